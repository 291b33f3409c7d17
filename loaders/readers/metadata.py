"""User metadata in a form that a node can hold: flat, plain values, plain lists."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Mapping
from datetime import date
from typing import cast

from chronoflux.language.text import clean_text

Plain = str | bool | int | float | list[str] | list[bool] | list[int] | list[float]
_INT64 = 2**63


def flatten(metadata: Mapping[str, object]) -> dict[str, Plain]:
    """Metadata as Neo4j and JSON can both hold it.

    Maps are flattened ({"a": {"b": 1}} becomes a_b); key characters that are not letters, digits or "_" become "_".
    Lists of one plain type stay lists, any other list becomes JSON text. Integers beyond 64 bits, NaN and infinities
    become text. None is left out. Where two keys meet after flattening, the first one keeps its value and the next are
    numbered (a_b, a_b_2).
    """
    flat: dict[str, Plain] = {}
    for key, value in _leaves("", metadata):
        name, number = key, 2
        while name in flat:
            name, number = f"{key}_{number}", number + 1
        flat[name] = value
    return flat


def _leaves(prefix: str, metadata: Mapping[str, object]) -> Iterator[tuple[str, Plain]]:
    for raw, value in metadata.items():
        key = prefix + (re.sub(r"\W+", "_", str(raw)).strip("_") or "_")
        if isinstance(value, Mapping):
            yield from _leaves(f"{key}_", value)
        elif value is not None:
            yield key, _plain(value)


def _plain(value: object) -> Plain:
    if isinstance(value, (list, tuple)):
        return _plain_list(list(value))
    return _scalar(value)


def _plain_list(values: list[object]) -> Plain:
    cleaned = [_jsonable(value) for value in values]
    kinds = {type(value) for value in cleaned}
    if len(kinds) <= 1 and kinds <= {str, bool, int, float}:
        return cast("Plain", cleaned)
    return json.dumps(cleaned, ensure_ascii=False)


def _jsonable(value: object) -> object:
    if isinstance(value, Mapping):
        return {str(key): _jsonable(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_jsonable(inner) for inner in value]
    return value if value is None else _scalar(value)


def _scalar(value: object) -> str | bool | int | float:
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value if -_INT64 <= value < _INT64 else str(value)
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, date):
        return value.isoformat()
    return clean_text(str(value))
