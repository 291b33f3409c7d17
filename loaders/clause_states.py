"""Which changes of state a clause tells, and whose they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from chronoflux.loaders.clause_words import ClauseWords, clause_words
from chronoflux.loaders.grammar_files import load_grammar
from chronoflux.loaders.main_state import apposed_participle
from chronoflux.loaders.participants import antecedent, apposed, clause_opener, free_name
from chronoflux.loaders.state import State
from chronoflux.loaders.state_values import holds_name
from chronoflux.loaders.states import find_passive, find_states
from chronoflux.model import Effect, Mention, TimeExpression

_LATER_REACH = 40


def states_in(
    text: str, own: str, times: Sequence[TimeExpression], language: str, *, opens: bool = False
) -> list[State]:
    """The states that a statement tells, in order.

    Args:
        text: the statement.
        own: the clause's words at its end.
        times: its temporal expressions.
        language: "en", "en-GB" or "it".
        opens: whether the clause is a participle that opens a sentence.
    """
    words = clause_words(language)
    found = [state for state in find_states(text, language, times) if not _is_no_fact(text, state, times, words)]
    at = len(text) - len(own) if opens else _participle(text, own, words)
    told = find_passive(text, at, language, times) if at is not None else None
    if told:
        found = [told, *(state for state in found if state.char_start > told.char_end)]
    return sorted((*found, *_joined_passives(text, found, times, language)), key=lambda state: state.char_start)


def with_whole_name(text: str, state: State, mentions: Sequence[Mention], times: Sequence[TimeExpression]) -> State:
    """The state with its value up to the borders of a name that it holds a part of ("Coro da Camera di Vienna").

    No name reaches over a time ("Inter 1960–1978") or the words of the state; what several posts share stands apart
    from this one.
    """
    start, end = state.value_start, state.value_end
    if state.value is None or state.shared >= 0 or text[start:end] != state.value:
        return state
    for mention in mentions:
        at = text.find(mention.surface, max(0, start - len(mention.surface)), end + len(mention.surface))
        behind = at + len(mention.surface)
        over = any(time.char_start < behind and at < time.char_end for time in times)
        over = over or (at < state.char_end and behind > state.char_start)
        if at >= 0 and not over and (start <= at < end < behind or at < start < behind == end):
            start, end = min(start, at), max(end, behind)
    return replace(state, value=text[start:end], value_start=start, value_end=end)


def _joined_passives(
    text: str, found: Sequence[State], times: Sequence[TimeExpression], language: str
) -> Iterator[State]:
    """The states of participles that share the auxiliary of one before ("was sold to Acme and RENAMED Acme Mill")."""
    words, phrases = clause_words(language), load_grammar(language[:2]).phrases.following
    participles = phrases[words.auxiliary].following
    passive = words.passive.search(text)
    taken = [(state.char_start, max(state.char_end, state.value_end)) for state in found]
    for joint in words.joined_participle.finditer(text, passive.end()) if passive else ():
        at = joint.end()
        participle = words.past_participle.match(text, at)
        if participle is None or participle[0].lower() not in participles or words.active.match(text, at):
            continue
        if not any(start <= at < end for start, end in taken):
            told = find_passive(text, at, language, times)
            if told is not None:
                yield told


def _participle(text: str, own: str, words: ClauseWords) -> int | None:
    """Where a participle tells of the subject.

    At a clause's head, behind a name there ("Mr Day elected chairman") or a comma ("The bank, founded in 1851,").
    """
    at = len(text) - len(own)
    behind = text[:at].rstrip().endswith((",", ":")) and not words.verb.search(text, 0, at)
    opens = words.opening_participle.match(own) or (behind and words.past_participle.match(own))
    if text.endswith(own) and opens:
        return at
    named = words.headline.match(text)
    return named.end() if named else apposed_participle(text, words)


def _is_no_fact(text: str, state: State, times: Sequence[TimeExpression], words: ClauseWords) -> bool:
    """Whether a state is none of the clause's date: a vague while after it ("and died a few days later"), announced.

    Or told of others, whom a pronoun calls that nobody has written out ("as they serve as").
    """
    later = words.vague_later.search(text, state.char_end, state.char_end + _LATER_REACH)
    announced = words.announced.search(text, 0, state.char_start)
    if words.others_before.search(text, max(0, state.char_start - _LATER_REACH), state.char_start):
        return True
    dated = any(time.char_start >= state.char_end for time in times)
    return later is not None or (announced is not None and bool(times) and not dated)


def begun(
    text: str, state: State, times: Sequence[TimeExpression], mentions: Sequence[Mention], words: ClauseWords
) -> State:
    """An office begun in a later part of a clause, as that of whom the part names ("..., and Eve Fox became mayor")."""
    if state.effect is not Effect.OPENS or state.relation != "position" or state.holder is not None:
        return state
    behind = any(time.char_end <= state.char_start for time in times)
    opener = clause_opener(text, mentions, state, words)
    return replace(state, holder=opener, holder_is_subject=True, behind=behind) if opener else state


def subject_of_state(text: str, own: str, mentions: Sequence[Mention], state: State, words: ClauseWords) -> str | None:
    """Whose state it is, where the words around it say so; None leaves it to the sentence's subject.

    In "... was founded in 1912, and in 1916 Asty Film" the clause's own words are no value, so they are the subject.
    """
    if state.value is None and state.char_end <= len(text) - len(own):
        return free_name(own, mentions, words)
    if words.subject_after and state.value is None and state.relation in {"existence", "life"}:
        behind = words.article.sub("", text[state.char_end :].lstrip(), count=1)
        presented = next((mention.name for mention in mentions if behind.startswith(mention.surface)), None)
        if presented:
            return presented
    opener = clause_opener(text, mentions, state, words)
    follows = apposed(text, mentions, state) if state.same else None
    done_to = (
        state.value is not None and state.value_start < state.char_start and not state.pronominal
    )  # "the choir, which she led"
    return opener or follows or (None if done_to else antecedent(text, mentions, state, words))


def with_own_subject(text: str, state: State, mentions: Sequence[Mention], words: ClauseWords) -> State:
    """A state that takes over, as the state of whom its own clause names ("..., and Eve Fox took her place")."""
    if state.holder is None or holds_name(state.holder) or state.holder_is_subject:
        return state
    opener = clause_opener(text, mentions, state, words)
    return replace(state, holder=opener, holder_is_subject=True) if opener else state


def ended_by(states: Sequence[State], times: Sequence[TimeExpression]) -> list[State]:
    """The end of a clause's state that "..., where he stayed until 2004" adds to it."""
    until = times and times[0].interval.start is None and times[0].interval.end is not None
    return [replace(state, effect=Effect.CLOSES) for state in states[:1] if until and state.effect is Effect.OPENS]
