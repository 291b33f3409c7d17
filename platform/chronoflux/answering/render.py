"""The timeline as numbered lines, and reasoning paths, for the prompt, the terminal and the steps of an answer."""

from __future__ import annotations

from collections.abc import Sequence

from chronoflux.model import Evidence, ReasoningPath, Timeline

_HEADINGS = {"en": ("Event", "Static:"), "it": ("Evento", "Statici:")}
_PATHS = {"en": "How the names are connected:", "it": "Come i nomi sono collegati:"}


def render_timeline(timeline: Timeline, language: str) -> str:
    """One line an event, dated ones first, then the static ones apart; numbers run through.

    Example: "Event #1 2017-08-01: Ann Lee became Minister of Health".
    """
    _, static = _HEADINGS.get(language[:2], _HEADINGS["en"])
    lines = [f"{event_label(timeline, item, language)} {date_label(item)}: {item.text}" for item in timeline.dated]
    if timeline.static:
        lines.append(static)
        lines += [f"{event_label(timeline, item, language)}: {item.text}" for item in timeline.static]
    return "\n".join(lines)


def render_paths(paths: Sequence[ReasoningPath], language: str) -> str:
    """One line a chain under a heading; nothing of no chains."""
    heading = _PATHS.get(language[:2], _PATHS["en"])
    return "\n".join(["", heading, *(path.text for path in paths), ""]) if paths else ""


def event_number(timeline: Timeline, evidence: Evidence) -> int:
    """The number an event carries in the rendered timeline, from 1.

    Raises:
        ValueError: the event is not part of the timeline.
    """
    return [item.id for item in (*timeline.dated, *timeline.static)].index(evidence.id) + 1


def event_label(timeline: Timeline, evidence: Evidence, language: str) -> str:
    """How an event is called on the timeline: "Event #3", "Evento #3"."""
    word, _ = _HEADINGS.get(language[:2], _HEADINGS["en"])
    return f"{word} #{event_number(timeline, evidence)}"


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
