"""How a line sets a time beside a name or a fact: first or last, with a mark between or none."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from chronoflux.loaders.clause_words import ClauseWords
from chronoflux.model import TimeExpression

_MARK = re.compile(r"(?:[-*•–—]\s+)?(?:\d{1,3}\s?[.)]\s+)?")
FindTimes = Callable[[str], Sequence[TimeExpression]]
_YEAR = r"(?:1\d|20)\d\d"
_STRETCH = (
    rf"{_YEAR}(?!\d)(?:\s?[-–—/]\s?(?:(?:1\d|20)?\d\d(?!\d)|(?=\)|\Z))|[-–—](?:[^\W\d_]{{3,10}}|(?=\s))"
    rf"|(?-i:\s[a-zà-ÿ]{{1,5}}){{1,2}}\s{_YEAR}|(?-i:\s[a-zà-ÿ]{{1,4}}\s[a-z]{{4,5}})(?=[)\s]))?"
)
_MONTHS = rf"[^\W\d_]{{3,9}}\.?\s{_YEAR}\s?[-–—]\s?(?:[^\W\d_]{{3,9}}\.?\s{_YEAR}|[^\W\d_]{{4,8}}(?=\s{{2}}))"
"""A stretch of months at the head of a line: "Sept 2004 – Feb 2012"."""
_FIRST = re.compile(
    rf"{_MONTHS}(?P<gap>\s*[:,\t]|\s)\s*(?=[^\W\d_])"
    rf"|(?P<lead>(?:[^\W\d_][\w']*\s){{0,3}})(?:\d{{1,2}}\S{{0,2}}\s[^\W\d_]{{3,9}}\s)?{_STRETCH}"
    rf"(?P<mark>\s*[:.,;)\t]|\s[–—-]|\s)\s*(?=[^\W\d_])",
    re.IGNORECASE,
)
_LAST = re.compile(
    rf"(?P<rest>.*?[\w.)])(?P<mark>\s*[(,:;\t]|\s[–—-]\s|\s)\s*(?P<lead>(?:(?-i:[a-zß-ÿ])[\w'.]*\s){{0,4}}){_STRETCH}"
    rf"\s?\)?(?P<tail>[.;]?|\s*[,;–(—-].*)",
    re.IGNORECASE,
)
_BRACKETED = re.compile(
    rf"(?P<rest>[^(]*[\w.)])\s*\([^()]{{0,40}}{_YEAR}(?!\d)[^()]{{0,24}}\)(?P<tail>[.;]?|\s*[,;–—-].*)"
)
"""A line whose year stands in brackets ("Keith Rowan (1962 to date)", "Tin Roof (Marlin, 1984)")."""
_REMARK = re.compile(r"(?<=[^\W\d_])\s?[,;(]")
"""What parts a name from a remark behind it."""
LONGEST = 120
_MOST_WORDS = 14
_BEHIND = re.compile(r"(?:\s?[–—:]|\s-|\s{2})\s*(?=[^\W\d_])")
"""What parts a time from what is told behind it."""
_ABOUT = re.compile(r"\w+\s[–—-]\s")
"""A word that belongs to the year before a mark: "1840 circa – ...", of which the mark is."""
_ASIDE = re.compile(r"\s\([^()]*\)")
"""A remark in brackets at the end of a line."""
_UNDERGOES = re.compile(r"[^\W\d_]\w*(?: [\w'’-]+){0,5} (?-i:[a-zà-ÿ][\w-]*) (?P<verb>[a-z]+)")
"""What was done to a thing without a name, "was" left out: "Cinema licence granted"."""
_GAP = re.compile(r"(?<=[\w.)])\s{2,}(?=\S)")
"""Blanks that set the two parts of a line apart."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How a line sets a year beside something: first or last, and whether a mark parts the two."""

    first: bool
    marked: bool
    told: int = 0
    """Where what is told begins behind a time that comes first."""


def shape_of(text: str, words: ClauseWords) -> Shape | None:
    """How a line sets a year beside a name or a fact; None for a sentence, and for what sets none so."""
    line = without_mark(text)
    if "\n" in line or len(line) > LONGEST or line.startswith("#") or len(line.split()) > _MOST_WORDS:
        return None
    if (first := _FIRST.match(line)) and _leads(first["lead"] or "", words):
        marked = bool((first["mark"] or first["gap"]).strip())
        told = line.endswith(".") and words.verb.search(line, first.end())
        return Shape(first=True, marked=marked, told=first.end()) if marked or not told else None
    last = _BRACKETED.fullmatch(line) or _LAST.fullmatch(line)
    if last is None or ": " in last["rest"]:
        return None
    if not (last["rest"][0].isupper() or (last.re is _BRACKETED and not last["tail"])):
        return None
    participle = words.past_participle.match(last["rest"])
    if words.verb.search(last["rest"], participle.end() if participle else 0):
        return None
    if last.re is _BRACKETED:
        return Shape(first=False, marked=True)
    marked = bool(last["mark"].strip() or _GAP.search(line))
    bare = len(last["tail"]) <= 1 or _ASIDE.fullmatch(last["tail"]) is not None
    own = last["lead"].split()
    leads = _leads(last["lead"], words) or own[-1] in words.lead_ins
    return Shape(first=False, marked=marked) if leads and (bare or marked) else None


def dated_shape(text: str, find: FindTimes, words: ClauseWords) -> Shape | None:
    """The shape of a line with a time of another make at its edge ("Summer 1916 – let", "Opened    3.4.1889")."""
    line = without_mark(text)
    if not re.search(r"\d", line) or "\n" in line or len(line) > LONGEST or line.startswith("#"):
        return None
    times = find(line)
    if times and times[0].char_start == 0 and (mark := _BEHIND.match(line, times[0].char_end)):
        return Shape(first=True, marked=True, told=mark.end())
    if not times or line[times[-1].char_end :].strip(" .);") or len(line.split()) > _MOST_WORDS:
        return None
    rest = line[: times[-1].char_start].rstrip()
    participle = words.past_participle.match(rest)
    if not rest[:1].isupper() or ": " in rest or words.verb.search(rest, participle.end() if participle else 0):
        return None
    gap = line[len(rest) : times[-1].char_start]
    marked = rest[-1] in ",(:" or len(gap) > 1
    return Shape(first=False, marked=marked) if re.search(r"[^\W\d_]{2}", rest) else None


def keyed(line: str) -> str:
    """A line with a colon behind the year that it opens with, where nothing parts the two: "1996: elected mayor"."""
    first = _FIRST.match(line)
    mark = "gap" if first and first["gap"] else "mark"
    if first is None and ":" not in line:
        return _GAP.sub(": ", line, count=1)
    if first is None or first["lead"] or first[mark].strip() or _ABOUT.match(line, first.end()):
        return line
    return f"{line[: first.start(mark)]}: {line[first.end() :]}"


def is_bare(text: str, shape: Shape, words: ClauseWords) -> bool:
    """Whether a row is no sentence: it has no verb, or goes on in lower case behind the year that it opens with."""
    line = without_mark(text)
    goes_on = shape.first and line[shape.told].islower() and not words.noun_subject.match(line, shape.told)
    participle = words.past_participle.match(line, shape.told if shape.first else 0)
    told = _REMARK.split(line[participle.end() - 1 :] if participle else line, maxsplit=1)[0]
    if shape.first and (noun := _UNDERGOES.fullmatch(line, shape.told)):
        last = noun["verb"]
        if words.past_participle.fullmatch(last) and not words.active.fullmatch(last):
            told = line[shape.told : noun.start("verb")]
    return goes_on or words.verb.search(told) is None


def _leads(lead: str, words: ClauseWords) -> bool:
    """Whether words lead to a stretch of time: none, or such as "dal", "since", "in office from"."""
    own = lead.lower().split()
    return not own or own[0].rstrip(".") in words.heading_leads or own[-1] in words.range_openers


def without_mark(text: str) -> str:
    """A line without the bullet or number that it opens with."""
    return _MARK.sub("", text.strip(), count=1)
