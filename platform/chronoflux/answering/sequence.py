"""Several events in order of time: which came first, how things went on, how many there were."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from chronoflux.answering.candidates import candidates_of
from chronoflux.answering.case import Case, Finding
from chronoflux.answering.holding import short, short_list
from chronoflux.answering.quantities import find_quantity
from chronoflux.answering.spans import fit_of_windows
from chronoflux.model import AnswerKind, Effect, Evidence, Relation
from chronoflux.retrieval.agreement import fold, mention_of, names_agree, share_found
from chronoflux.retrieval.cues import load_cues

_SAME = 0.75
_LEAST_SHARE = 0.5

Item = tuple[str, Evidence]
"""A short answer and the event that gives it its date."""


def find_order(case: Case) -> Finding:
    """Which of two things came first (or last), whether one came before the other, or in which order things came."""
    if case.question.anchor_event is not None:
        return _find_precedence(case)
    words, late = set(fold(case.question.text).split()), asks_of_latest(case)
    pair = two_sides(case)
    if pair is None:
        items = _items(case)
        if not items:
            return Finding(None, case.phrases.say("no_evidence"))
        if words & case.phrases.listing:
            return _all_of(case, items)
        answer, item = items[-1] if late else items[0]
        return Finding(short(answer), _listed(case, items), (item,), 0.6)
    left, right = ((side, _event_like(case, side)) for side in pair)
    if left[1] is None or right[1] is None:
        missing = left[0] if left[1] is None else right[0]
        return Finding(None, case.phrases.say("unknown_name", name=missing))
    return _compare(case, (left[0], left[1]), (right[0], right[1]), late)


def asks_of_latest(case: Case) -> bool:
    """Whether what came last is asked, not what came first."""
    words = set(fold(case.question.text).split())
    return bool(case.phrases.late & words) and not case.phrases.early & words


def _find_precedence(case: Case) -> Finding:
    """Yes or no: "did Ann Lee resign before Bruno Conti was appointed?"; or which, where "before or after" is asked."""
    question = case.question
    main, clause = " ".join((*question.entities, *question.focus)), question.anchor_event or ""
    left, right = _event_like(case, main), _event_like(case, clause)
    if left is None or right is None or left is right:
        return Finding(None, case.phrases.say("unknown_name", name=main if left is None else clause))
    compared = _compare(case, (main, left), (clause, right), late=False)
    if compared.answer is None:
        return compared
    before = (left.start_day, left.end_day) < (right.start_day, right.end_day)
    if case.phrases.either.search(question.text):
        return replace(compared, answer=case.phrases.say("before" if before else "after"))
    holds = before is (question.anchor_relation is Relation.BEFORE)
    return replace(compared, answer=case.phrases.say("yes" if holds else "no"))


def _compare(case: Case, left: Item, right: Item, late: bool) -> Finding:
    date = case.phrases.date
    first, second = sorted((left, right), key=lambda side: (side[1].start_day, side[1].end_day))
    support = (first[1], second[1])
    if first[1].end_day >= second[1].start_day and first[1].start_day == second[1].start_day:
        reason = case.phrases.say("same_time", first=first[0], second=second[0], date=date(first[1].start))
        return Finding(None, reason, support)
    reason = case.phrases.say(
        "order",
        first=first[0],
        first_date=date(first[1].start),
        first_event=case.label(first[1]),
        second=second[0],
        second_date=date(second[1].start),
        second_event=case.label(second[1]),
    )
    return Finding(short(second[0] if late else first[0]), reason, support, 0.7)


def two_sides(case: Case) -> tuple[str, str] | None:
    """The two things a question sets against each other: "A or B"."""
    text = case.question.text.rstrip(" ?.!")
    left, found, right = text.rpartition(case.phrases.between)
    if not found:
        return None
    tail = re.split(r"[,:]", left)[-1]
    if tail == left and (behind := case.phrases.cued(left)):
        tail = behind
    sides = [case.phrases.lead.sub("", side.strip()).strip() for side in (tail, right)]
    names = [next((name for name in case.question.entities if name in side), None) for side in (left, right)]
    if tail == left and all(names):
        sides = [name for name in names if name]
    return (sides[0], sides[1]) if all(sides) else None


def _event_like(case: Case, description: str) -> Evidence | None:
    words = fold(description).split()
    asks_birth = case.question.relation == "life" and not case.phrases.finish.intersection(case.question.focus)

    def likeness(item: Evidence) -> float:
        text = fold(item.text).split()
        begins = asks_birth and item.relation == "life" and item.effect is Effect.OPENS
        said = share_found(words, text) + mention_of(description, item) + 0.5 * share_found(case.question.focus, text)
        return said + 0.5 * begins

    found = [
        item
        for item in case.timeline.dated
        if share_found(words, fold(item.text).split()) >= _LEAST_SHARE or mention_of(description, item) >= _SAME
    ]
    return max(found, key=lambda item: (round(likeness(item), 3), item.score, -item.start_day, item.id), default=None)


def find_evolution(case: Case) -> Finding:
    """The sequence of states through the window; of what happened, where the question is about no state."""
    if case.question.relation is not None and (items := _items(case)):
        return _all_of(case, items)
    told = _told(case)
    if not told:
        return Finding(None, case.phrases.say("no_range", window=case.phrases.window(case.windows)))
    items = [(item.text, item) for item in told]
    answer = "; ".join(f"{case.phrases.date(item.start)}: {item.text}" for item in told)
    return Finding(answer, _listed(case, items), tuple(told), 0.5)


def _all_of(case: Case, items: Sequence[Item]) -> Finding:
    answer = short_list([text for text, _ in items], case.phrases.templates["and"])
    return Finding(answer, _listed(case, items), tuple(item for _, item in items), 0.5)


def find_aggregate(case: Case) -> Finding:
    """How many there were, or which ones: the figure that is told, else what is told of, counted."""
    if told := find_quantity(case):
        return told
    times = case.phrases.times.search(case.question.text) is not None
    items = _times_told(case) if times else _distinct(_items(case))
    if not items:
        return Finding(None, case.phrases.say("no_range", window=case.phrases.window(case.windows)))
    if not times and _counts_other_things(case, items):
        return Finding(None, case.phrases.say("uncounted"))
    texts = [text for text, _ in items]
    reason = case.phrases.say("counted", count=len(items), items="; ".join(texts))
    support = tuple(item for _, item in items)
    if case.question.answer_kind is AnswerKind.NUMBER:
        return Finding(str(len(items)), reason, support, 0.5)
    return Finding(short_list(texts, case.phrases.templates["and"]), reason, support, 0.5)


def _counts_other_things(case: Case, items: Sequence[Item]) -> bool:
    """Whether a number is asked for of what no event tells of: "how many employees", of the events about a company.

    What is counted is the first word of the question that is no name; and what there was, or what something had, is not
    counted by events that speak of it.
    """
    if case.question.answer_kind is not AnswerKind.NUMBER:
        return False
    noun = case.question.focus[:1]
    if case.phrases.amount.search(case.question.text):
        return load_cues(case.question.language).plurals.isdisjoint(noun)
    return case.question.relation is None and not any(
        share_found(noun, fold(item.text).split()) > 0 for _, item in items
    )


def _items(case: Case) -> list[Item]:
    """The asked states that meet the window; where there are none, the events in range that speak of what is asked."""
    states = [(state.answer, state.opened) for state in case.states if fit_of_windows(state.told, case.windows) > 0]
    if states:
        return states
    items = []
    for item in _told(case):
        options = candidates_of(case.question, item)
        items.append((options[0].text if options else item.text, item))
    return items


def _told(case: Case) -> list[Evidence]:
    """The events in range that speak of every asked name and of some other word of the question."""
    named = (
        item for item in case.in_range() if all(mention_of(name, item) >= _SAME for name in case.question.entities)
    )
    focus = case.question.focus
    return [item for item in named if not focus or share_found(focus, fold(item.text).split()) > 0]


def _times_told(case: Case) -> list[Item]:
    """What came about in range, each date once: "won in 1963, 1967 and 1971" is three times."""
    return list({item.start: (text, item) for text, item in _items(case)}.values())


def _distinct(items: Sequence[Item]) -> list[Item]:
    kept: list[Item] = []
    for text, item in items:
        if not any(names_agree(text, other) >= _SAME for other, _ in kept):
            kept.append((text, item))
    return kept


def _listed(case: Case, items: Sequence[Item]) -> str:
    shown = "; ".join(f"{case.phrases.date(item.start)}: {text} ({case.label(item)})" for text, item in items)
    return case.phrases.say("sequence", items=shown)
