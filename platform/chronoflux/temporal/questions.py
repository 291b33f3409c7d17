"""The temporal side of a question."""

from __future__ import annotations

from dataclasses import dataclass

from chronoflux.model import Granularity, Relation, Window
from chronoflux.temporal.expressions import find_times


@dataclass(frozen=True, slots=True)
class QuestionTime:
    """When a question asks about."""

    windows: tuple[Window, ...] = ()
    anchor_event: str | None = None
    """The clause whose date the window hangs on ("Obama became president")."""
    anchor_relation: Relation | None = None
    """How the answer stands to the anchor event: before, after, during ..."""
    offset: tuple[int, int, int] | None = None
    """Signed (years, months, days) from the anchor event."""
    notes: tuple[str, ...] = ()
    remainder: str = ""
    """The question without its time part."""


def read_question_time(text: str, language: str, reference_date: str | None = None) -> QuestionTime:
    """Read the windows, the anchor event and the offset of a question."""
    remainder, windows = text, []
    for found in reversed(find_times(text, language, reference_date)):
        point = found.interval.granularity is Granularity.DAY
        windows.insert(0, Window(found.interval.start, found.interval.end, Relation.AT if point else Relation.DURING))
        remainder = remainder[: found.char_start] + remainder[found.char_end :]
    return QuestionTime(windows=tuple(windows), remainder=" ".join(remainder.split()))
