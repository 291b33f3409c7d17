"""The timeline as numbered lines, and reasoning paths, for the prompt, the terminal and the steps of an answer."""

from __future__ import annotations

from collections.abc import Sequence

from chronoflux.answering.phrases import load_phrases
from chronoflux.model import Evidence, ReasoningPath, Timeline


def render_timeline(timeline: Timeline, language: str) -> str:
    """One line an event, dated ones first, then the static ones apart; numbers run through.

    Example: "Event #1 2017-08-01: Ann Lee became Minister of Health".
    """
    lines = [f"{event_label(timeline, item, language)} {date_label(item)}: {item.text}" for item in timeline.dated]
    if timeline.static:
        lines.append(load_phrases(language).labels["static"])
        lines += [f"{event_label(timeline, item, language)}: {item.text}" for item in timeline.static]
    return "\n".join(lines)


def render_paths(paths: Sequence[ReasoningPath], language: str) -> str:
    """One line a chain under a heading; nothing of no chains."""
    heading = load_phrases(language).labels["connected"]
    return "\n".join(["", heading, *(path.text for path in paths), ""]) if paths else ""


def event_number(timeline: Timeline, evidence: Evidence) -> int:
    """The number an event carries in the rendered timeline, from 1.

    Raises:
        ValueError: the event is not part of the timeline.
    """
    return [item.id for item in (*timeline.dated, *timeline.static)].index(evidence.id) + 1


def event_label(timeline: Timeline, evidence: Evidence, language: str) -> str:
    """How an event is called on the timeline: "Event #3", "Evento #3"."""
    return f"{load_phrases(language).labels['event']} #{event_number(timeline, evidence)}"


def date_label(evidence: Evidence) -> str:
    """An event's date as it stands on the timeline: "2017-08", "1998/2004", "1998/..", with the hour where known."""
    if evidence.start == evidence.end:
        label = evidence.start or ".."
    else:
        label = f"{evidence.start or '..'}/{evidence.end or '..'}"
    return f"{label} {evidence.time}" if evidence.time else label


def context_words(timeline: Timeline, language: str = "en") -> int:
    """Words of the rendered timeline: what reading it costs."""
    return len(render_timeline(timeline, language).split())
