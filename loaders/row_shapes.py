"""Lines that are rows of a roll, a chronology or a table, by how they and the lines beside them are set."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeVar

from chronoflux.loaders.clause_words import ClauseWords, clause_words
from chronoflux.model import Sentence, TimeExpression

_MARK = re.compile(r"(?:[-*•–—]\s+)?(?:\d{1,3}\s?[.)]\s+)?")
FindTimes = Callable[[str], Sequence[TimeExpression]]
_YEAR = r"(?:1\d|20)\d\d"
_STRETCH = (
    rf"{_YEAR}(?!\d)(?:\s?[-–—/]\s?(?:(?:1\d|20)?\d\d(?!\d)|(?=\)|\Z))|[-–—](?:[^\W\d_]{{3,10}}|(?=\s))"
    rf"|(?:\s[^\W\d_]{{1,5}}){{1,2}}\s{_YEAR}|\s(?:[^\W\d_]{{1,4}}\s)[^\W\d_]{{4,5}}(?=[)\s]))?"
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
_LONGEST = 120
_MOST_WORDS = 14
_LEAST_ROWS = 2
_LEAST_CELLS = {"\t": 2, "|": 2, ",": 3, ";": 3}
_SEPARATORS = {
    "\t": re.compile(r"\s*\t\s*"),
    "|": re.compile(r"\s+\|\s*|\s*\|\s+"),
    ",": re.compile(r","),
    ";": re.compile(r";"),
}
_BEHIND = re.compile(r"(?:\s?[–—:]|\s-|\s{2})\s*(?=[^\W\d_])")
"""What parts a time from what is told behind it."""
_ABOUT = re.compile(r"\w+\s[–—-]\s")
"""A word that belongs to the year before a mark: "1840 circa – ...", of which the mark is."""
_GAP = re.compile(r"(?<=[\w.)])\s{2,}(?=\S)")
"""Blanks that set the two parts of a line apart."""
_Each = TypeVar("_Each")
_SPACED = re.compile(r"[,;]\s")


@dataclass(frozen=True, slots=True)
class Shape:
    """How a line sets a year beside something: first or last, and whether a mark parts the two."""

    first: bool
    marked: bool
    told: int = 0
    """Where what is told begins behind a time that comes first."""


class RowShapes:
    """Which lines of a document are rows, and the cells of those that make up a table without bars around it."""

    def __init__(self, text: str, sentences: Sequence[Sentence], language: str, find: FindTimes) -> None:
        """Look at each line beside those before and after it, once; `find` gives the times of a text."""
        words = clause_words(language)
        alone = [_is_alone(text, sentence) for sentence in sentences]
        self._cells: dict[int, tuple[str, ...]] = {}
        self._headers: dict[int, tuple[str, ...]] = {}
        self._shapes = {
            sentence.index: shape
            for sentence, single in zip(sentences, alone, strict=True)
            if single and (shape := shape_of(sentence.text, words) or _dated_shape(sentence.text, find, words))
        }
        lines = [sentence for sentence, single in zip(sentences, alone, strict=True) if single]
        for delimiter in _LEAST_CELLS:
            self._find_tables(lines, delimiter)
        self._items = {
            sentence.index: _keyed(_without_mark(sentence.text))
            for sentence in lines
            if (shape := self._shapes.get(sentence.index)) and _is_bare(sentence.text, shape, words)
        }
        self._lines = {
            sentence.index: _without_mark(sentence.text)
            for sentence in lines
            if len(sentence.text) <= _LONGEST and re.search(r"\d{3}", sentence.text)
        }
        self._rows = set(self._cells) | set(_in_runs(self._shapes))

    def is_row(self, index: int) -> bool:
        """Whether a sentence is one of several rows that are set alike."""
        return index in self._rows

    def may_be_row(self, index: int) -> bool:
        """Whether a sentence has the shape of a row, though it may stand alone."""
        return index in self._shapes

    def line(self, index: int) -> str:
        """A short line with a year, without its marks; "" where a sentence is none."""
        return self._lines.get(index, "")

    def item(self, index: int) -> str | None:
        """What a row says that is no sentence; None for one that has a verb and a subject, or is no row."""
        return self._items.get(index)

    def opens_rows(self, index: int) -> bool:
        """Whether the line behind a sentence is a row."""
        return self.may_be_row(index + 1) or index + 1 in self._cells

    def cells(self, index: int) -> tuple[str, ...]:
        """The cells of a row of a table; none for no such row."""
        return self._cells.get(index, ())

    def header(self, index: int) -> tuple[str, ...]:
        """The names of the columns of a row's table; none where it has none."""
        return self._headers.get(index, ())

    def is_header(self, index: int) -> bool:
        """Whether a sentence names the columns of the rows below it."""
        return index in self._cells and self._headers.get(index) == self._cells[index]

    def _find_tables(self, lines: Sequence[Sentence], delimiter: str) -> None:
        split = ((sentence.index, _cells_of(sentence.text, delimiter)) for sentence in lines)
        for size, run in groupby(split, key=lambda pair: len(pair[1])):
            rows = [(index, cells) for index, cells in run if index not in self._cells]
            if size < _LEAST_CELLS[delimiter]:
                continue
            for table in _neighbours(rows):
                self._note_table(table)

    def _note_table(self, table: Sequence[tuple[int, tuple[str, ...]]]) -> None:
        if len(table) < _LEAST_ROWS or not all(re.search(r"\d", "".join(cells)) for _, cells in table[1:]):
            return
        first = table[0][1]
        header = first if all(cell and not re.search(r"\d", cell) for cell in first) else ()
        for index, cells in table:
            self._cells[index] = cells
            self._headers[index] = header


def shape_of(text: str, words: ClauseWords) -> Shape | None:
    """How a line sets a year beside a name or a fact; None for a sentence, and for what sets none so."""
    line = _without_mark(text)
    if "\n" in line or len(line) > _LONGEST or line.startswith("#") or len(line.split()) > _MOST_WORDS:
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
    marked = bool(last["mark"].strip())
    bare = len(last["tail"]) <= 1
    own = last["lead"].split()
    leads = _leads(last["lead"], words) or own[-1] in words.lead_ins
    return Shape(first=False, marked=marked) if leads and (bare or marked) else None


def _dated_shape(text: str, find: FindTimes, words: ClauseWords) -> Shape | None:
    """The shape of a line with a time of another make at its edge ("Summer 1916 – let", "Opened    3.4.1889")."""
    line = _without_mark(text)
    if not re.search(r"\d", line) or "\n" in line or len(line) > _LONGEST or line.startswith("#"):
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


def _keyed(line: str) -> str:
    """A line with a colon behind the year that it opens with, where nothing parts the two: "1996: elected mayor"."""
    first = _FIRST.match(line)
    mark = "gap" if first and first["gap"] else "mark"
    if first is None and ":" not in line:
        return _GAP.sub(": ", line, count=1)
    if first is None or first["lead"] or first[mark].strip() or _ABOUT.match(line, first.end()):
        return line
    return f"{line[: first.start(mark)]}: {line[first.end() :]}"


def _is_bare(text: str, shape: Shape, words: ClauseWords) -> bool:
    """Whether a row is no sentence: it has no verb, or goes on in lower case behind the year that it opens with."""
    line = _without_mark(text)
    goes_on = shape.first and line[shape.told].islower() and not words.noun_subject.match(line, shape.told)
    participle = words.past_participle.match(line)
    told = _REMARK.split(line[participle.end() :] if participle else line, maxsplit=1)[0]
    return goes_on or words.verb.search(told) is None


def _leads(lead: str, words: ClauseWords) -> bool:
    """Whether words lead to a stretch of time: none, or such as "dal", "since", "in office from"."""
    own = lead.lower().split()
    return not own or own[0].rstrip(".") in words.heading_leads or own[-1] in words.range_openers


def _in_runs(shapes: dict[int, Shape]) -> Iterator[int]:
    """The lines beside one that is set alike: two of them, or three where no mark parts a name from its year."""
    for run in _neighbours(sorted(shapes.items())):
        for _, same in groupby(run, key=lambda pair: pair[1].first):
            rows = list(same)
            if len(rows) >= _LEAST_ROWS + (not any(shape.first or shape.marked for _, shape in rows)):
                yield from (index for index, _ in rows)


def _neighbours(pairs: Sequence[tuple[int, _Each]]) -> Iterator[list[tuple[int, _Each]]]:
    """Pairs cut where their indices do not follow each other."""
    run: list[tuple[int, _Each]] = []
    for pair in pairs:
        if run and pair[0] != run[-1][0] + 1:
            yield run
            run = []
        run.append(pair)
    if run:
        yield run


def _cells_of(text: str, delimiter: str) -> tuple[str, ...]:
    line = _without_mark(text)
    if delimiter not in line or line.startswith("|") or "\n" in line or (delimiter in ",;" and _SPACED.search(line)):
        return ()
    return tuple(cell.strip(' "') for cell in _SEPARATORS[delimiter].split(line))


def _without_mark(text: str) -> str:
    """A line without the bullet or number that it opens with."""
    return _MARK.sub("", text.strip(), count=1)


def _is_alone(text: str, sentence: Sentence) -> bool:
    before, after = text[: sentence.char_start][-1:], text[sentence.char_end :][:1]
    return before in ("", "\n") and after in ("", "\n")
