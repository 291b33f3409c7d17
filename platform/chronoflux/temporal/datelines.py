"""The dash behind a dateline ("ROME, 8 March 2019 - Yesterday ...") opens a text, and no range."""

from __future__ import annotations

from chronoflux.model import Granularity
from chronoflux.temporal.grammar import Kind, Match, Token
from chronoflux.temporal.hanging import DayWord, Shifted
from chronoflux.temporal.hanging_days import BareWeekday, Neighbour
from chronoflux.temporal.nodes import Fixed, Yearless

_ENDS = {Kind.BREAK, Kind.CLOSE, Kind.COMMA, Kind.STOP, Kind.SLASH}


def opens_sentence(date: Token, dash: Token, head: Token) -> bool:
    """Whether a dash stands apart between a day, with or without its year, and a word with a capital."""
    node = date.value
    whole = isinstance(node, Yearless) or (isinstance(node, Fixed) and node.interval.granularity is Granularity.DAY)
    apart = dash.kind is Kind.DASH and date.end < dash.start and dash.end < head.start
    return whole and apart and head.capitalised


def opens_with_time(match: Match, date: Token, dash: Token, second: Token) -> bool:
    """Whether the time behind a dateline is told of, and bounds no range: "- Last week the mill closed"."""
    head = match.tokens[list(match.tokens).index(dash) + 1]
    articled = head is not second or any(
        entry.kind is Kind.THE for entry in match.lexicon.single.get(second.lower.split()[0], ())
    )
    hangs = isinstance(second.value, DayWord | Shifted | Neighbour | BareWeekday)
    return opens_sentence(date, dash, head) and (articled or hangs)


def opens_with_today(date: Token, dash: Token, today: Token, following: Token) -> bool:
    """Whether "today" heads the sentence behind a dateline: "PARIS, 8 March 2019 - Today the fair opens"."""
    return opens_sentence(date, dash, today) and following.kind not in _ENDS
