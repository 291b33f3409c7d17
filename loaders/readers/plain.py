"""Plain text and markdown, with YAML front matter where a markdown file has one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import yaml

from chronoflux.loaders.readers.fields import BadRecord, Fields

_FRONT_MATTER = re.compile(
    r"\ufeff?---[ \t]*\r?\n(.{0,65536}?)^(?:---|\.\.\.)[ \t]*(?:\r?\n|\Z)", re.DOTALL | re.MULTILINE
)
_HEADING = re.compile(r"^ {0,3}#{1,2}[ \t]+(.+?)[ \t]*#*[ \t]*$", re.MULTILINE)
_UNDERLINED = re.compile(r"\A\s*(\S[^\n]*?)[ \t]*\r?\n=+[ \t]*\r?$", re.MULTILINE)


class _Loader(yaml.SafeLoader):
    """YAML without aliases, which can make a short header expand without bound."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            raise yaml.YAMLError("aliases are not allowed")
        return super().compose_node(parent, index)


def read_text(raw: str) -> Iterator[Fields]:
    """One document: the whole text."""
    yield Fields(text=raw)


def read_markdown(raw: str) -> Iterator[Fields | BadRecord]:
    """One document; its title is the front matter's, else the first heading.

    The front matter (id, title, date, lang or language; anything else is metadata) is no part of the text.
    """
    matched = _FRONT_MATTER.match(raw)
    if matched is None:
        yield Fields(text=raw, title=_heading(raw))
        return
    try:
        header = yaml.load(matched[1], Loader=_Loader)  # noqa: S506  (a SafeLoader, restricted further)
    except (yaml.YAMLError, ValueError) as error:
        yield BadRecord(":1", f"front matter is not YAML: {' '.join(str(error).split())}")
        return
    if not isinstance(header, dict):
        yield Fields(text=raw, title=_heading(raw))
        return
    body = raw[matched.end() :]
    fields = fields_of(header, body)
    yield (
        fields
        if fields.title
        else Fields(body, fields.id, _heading(body), fields.date, fields.language, fields.metadata)
    )


def part_front_matter(raw: str) -> tuple[Fields | None, str]:
    """What a markdown file states of itself, and its text with the front matter blanked, so that offsets keep.

    None where its front matter cannot be read; the text then is the whole file.
    """
    record = next(read_markdown(raw))
    if not isinstance(record, Fields):
        return None, raw
    blank = len(raw) - len(record.text or "")
    return record, f"{' ' * (blank - 1)}\n{record.text}" if blank else raw


def fields_of(record: Mapping[object, object], text: str | None, place: str = "") -> Fields:
    """The fields of a record with free keys; keys we do not know become metadata."""
    known = {str(key).strip().lower(): value for key, value in record.items()}
    nested = known.pop("metadata", None)
    known.pop("text", None)
    identifier, title = known.pop("id", None), known.pop("title", None)
    date, reference_date = known.pop("date", None), known.pop("reference_date", None)
    language = known.pop("language", None) or known.pop("lang", None)
    metadata = {str(key).strip(): value for key, value in record.items() if str(key).strip().lower() in known}
    if isinstance(nested, Mapping):
        metadata |= {str(key): value for key, value in nested.items()}
    elif nested is not None:
        metadata["metadata"] = nested
    return Fields(text, identifier, title, reference_date or date, language, metadata, place)


def _heading(text: str) -> str | None:
    found = _UNDERLINED.search(text) or _HEADING.search(text)
    return found[1] if found else None
