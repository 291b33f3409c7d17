"""Time-CoT in code: the reader that needs no LLM.

It follows the steps of DyG-RAG's Time Chain-of-Thought: identify the evidence in range, trace order and persistence of
states, classify the intent, justify with dates and citations; and it says "not in the documents" rather than guess.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from chronoflux.answering.age import find_age
from chronoflux.answering.aligned import find_aligned
from chronoflux.answering.binding import unknown_names
from chronoflux.answering.boundary import find_boundary, find_continuity
from chronoflux.answering.case import Case, Finding, open_case
from chronoflux.answering.holding import find_holding
from chronoflux.answering.render import context_words
from chronoflux.answering.sequence import find_aggregate, find_evolution, find_order
from chronoflux.answering.succession import find_neighbour
from chronoflux.model import Answer, Citation, Evidence, Intent, Question, Timeline
from chronoflux.retrieval.passages import PassageHit
from chronoflux.temporal.arithmetic import solve_date_arithmetic

_STATES_SHOWN = 8

_READERS: dict[Intent, Callable[[Case], Finding]] = {
    Intent.BOUNDARY: find_boundary,
    Intent.CONTINUITY: find_continuity,
    Intent.ORDER: find_order,
    Intent.EVOLUTION: find_evolution,
    Intent.AGGREGATE: find_aggregate,
    Intent.ARITHMETIC: find_age,
}


def read(question: Question, timeline: Timeline, passages: Sequence[PassageHit] = ()) -> Answer:
    """Answer a question from its timeline and passages, with citations and the chain of steps.

    Args:
        question: the question, understood.
        timeline: the events that retrieval found for it.
        passages: the passages it found, best first; they are read where no event tells the answer.
    """
    case = open_case(question, timeline)
    finding = _find(case, passages)
    answerable = finding.answer is not None
    return Answer(
        answer=finding.answer if finding.answer is not None else case.phrases.say("absent"),
        answerable=answerable,
        intent=question.intent,
        windows=question.windows,
        timeline=timeline,
        citations=tuple(dict.fromkeys((*citations_of(finding.support), *finding.cited))),
        steps=_steps(case, finding),
        confidence=round(finding.confidence, 3) if answerable else 0.0,
        context_words=context_words(timeline, question.language),
        notes=(*case.notes, *finding.notes),
    )


def needs_no_evidence(question: Question) -> bool:
    """Whether a question is date arithmetic and nothing else, which code solves exactly."""
    return question.intent is Intent.ARITHMETIC and solve_date_arithmetic(question.text, question.language) is not None


def _find(case: Case, passages: Sequence[PassageHit]) -> Finding:
    question = case.question
    if question.intent is Intent.ARITHMETIC:
        solved = solve_date_arithmetic(question.text, question.language)
        if solved is not None:
            return Finding(solved, case.phrases.say("arithmetic"), confidence=1.0)
    return find_aligned(case, _told(case), passages)


def _told(case: Case) -> Finding:
    """What events tell."""
    question = case.question
    if not case.evidence:
        return Finding(None, case.phrases.say("no_evidence"))
    missing = unknown_names(question, case.evidence)
    if missing and len(missing) == len(question.entities):
        return Finding(None, case.phrases.say("unknown_name", name=missing[0]))
    return find_neighbour(case) or _READERS.get(question.intent, find_holding)(case)


def _steps(case: Case, finding: Finding) -> tuple[str, ...]:
    """The chain, one line a step, in the question's language."""
    say, date = case.phrases.say, case.phrases.date
    about = ", ".join((*case.question.entities, *case.question.focus)) or case.question.text
    events = ", ".join(case.label(item) for item in case.in_range()[:_STATES_SHOWN]) or say("no_events")
    states = "; ".join(
        f"{state.answer} ({state.key}) {date(state.begin_date)} – {date(state.end_date)}"
        for state in case.states[:_STATES_SHOWN]
    )
    intent = case.phrases.intent(case.question.intent)
    return (
        say("asked", intent=intent.lower(), window=case.phrases.window(case.windows), about=about),
        say("evidence", events=events),
        say("states", states=states) if states else say("no_states"),
        say("decision", intent=intent, reason=finding.reason),
    )


def citations_of(evidence: Sequence[Evidence]) -> tuple[Citation, ...]:
    """Each sentence the evidence rests on, once, in order."""
    cited = (Citation(item.document, item.char_start, item.char_end, item.sentence) for item in evidence)
    return tuple(dict.fromkeys(cited))
