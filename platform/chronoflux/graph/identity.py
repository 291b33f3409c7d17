"""Deterministic ids: the same input always gives the same node, in any order of loading."""

from __future__ import annotations

import hashlib
import json


def make_id(*parts: str | int) -> str:
    """A 32-digit hexadecimal id of the given parts; ("a", "bc") and ("ab", "c") differ."""
    payload = json.dumps(parts, ensure_ascii=False, separators=(",", ":")).encode()
    return hashlib.blake2b(payload, digest_size=16).hexdigest()


def document_key(collection: str, document: str) -> str:
    """Id of the bookkeeping node of a document; Document.id itself stays the caller's."""
    return make_id(collection, "ledger", document)


def part_id(collection: str, document: str, layer: str, position: int) -> str:
    """Id of a passage, summary, sentence or event: its place in its document, never its text."""
    return make_id(collection, document, layer, position)


def entity_id(collection: str, normalized: str) -> str:
    """Id of an entity: its normalised name within one collection."""
    return make_id(collection, "entity", normalized)
