"""Reading by alignment: the answer that stands in the line which speaks most of what is asked.

It needs no verb and no known state: the question's names and other words, the dates of lines and the look of what they
name decide (`alignment/`). It is asked where no event tells the answer, and says only what is likely enough.
"""

from __future__ import annotations

from collections.abc import Sequence

from chronoflux.answering.alignment.asked import Asked, lay_out
from chronoflux.answering.alignment.dates import dates
from chronoflux.answering.alignment.figures import figures
from chronoflux.answering.alignment.lengths import lengths
from chronoflux.answering.alignment.lines import Line, read_lines
from chronoflux.answering.alignment.naming import names
from chronoflux.answering.alignment.order import date_of, earlier
from chronoflux.answering.alignment.ranking import Choice, Option, choose, load_weights
from chronoflux.answering.case import Case, Finding
from chronoflux.answering.holding import short
from chronoflux.answering.phrases import load_phrases
from chronoflux.answering.sequence import asks_of_latest, two_sides
from chronoflux.model import AnswerKind, Citation, Intent, Question
from chronoflux.retrieval.cues import load_cues
from chronoflux.retrieval.intents import is_polar
from chronoflux.retrieval.passages import PassageHit

_SLOTS = {"dates": dates, "figures": figures, "lengths": lengths, "names": names}
_BESIDE = frozenset({"dates", "figures", "lengths"})
"""What stands in a line right beside what it is of, so that alignment may know better than events."""
_SURE = 0.5
"""Chance from which it does."""
_LEAST_NAMED = 0.3
"""How far the line of an answer speaks of the asked names at least."""
_LEAST_OF_TWO = 0.09
"""Least chance of each of two dates to tell which is the earlier, which a date near the right one tells as well."""


def find_aligned(case: Case, told: Finding, passages: Sequence[PassageHit]) -> Finding:
    """What the readers of states and events told, or what alignment finds in the passages.

    That is where they told nothing, and where a line surely tells a date, a figure or a length.

    Args:
        case: the question and its timeline.
        told: what the other readers found.
        passages: as retrieval ranks them.
    """
    slot, asked = slot_of(case.question), lay_out(case.question)
    if not passages or (told.answer is not None and slot not in _BESIDE):
        return told
    if slot == "names" and (_asks_of_stretch(asked) or (not asked.step and _knows_state(case))):
        return told
    lines = read_lines(passages, case.evidence)
    if case.question.intent is Intent.ORDER:
        return _ordered(case, asked, lines) or told
    if slot not in _SLOTS:
        return told
    weights = load_weights()[slot]
    options = [option for option in _SLOTS[slot](asked, lines) if _may_answer(slot, option)]
    choice = choose(options, weights)
    least = weights.least if told.answer is None else _SURE
    if choice is None or choice.chance < least or choice.lead < weights.lead:
        return told
    return _finding(case, _worded(case, slot, choice), [choice])


def _knows_state(case: Case) -> bool:
    """Whether events state what is asked at some time: that they tell of none at the asked one is then an answer."""
    relation = case.question.relation
    return relation is not None and any(state.relation == relation and not state.loose for state in case.states)


def _asks_of_stretch(asked: Asked) -> bool:
    """Whether what held through a stretch of time is asked, which no single line tells."""
    return asked.window is not None and not asked.step and asked.window.start != asked.window.end


def _may_answer(slot: str, option: Option) -> bool:
    """Whether nothing rules an option out: a time later than the asked one, or a line far from the asked names.

    What dates and figures are of must be said as well: they stand beside everything.
    """
    signs = option.signs
    if signs.get("later") or signs["names"] < _LEAST_NAMED:
        return False
    return slot not in ("dates", "figures") or not signs["unheard"]


def slot_of(question: Question) -> str:
    """What part of a line a question asks for: "dates", "lengths", "figures" or "names"; "" for none of them."""
    if question.intent in (Intent.ORDER, Intent.CONTINUITY, Intent.EVOLUTION):
        return ""
    if load_phrases(question.language).asks_length.search(question.text):
        return "lengths"
    if question.intent is Intent.ARITHMETIC:
        return ""
    if is_polar(question.text, load_cues(question.language)):
        return ""
    kinds = {AnswerKind.DATE: "dates", AnswerKind.NUMBER: "figures"}
    return kinds.get(question.answer_kind, "names")


def _worded(case: Case, slot: str, choice: Choice) -> str:
    """The answer as it is given: a date in words, a surname with the given name that its document knows."""
    option = choice.option
    if slot == "dates":
        return case.phrases.date(option.answer)
    return short(option.key if option.key.endswith(f" {option.answer}") else option.answer)


def _ordered(case: Case, asked: Asked, lines: Sequence[Line]) -> Finding | None:
    """Which of two things came first or last."""
    pair = two_sides(case) if case.question.anchor_event is None else None
    if pair is None:
        return None
    left, right = (date_of(asked, side, lines) for side in pair)
    if left is None or right is None or min(left.chance, right.chance) < _LEAST_OF_TWO:
        return None
    first = earlier(left, right)
    if first is None:
        return None
    return _finding(case, short(pair[0] if first is not asks_of_latest(case) else pair[1]), [left, right])


def _finding(case: Case, answer: str, choices: Sequence[Choice]) -> Finding:
    say = case.phrases.say
    texts = "; ".join(f"“{choice.option.line.text}”" for choice in choices)
    chance = min(choice.chance for choice in choices)
    reason = say("aligned", lines=texts, words=", ".join(case.question.focus), chance=f"{chance:.2f}")
    cited = tuple(
        Citation(line.document, line.char_start, line.char_start + len(line.text), line.text)
        for line in (choice.option.line for choice in choices)
    )
    return Finding(answer, reason, confidence=chance, cited=cited)
