"""The domain types as the plain rows that the command line prints; the keys are part of the contract."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from chronoflux.model import (
    AnalysedDocument,
    Answer,
    Event,
    Evidence,
    Question,
    ReasoningPath,
    TimeExpression,
    Timeline,
    Window,
)
from chronoflux.temporal.static import StaticTime


def time_row(time: TimeExpression) -> dict[str, Any]:
    """A temporal expression; with its hour where the text gives one."""
    interval = time.interval
    row = {
        "span": time.span,
        "start": interval.start,
        "end": interval.end,
        "granularity": interval.granularity,
        "mod": interval.mod,
        "char_start": time.char_start,
        "char_end": time.char_end,
    }
    return row | {"time": interval.time} if interval.time else row


def static_time_row(time: StaticTime) -> dict[str, Any]:
    """A temporal expression that no date was found for, and why."""
    undated = dict.fromkeys(("start", "end", "granularity", "mod"))
    return {"span": time.span, **undated, "char_start": time.char_start, "char_end": time.char_end, "why": time.why}


def event_row(event: Event, document: AnalysedDocument) -> dict[str, Any]:
    """An event of a document just analysed; its span runs over the sentences it came from."""
    sentences = [document.sentences[index] for index in event.sentences]
    interval = event.interval
    return {
        "text": event.text,
        "kind": event.kind,
        "start": interval.start if interval else None,
        "end": interval.end if interval else None,
        "granularity": interval.granularity if interval else None,
        "entities": [participant.name for participant in event.participants],
        "effect": event.effect,
        "trigger": event.trigger,
        "relation": event.relation,
        "value": event.value,
        "score": round(event.score, 4),
        "char_start": min(sentence.char_start for sentence in sentences),
        "char_end": max(sentence.char_end for sentence in sentences),
    }


def window_row(window: Window) -> dict[str, Any]:
    """A window of a question."""
    return {"start": window.start, "end": window.end, "relation": window.relation}


def offset_row(offset: tuple[int, int, int]) -> dict[str, int]:
    """A distance from an anchor event, with a minus for what lies before it."""
    return dict(zip(("years", "months", "days"), offset, strict=True))


def question_row(question: Question) -> dict[str, Any]:
    """A question, understood."""
    return {
        "language": question.language,
        "entities": list(question.entities),
        "intent": question.intent,
        "windows": [window_row(window) for window in question.windows],
        "anchor_event": question.anchor_event,
        "anchor_relation": question.anchor_relation,
        "offset": offset_row(question.offset) if question.offset else None,
        "relation": question.relation,
        "answer_kind": question.answer_kind,
        "notes": list(question.notes),
    }


def evidence_row(evidence: Evidence) -> dict[str, Any]:
    """A stored event with its provenance."""
    return {
        "id": evidence.id,
        "kind": evidence.kind,
        "text": evidence.text,
        "start": evidence.start,
        "end": evidence.end,
        "granularity": evidence.granularity,
        "effect": evidence.effect,
        "document": evidence.document,
        "char_start": evidence.char_start,
        "char_end": evidence.char_end,
        "score": round(evidence.score, 4),
        "channels": list(evidence.channels),
        "in_window": evidence.in_window,
    }


def timeline_rows(timeline: Timeline) -> list[dict[str, Any]]:
    """Dated events in order of time, then the static ones."""
    return [evidence_row(evidence) for evidence in (*timeline.dated, *timeline.static)]


def path_row(path: ReasoningPath) -> dict[str, Any]:
    """A reasoning path; passages[i] leads from entities[i] to the next, by the relation links[i] where one is known."""
    return {
        "text": path.text,
        "entities": list(path.entities),
        "links": list(path.links),
        "passages": list(path.passages),
        "titles": list(path.titles),
        "energy": round(path.energy, 6),
    }


def answer_row(answer: Answer) -> dict[str, Any]:
    """An answer and everything it rests on."""
    return {
        "answer": answer.answer,
        "answerable": answer.answerable,
        "intent": answer.intent,
        "windows": [window_row(window) for window in answer.windows],
        "timeline": timeline_rows(answer.timeline),
        "paths": [path_row(path) for path in answer.paths],
        "citations": [asdict(citation) for citation in answer.citations],
        "context_words": answer.context_words,
        "llm": answer.llm,
        "confidence": round(answer.confidence, 4),
        "steps": list(answer.steps),
        "notes": list(answer.notes),
    }
