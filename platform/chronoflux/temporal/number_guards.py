"""Is this number a label, a code or an amount? What stands around it decides."""

from __future__ import annotations

import re

from chronoflux.temporal.grammar import Kind, Match, Token

_NUMBERS = {Kind.DAY, Kind.NUM, Kind.YEAR, Kind.ANCIENT, Kind.LARGE, Kind.JUNK, Kind.DECIMAL}
FREE = {Kind.BREAK, Kind.STOP, Kind.COMMA, Kind.OPEN, Kind.CLOSE, Kind.DASH}
_MARKS_BEFORE = frozenset("#$€£§№+*=/<>@_^")
_MARKS_AFTER = frozenset("/=@_^°%±")
PREPOSITIONS = {
    Kind.IN, Kind.OF, Kind.FROM, Kind.TO, Kind.SINCE, Kind.UNTIL, Kind.BY, Kind.BEFORE, Kind.AFTER, Kind.BETWEEN,
    Kind.MOD,
}  # fmt: skip
_OPENING_QUOTES = frozenset("\"'“‘«„*")
_CLOSING_QUOTES = frozenset("\"'”’»“*")
_LABEL_MARKS = frozenset(".:")
_FIRST_NAMED_EVENT = 1959
_SHORT_UNIT = 3
_SHORT_LABEL = 3
"""Letters of a label that is cut short by its dot ("vol. 1850"); a longer one may end its sentence."""
_NAME_REACH = 5
"""How far the kind of a street is looked for beside its number."""
_CITED_REACH = 9
"""Tokens of an abbreviated title: four words with their dots."""
_MARKS = {Kind.COMMA, Kind.DASH, Kind.OPEN, Kind.CLOSE}
_CLAUSE_REACH = 25
"""How far the end of a sentence is looked for, in tokens."""
_CLAUSE_WORDS = 2
"""A clause has more words than these: a subject and a verb."""
_SENTENCE_ENDS = frozenset("!?")


def last_word(token: Token) -> str:
    """The last word of a phrase: "dal" of "a partire dal"."""
    words = re.findall(r"\w+", token.lower)
    return words[-1] if words else token.lower


def is_label_or_amount(match: Match, left: Token, right: Token) -> bool:
    """Whether a number before or after these tokens cannot be a year."""
    return (
        _measures(match, left, right)
        or _is_labelled(match, left)
        or _is_house_number(match, left, right)
        or _is_citation(match, left)
        or _is_marked(match, left, right)
        or _is_title(match, left, right)
        or _is_amount(match, left, right)
        or _is_raced(match, left, right)
        or _beside_figures(match, left, right)
        or _glued(match, left, right)
    )


def _measures(match: Match, left: Token, right: Token) -> bool:
    """Whether a unit follows: "1999 euros", "from 1500 to 2000 euros"."""
    units = match.lexicon.guards["units"]
    if right.text.istitle() and len(right.text) > _SHORT_UNIT and match.after(2).text.istitle():
        return False
    if right.lower in units or f"{right.lower} {match.after(2).lower}" in units:
        return True
    return _shares_unit(match, left, right)


def _is_labelled(match: Match, left: Token) -> bool:
    """Whether a word before numbers things, or a name ends with the number: "page 1848", "Votes: 1850", "The 1975"."""
    guards, named = match.lexicon.guards, match.before(2)
    if left.capitalised and left.lower in guards["named_events"] and match.tokens[-1].value > _FIRST_NAMED_EVENT:
        return False
    if left.lower in guards["labels"] or (left.text == ":" and _names_amount(match)):
        return True
    if left.kind is Kind.THE and left.capitalised and named.kind is Kind.WORD and named.text.isalpha():
        return True
    if left.kind is Kind.THE and named.lower in guards["dialled"]:
        return True
    if left.lower in guards["prefixes"]:
        return named.kind not in FREE | PREPOSITIONS | {Kind.AND}
    if (
        left.lower not in guards["joints"]
        or match.after().lower in guards["postfixed"]
        or named.lower not in guards["labels"]
        or is_possessive(match)
    ):
        return False
    if left.kind is Kind.STOP and len(named.text) > _SHORT_LABEL and left.end < match.tokens[-1].start:
        return named.lower in guards["abbreviated"]
    return named.lower not in guards["dated"] or left.text in _LABEL_MARKS


def is_possessive(match: Match) -> bool:
    """Whether a possessive "s" hangs on the number: "1999's best film"."""
    return match.text.startswith("'s", match.tokens[-1].end)


def _is_marked(match: Match, left: Token, right: Token) -> bool:
    """Whether a sign beside the number makes it an amount or a code; an asterisk may also begin an item of a list."""
    bullet = left.text == "*" and left.end < match.tokens[0].start
    return (left.text in _MARKS_BEFORE and not bullet) or right.text in _MARKS_AFTER


def _names_amount(match: Match) -> bool:
    """Whether what stands before a colon is counted or numbered ("Votes: 1850", "Population (1999): 1850")."""
    name, guards = match.before(2), match.lexicon.guards
    if name.kind is Kind.CLOSE and match.before(4).kind is Kind.OPEN:
        name = match.before(5)
    return name.lower in guards["labels"] | guards["counted"] | guards["units"]


def _is_title(match: Match, left: Token, right: Token) -> bool:
    """Whether a number is what a work is called: quoted by itself, read or watched, or said to be a film."""
    guards = match.lexicon.guards
    if left.lower in guards["of_works"] or (left.text in _OPENING_QUOTES and right.text in _CLOSING_QUOTES):
        return True
    if left.kind in {Kind.BREAK, Kind.STOP} and right.lower in guards["by_author"] and match.after(2).capitalised:
        return True
    if left.text in _OPENING_QUOTES and right.text == ":" and match.after(2).capitalised:
        return True
    told = right.lower in guards["joints"] and left.kind in {Kind.BREAK, Kind.STOP} and match.after(2).kind is Kind.A
    return told and match.after(3).lower in guards["works"]


def _is_amount(match: Match, left: Token, right: Token) -> bool:
    """Whether a number is a sum, a level, odds or votes: "2001 in total", "rose to 1850", "won 1914 to 1750"."""
    guards = match.lexicon.guards
    introduced = left.kind is Kind.THE or left.kind in PREPOSITIONS
    if not introduced and not {right.lower, f"{right.lower} {match.after(2).lower}"}.isdisjoint(guards["totals"]):
        return True
    if left.lower in guards["price_leads"] and match.before(2).lower in guards["of_price"]:
        return True
    if left.kind is Kind.TO and (match.before(2).lower in guards["of_change"] or match.before(2).kind in _NUMBERS):
        return True
    if left.kind is Kind.IN and match.before(2).value == 1:
        counts = match.before(3).lower in guards["counters"] and match.before(3).kind is not Kind.AND
        return counts or match.before(3).kind in {Kind.BREAK, Kind.STOP, Kind.A}
    if left.kind is not Kind.WORD:
        return False
    backwards = right.kind is Kind.TO and match.after(2).kind is Kind.YEAR
    if backwards and match.after(2).value < match.tokens[-1].value:
        return True
    if left.lower in guards["introducers"]:
        return False
    plural = left.lower in guards["plural_verbs"] and not right.capitalised
    return plural or is_finite(match, left) or left.lower.endswith(tuple(guards["counted_after_endings"]))


def _is_raced(match: Match, left: Token, right: Token) -> bool:
    """Whether a number is a distance or an hour: "ran the 1500 in 3:52", "at 0800 and 2000"."""
    first = match.before(2)
    if left.kind is Kind.AND and first.kind in {Kind.JUNK, Kind.CLOCK} and first.text.startswith("0"):
        return True
    return left.kind is Kind.THE and right.kind is Kind.IN and match.after(2).kind in {Kind.CLOCK, Kind.DECIMAL}


def _shares_unit(match: Match, left: Token, right: Token) -> bool:
    """Whether a second number with a unit follows ("from 1500 to 2000 euros", "between 1500 and 2000 people")."""
    guards, second = match.lexicon.guards, match.after(2)
    unit = match.after(3)
    if second.kind is Kind.THE:
        second, unit = unit, match.after(4)
    if left.kind is Kind.BEFORE and right.lower in guards["counted"]:
        return not _heads_single_clause(match)
    if right.kind not in {Kind.TO, Kind.AND, Kind.DASH} or second.kind not in _NUMBERS:
        return False
    if left.kind is Kind.IN and second.kind in {Kind.JUNK, Kind.DECIMAL} and right.kind is Kind.TO:
        return False
    articled = match.lexicon.article_before_year and right.kind is Kind.TO
    counted = not articled and (left.kind is Kind.BETWEEN or right.kind is not Kind.AND)
    return unit.lower in guards["units"] or (counted and unit.lower in guards["counted"])


def _heads_single_clause(match: Match) -> bool:
    """Whether "before" opens a sentence of one clause: then what follows the number is its subject.

    "Before 1990 people used coal" needs a year; "Before 1990 people came, ..." counts them.
    """
    if match.before(2).kind not in {Kind.BREAK, Kind.STOP}:
        return False
    for distance in range(1, _CLAUSE_REACH):
        token = match.after(distance)
        if token.kind in {Kind.STOP, Kind.BREAK} or token.text in _SENTENCE_ENDS:
            return distance > _CLAUSE_WORDS
        if token.kind in _MARKS or token.text in ";:":
            return False
    return False


def _is_house_number(match: Match, left: Token, right: Token) -> bool:
    """Via Roma 1999, 1999 Main Street; but "in 1999 Main Street", "the 1999 Wall Street crash"."""
    guards = match.lexicon.guards
    for distance in range(2, _NAME_REACH):
        if not match.before(distance - 1).capitalised:
            break
        if match.before(distance).lower.split()[-1:] and match.before(distance).lower.split()[-1] in guards["places"]:
            return True
    alone = left.kind not in {Kind.THE, Kind.MOD, *PREPOSITIONS} or left.lower in guards["before_house"]
    if not alone or not right.capitalised:
        return False
    return any(match.after(distance).lower in guards["streets"] for distance in range(2, _NAME_REACH))


def _is_citation(match: Match, left: Token) -> bool:
    """28 C.F.R. 1910: a page of a collection, whose number and dotted letters stand before."""
    distance = 1
    while distance < _CITED_REACH and match.before(distance).text == "." and match.before(distance + 1).capitalised:
        distance += 2
    return distance > 1 and left.text == "." and match.before(distance).kind in _NUMBERS


def _beside_figures(match: Match, left: Token, right: Token) -> bool:
    """Figures in a row, with nothing but space between, are a phone number or the like; years in a row are a table."""
    first, last = match.tokens[0], match.tokens[-1]
    if left.kind in _NUMBERS and match.text[left.end : first.start].isspace():
        return True
    return right.kind in _NUMBERS and right.kind is not Kind.YEAR and match.text[last.end : right.start].isspace()


def _glued(match: Match, left: Token, right: Token) -> bool:
    """A dash without spaces ties the number to a code: DC-1999, 555-1984, 1984-B."""
    if left.kind is Kind.DASH and left.end == match.tokens[0].start:
        before = match.before(2)
        if before.end == left.start and before.kind is not Kind.DATE and before.text:
            return True
    after = match.after(2)
    return (
        right.kind is Kind.DASH
        and right.start == match.tokens[-1].end
        and after.start == right.end
        and (
            after.kind in {Kind.NUM, Kind.JUNK, Kind.DAY, Kind.CARDINAL}
            or after.lower in match.lexicon.guards["measured"]
            or (after.kind is Kind.YEAR and after.value < match.tokens[-1].value)
        )
    )


def is_finite(match: Match, token: Token) -> bool:
    """Whether a token is a finite verb, in a language whose resource lists them."""
    guards = match.lexicon.guards
    if not guards["finite"] or token.kind is not Kind.WORD:
        return False
    return token.lower in guards["finite"] or token.lower.endswith(tuple(guards["finite_endings"]))


def is_labelled(match: Match) -> bool:
    """Whether a word that numbers things stands before, perhaps with its dot or colon ("pp. ", "vol: ")."""
    left, labels = match.before(), match.lexicon.guards["labels"]
    return left.lower in labels or (left.text in {".", ":"} and match.before(2).lower in labels)
