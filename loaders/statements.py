"""Sentences as statements that stand alone: one a clause, with its subject, its times and its change of state."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from chronoflux.language.definitions import noun_kind
from chronoflux.language.resources import words as word_list
from chronoflux.language.tokens import past_dateline, tokenise
from chronoflux.loaders.clause import Clause
from chronoflux.loaders.clause_states import (
    begun,
    ended_by,
    states_in,
    subject_of_state,
    with_own_subject,
    with_whole_name,
)
from chronoflux.loaders.clause_times import content_words
from chronoflux.loaders.clause_words import ClauseWords, clause_words
from chronoflux.loaders.clauses import shift, split_clauses
from chronoflux.loaders.counted import part_counted
from chronoflux.loaders.couples import as_couple
from chronoflux.loaders.deaths import death_told
from chronoflux.loaders.endings import part_endings
from chronoflux.loaders.further import FurtherStates
from chronoflux.loaders.main_state import main_states, undated_states
from chronoflux.loaders.noun_subjects import opens_with_thing
from chronoflux.loaders.openings import as_predicate, part_objects
from chronoflux.loaders.participants import free_name, is_of_placed_noun, owns, subject_of_clause
from chronoflux.loaders.standing import EDGES, Heads, heads_of, standing_clause, without_times
from chronoflux.loaders.state import State
from chronoflux.loaders.statement import Statement
from chronoflux.model import Mention, TimeExpression, TimeInterval

_ARTICLE = 4
"""Characters of an article before the name that opens a sentence."""


def statements_of(
    text: str,
    subject: str | None,
    times: Sequence[TimeExpression],
    mentions: Sequence[Mention],
    language: str,
    *,
    person: bool = False,
    since: TimeInterval | None = None,
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
        since: the last time that the sentence before states, from which a length may count; None for none.
    """
    words = clause_words(language)
    ended = list(part_endings(text, split_clauses(text, times, language), language))
    clauses = list(part_objects(text, list(part_counted(text, ended, since, language)), words))
    sentence = _Sentence(text, subject, clauses, mentions, language, person=person)
    for clause in clauses:
        yield from sentence.statements(clause)


class _Sentence:
    """A sentence that is read clause by clause, in order."""

    def __init__(
        self,
        text: str,
        subject: str | None,
        clauses: Sequence[Clause],
        mentions: Sequence[Mention],
        language: str,
        *,
        person: bool,
    ) -> None:
        self._text = text
        self._language = language
        self._words = clause_words(language)
        self._person = person
        tokens = tokenise(text)
        dateline = past_dateline(tokens)
        if dateline:
            mentions = [mention for mention in mentions if text.find(mention.surface, tokens[dateline - 1].end) >= 0]
        self._mentions = mentions
        self._several = len(clauses) > 1
        main = next((text[clause.start : clause.end].strip(EDGES) for clause in clauses if not clause.opens), text)
        if subject is None and clauses and clauses[0].opens:
            subject = self._own_subject(main)
        elif subject is None and self._several and self._words.opening_participle.match(text):
            subject = self._own_subject(text[clauses[1].start : clauses[1].end].strip(EDGES))
        self._subject = subject
        near = (
            mention.name
            for mention in mentions
            if not dateline and 0 <= text.find(mention.surface) <= _ARTICLE and not owns(text, mention)
        )
        self._first = subject or next(near, None)
        """Who a clause that opens with its verb goes on with."""
        noun = self._words.noun_subject.match(main)
        self._noun = noun if noun and not self._words.final_clitic.search(noun["noun"]) else None
        self._last: Statement | None = None
        self._opener: str | None = None
        """Who the part behind a semicolon opens with: the rest of it goes on with that."""
        self._heads = Heads()

    def statements(self, clause: Clause) -> Iterator[Statement]:
        """The statements of the next clause: its main one, and perhaps another that its time does not date."""
        own = self._text[clause.start : clause.end].strip(EDGES)
        joint = self._words.coordinator.search(f"{own} ")
        own = own[: joint.start()].rstrip(EDGES) if joint else own
        if not own:
            return
        words, last = self._words, self._last
        at = self._text.rindex(own, clause.start, clause.end)
        inner = [shift(time, at) for time in clause.times]
        if clause.start and words.verb.search(own) is None:
            own, inner = _time_last(own, inner, words)
        hangs = last is not None and own.split(maxsplit=1)[0].lower() in words.relatives
        who = self._who(clause, own)
        hangs = hangs and not (clause.opens or clause.told_of)
        standing = f"{last.text} , {own}" if last is not None and hangs else self._standing(clause, own, inner, who)
        times = tuple(_moved_with(standing, shift(time, len(own) - len(standing))) for time in inner)
        known = (*last.times, *times) if last is not None and hangs else times
        told = states_in(standing, own, known, self._language, opens=clause.opens or bool(clause.told_of))
        found = [with_whole_name(standing, state, self._mentions, times) for state in told]
        if last is not None and hangs:
            states_of_relative = [state for state in found if state.char_start >= len(last.text)]
            found = states_of_relative or ended_by(last.states, times)
            if states_of_relative and self._is_of_noun(last, own):
                who = None
        if not (clause.opens or clause.told_of):
            self._remember(standing, own, found, times, hangs=hangs)
        found = [begun(standing, state, times, self._mentions, words) for state in found]
        stayed = ended_by(last.states, times) if last is not None and not found and words.stayed.search(own) else []
        states = tuple(stayed) or main_states(standing, found, times, words)
        states, pair = as_couple(standing, states, self._mentions, words)
        whose = subject_of_state(standing, own, self._mentions, states[0], words) if states else None
        if states and whose is None and is_of_placed_noun(standing, self._mentions, states[0], words):
            who = None
        elif states and whose is None and _is_anothers(standing, states[0], words):
            who = self._beside_noun(standing, states[0])
        states = tuple(with_own_subject(standing, state, self._mentions, words) for state in states)
        beside = tuple(state for state in found if state not in states)
        self._last = Statement(standing, pair or whose or who, times, states, beside, clause.listed)
        yield self._last
        person = self._person and self._last.subject == self._subject
        if person and (death := death_told(self._last, self._mentions, self._language)):
            yield death
        new = [state for state in beside if state.char_start >= len(standing) - len(own)]
        if apart := undated_states(standing, new, times, words):
            yield Statement(
                standing, subject_of_state(standing, own, self._mentions, apart[0], words) or who, (), apart
            )
        if who:
            others = FurtherStates(standing, who, found, times, self._mentions, self._language)
            yield from others.beside((*states, *apart))

    def _is_of_noun(self, last: Statement, own: str) -> bool:
        """Whether a relative clause is of a noun for a thing right before it ("left the firm , which closed")."""
        tail = (without_times(last.text, last.times, self._words).rstrip(EDGES).split() or [""])[-1]
        relative, verb = own.split(maxsplit=1)[0].lower(), self._words.verb.search(own)
        direct = verb is not None and len(own[: verb.start()].split()) == 1
        return direct and tail.islower() and tail.isalpha() and noun_kind(tail) != "PERSON" and relative != "who"

    def _beside_noun(self, text: str, state: State) -> str | None:
        """The name beside the noun whose a state is ("told that the clerk, Mr Dunn, would leave"); None for none."""
        told = self._words.reported.search(text, 0, state.char_start)
        beside = told["name"] if told and told["name"] else ""
        return next((each.name for each in self._mentions if each.surface in beside), None)

    def _who(self, clause: Clause, own: str) -> str | None:
        """The subject of a clause: its own, or the sentence's."""
        goes_on = self._first if clause.start and self._words.finite_start.match(own) else None
        if clause.told_of:
            names = (mention.name for mention in self._mentions if mention.surface == clause.told_of)
            return next(names, None)
        if clause.start and (behind := self._words.arrival.match(own)):
            return free_name(own[behind.end() :].partition(",")[0], self._mentions, self._words)
        if clause.start and (apposed := self._apposed_person(clause, own)):
            return apposed
        named = self._own_subject(own) if clause.start or not self._subject else None
        if self._text[: clause.start].rstrip().endswith(";"):
            self._opener = named
        who = named or self._opener or self._subject or goes_on
        apart = self._person and who == self._subject and clause.start and opens_with_thing(own, self._language)
        return None if apart else who

    def _apposed_person(self, clause: Clause, own: str) -> str | None:
        """The person right before a comma and a participle of persons only ("left by Canon Moro , dead since")."""
        before = self._text[: clause.start].rstrip()
        if not self._text[clause.start - 1 :].startswith(",") and not before.endswith(","):
            return None
        word = own.split(maxsplit=1)[0].lower()
        stem = word if self._language.startswith("en") else word[:-1]
        if stem not in word_list(self._language, "person_openers") or not self._words.opening_participle.match(own):
            return None
        before = before.rstrip(" ,")
        persons = (each for each in self._mentions if each.kind == "PERSON")
        return next((each.name for each in persons if before.endswith(each.surface)), None)

    def _standing(self, clause: Clause, own: str, times: Sequence[TimeExpression], who: str | None) -> str:
        """The clause as a statement of its own."""
        words, noun = self._words, self._noun
        if clause.told_of:
            return as_predicate(own, clause.told_of, words)
        if clause.opens:
            named = who or (noun["noun"] if noun else None)
            return as_predicate(own, named, words) if named else own
        if not clause.start and not (self._several and words.opening_participle.match(own)):
            return own
        named = who or (noun["noun"] if noun and clause.start and words.finite_start.match(own) else None)
        bare = bool(clause.start) and _is_bare(own, times, words)
        return standing_clause(own, named, self._heads, self._language, times, bare=bare)

    def _remember(
        self, standing: str, own: str, states: Sequence[State], times: Sequence[TimeExpression], *, hangs: bool
    ) -> None:
        """Keep what the clause shares with those after it."""
        if not hangs and (not self._heads.value or self._words.verb.search(own)):
            self._heads = heads_of(standing, states, times, self._words)
        shared = self._words.passive.search(standing)
        passive = without_times(standing[: shared.end()], times, self._words) if shared else ""
        self._heads = replace(self._heads, passive=passive)

    def _own_subject(self, own: str) -> str | None:
        """The name before a clause's own verb; None where it has no verb or no such name."""
        return subject_of_clause(own, self._mentions, self._words)


def _is_anothers(text: str, state: State, words: ClauseWords) -> bool:
    """Whether a noun right before a state is its subject: "told that the library will", "where her father was"."""
    patterns = (words.reported, words.kin)
    return any(pattern.search(text, 0, state.char_start) for pattern in patterns)


def _moved_with(text: str, time: TimeExpression) -> TimeExpression:
    """A time where its text has it: a pronoun behind it ("in 1998 she left") may have become a name."""
    if text.startswith(time.span, time.char_start):
        return time
    at = text.find(time.span)
    return shift(time, time.char_start - at) if at >= 0 else time


def _time_last(own: str, times: list[TimeExpression], words: ClauseWords) -> tuple[str, list[TimeExpression]]:
    """A piece that is led by its only time with that behind it: "at Globex after 1999" of "after 1999, at Globex"."""
    if len(times) != 1 or not times[0].span or content_words(own[: times[0].char_start], words):
        return own, times
    time, rest = times[0], own[times[0].char_end :].strip(" ,")
    if not words.named_piece.match(rest):
        return own, times
    piece = rest.rstrip(".")
    moved = f"{piece} {own[: time.char_end]}{rest[len(piece) :]}"
    return moved, [shift(time, -len(piece) - 1)]


def _is_bare(own: str, times: Sequence[TimeExpression], words: ClauseWords) -> bool:
    """Whether a clause is but a time and what says that something goes on or comes back ("and again from 1985")."""
    rest = words.then.sub(" ", beside_times(own, times))
    return all(word.lower() in words.lead_ins for word in re.findall(r"[^\W\d_]+", rest))


def beside_times(text: str, times: Sequence[TimeExpression]) -> str:
    """A text without its times."""
    for time in reversed(times):
        text = text[: time.char_start] + text[time.char_end :]
    return text
