"""A stretch of a sentence that states its own times."""

from __future__ import annotations

from dataclasses import dataclass

from chronoflux.model import TimeExpression


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch of a sentence and the times it states; offsets are code points in the sentence."""

    start: int
    end: int
    times: tuple[TimeExpression, ...]
    listed: bool = False
    """Whether its times are an enumeration ("in 1998 and 2004"), each dating the same statement."""
    opens: bool = False
    """Whether it is a participle before the sentence's subject ("Stolen in 1931 , the cup ...")."""
    told_of: str = ""
    """The noun that such a participle stands behind, where that is no subject of the sentence; "" for none."""
