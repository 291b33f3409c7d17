"""Reads stored events back as evidence, with provenance down to the character."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from chronoflux import cypher
from chronoflux.calendar import OPEN_DAY
from chronoflux.graph.runner import QueryRunner, Row
from chronoflux.model import Effect, EventKind, Evidence, Participant


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event as evidence, with the cosines of its text and of its passage to the question's text."""

    event: Evidence
    likeness: float
    passage_likeness: float


def read_evidence(runner: QueryRunner, ids: Iterable[str], text: list[float]) -> list[StoredEvent]:
    """Events by id, in order of id.

    Args:
        runner: the graph.
        ids: of the events.
        text: the question's unit vector.
    """
    rows = runner.read(cypher.load("retrieve/evidence"), ids=sorted(ids), text=text)
    return [
        StoredEvent(_evidence(row), row["likeness"], row["passage_likeness"])
        for row in sorted(rows, key=lambda row: str(row["id"]))
    ]


def _evidence(row: Row) -> Evidence:
    return Evidence(
        id=row["id"],
        text=row["text"],
        kind=EventKind(row["kind"]),
        document=row["document"],
        title=row["title"],
        passage=row["passage"],
        sentence=row["sentence"],
        char_start=row["char_start"],
        char_end=row["char_end"],
        start=row["start"],
        end=row["end"],
        start_day=-OPEN_DAY if row["start_day"] is None else row["start_day"],
        end_day=OPEN_DAY if row["end_day"] is None else row["end_day"],
        granularity=row["granularity"],
        time=row["time"],
        trigger=row["trigger"],
        effect=Effect(row["effect"]),
        relation=row["relation"],
        value=row["value"],
        participants=tuple(Participant(p["name"], p["role"], p["kind"]) for p in row["participants"]),
    )
