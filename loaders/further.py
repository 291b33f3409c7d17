"""What a clause tells beside the state that its time dates: each as a statement of its own.

"She went to Altona School , studied law at Rovento and became a judge" opens three states, of which its statement has
but one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.clauses import shift
from chronoflux.loaders.grammar_files import load_grammar
from chronoflux.loaders.main_state import is_bracketed
from chronoflux.loaders.state import State, moved
from chronoflux.loaders.state_values import holds_name
from chronoflux.loaders.statement import Statement
from chronoflux.model import Effect, Granularity, Mention, TimeExpression

_REACH = 100
"""Characters before a state in which the border of its predicate is looked for."""
_MOST, _LONGEST = 4, 240
"""Further states of one clause, and the characters of the text of one."""
_EDGES = " ,;"
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class _Predicate:
    """Where the predicate of a state is cut from the clause, and what opens it there."""

    border: int
    start: int
    opener: str
    """The first word of what joins it, lower case; "" behind a mere comma and at the clause's head."""


class FurtherStates:
    """Finds the states of a clause that its statement does not have.

    A state counts whose predicate belongs to the clause's subject by what opens it: it begins the clause, is joined
    ("and", "then", a comma), stands behind "who", "where" or "before", with nothing between but an adverb, an auxiliary
    or a pronoun. It takes the clause's time where that stands before all of them ("In 1965 she left Rovento and
    married Bob Day"); else it has none.
    """

    def __init__(
        self,
        text: str,
        subject: str,
        found: Sequence[State],
        times: Sequence[TimeExpression],
        mentions: Sequence[Mention],
        language: str,
    ) -> None:
        """Cut the clause into the predicates of its states.

        Args:
            text: the clause, standing alone.
            subject: whom it tells of.
            found: all states of the clause, in order.
            times: its temporal expressions.
            mentions: the names in it.
            language: "en", "en-GB" or "it".
        """
        self._text, self._subject, self._found = text, subject, found
        self._times, self._mentions = times, mentions
        self._words = clause_words(language)
        self._language = language[:2]
        self._light = self._words.carried | load_grammar(self._language).adverbs
        self._names = (subject, *(mention.surface for mention in mentions if mention.name == subject))
        self._cuts = [self._predicate(state) for state in found]

    def beside(self, told: Sequence[State]) -> Iterator[Statement]:
        """The states that are not among the told ones, in order, at most four."""
        left = [place for place, state in enumerate(self._found) if state not in told and _is_told_apart(state, told)]
        for place in left[:_MOST]:
            cut, state = self._cuts[place], self._found[place]
            if cut is None or not self._goes_on(place, cut):
                continue
            who, end = self._whose(cut), self._end(place, cut)
            if who is None or state.value_end > end or end - cut.start > _LONGEST:
                continue
            time = self._dated_by(place, cut, told)
            if time or not any(cut.start <= each.char_start < end for each in self._times):
                yield self._standing(who, cut, end, state, time)

    def _predicate(self, state: State) -> _Predicate | None:
        """The predicate of a state: from the last border before it, if nothing of another subject stands between."""
        reach = max(0, state.char_start - _REACH)
        borders = list(self._words.predicate_border.finditer(self._text, reach, state.char_start))
        border = borders[-1] if borders else None
        start = border.end() if border else reach
        between = self._text[start : state.char_start]
        named = next((start + at + len(name) for name in self._names if (at := between.find(name)) >= 0), 0)
        if not named and border is None:
            return None
        start = named or start
        if not all(word.lower() in self._light for word in _WORD.findall(self._text[start : state.char_start])):
            return None
        opener = next(iter((border["opener"] or "").lower().split()), "") if border else ""
        if border and opener in self._words.purpose:
            start, opener = (named, "") if named else (border.start("opener"), opener)
        return _Predicate(border.start() if border else 0, start, opener)

    def _before(self, place: int) -> State | None:
        """The state told right before one."""
        earlier = [each for each in self._found[:place] if each.char_end <= self._found[place].char_start]
        return earlier[-1] if earlier else None

    def _goes_on(self, place: int, cut: _Predicate) -> bool:
        """Whether a predicate tells what came about: a finite verb, or a participle ("before moving to").

        What somebody left something for came about as well: "left Rovento to join". Behind a predicate of another
        subject nothing tells whose it is.
        """
        before, state = self._before(place), self._found[place]
        if before is not None and self._cuts[self._found.index(before)] is None:
            return False
        if cut.opener in self._words.purpose:
            joined = before and self._words.coordinated.search(self._text, before.char_end, cut.border)
            return before is not None and before.effect is Effect.CLOSES and joined is None
        if not state.weak or cut.opener:
            return not state.weak or cut.opener in self._words.temporal
        return self._words.participle.match(state.trigger) is not None and not self._closes_apposition(cut.border)

    def _closes_apposition(self, comma: int) -> bool:
        """Whether a comma stands behind a name that another comma opens ("her deputy, Bob Day, leading the party")."""
        before = self._text[:comma].rstrip(_EDGES)
        surfaces = (mention.surface for mention in self._mentions)
        return any(before.removesuffix(name).rstrip().endswith(",") for name in surfaces if before.endswith(name))

    def _whose(self, cut: _Predicate) -> str | None:
        """Whose state a predicate tells: what a relative pronoun stands for, else the clause's subject."""
        if cut.opener not in self._words.who:
            return self._subject
        before = self._text[: cut.border].rstrip(_EDGES)
        if any(state.relation == "position" and state.value_end == len(before) for state in self._found):
            return self._subject  # "was a physicist who"
        return next((mention.name for mention in self._mentions if before.endswith(mention.surface)), None)

    def _end(self, place: int, cut: _Predicate) -> int:
        """Where a predicate ends: at the next one; at its comma, if it says when ("after having been mayor , ...").

        One of several values ends it at once.
        """
        state = self._found[place]
        if state.shared >= 0 or any(each.shared == state.value_start for each in self._found[place + 1 :]):
            return state.value_end
        following = (each.border for each in self._cuts[place + 1 :] if each and each.border >= state.char_end)
        end = next(following, len(self._text))
        comma = self._text.find(",", max(state.value_end, state.char_end), end)
        return comma if comma >= 0 and cut.opener in self._words.temporal else end

    def _dated_by(self, place: int, cut: _Predicate, told: Sequence[State]) -> TimeExpression | None:
        """The clause's only time, where it is a predicate's too; None where it dates another alone.

        It stands before all predicates; or ends what opens the clause ("After leaving Rovento in 1928 , she taught
        at"); or dates what made room for this ("left Rovento in 1928 and moved to"); or one of its several values, and
        does not stand in brackets behind another.
        """
        words, text, state, before = self._words, self._text, self._found[place], self._before(place)
        if len(self._times) != 1 or not self._times[0].span or cut.opener in words.openers - words.joining:
            return None
        time = self._times[0]
        if any(state.is_beside(each) for each in told):
            return None if is_bracketed(text, time.char_start) else time
        if time.interval.granularity is Granularity.RANGE and words.then.search(text, cut.border, state.char_start):
            return None
        leads = time.char_end <= min(each.char_start for each in self._found)
        opens = words.once.match(text) and time.char_end <= cut.border and "," not in text[: cut.border]
        made_room = before is not None and before.effect is Effect.CLOSES and state.effect is Effect.OPENS
        left = made_room and not self._is_bare(state)  # "left in 1928 and was a fine coach" dates the leaving alone
        return time if leads or opens or (left and time.char_end <= cut.border) else None

    def _is_bare(self, state: State) -> bool:
        """Whether the words of a state are a copula alone ("was a")."""
        grammar = load_grammar(self._language)
        return grammar.copulas.union(grammar.articles).issuperset(state.trigger.lower().split())

    def _standing(self, who: str, cut: _Predicate, end: int, state: State, time: TimeExpression | None) -> Statement:
        """The predicate of a state as a statement that stands alone, after its time."""
        words, own = self._words, self._text[cut.start : end]
        if state.shared >= 0:
            own = f"{self._text[cut.start : state.shared]}{state.value}"
            state = replace(state, value_start=state.shared, value_end=state.shared + len(state.value or ""))
        lead = words.pronoun_lead.match(own)
        skipped = lead.end() if lead else 0
        own = words.final_preposition.sub("", own[skipped:].rstrip(_EDGES)).rstrip(_EDGES)
        hangs = state.weak or cut.opener in words.temporal | words.purpose
        setting, times = self._setting(time)
        head = f"{setting}{who}{': ' if hangs else ' '}"
        told = moved(state, len(head) - cut.start - skipped)
        return Statement(f"{head}{own}", who, times, (told,), further=True)

    def _setting(self, time: TimeExpression | None) -> tuple[str, tuple[TimeExpression, ...]]:
        """The time that a statement begins with, and the word that leads to it."""
        if time is None:
            return "", ()
        lead = self._words.time_lead.search(self._text, 0, time.char_start)
        start = lead.start() if lead else time.char_start
        setting = self._text[start : time.char_end]
        return f"{setting[0].upper()}{setting[1:]} ", (shift(time, start),)


def _is_told_apart(state: State, told: Sequence[State]) -> bool:
    """Whether a state says something in so many words, and something else than the told ones."""
    vague = state.follows or state.pronominal or state.same or state.of_it or state.of_person
    named = state.value is not None and (state.relation == "position" or holds_name(state.value))
    repeated = any((state.relation, state.value) == (other.relation, other.value) for other in told)
    return named and not vague and not repeated and state.holder is None
