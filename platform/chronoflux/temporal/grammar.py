"""Tokens, and grammars that rewrite them: a cascade of regular expressions over token kinds.

A grammar is a list of rules. A rule's pattern is a regular expression whose letters are kinds of token
("DAY OF? MONTH"); its builder turns the matched tokens into what they mean. Every kind is one private character, so
patterns run on Python's own engine, in time linear in the number of tokens.

Source of the design: Hobbs et al., "FASTUS: a cascaded finite-state transducer" (1997).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeAlias

from chronoflux.temporal.nodes import Node
from chronoflux.temporal.patterns import openers

if TYPE_CHECKING:
    from chronoflux.temporal.lexicon import Lexicon

Value: TypeAlias = Any
"""What a token carries; its type follows from the token's kind (a MONTH carries its number, a DATE its Node)."""


class Kind(Enum):
    """What a token is to the grammar."""

    # numbers, by shape
    DAY = auto()  # 1 to 31
    NUM = auto()  # other whole numbers under 1000
    YEAR = auto()  # 1000 to 2999
    ANCIENT = auto()  # 3000 to 9999: a year only before Christ
    LARGE = auto()  # 10,000 or 10000: the same
    DECIMAL = auto()  # 14.30
    JUNK = auto()  # any other number: never part of a date
    SHORT = auto()  # '68
    DECADE = auto()  # 1990s, '90s, nineties
    PAIR = auto()  # 2010/11
    CLOCK = auto()  # 14:30
    ROMAN = auto()
    PARTNO = auto()  # Q3, H1
    # words with a value
    ORDINAL = auto()
    CARDINAL = auto()
    MONTH = auto()
    ABBR = auto()
    WEEKDAY = auto()
    WEEKDAYS = auto()  # Fridays
    WKDAY = auto()  # an abbreviated weekday
    UNIT = auto()
    UNITS = auto()  # the plural
    CENTURY = auto()
    MILLENNIUM = auto()
    NAMED = auto()  # Cinquecento
    PERIOD = auto()  # fin de siècle
    SEASON = auto()
    PART = auto()  # quarter, semestre
    HALF = auto()  # first half
    ANDHALF = auto()  # "and a half"
    LENGTH = auto()  # a fortnight, mezzo secolo
    WEEKFROM = auto()  # "week beginning"
    HOLIDAY = auto()
    ERA = auto()
    MOD = auto()
    DAYWORD = auto()  # yesterday: hangs on the document's date
    NEXTDAY = auto()  # l'indomani: hangs on the text
    DAYPART = auto()  # morning, sera
    MERIDIEM = auto()
    NOON = auto()
    # words without
    DECADES = auto()  # anni
    FROM = auto()
    TO = auto()
    BETWEEN = auto()
    AND = auto()
    BEFORE = auto()
    AFTER = auto()
    SINCE = auto()
    UNTIL = auto()
    BY = auto()
    ONWARDS = auto()
    WEEKEND = auto()
    UNITEND = auto()  # year's end
    FEW = auto()  # a few, qualche
    FISCAL = auto()  # fiscal year, esercizio
    NOW = auto()
    IN = auto()
    OF = auto()
    THE = auto()
    A = auto()
    LAST = auto()
    NEXT = auto()
    THIS = auto()
    FOLLOWING = auto()
    PREVIOUS = auto()
    SAME = auto()
    AGO = auto()
    HENCE = auto()
    LATER = auto()
    EARLIER = auto()
    LASTFEW = auto()  # "the past" three years
    NEXTFEW = auto()
    HOUR = auto()  # "alle ore"
    OCLOCK = auto()
    POSSESSIVE = auto()
    # punctuation and the rest
    COMMA = auto()
    STOP = auto()
    DASH = auto()
    SLASH = auto()
    OPEN = auto()
    CLOSE = auto()
    BREAK = auto()
    WORD = auto()
    DATE = auto()  # what the grammars make

    __hash__ = object.__hash__
    """Enum's own is written in Python, and sets of kinds are asked for every token."""

    def __init__(self, number: int) -> None:
        """Give the kind the private character that stands for it in patterns."""
        self.char = chr(0xE000 + number)


JOINTS = frozenset(
    {
        Kind.MOD, Kind.FROM, Kind.TO, Kind.BETWEEN, Kind.AND, Kind.BEFORE, Kind.AFTER, Kind.SINCE,
        Kind.UNTIL, Kind.BY, Kind.ONWARDS, Kind.FEW, Kind.NOW, Kind.IN, Kind.OF, Kind.THE, Kind.A, Kind.LAST, Kind.NEXT,
        Kind.THIS, Kind.FOLLOWING, Kind.PREVIOUS, Kind.SAME, Kind.AGO, Kind.HENCE, Kind.LATER, Kind.EARLIER,
        Kind.LASTFEW, Kind.NEXTFEW, Kind.POSSESSIVE, Kind.COMMA, Kind.STOP, Kind.DASH, Kind.SLASH, Kind.OPEN,
        Kind.CLOSE, Kind.BREAK, Kind.WORD,
    }
)  # fmt: skip
"""Kinds of which alone no rule makes a time."""


@dataclass(slots=True)
class Token:
    """A stretch of text with its kind; `value` depends on the kind (a DATE carries a Node)."""

    kind: Kind
    start: int
    end: int
    text: str
    value: Value = None

    @property
    def lower(self) -> str:
        """The text in lower case."""
        return self.text.lower()

    @property
    def capitalised(self) -> bool:
        """Whether it begins with a capital letter."""
        return self.text[:1].isupper()


_BORDER = Token(Kind.BREAK, 0, 0, "")


@dataclass(frozen=True, slots=True)
class Match:
    """The tokens a pattern matched, in their surroundings."""

    all_tokens: Sequence[Token]
    first: int
    stop: int
    made: Sequence[Token]
    """Tokens already rewritten, to the left of this match."""
    text: str
    lexicon: Lexicon

    @property
    def tokens(self) -> Sequence[Token]:
        """The matched tokens."""
        return self.all_tokens[self.first : self.stop]

    def before(self, distance: int = 1) -> Token:
        """The token `distance` places left of the match, as rewritten so far."""
        return self.made[-distance] if distance <= len(self.made) else _BORDER

    def after(self, distance: int = 1) -> Token:
        """The token `distance` places right of the match."""
        place = self.stop + distance - 1
        return self.all_tokens[place] if place < len(self.all_tokens) else _BORDER

    def of(self, *kinds: Kind) -> list[Token]:
        """The matched tokens of these kinds."""
        return [token for token in self.tokens if token.kind in kinds]

    def value(self, *kinds: Kind) -> Value:
        """The value of the first matched token of these kinds; None without one."""
        return next((token.value for token in self.tokens if token.kind in kinds), None)


Built: TypeAlias = Node | Token | list[Token] | None
"""A node (one DATE token over the whole match), the tokens to put in its place, or None to decline."""
Builder: TypeAlias = Callable[[Match], Built]


@dataclass(frozen=True, slots=True)
class Rule:
    """A pattern of kinds and what to make of it."""

    pattern: str
    build: Builder


def compile_pattern(pattern: str) -> str:
    """Translate a pattern of kind names into a regular expression over kind characters."""
    named = re.sub(r"[A-Z]+", lambda name: Kind[name.group()].char, pattern)
    return re.sub(r"\((?!\?)", "(?:", named.replace(" ", ""))


class Grammar:
    """An ordered list of rules, applied left to right without overlap; earlier rules win."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        """Compile the rules."""
        sources = [compile_pattern(rule.pattern) for rule in rules]
        self._rules = [(re.compile(source), rule.build) for source, rule in zip(sources, rules, strict=True)]
        begins = "".join(sorted(set().union(*map(openers, sources))))
        any_rule = "|".join(f"(?P<r{n}>{source})" for n, source in enumerate(sources))
        self._any = re.compile(f"(?=[{begins}])(?:{any_rule})")

    def rewrite(self, tokens: Sequence[Token], text: str, lexicon: Lexicon) -> list[Token]:
        """Replace every match by what its builder makes of it."""
        kinds = "".join([token.kind.char for token in tokens])
        made: list[Token] = []
        position = 0
        while (found := self._any.search(kinds, position)) is not None:
            made.extend(tokens[position : found.start()])
            position = found.start()
            first_rule = int((found.lastgroup or "r0")[1:])
            for stop, build in self._candidates(kinds, position, first_rule):
                built = build(Match(tokens, position, stop, made, text, lexicon))
                if built is not None:
                    made.extend(_as_tokens(built, tokens[position], tokens[stop - 1], text))
                    position = stop
                    break
            else:
                made.append(tokens[position])
                position += 1
        made.extend(tokens[position:])
        return made

    def _candidates(self, kinds: str, position: int, first_rule: int) -> Iterator[tuple[int, Builder]]:
        for pattern, build in islice(self._rules, first_rule, None):
            match = pattern.match(kinds, position)
            if match is not None:
                yield match.end(), build


def _as_tokens(built: Node | Token | list[Token], first: Token, last: Token, text: str) -> list[Token]:
    if isinstance(built, list):
        return built
    if isinstance(built, Token):
        return [built]
    return [Token(Kind.DATE, first.start, last.end, text[first.start : last.end], built)]
