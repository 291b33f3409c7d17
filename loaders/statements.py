"""Sentences as statements that stand alone: one a clause, with its subject, its times and its change of state."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from chronoflux.language.tokens import past_dateline, tokenise
from chronoflux.loaders.clause_words import ClauseWords, clause_words
from chronoflux.loaders.clauses import Clause, shift, split_clauses
from chronoflux.loaders.couples import as_couple
from chronoflux.loaders.endings import part_endings
from chronoflux.loaders.lists import list_statement, split_label
from chronoflux.loaders.main_state import apposed_participle, main_states, undated_states
from chronoflux.loaders.noun_subjects import opens_with_thing
from chronoflux.loaders.participants import antecedent, apposed, clause_opener, free_name, subject_of_clause
from chronoflux.loaders.staff import staff_post
from chronoflux.loaders.standing import EDGES, Heads, heads_of, standing_clause, without_times
from chronoflux.loaders.state_values import holds_name
from chronoflux.loaders.states import State, find_passive, find_states
from chronoflux.model import Effect, Mention, TimeExpression

_ARTICLE = 4
"""Characters of an article before the name that opens a sentence."""
_LATER_REACH = 40


@dataclass(frozen=True, slots=True)
class Statement:
    """A clause that stands alone, before it is weighed; the offsets of its times and state are into its text."""

    text: str
    subject: str | None
    times: tuple[TimeExpression, ...]
    states: tuple[State, ...] = ()
    """Its main change of state, and one more where a successor is named."""
    beside: tuple[State, ...] = ()
    """Other states that its text tells of, and its time does not date."""
    listed: bool = False
    """Whether each of its times dates it ("in 1998 and 2004")."""
    item: bool = False
    """Whether it was a list item or table row, which says something however short it is."""


def statements_of(
    text: str,
    subject: str | None,
    times: Sequence[TimeExpression],
    mentions: Sequence[Mention],
    language: str,
    *,
    person: bool = False,
) -> Iterator[Statement]:
    """The statements of a sentence, in order.

    A clause that lacks a subject of its own gets the sentence's; one that lacks a verb too ("..., Parma in 2001") gets
    the words before the first clause's value; a relative clause keeps the clause it hangs on.

    Args:
        text: the sentence, its pronouns resolved.
        subject: the name of its subject, where known.
        times: its temporal expressions.
        mentions: the names in it.
        language: "en", "en-GB" or "it".
        person: whether the subject is a person, which no clause about a thing goes on with.
    """
    words = clause_words(language)
    last: Statement | None = None
    heads = Heads()
    clauses = list(part_endings(text, split_clauses(text, times, language), language))
    if subject is None and len(clauses) > 1 and words.opening_participle.match(text):
        subject = _own_subject(text[clauses[1].start : clauses[1].end].strip(EDGES), mentions, language)
    opening = past_dateline(tokenise(text)) == 0
    near = (mention.name for mention in mentions if opening and 0 <= text.find(mention.surface) <= _ARTICLE)
    first = subject or next(near, None)
    noun = words.noun_subject.match(text)
    for clause in clauses:
        own = text[clause.start : clause.end].strip(EDGES)
        if not own:
            continue
        hangs = last is not None and own.split(maxsplit=1)[0].lower() in words.relatives
        goes_on = first if clause.start and words.finite_start.match(own) else None
        who = (_own_subject(own, mentions, language) if clause.start or not subject else None) or subject or goes_on
        if person and who == subject and clause.start and opens_with_thing(own, language):
            who = None
        if hangs and last is not None:
            standing = f"{last.text} , {own}"
        else:
            alone = clause.start or (len(clauses) > 1 and words.opening_participle.match(own))
            named = who or (noun["noun"] if noun and clause.start and words.finite_start.match(own) else None)
            bare = bool(clause.start) and _is_bare(text, own, clause, words)
            inner = [shift(time, text.rindex(own, clause.start, clause.end)) for time in clause.times]
            standing = standing_clause(own, named, heads, language, inner, bare=bare) if alone else own
        offset = text.rindex(own, clause.start, clause.end) + len(own) - len(standing)
        own_times = tuple(shift(time, offset) for time in clause.times)
        found = _states_in(standing, own, own_times, language)
        if hangs and last is not None:
            found = [state for state in found if state.char_start >= len(last.text)] or _ended(last, own_times)
        if not hangs and (not heads.value or words.verb.search(own)):
            heads = heads_of(standing, found, own_times, words)
        shared = words.passive.search(standing)
        passive = without_times(standing[: shared.end()], own_times, words) if shared else ""
        heads = replace(heads, passive=passive)
        found = [_begun(standing, state, own_times, mentions, words) for state in found]
        states = main_states(standing, found, own_times, words)
        states, pair = as_couple(standing, states, mentions, words)
        who = pair or (_subject_of_state(standing, own, mentions, states[0], words) if states else None) or who
        states = tuple(_with_own_subject(standing, state, mentions, words) for state in states)
        beside = tuple(state for state in found if state not in states)
        apart = undated_states(standing, beside, own_times, words)
        last = Statement(standing, who, own_times, states, beside, clause.listed)
        yield last
        if apart:
            yield Statement(standing, who, (), apart)


def _is_bare(text: str, own: str, clause: Clause, words: ClauseWords) -> bool:
    """Whether a clause is but a time and what says that something goes on or comes back ("and again from 1985")."""
    at = text.rindex(own, clause.start, clause.end)
    rest = _beside_times(own, [shift(time, at) for time in clause.times])
    return all(word.lower() in words.lead_ins for word in re.findall(r"[^\W\d_]+", words.then.sub(" ", rest)))


def _begun(
    text: str, state: State, times: Sequence[TimeExpression], mentions: Sequence[Mention], words: ClauseWords
) -> State:
    """An office begun in a later part of a clause, as that of whom the part names ("..., and Eve Fox became mayor")."""
    if state.effect is not Effect.OPENS or state.relation != "position" or state.holder is not None:
        return state
    behind = any(time.char_end <= state.char_start for time in times)
    opener = clause_opener(text, mentions, state, words)
    return replace(state, holder=opener, holder_is_subject=True, behind=behind) if opener else state


def _states_in(text: str, own: str, times: Sequence[TimeExpression], language: str) -> list[State]:
    """The states that a statement tells, in order; `own` are the clause's words at its end."""
    words = clause_words(language)
    found = [state for state in find_states(text, language, times) if not _is_no_fact(text, state, times, words)]
    at = _participle(text, own, words)
    told = find_passive(text, at, language, times) if at is not None else None
    return [told, *(state for state in found if state.char_start > told.char_end)] if told else found


def _participle(text: str, own: str, words: ClauseWords) -> int | None:
    """Where a participle tells of the subject.

    At a clause's head, behind a name there ("Mr Day elected chairman") or a comma ("The bank, founded in 1851,").
    """
    if text.endswith(own) and words.opening_participle.match(own):
        return len(text) - len(own)
    named = words.headline.match(text)
    return named.end() if named else apposed_participle(text, words)


def _subject_of_state(text: str, own: str, mentions: Sequence[Mention], state: State, words: ClauseWords) -> str | None:
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
    return opener or follows or antecedent(text, mentions, state, words.who)


def _with_own_subject(text: str, state: State, mentions: Sequence[Mention], words: ClauseWords) -> State:
    """A state that takes over, as the state of whom its own clause names ("..., and Eve Fox took her place")."""
    if state.holder is None or holds_name(state.holder) or state.holder_is_subject:
        return state
    opener = clause_opener(text, mentions, state, words)
    return replace(state, holder=opener, holder_is_subject=True) if opener else state


def _is_no_fact(text: str, state: State, times: Sequence[TimeExpression], words: ClauseWords) -> bool:
    """Whether a state comes a vague while after the clause's date ("... and died a few days later") or is announced."""
    later = words.vague_later.search(text, state.char_end, state.char_end + _LATER_REACH)
    announced = words.announced.search(text, 0, state.char_start)
    dated = any(time.char_start >= state.char_end for time in times)
    return later is not None or (announced is not None and bool(times) and not dated)


def _ended(opening: Statement, times: Sequence[TimeExpression]) -> list[State]:
    """The end of a state that "..., where he stayed until 2004" adds to the clause that opened it."""
    until = times and times[0].interval.start is None and times[0].interval.end is not None
    return [
        replace(state, effect=Effect.CLOSES) for state in opening.states[:1] if until and state.effect is Effect.OPENS
    ]


def item_statements(
    item: str, times: Sequence[TimeExpression], title: str, heading: str, language: str, columns: str = ""
) -> Iterator[Statement]:
    """The statements of a list item or table row, which tell of the document's subject (see `list_statement`)."""
    label = split_label(item, times)
    for clause in split_clauses(item, times, language):
        own = item[clause.start : clause.end]
        trimmed = own.lstrip(EDGES)
        prefix = f"{label} " if label and clause.start else ""
        offset = clause.start + len(own) - len(trimmed) - len(prefix)
        own = prefix + trimmed.rstrip(EDGES)
        inner = [shift(time, offset) for time in clause.times]
        if not re.search(r"[^\W\d_]", _beside_times(own, inner)):
            continue
        text, states = list_statement(own, inner, title, heading, language, columns)
        post = staff_post(own, inner, language)
        states = (post,) if post else states
        moved = tuple(shift(time, len(own) - len(text)) for time in inner)
        yield Statement(text, title or None, moved, states, listed=clause.listed, item=True)


def _beside_times(text: str, times: Sequence[TimeExpression]) -> str:
    for time in reversed(times):
        text = text[: time.char_start] + text[time.char_end :]
    return text


def _own_subject(own: str, mentions: Sequence[Mention], language: str) -> str | None:
    """The name before a clause's own verb; None where it has no verb or no such name."""
    return subject_of_clause(own, mentions, clause_words(language))


def named_objects(statement: Statement, bodies: Sequence[str | None], person: str | None) -> Statement:
    """The statement with its object pronouns named ("led it", "elected her Speaker"); a state of nobody known goes.

    Args:
        statement: a statement.
        bodies: what "it" may be there, the likeliest first; never the statement's own subject.
        person: who "him" or "her" is there, if known.
    """
    if not any(state.pronominal or state.of_it or state.of_person for state in statement.states):
        return statement
    known = next((body for body in bodies if body and body != statement.subject), None)
    holders = (replace(each, holder=person) if each.of_person else each for each in statement.states)
    owned = (replace(each, holder=known) if each.of_it else each for each in holders)
    named = (replace(each, value=known) if each.pronominal else each for each in owned)
    told = (each for each in named if each.value or not each.pronominal)
    return replace(statement, states=tuple(each for each in told if each.holder or not (each.of_person or each.of_it)))
