"""State changes: the words that open or close a state, and what the state's value is.

The words, their relations and the way to the value are data: resources/states_<language>.toml.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from chronoflux.loaders.state_grammar import Grammar, Rule, load_grammar
from chronoflux.model import Effect, TimeExpression

_TOKEN = re.compile(r"\w+(?:[-.&]\w+)*['’]?|[^\w\s]")
_INITIALS = re.compile(r"(?:[A-Z]\.)+[A-Z]")
_MOST_VALUE_WORDS = 14
_NEGATION_REACH = 4
_DOUBT_REACH = 14
_SENTENCE_ENDS = frozenset('.!?:;"“«(')
_OPEN_QUOTES = frozenset("\"“«'‘")
_CLAUSE_MARK = frozenset(';:()[]{}—–!?"“”«»|')


@dataclass(frozen=True, slots=True)
class State:
    """A state change found in a text; offsets are code points in that text."""

    trigger: str
    effect: Effect
    relation: str
    value: str | None
    char_start: int
    char_end: int
    value_start: int = -1
    value_end: int = -1
    thing: str = ""
    """The relation instead where the subject is no person; "" where it makes no difference."""
    holder: str | None = None
    """Who the state is about ("Renzi appointed HOLDER as minister"), or who had it before ("succeeded HOLDER")."""
    holder_is_subject: bool = False
    """Whether the holder, and not the grammatical subject, is who the state belongs to."""
    weak: bool = False
    """Whether its words are a participle or a noun ("taking over from", "death of"), less telling than a verb."""
    hands_on: bool = False
    """Whether the holder takes over what the subject loses ("was succeeded by HOLDER")."""
    follows: bool = False
    """Whether it is the second state of one phrase, the successor's."""


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    lower: str
    start: int
    end: int


def find_state(text: str, language: str, times: Sequence[TimeExpression] | None = None) -> State | None:
    """The state change a clause states: the first one that opens a state, else the first of any kind.

    Args:
        text: one clause or sentence.
        language: "en", "en-GB" or "it".
        times: its temporal expressions, which no value runs into; None finds them.
    """
    found = list(find_states(text, language, times))
    return next((state for state in found if state.effect is Effect.OPENS), found[0] if found else None)


def find_states(text: str, language: str, times: Sequence[TimeExpression] | None = None) -> Iterator[State]:
    """Every state change of a text, in order, never overlapping; a negated one is none."""
    grammar = load_grammar(language[:2])
    if times is None:
        from chronoflux.temporal.expressions import find_times

        times = find_times(text, language)
    tokens = _tokenise(text, times)
    position = 0
    while position < len(tokens):
        state, following = _state_at(text, tokens, position, grammar)
        if state is not None:
            yield state
            if state.holder and state.hands_on:
                yield replace(state, effect=Effect.OPENS, holder_is_subject=True, follows=True)
        position = max(following, position + 1)


def has_copula(text: str, language: str) -> bool:
    """Whether a text says what something is or has ("is a physicist")."""
    copulas = load_grammar(language[:2]).copulas
    return any(token.lower in copulas for token in _tokenise(text, ()))


def _tokenise(text: str, times: Sequence[TimeExpression]) -> list[_Token]:
    """Words and marks; a temporal expression is one token of its own, which ends every value."""
    tokens = []
    pending = list(times)
    for match in _TOKEN.finditer(text):
        while pending and match.start() >= pending[0].char_end:
            pending.pop(0)
        if pending and match.start() >= pending[0].char_start:
            if match.start() == pending[0].char_start:
                tokens.append(_Token(pending[0].span, "\0time", match.start(), pending[0].char_end))
            continue
        tokens.append(_Token(match[0], match[0].lower().replace("’", "'"), match.start(), match.end()))
    return tokens


def _state_at(text: str, tokens: list[_Token], position: int, grammar: Grammar) -> tuple[State | None, int]:
    if _is_name_part(tokens, position):
        return None, position + 1
    for end, rule in _phrases_at(tokens, position, grammar):
        if _is_negated(tokens, position, end, grammar):
            return None, end
        if rule.words == 1 and _is_no_verb(tokens, position, grammar):
            continue
        state = _build(text, tokens, position, end, rule, grammar)
        if state is not None:
            return state, end
    return None, position + 1


def _is_name_part(tokens: list[_Token], position: int) -> bool:
    """Whether a word is written as names are: all in capitals ("NATO"), or capital inside a sentence."""
    word = tokens[position].text
    inside = position > 0 and tokens[position - 1].text not in _SENTENCE_ENDS
    return word[0].isupper() and (inside or (len(word) > 1 and word.isupper()))


def _phrases_at(tokens: list[_Token], position: int, grammar: Grammar) -> list[tuple[int, Rule]]:
    """(token after it, rule) of each phrase that begins here, the longest first; adverbs may stand inside."""
    found: list[tuple[int, Rule]] = []
    node = grammar.phrases.following.get(tokens[position].lower)
    end = position + 1
    while node is not None:
        found[:0] = ((end, rule) for rule in node.rules)
        while end < len(tokens) and tokens[end].lower in grammar.adverbs and tokens[end].lower not in node.following:
            end += 1
        node = node.following.get(tokens[end].lower) if end < len(tokens) else None
        end += 1
    return found


def _is_no_verb(tokens: list[_Token], position: int, grammar: Grammar) -> bool:
    """Whether a lone participle is an adjective ("the left hand") or belongs to a passive ("was defeated by")."""
    if not grammar.adjectival.fullmatch(tokens[position].lower):
        return False
    before = position - 1
    while before >= 0 and (tokens[before].lower in grammar.adverbs or tokens[before].lower.endswith("ly")):
        before -= 1
    return before >= 0 and (tokens[before].lower in grammar.determiners or tokens[before].lower in grammar.passives)


def _is_negated(tokens: list[_Token], start: int, end: int, grammar: Grammar) -> bool:
    """Whether a state is denied, doubted or only thought of; "not ... until 1993" affirms it after all."""
    if any(_says(token, grammar.negations) for token in _back(tokens, start, end, _NEGATION_REACH, grammar)):
        times = (token.text.split()[0].lower() for token in tokens[end:] if token.lower == "\0time")
        return not any(word in grammar.until for word in times)
    if any(token.lower in grammar.doubts for token in _back(tokens, start, start, _DOUBT_REACH, grammar)):
        return True
    sentence = tokens[max(0, start - _DOUBT_REACH) : start]
    return any(token.lower in grammar.conditions for token in sentence)


def _says(token: _Token, words: frozenset[str]) -> bool:
    """Whether a token is one of these words, and not the month of May or another name."""
    return token.lower in words and (token.text.islower() or token.start == 0)


def _back(tokens: list[_Token], start: int, end: int, reach: int, grammar: Grammar) -> Iterator[_Token]:
    """The tokens from `end` back to `reach` before `start`, no further than their clause."""
    for token in reversed(tokens[max(0, start - reach) : end]):
        if token.lower in _CLAUSE_MARK or token.lower in {",", "."} or token.lower in grammar.breaks:
            return
        yield token


def _build(text: str, tokens: list[_Token], start: int, end: int, rule: Rule, grammar: Grammar) -> State | None:
    trigger = text[tokens[start].start : tokens[end - 1].end]
    if rule.unless is not None and end < len(tokens) and rule.unless.match(text, tokens[end].start):
        return None
    value, holder = _value_and_holder(tokens, start, end, rule, grammar)
    said = text[slice(*value)] if value else ""
    if value is None and (rule.match is not None or rule.valued):
        return None
    if value is not None and not _is_of_kind(rule, tokens[end - 1], said, grammar):
        return None
    if rule.holder and (holder is None or not _may_hold(rule, text[slice(*holder)], said)):
        return None
    nameless = value is not None and not _holds_name(said)
    if nameless and (rule.relation in grammar.named or (rule.effect is Effect.CLOSES and rule.relation != "position")):
        value = None
    if (
        value is None
        and rule.effect is not Effect.CLOSES
        and not _may_lack_value(rule, tokens[end - 1], holder, grammar)
    ):
        return None
    return State(
        trigger=trigger,
        effect=rule.effect,
        relation=rule.relation,
        thing=rule.thing,
        value=text[slice(*value)] if value else None,
        char_start=tokens[start].start,
        char_end=tokens[end - 1].end,
        value_start=value[0] if value else -1,
        value_end=value[1] if value else -1,
        holder=text[slice(*holder)] if holder else None,
        holder_is_subject=rule.holder in ("object", "heir"),
        weak=grammar.weak.fullmatch(tokens[start].lower) is not None,
        hands_on=rule.holder == "successor",
    )


def _value_and_holder(
    tokens: list[_Token], start: int, end: int, rule: Rule, grammar: Grammar
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Where the value and the holder of a phrase stand, as offsets."""
    through = grammar.through[rule.relation]
    if rule.value == "next":
        return _noun_phrase(tokens, end, through, grammar), None
    if rule.value == "before":
        return _phrase_before(tokens, start, grammar), None
    if rule.value != "as":
        return None, None
    marker = _as_marker(tokens, end, grammar)
    holder = _noun_phrase(tokens[: marker[0]] if marker else tokens, end, frozenset({"of", "di"}), grammar)
    return _noun_phrase(tokens, marker[1], through, grammar) if marker else None, holder


def _may_hold(rule: Rule, holder: str, value: str) -> bool:
    """Whether somebody is appointed, and to something ("named a street as ..." gives nobody an office)."""
    needs_value = rule.holder == "object" and rule.effect is Effect.OPENS
    return _holds_name(holder) and (bool(value) or not needs_value)


def _is_of_kind(rule: Rule, last: _Token, value: str, grammar: Grammar) -> bool:
    """Whether a value may stand with its phrase: a name, or a noun such as the relation takes."""
    head = _head(value, grammar)
    if rule.match is not None and rule.match.search(head) is None:
        return False
    if rule.nouns is None or rule.value != "next" or (last.lower in grammar.explicit and not rule.strict):
        return True
    main = head if grammar.noun_first else _main_noun(head, grammar)
    named = any(word[0].isupper() for word in main.split())
    return (named and not rule.strict) or rule.nouns.search(main) is not None


def _main_noun(head: str, grammar: Grammar) -> str:
    """The last word of a head, adverbs left out."""
    words = head.split()
    while len(words) > 1 and (words[-1].lower() in grammar.adverbs or words[-1].endswith("ly")):
        words.pop()
    return words[-1] if words else ""


def _head(value: str, grammar: Grammar) -> str:
    """The part of a value before any preposition, which holds its main noun."""
    words = value.split()
    head = next((number for number, word in enumerate(words) if word.lower() in grammar.trim), len(words))
    return " ".join(words[:head])


def _may_lack_value(rule: Rule, last: _Token, holder: tuple[int, int] | None, grammar: Grammar) -> bool:
    """Whether a state that opens says enough without a value ("was elected in 1998", "succeeded Ann Lee")."""
    if rule.value == "as":
        return holder is not None
    whole_phrase = rule.words > 1 and last.lower not in grammar.trim
    return rule.value != "next" or (whole_phrase and rule.relation not in grammar.named)


def _holds_name(value: str) -> bool:
    return any(word[0].isupper() or (word[0].isdigit() and not word.isdecimal()) for word in value.split())


def _as_marker(tokens: list[_Token], position: int, grammar: Grammar) -> tuple[int, int] | None:
    """Where "as" (or "to the post of", ...) begins and ends in the rest of the clause."""
    for index in range(position, min(len(tokens), position + _MOST_VALUE_WORDS)):
        if tokens[index].lower in _CLAUSE_MARK:
            return None
        for phrase in grammar.as_phrases:
            if tuple(token.lower for token in tokens[index : index + len(phrase)]) == phrase:
                return index, index + len(phrase)
    return None


def _noun_phrase(
    tokens: list[_Token], position: int, through: frozenset[str], grammar: Grammar
) -> tuple[int, int] | None:
    """The noun phrase that begins at a token, as offsets; a time, a mark or a word that opens a clause ends it."""
    while position < len(tokens) and (
        tokens[position].lower in grammar.determiners or tokens[position].text in _OPEN_QUOTES
    ):
        position += 1
    first = end = position
    if first < len(tokens) and tokens[first].lower in through:
        return None
    while end < len(tokens) and end - first < _MOST_VALUE_WORDS and _goes_on(tokens, end, through, grammar):
        end += 1
    while end > first and (tokens[end - 1].lower in grammar.trim or not tokens[end - 1].text[-1].isalnum()):
        end -= 1
    return (tokens[first].start, tokens[end - 1].end) if end > first else None


def _goes_on(tokens: list[_Token], index: int, through: frozenset[str], grammar: Grammar) -> bool:
    token = tokens[index]
    following = tokens[index + 1] if index + 1 < len(tokens) else None
    if token.lower in _CLAUSE_MARK or token.lower in {",", "\0time"}:
        return False
    if token.text == ".":
        short = len(tokens[index - 1].text) <= 2 or _INITIALS.fullmatch(tokens[index - 1].text)
        abbreviated = short or tokens[index - 1].lower in grammar.abbreviations
        return following is not None and bool(abbreviated) and following.text[0].isupper()
    if token.lower in through:
        return following is not None and following.lower != "\0time" and not _is_vague_time(tokens, index + 1, grammar)
    if token.lower in grammar.joiners:
        return following is not None and following.text[0].isupper() and following.lower not in grammar.stops
    return token.lower not in grammar.stops


def _is_vague_time(tokens: list[_Token], index: int, grammar: Grammar) -> bool:
    """Whether words like "the end of the season" begin here, which say when and not what."""
    while index < len(tokens) and tokens[index].lower in grammar.determiners:
        index += 1
    return index < len(tokens) and tokens[index].lower in grammar.vague_times


def _phrase_before(tokens: list[_Token], position: int, grammar: Grammar) -> tuple[int, int] | None:
    start = position
    while start > 0 and position - start < _MOST_VALUE_WORDS:
        token = tokens[start - 1]
        if token.lower in _CLAUSE_MARK or token.lower in {",", ".", "\0time"} or token.lower in grammar.stops:
            break
        start -= 1
    while start < position and tokens[start].lower in grammar.determiners:
        start += 1
    return (tokens[start].start, tokens[position - 1].end) if start < position else None
