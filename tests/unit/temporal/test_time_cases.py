"""Sentences with the times they state: the shared cases under the rules of their README, and our own."""

import json
from pathlib import Path

import pytest

from chronoflux.model import TimeExpression, TimeInterval
from chronoflux.temporal.expressions import find_times

CASES = Path(__file__).parents[2] / "cases"


def shared_cases():
    with (CASES / "temporal_en_it.jsonl").open(encoding="utf-8") as lines:
        return [pytest.param(case, id=case["id"]) for case in map(json.loads, lines)]


def own_cases():
    rows = (CASES / "times.tsv").read_text(encoding="utf-8").splitlines()
    fields = [row.split("\t") for row in rows if row and not row.startswith("#")]
    return [pytest.param(*row, id=f"{row[0]}-{row[2][:60]}") for row in fields]


def agrees(found: list[TimeExpression], expected: list[dict], text: str) -> bool:
    if len(found) != len(expected):
        return False
    return all(
        (got.interval.start, got.interval.end, got.interval.granularity)
        == (row["start"], row["end"], row["granularity"])
        and overlaps(got, row["span"], text)
        for got, row in zip(found, expected, strict=True)
    )


def overlaps(got: TimeExpression, span: str, text: str) -> bool:
    starts = [place for place in range(len(text)) if text.lower().startswith(span.lower(), place)]
    return any(got.char_start < start + len(span) and start < got.char_end for start in starts)


def written(interval: TimeInterval) -> str:
    parts = [f"{interval.start or ''}..{interval.end or ''}", interval.granularity.value]
    parts += [interval.mod.value] if interval.mod else []
    return " ".join([*parts, f"@{interval.time}"] if interval.time else parts)


@pytest.mark.parametrize("case", shared_cases())
def test_shared_case(case):
    text = case["text"]
    found = find_times(text, case["lang"], case["reference_date"])
    accepted = [case["expected"], *case.get("alternatives", [])]
    assert any(agrees(found, expected, text or "") for expected in accepted), found


@pytest.mark.parametrize(("language", "reference", "text", "expected"), own_cases())
def test_own_case(language, reference, text, expected):
    found = find_times(text, language, reference or None)
    assert ("; ".join(written(time.interval) for time in found) or "-") == expected
