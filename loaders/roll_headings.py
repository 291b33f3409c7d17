"""Headings and titles that announce a roll: the office, prize or band whose people the lines below name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from chronoflux.language.resources import words
from chronoflux.loaders.grammar_files import joined, load_grammar
from chronoflux.loaders.sections import as_value, is_office
from chronoflux.loaders.word_tables import word_table

_DATED = re.compile(r"\s*\(?[^\W\d_]{0,5}\s?\d{4}.*\Z")
_REMARK = re.compile(r"\s*\([^()]*\)\s*\Z")
_MOST_WORDS = 12
_SEVERAL = 2


@dataclass(frozen=True, slots=True)
class Office:
    """An office that a heading names in the singular, and the body it says it is of; "" for none."""

    value: str
    body: str = ""
    relation: str = "position"
    """Or "member_of" under a heading for members, whose value is the title, "award" under one for a prize's winners."""


@dataclass(frozen=True, slots=True)
class _Words:
    members: re.Pattern[str]
    """Headings over the members of a band or team."""
    winners: re.Pattern[str]
    """Headings over the winners of a prize; its group "prize" names it."""
    openers: re.Pattern[str]
    """What leads to the office: "List of", "Former"."""
    links: re.Pattern[str]
    """What leads from it to its body."""
    nouns: re.Pattern[str]
    """Nouns that are no office but stand for it ("presidency"), which nobody is."""
    plurals: tuple[tuple[str, str], ...]
    """Endings of the plural and of the singular, likelier first."""
    joint: re.Pattern[str]
    """What joins two offices or two names."""


@lru_cache(maxsize=512)
def roll_office(heading: str, language: str, title: str = "") -> Office | None:
    """The office whose holders a heading or title announces; None where it announces none.

    "Headmasters of Ashdown School" is the office "headmaster of Ashdown School" of that body; "Elenco dei sindaci" is
    "sindaco", of no body; "Mayors and town clerks" are two, and none. "Club captains" of a title with "club" are
    captains.
    """
    rules = _words(language[:2])
    bare = _DATED.sub("", _REMARK.sub("", heading.strip().rstrip(":")).strip())
    opener = rules.openers.match(bare)
    bare = bare[opener.end() :] if opener else bare
    if title and rules.members.fullmatch(bare):
        return Office(title, title, "member_of")
    if won := rules.winners.fullmatch(bare):
        prize = won["prize"] or title
        return Office(prize, prize, "award") if prize else None
    if not bare or len(bare.split()) > _MOST_WORDS or rules.joint.search(bare.split(",")[0]):
        return None
    link = rules.links.search(bare)
    head, rest = (bare[: link.start()], bare[link.end() :].strip()) if link else (bare, "")
    one = _singular(head.split(), rules, language)
    if one is None:
        return _office_behind(bare.split(), rules, language)
    own = one.split()
    while len(own) > 1 and own[0].lower() in title.lower().split():
        del own[0]
    value = " ".join(map(as_value, own))
    if not any(map(str.isupper, rest)) or link is None:
        return Office(value)
    return Office(f"{value}{link[0]}{rest}", rest)


def _office_behind(parts: Sequence[str], rules: _Words, language: str) -> Office | None:
    """The office that a title names in the plural behind its body: "Whitbeck Town F.C. managers"."""
    if load_grammar(language[:2]).noun_first or len(parts) < _SEVERAL or not parts[-1].islower():
        return None
    one, body = _singular(parts[-1:], rules, language), " ".join(parts[:-1])
    return Office(one, body) if one and one != parts[-1] and parts[-2][0].isupper() else None


def names_holder(office: str, language: str) -> bool:
    """Whether an office is one that somebody holds for a time, and by what he or she is called: no mere "champion"."""
    nouns = _words(language[:2]).nouns
    return is_office(office, language) and not any(map(nouns.fullmatch, office.split()))


def _singular(parts: Sequence[str], rules: _Words, language: str) -> str | None:
    """An office in the singular: "harbour master" of "harbour masters", "capo operaio" of "capi operai".

    A name may end as offices do: "Priya Raman".
    """
    if not parts:
        return None
    first = load_grammar(language[:2]).noun_first
    at = 0 if first else len(parts) - 1
    noun = parts[at]
    if rules.nouns.fullmatch(noun):
        return None
    office = load_grammar(language[:2]).nouns["office"]
    forms = [noun[: len(noun) - len(end)] + one for end, one in rules.plurals if noun.lower().endswith(end)]
    own = next((form for form in (*forms, noun) if office.fullmatch(form)), None)
    surname = own == noun and at > 0 and noun[0].isupper() and noun.lower() not in words(language, "role_cues")
    if own is None or surname:
        return None
    rest = [_first_form(word, rules) if first and own != noun else word for word in parts[at + 1 :]]
    whole = " ".join((*parts[:at], own, *rest))
    return whole if is_office(whole, language) else None


def _first_form(word: str, rules: _Words) -> str:
    """The likeliest singular of an adjective."""
    return next((word[: len(word) - len(end)] + one for end, one in rules.plurals if word.endswith(end)), word)


@cache
def _words(language: str) -> _Words:
    table = word_table(language)["rolls"]
    patterns = {
        name: re.compile(joined(table[name]), re.IGNORECASE)
        for name in ("members", "winners", "openers", "links", "nouns", "joint")
    }
    return _Words(plurals=tuple((end, one) for end, one in table["plurals"]), **patterns)
