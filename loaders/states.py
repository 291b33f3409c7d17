"""State changes: the words that open or close a state, and what the state's value is.

The words, their relations and the way to the value are data: resources/states_<language>.toml.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.clauses import shift
from chronoflux.loaders.denial import is_denied
from chronoflux.loaders.grammar_files import load_grammar
from chronoflux.loaders.series import as_schooling, series, with_post
from chronoflux.loaders.state import State, moved
from chronoflux.loaders.state_grammar import Grammar, Node, Rule
from chronoflux.loaders.state_holders import who_had_it
from chronoflux.loaders.state_slots import is_of_kind, is_personal, may_hold, may_lack_value, value_and_holder
from chronoflux.loaders.state_values import Token, holds_name, name_after, past_time, tokenise_clause, words_of
from chronoflux.model import Effect, TimeExpression

_SENTENCE_ENDS = frozenset('.!?:;"“«(')


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
    tokens = tokenise_clause(text, times)
    position = 0
    while position < len(tokens):
        if _first_node(tokens, position, grammar) is None:
            position += 1
            continue
        state, following = _state_at(text, tokens, position, grammar)
        if state is not None:
            state = as_schooling(text, state, grammar)
            state, further = series(text, tokens, position, state, grammar, language)
            yield state
            if state.holder and state.hands_on:
                yield replace(state, effect=Effect.OPENS, holder_is_subject=True, follows=True)
            elif state.effect is Effect.OPENS and state.value and not state.holder:
                behind = (at for at in range(following, len(tokens)) if tokens[at].start >= state.value_end)
                had = who_had_it(tokens, next(behind, len(tokens)), state.relation, grammar)
                if had is not None:
                    yield _given_up(state, text[slice(*had)])
            elif (new := _next_body(tokens, state, grammar)) is not None:
                yield _gone_on(state, text[slice(*new)], new)
            yield from further
            yield from with_post(text, tokens, position, state, grammar, language)
        position = max(following, position + 1)


def _next_body(tokens: list[Token], state: State, grammar: Grammar) -> tuple[int, int] | None:
    """Where the name of the body stands that somebody left another for ("left it for BRANDT AG")."""
    behind = grammar.onward.get(state.relation, frozenset())
    if state.effect is not Effect.CLOSES or not state.value or not behind:
        return None
    at = next(
        (place for place, token in enumerate(tokens) if token.start >= max(state.value_end, state.char_end)), None
    )
    if at is None or tokens[at].lower not in behind:
        return None
    named = name_after(tokens, at + 1, grammar.through[state.relation], grammar)
    counted = named and any(token.text[0].isdigit() for token in tokens if named[0] <= token.start < named[1])
    return None if counted else named  # "left Leeds for the 2010 World Cup"


def _gone_on(state: State, value: str, span: tuple[int, int]) -> State:
    """The state that begins where another ends, for the same person."""
    start, end = span
    return replace(
        state, effect=Effect.OPENS, value=value, value_start=start, value_end=end, pronominal=False, follows=True
    )


def _given_up(state: State, holder: str) -> State:
    """The end of a state for who had it before somebody else got it."""
    return replace(state, effect=Effect.CLOSES, holder=holder, holder_is_subject=True, follows=True)


def find_passive(text: str, start: int, language: str, times: Sequence[TimeExpression]) -> State | None:
    """The state of a participle at `start`, read as if "was" stood before it ("Built in 1825 , it ...").

    Args:
        text: a clause or line.
        start: where the participle stands.
        language: "en", "en-GB" or "it".
        times: its temporal expressions.
    """
    words = clause_words(language)
    if not words.past_participle.match(text, start) or words.active.match(text, start):
        return None
    lead = f"{words.auxiliary} "
    offset = start - len(lead)
    later = [shift(time, offset) for time in times if time.char_start >= start]
    state = next(find_states(f"{lead}{text[start:]}", language, later), None)
    if state is None or state.char_start > 0:
        return None
    return replace(moved(replace(state, trigger=state.trigger.removeprefix(lead)), offset), char_start=start)


def has_copula(text: str, language: str) -> bool:
    """Whether a text says what something is or has ("is a physicist")."""
    copulas = load_grammar(language[:2]).copulas
    return any(word in copulas for word in words_of(text))


def _state_at(text: str, tokens: list[Token], position: int, grammar: Grammar) -> tuple[State | None, int]:
    if _is_name_part(tokens, position):
        return None, position + 1
    for end, rule in _phrases_at(tokens, position, grammar):
        if is_denied(tokens, position, end, grammar):
            return None, end
        if rule.words == 1 and _is_no_verb(tokens, position, grammar):
            continue
        if _is_noun(tokens, position, grammar):
            continue
        state = _build(text, tokens, position, end, rule, grammar)
        if state is not None:
            return state, end
    return None, position + 1


def _is_name_part(tokens: list[Token], position: int) -> bool:
    """Whether a word is written as names are: all in capitals ("NATO"), or capital inside a sentence."""
    word = tokens[position].text
    inside = position > 0 and tokens[position - 1].text not in _SENTENCE_ENDS
    return word[0].isupper() and (inside or (len(word) > 1 and word.isupper()))


def _phrases_at(tokens: list[Token], position: int, grammar: Grammar) -> list[tuple[int, Rule]]:
    """(token after it, rule) of each phrase that begins here, the longest first; adverbs and a time may be inside."""
    found: list[tuple[int, Rule]] = []
    node = _first_node(tokens, position, grammar)
    end = position + 1
    while node is not None:
        found[:0] = ((end, rule) for rule in node.rules)
        while end < len(tokens) and tokens[end].lower in grammar.adverbs and tokens[end].lower not in node.following:
            end += 1
        behind = past_time(tokens, end, grammar)
        behind += end < behind < len(tokens) and tokens[behind].text == ","
        if end < behind < len(tokens) and tokens[behind].lower in node.following:
            end = behind  # "was replaced in 2022 by", "played from 2002, for"
        node = node.following.get(tokens[end].lower) if end < len(tokens) else None
        end += 1
    return found


def _is_noun(tokens: list[Token], position: int, grammar: Grammar) -> bool:
    """Whether what looks like a verb is a noun behind an article ("a SIGN for the store")."""
    article = position > 0 and tokens[position - 1].lower in grammar.articles - grammar.objects_before
    return article and grammar.weak.fullmatch(tokens[position].lower) is None


def _first_node(tokens: list[Token], position: int, grammar: Grammar) -> Node | None:
    """What may follow the word here as the first of a phrase; adverbs may part it from its auxiliary."""
    word, before = tokens[position].lower, position - 1
    plain = grammar.phrases.following.get(word)
    if plain is not None:
        return plain
    while before > 0 and tokens[before].lower in grammar.adverbs:
        before -= 1
    return grammar.future(grammar.phrases, word, tokens[before].lower if before >= 0 else "")


def _is_no_verb(tokens: list[Token], position: int, grammar: Grammar) -> bool:
    """Whether a lone word is a noun ("on leave"), an adjective ("the left hand") or of a passive voice."""
    before = position - 1
    named = before > 0 and tokens[before].text[0].isupper()
    after_preposition = before >= 0 and tokens[before].lower in grammar.governors and not named
    if after_preposition and grammar.governed.fullmatch(tokens[position].lower):
        return True
    if not grammar.adjectival.fullmatch(tokens[position].lower):
        return False
    while before >= 0 and (tokens[before].lower in grammar.adverbs or tokens[before].lower.endswith("ly")):
        before -= 1
    return before >= 0 and (tokens[before].lower in grammar.determiners or tokens[before].lower in grammar.passives)


def _build(text: str, tokens: list[Token], start: int, end: int, rule: Rule, grammar: Grammar) -> State | None:
    start += rule.lead
    trigger = _trigger(text, tokens[start:end], grammar)
    before_time = end < len(tokens) and tokens[end].lower == "\0time"
    if rule.unless is not None and end < len(tokens) and not before_time and rule.unless.match(text, tokens[end].start):
        return None
    value, holder = value_and_holder(tokens, start, end, rule, grammar)
    said = text[slice(*value)] if value else ""
    if value is None and (rule.match is not None or rule.valued):
        return None
    if value is not None and not is_of_kind(rule, tokens[end - 1], said, grammar):
        return None
    owned = rule.holder not in ("", "body")
    if owned and (holder is None or not may_hold(rule, text[slice(*holder)], said, grammar)):
        return None
    pronominal = said.lower() in grammar.objects
    nameless = value is not None and not (holds_name(said) or pronominal)
    vague = rule.effect is Effect.CLOSES and rule.relation not in ("position", "existence")
    if nameless and ((rule.relation in grammar.named and rule.match is None) or vague):
        value = None
    if value is not None and rule.value == "before" and _is_metaphor(said, grammar):
        value = None
    if (
        value is None
        and rule.effect is not Effect.CLOSES
        and not may_lack_value(rule, tokens[end - 1], holder, grammar)
    ):
        return None
    return State(
        trigger=trigger,
        effect=rule.effect,
        relation=rule.relation,
        thing=rule.thing,
        person=rule.person,
        body=rule.body,
        value=text[slice(*value)] if value else None,
        char_start=tokens[start].start,
        char_end=tokens[end - 1].end,
        value_start=value[0] if value else -1,
        value_end=value[1] if value else -1,
        holder=text[slice(*holder)] if holder else None,
        holder_is_subject=(rule.value == "next" and holder is not None and not rule.holder)
        or rule.holder in ("object", "heir", "elect", "thing", "body", "dative"),
        weak=rule.lead > 0 or grammar.weak.fullmatch(tokens[start].lower) is not None,
        hands_on=rule.holder == "successor",
        same=rule.value == "same",
        pronominal=pronominal,
        of_person=rule.holder == "dative"
        or (rule.holder == "object" and holder is not None and is_personal(text[slice(*holder)], grammar)),
        of_it=rule.holder == "body"
        or (rule.holder == "thing" and holder is not None and text[slice(*holder)].lower() in grammar.objects),
    )


def _is_metaphor(value: str, grammar: Grammar) -> bool:
    """Whether a value says that there is an office and not which ("the reins of the club")."""
    return next(iter(value.lower().split()), "") in grammar.metaphors


def _trigger(text: str, tokens: list[Token], grammar: Grammar) -> str:
    """The words of a phrase as they stand, without a time among them and the word that leads to it."""
    time = next((place for place, token in enumerate(tokens) if token.lower == "\0time"), None)
    if time is None:
        return text[tokens[0].start : tokens[-1].end]
    lead = time > 1 and tokens[time - 1].lower in grammar.leads
    words = (token.text for token in (*tokens[: time - lead], *tokens[time + 1 :]))
    return " ".join(word for word in words if word != ",")
