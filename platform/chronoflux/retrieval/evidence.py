"""Reads stored events back as evidence, with provenance down to the character."""

from __future__ import annotations

from collections.abc import Iterable

from chronoflux import cypher
from chronoflux.graph.runner import QueryRunner, Row
from chronoflux.model import OPEN_DAY, Effect, EventKind, Evidence, Participant


def read_evidence(runner: QueryRunner, ids: Iterable[str], vector: list[float]) -> list[tuple[Evidence, float]]:
    """Events by id with the cosine of their whole vector and `vector`, in order of id."""
    rows = runner.read(cypher.load("retrieve/evidence"), ids=sorted(ids), vector=vector)
    return [(_evidence(row), 2 * row["similarity"] - 1) for row in sorted(rows, key=lambda row: str(row["id"]))]


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
