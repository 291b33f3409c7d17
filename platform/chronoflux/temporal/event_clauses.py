"""The event that a question hangs on: "after Obama became president", "two years after the merger"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from chronoflux.model import Relation
from chronoflux.temporal.dates import Unit
from chronoflux.temporal.expressions import FoundTime
from chronoflux.temporal.grammar import Kind, Token
from chronoflux.temporal.lexicon import Lexicon, load_lexicon
from chronoflux.temporal.offsets import Offset, StatedOffset, read_offset
from chronoflux.temporal.tokens import split_words

_CONNECTIVES = {
    Kind.BEFORE: Relation.BEFORE,
    Kind.AFTER: Relation.AFTER,
    Kind.SINCE: Relation.SINCE,
    Kind.UNTIL: Relation.UNTIL,
}

_OPENERS = {
    "since": Relation.SINCE,
    "until": Relation.UNTIL,
    "when": Relation.DURING,
    "during": Relation.DURING,
}
"""Lists of phrases in the resource that open a clause, and what they say."""

_ARTICLES = {Kind.THE, Kind.A}
_JOINTS = {Kind.AND, Kind.COMMA, Kind.TO, Kind.FROM, Kind.UNTIL, Kind.SINCE}


@dataclass(frozen=True, slots=True)
class EventClause:
    """An event clause found in a question; `start` to `stop` cover its connective and offset too."""

    event: str
    relation: Relation
    start: int
    stop: int
    offset: Offset | None = None


def event_clause(
    tokens: Sequence[Token], text: str, found: Sequence[FoundTime], lexicon: Lexicon
) -> EventClause | None:
    """The clause after the first connective that opens no date."""
    stated = read_offset(tokens)
    if stated is not None and not _within(tokens[stated.first], found):
        beside = Relation.BEFORE if stated.amount < (0, 0, 0) else Relation.AFTER
        stretch = is_stretch(tokens, stated, lexicon)
        clause = _clause(tokens, text, (stated.first, stated.stop), beside if stretch else Relation.AT, lexicon)
        return clause if clause is None or stretch else replace(clause, offset=stated.amount)
    for place, token in enumerate(tokens):
        opened = _connective(tokens, place, lexicon) if not _within(token, found) else None
        if opened is None:
            continue
        relation, stop = opened
        head = next((token for token in tokens[stop:] if token.kind is not Kind.THE), None)
        if head is None or _within(head, found) or (head.kind is Kind.DATE and _is_second(tokens, place)):
            continue
        clause = _clause(tokens, text, (_with_adverbs(tokens, place, lexicon), stop), relation, lexicon)
        if clause is not None:
            return clause
    return None


def _with_adverbs(tokens: Sequence[Token], place: int, lexicon: Lexicon) -> int:
    """Where the words begin that stand before a connective: "shortly" after, "a few years" before."""
    while place and tokens[place - 1].lower in lexicon.words["before_connectives"]:
        place -= 1
    units = {Kind.UNIT, Kind.UNITS, Kind.DECADES}
    return place - 2 if place > 1 and tokens[place - 1].kind in units and tokens[place - 2].kind is Kind.FEW else place


def is_stretch(tokens: Sequence[Token], stated: StatedOffset, lexicon: Lexicon) -> bool:
    """Whether an amount is a stretch, and no distance: "in the five years after the war", "in the decade after it"."""
    first = stated.first
    if tokens[first].kind in {Kind.THE, Kind.IN}:
        return tokens[first + 1].value in {Unit.DECADE, Unit.CENTURY}
    return first > 0 and (tokens[first - 1].kind is Kind.THE or tokens[first - 1].lower in lexicon.guards["in_the"])


def lacks_subject(clause: str, language: str) -> bool:
    """Whether a clause opens with its verb, in a language that drops pronouns ("morì", "sposò Constanze")."""
    lexicon = load_lexicon(language)
    guards = lexicon.guards
    words = clause.lower().replace("'", "' ").split()
    if not words or not guards["finite"] or _follows_verb(words, lexicon):
        return False
    return words[0] in guards["finite"] or words[0].endswith(tuple(guards["finite_endings"]))


def _follows_verb(words: Sequence[str], lexicon: Lexicon) -> bool:
    """Whether the subject stands behind its verb: "cadde il muro", "fu aperto il ponte", not "sposò la Neri"."""
    passive = words[0] in lexicon.words["auxiliaries"] and words[1:2] != [] and words[1].endswith(_participles(lexicon))
    verb = 2 if passive else 1
    entries = (entry for found in lexicon.phrases.values() for entry in found)
    articles = {"".join(entry.words) for entry in entries if entry.kind in _ARTICLES}
    told = passive or words[0] in lexicon.words["of_happenings"]
    return told and verb < len(words) and words[verb] in articles


def _participles(lexicon: Lexicon) -> tuple[str, ...]:
    return tuple(lexicon.guards["participle_endings"]) or ("\0",)


def _within(token: Token, found: Sequence[FoundTime]) -> bool:
    return any(time.expression.char_start <= token.start < time.expression.char_end for time in found)


def _connective(tokens: Sequence[Token], place: int, lexicon: Lexicon) -> tuple[Relation, int] | None:
    """The relation that a connective at this place opens, and where its clause begins."""
    token, following = tokens[place], _bare(tokens[place + 1]) if place + 1 < len(tokens) else ""
    if place and tokens[place - 1].lower in lexicon.words["no_event_before"]:
        return None
    if _asks_bound(tokens, place, lexicon) or (place and _asks_bound(tokens, place - 1, lexicon)):
        return None
    if _is_second(tokens, place + 2) or _asks_again(tokens, place, lexicon):
        return None
    for name, relation in _OPENERS.items():
        stop = _starts_phrase(tokens, place, lexicon.words[name])
        if stop and (place or _main_clause_follows(tokens, lexicon)):
            return relation, stop
    if token.kind in _CONNECTIVES and token.lower not in lexicon.guards["prefixes"]:
        needs = lexicon.words["before_needs"]
        lacks = token.kind is Kind.BEFORE and needs and following not in needs
        return None if lacks else (_CONNECTIVES[token.kind], place + 1)
    return None


def _bare(token: Token) -> str:
    """A word without the apostrophe that it loses its end to: "dell" of "dell'"."""
    return token.lower.rstrip("'’")


def _is_second(tokens: Sequence[Token], place: int) -> bool:
    """Whether a connective at this place is the second of two ("before or after")."""
    if not 2 <= place < len(tokens) or tokens[place - 1].kind is not Kind.AND:
        return False
    return tokens[place].kind in _CONNECTIVES and tokens[place - 2].kind in _CONNECTIVES


def _asks_again(tokens: Sequence[Token], place: int, lexicon: Lexicon) -> bool:
    """Whether a question that opens with "when" asks it a second time ("When was he born and when did he die?")."""
    if tokens[place].kind in _CONNECTIVES:
        place += 1
    if not 2 <= place < len(tokens) or tokens[place - 1].kind not in _JOINTS:
        return False
    word = tokens[place].lower
    return word in lexicon.words["asks_time"] and any(token.lower == word for token in tokens[:2])


def _asks_bound(tokens: Sequence[Token], place: int, lexicon: Lexicon) -> bool:
    """Whether the question opens by asking for a bound here ("Until when ...", "Da quando ...")."""
    following = tokens[place + 1].lower if place + 1 < len(tokens) else ""
    opens = place <= 1 and tokens[place].kind in {Kind.UNTIL, Kind.SINCE, Kind.FROM}
    return opens and following in lexicon.words["asks_time"]


def _starts_phrase(tokens: Sequence[Token], place: int, phrases: Sequence[str]) -> int:
    """Where the longest of the phrases that begins at this token ends; 0 for none."""
    ends = [0]
    for phrase in phrases:
        words = split_words(phrase)
        said: list[str] = []
        stop = place
        while stop < len(tokens) and len(said) < len(words):
            said += split_words(tokens[stop].text)
            stop += 1
        if tuple(said) == words:
            ends.append(stop)
    return max(ends)


def _main_clause_follows(tokens: Sequence[Token], lexicon: Lexicon) -> bool:
    """Whether a comma and a question word come later: then what stands first is a clause, not the question itself."""
    return any(
        token.kind is Kind.COMMA
        and any(word.lower in lexicon.words["question_words"] for word in tokens[n + 1 : n + 3])
        for n, token in enumerate(tokens)
    )


def _has_auxiliary(tokens: Sequence[Token], lexicon: Lexicon) -> bool:
    """Whether a verb stands here that a question puts before its subject ("how long after the war did he")."""
    return any(token.lower in lexicon.words["auxiliaries"] for token in tokens)


def _asks(tokens: Sequence[Token], lexicon: Lexicon) -> bool:
    return any(token.lower in lexicon.words["question_words"] for token in tokens)


def _clause(
    tokens: Sequence[Token], text: str, opening: tuple[int, int], relation: Relation, lexicon: Lexicon
) -> EventClause | None:
    """The clause from the end of its opening to the end of the question, or to the comma before its main clause."""
    first, body = opening
    while body < len(tokens) and (_bare(tokens[body]) in lexicon.words["clause_openers"] or tokens[body].text == "'"):
        body += 1
    stop = len(tokens)
    asks_amount = first > 0 and tokens[0].lower in lexicon.words["asks_amount"]
    lacks_verb = asks_amount and not _has_auxiliary(tokens[:first], lexicon)
    for place in range(body, len(tokens)):
        main = tokens[place].kind is Kind.COMMA and first <= 1 and _asks(tokens[place:], lexicon)
        main = main or (lacks_verb and place > body and _has_auxiliary(tokens[place : place + 1], lexicon))
        if main or tokens[place].text in "?!;":
            stop = place
            break
    if body >= stop:
        return None
    event = text[tokens[body].start : tokens[stop - 1].end].strip(" .,")
    if not re.search(r"\w", event):
        return None
    end = tokens[stop].end if stop < len(tokens) and tokens[stop].kind is Kind.COMMA else tokens[stop - 1].end
    return EventClause(event, relation, tokens[first].start, end)
