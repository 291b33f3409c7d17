"""Is this number a year? What stands around it decides."""

from __future__ import annotations

from chronoflux.temporal.described import describes, is_of_happening, is_owned
from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.number_guards import FREE, is_finite, is_label_or_amount, is_possessive, last_word

FIRST_PLAUSIBLE, LAST_PLAUSIBLE = 1300, 2100
"""Bare years before need a word that introduces a year, later ones the plainest of them ("in 2500")."""
_EVENT_REACH = 6
"""How far the noun of an event stands behind its year."""
LAST_NAMED = 2035
"""Behind a name, later ones are part of it: "Blade Runner 2049"."""
_LONGEST_LIFE = 110
_FIRST_NAMED = 100
"""The first year that a battle is named by: "the battle of 1066"."""
_MARKS = frozenset("!?;")
_CLAUSE_MARKS = frozenset("!?;:")
FIRST_ENCLOSED = 1100
"""The same for a year between punctuation: "(1207)"."""

_JOINTS = {Kind.AND, Kind.COMMA, Kind.TO, Kind.DASH, Kind.UNTIL}
_PARTS = {Kind.HALF, Kind.PART}
"""What a year has: "the first half of 1987"."""


def crosses_clause(match: Match) -> bool:
    """Whether a mark that ends a clause stands inside a match."""
    return any(token.text in _CLAUSE_MARKS for token in match.of(Kind.WORD))


def is_year(match: Match) -> bool:
    """Whether a bare number is a year, judged by its neighbours.

    A label before ("page 1848"), a unit after ("1999 euros") or further figures beside it (a phone number) rule it out;
    a word that introduces years settles it; else it must be plausible and not count what follows.
    """
    number, left, right = match.tokens[-1], match.before(), match.after()
    if not isinstance(number.value, int) or is_label_or_amount(match, left, right):
        return False
    guards, previous = match.lexicon.guards, last_word(left)
    if number.kind is not Kind.YEAR:
        early = previous in guards["early_introducers"] and _may_be_early(match, right)
        return early or _names_battle(match, left, right)
    if left.kind is Kind.OF and match.before(2).kind in _PARTS:
        return True
    if not number.text[0].isdigit() and previous not in guards["introducers"]:
        return False
    if number.value > LAST_PLAUSIBLE:
        return previous in guards["early_introducers"] and not _counts(match, right)
    counts = left.kind is Kind.WORD and right.lower in guards["counted"]
    if counts or (previous not in guards["introducers"] and _is_part_of_many(match, left, right)):
        return False
    if previous in guards["introducers"] and not (previous in guards["counters"] and _counts(match, right)):
        return True
    told = (
        is_possessive(match)
        or describes(match, left)
        or is_of_happening(match, left, right)
        or (_stands_free(match, left, right) and not _is_owned_title(match, left, right))
    )
    return _names_battle(match, left, right) or (told and _is_plausible(match, left, right))


def _is_part_of_many(match: Match, left: Token, right: Token) -> bool:
    """Whether a number counts some of many: "1876 were valid", "1870 of them", "Of the 1998 ballots", "dei 2010"."""
    guards, beyond = match.lexicon.guards, match.after(2).lower
    second, third = match.before(2), match.before(3)
    heads = left.kind in {Kind.COMMA, Kind.BREAK, Kind.STOP} or left.text == ";"
    heads = heads or (left.kind is Kind.AND and not second.text[:1].isdigit())
    told = (heads and right.lower in guards["many_verbs"]) or f"{right.lower} {beyond}" in guards["of_many"]
    whole = left.kind is Kind.THE and second.kind is Kind.OF and (second.capitalised or third.text[:1].isdigit())
    return told or whole or left.lower in guards["before_many"]


def _names_battle(match: Match, left: Token, right: Token) -> bool:
    """Whether a number says which battle or council: "the battle of 1066", "il concilio del 325"."""
    guards = match.lexicon.guards
    named = left.kind is Kind.OF and match.before(2).lower in guards["battles"]
    alone = right.kind in FREE or right.lower in guards["followers"] or is_finite(match, right)
    year: int = match.tokens[-1].value
    return named and alone and year >= _FIRST_NAMED


def _is_owned_title(match: Match, left: Token, right: Token) -> bool:
    """Whether a number is all that a person owns: "Orwell's 1984 was read", not "Orwell's 1984 edition"."""
    guards = match.lexicon.guards
    owner = match.before(2 if left.text == "'" else 3)
    joined = right.kind in _JOINTS and match.after(2).kind in {Kind.YEAR, Kind.PAIR}
    ends = (right.kind is not Kind.WORD and not joined) or right.lower in guards["past_words"] | guards["passives"]
    return is_owned(match, left) and owner.capitalised and ends and not is_possessive(match)


def _is_plausible(match: Match, left: Token, right: Token) -> bool:
    year: int = match.tokens[-1].value
    second = match.after(2)
    spans = right.kind is Kind.DASH and second.kind is Kind.YEAR and year < second.value <= year + _LONGEST_LIFE
    spans = spans or (left.kind is Kind.DASH and match.before(2).kind is Kind.DATE)
    enclosed = spans or (left.kind in FREE and right.kind in FREE)
    return (FIRST_ENCLOSED if enclosed else FIRST_PLAUSIBLE) <= year <= LAST_PLAUSIBLE


def _stands_free(match: Match, left: Token, right: Token) -> bool:
    """Whether a plausible year without an introducing word is one: it counts nothing and names no model."""
    guards = match.lexicon.guards
    if left.kind in _JOINTS and match.before(2).kind is Kind.DATE:
        return right.lower not in guards["counted"] and not (left.kind is Kind.COMMA and _counts(match, right))
    if left.lower in guards["vague"]:
        made = match.before(2).lower in guards["introducers"] or match.before(2).kind is Kind.OPEN
        return made and not _counts(match, right)
    if left.lower in guards["always_counts"]:
        return left.lower in guards["before_events"] and right.text.istitle() and _names_event(match)
    if last_word(left) in guards["counters"] and (match.lexicon.article_before_year or _counts(match, right)):
        return False
    if left.kind is Kind.WORD and left.text.isalpha() and left.text.islower() and not _may_lead(match, left, right):
        return False
    named = left.kind is Kind.WORD and left.capitalised
    if named and match.tokens[-1].value > LAST_NAMED:
        return False
    if left.kind in {Kind.THE, Kind.OPEN, Kind.POSSESSIVE, Kind.THIS} or named:
        counted = right.lower in guards["counted"] and not (right.text.istitle() and match.after(2).capitalised)
        return not counted and not _is_designation(left, guards["acronyms"])
    named_so = left.lower in guards["before_years"] and is_finite(match, right)
    return named_so or not _counts(match, right)


def _names_event(match: Match) -> bool:
    """Whether what is held once a year follows: "at 2015 World Cup", not "at 1575 Old Dixie Highway"."""
    following = (match.after(distance).lower for distance in range(2, _EVENT_REACH))
    return any(word in match.lexicon.guards["before_years"] for word in following)


def _may_lead(match: Match, left: Token, right: Token) -> bool:
    """Whether a word may stand before a bare year: "released 1988", "elezioni politiche 2013", "a poor 2006 season"."""
    guards, second = match.lexicon.guards, match.after(2)
    if left.lower in guards["before_years"] or match.before(2).lower in guards["before_years"] | guards["introducers"]:
        return True
    if right.kind in {Kind.TO, Kind.DASH} and second.kind is Kind.YEAR:
        return bool(second.value > match.tokens[-1].value)
    if (match.before(2).text == "'" and match.before(2).end == left.start) or _is_participle(match, left, right):
        return True
    articled = any(match.before(n).kind in {Kind.THE, Kind.A, Kind.POSSESSIVE} for n in (2, 3, 4))
    return right.kind is Kind.WORD and (articled or right.capitalised)


def _is_participle(match: Match, left: Token, right: Token) -> bool:
    """Whether a participle stands between marks with its year: "(founded 1694, nationalised 1946)"."""
    guards = match.lexicon.guards
    ends = left.lower.endswith(tuple(guards["past_endings"]) or "\0") and left.lower not in guards["of_change"]
    parted = match.before(2).kind in {Kind.OPEN, Kind.COMMA} and right.kind in {Kind.CLOSE, Kind.COMMA}
    return ends and parted and left.lower not in guards["counting"]


def _counts(match: Match, right: Token) -> bool:
    """Whether the number counts the lower-case word after it; "1999's best film" does not."""
    guards = match.lexicon.guards
    lettered = len(right.text) == 1 and right.start == match.tokens[-1].end
    if lettered or is_possessive(match):
        return False
    if right.lower in guards["counted"]:
        return True
    return right.kind is Kind.WORD and right.text[:1].islower() and right.lower not in guards["followers"]


def _may_be_early(match: Match, right: Token) -> bool:
    """Whether a short number after "in" may be an early year: "in 476 the empire ...", not "in 180 countries"."""
    if match.tokens[-1].value < 100 or right.lower in match.lexicon.guards["counted"]:
        return False
    if match.lexicon.article_before_year and last_word(match.before()) in match.lexicon.guards["introducers"]:
        return True
    return right.kind in FREE or right.capitalised or right.lower in match.lexicon.guards["followers"]


def counts_nothing(match: Match) -> bool:
    """Whether nothing follows that the number could count: a mark, or a word that goes on behind a time."""
    right = match.after()
    marked = right.kind in {Kind.COMMA, Kind.STOP, Kind.BREAK, Kind.CLOSE} or right.text in _MARKS
    return marked or right.lower in match.lexicon.guards["followers"]


def _is_designation(left: Token, acronyms: frozenset[str]) -> bool:
    """An acronym, a code or a trade name before a number makes it a model: RTX 2080, A4 2010, LaserJet 2015."""
    marked = any(letter.isupper() or letter.isdigit() for letter in left.text[1:])
    return left.kind is Kind.WORD and marked and left.lower not in acronyms
