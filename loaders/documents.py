"""Files, folders and standard input as documents, one at a time.

Kinds: .txt, .md (with front matter), .jsonl, .html, .csv. A folder is walked in sorted order, hidden names and
other kinds left out. An `id` is data and never used as a path.
"""

from __future__ import annotations

import io
import logging
import os
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from chronoflux.errors import DocumentError, EncodingError
from chronoflux.language.detection import detect_language
from chronoflux.language.text import clean_text
from chronoflux.loaders.readers.dates import dateline, iso_date
from chronoflux.loaders.readers.decoding import check_encoding, decode, decode_lines, standard_input
from chronoflux.loaders.readers.delimited import read_csv
from chronoflux.loaders.readers.fields import BadRecord, Fields
from chronoflux.loaders.readers.html import read_html
from chronoflux.loaders.readers.jsonl import read_jsonl
from chronoflux.loaders.readers.metadata import flatten
from chronoflux.loaders.readers.plain import read_markdown, read_text
from chronoflux.loaders.titles import title_of_id
from chronoflux.model import SourceDocument

MAX_CHARACTERS = 5_000_000
"""The longest single document, in characters (about 800,000 words). A longer one is refused before any work is done."""

STDIN = "stdin"
"""Id and source of a text that came from standard input."""

_log = logging.getLogger("chronoflux")
_WHOLE: dict[str, Callable[[str], Iterator[Fields | BadRecord]]] = {
    ".txt": read_text,
    ".text": read_text,
    ".md": read_markdown,
    ".markdown": read_markdown,
    ".html": read_html,
    ".htm": read_html,
}
_BY_LINE: dict[str, Callable[[Iterable[str]], Iterator[Fields | BadRecord]]] = {
    ".jsonl": read_jsonl,
    ".ndjson": read_jsonl,
    ".csv": read_csv,
    ".tsv": read_csv,
}
_BINARY = frozenset({".pdf", ".docx", ".doc", ".odt", ".zip", ".gz", ".png", ".jpg", ".jpeg", ".xlsx", ".epub"})


@dataclass(frozen=True, slots=True)
class ReadFailure:
    """A document that could not be read; the others can."""

    id: str
    error: str


@dataclass(frozen=True, slots=True)
class _Defaults:
    language: str | None
    reference_date: str | None
    encoding: str | None


def read_documents(
    paths: Sequence[Path | str],
    *,
    language: str | None = None,
    reference_date: str | None = None,
    encoding: str | None = None,
    stdin: IO[bytes] | None = None,
) -> Iterator[SourceDocument | ReadFailure]:
    """Read every document under the paths, streamed, in the order of the arguments.

    A document's id is the one it states, else its file's path relative to the PATH argument (a file given directly: its
    name; a line or row without an id: that plus ":line"). What a document states about its own date or language stands
    before `reference_date` and `language`; a dateline in the text counts as stating a date.

    Args:
        paths: files, folders, or "-" for standard input (JSON lines if its first line is a JSON object, else text).
        language: "en", "en-GB" or "it" for documents that name none; None or "auto" leaves it to the analysis.
        reference_date: ISO date for documents that state none.
        encoding: of every file; None means UTF-8, or what a byte order mark says.
        stdin: a binary stream to read for "-"; None means the process's own.

    Yields:
        A document, or a failure that names one document and leaves the others alone.

    Raises:
        DocumentError: a path does not exist, a folder holds no document, or `reference_date` is no ISO date.
        EncodingError: a file named directly does not decode (one found in a folder is a failure).
    """
    check_encoding(encoding)
    if any(not str(path) for path in paths):
        raise DocumentError("a path is empty: name a file, a folder, or - for standard input")
    missing = next((path for path in paths if str(path) != "-" and not Path(path).exists()), None)
    if missing is not None:
        raise DocumentError(f"{missing}: no such file or folder")
    try:
        reference_date = iso_date(reference_date) if reference_date else None
    except ValueError as error:
        raise DocumentError(f"reference date: {error}") from error
    defaults = _Defaults(None if language == "auto" else language, reference_date, encoding)
    return _without_repeats(_read_paths(paths, defaults, stdin))


def _read_paths(
    paths: Sequence[Path | str], defaults: _Defaults, stdin: IO[bytes] | None
) -> Iterator[SourceDocument | ReadFailure]:
    for path in paths:
        if str(path) == "-":
            yield from _read_stdin(stdin or standard_input(), defaults)
        elif Path(path).is_dir():
            for file, name in _walk(Path(path)):
                try:
                    yield from _read_file(file, name, defaults)
                except EncodingError as error:
                    yield ReadFailure(name, str(error))
        else:
            yield from _read_file(Path(path), Path(path).name, defaults)


def _without_repeats(items: Iterator[SourceDocument | ReadFailure]) -> Iterator[SourceDocument | ReadFailure]:
    sources: dict[str, str] = {}
    for item in items:
        if isinstance(item, ReadFailure):
            yield item
        elif item.id in sources:
            yield ReadFailure(item.id, f"{item.source}: the id {item.id!r} was already read from {sources[item.id]}")
        else:
            sources[item.id] = item.source
            yield item


def _walk(folder: Path) -> Iterator[tuple[Path, str]]:
    skipped: set[str] = set()
    found = False
    for root, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            file = Path(root, name)
            if name.startswith(".") or not file.is_file():
                continue
            if file.suffix.lower() in _WHOLE or file.suffix.lower() in _BY_LINE:
                found = True
                yield file, file.relative_to(folder).as_posix()
            else:
                skipped.add(file.suffix.lower() or name)
    kinds = " ".join(sorted({*_WHOLE, *_BY_LINE}))
    if skipped:
        _log.warning("%s: files of other kinds left out: %s", folder, " ".join(sorted(skipped)))
    if not found:
        raise DocumentError(f"{folder}: no documents in this folder; put files of these kinds there: {kinds}")


def _read_file(file: Path, name: str, defaults: _Defaults) -> Iterator[SourceDocument | ReadFailure]:
    suffix = file.suffix.lower()
    if suffix in _BINARY:
        yield ReadFailure(name, f"{file}: {suffix} files cannot be read; convert it to text")
        return
    source = str(file.resolve())
    try:
        if suffix in _BY_LINE:
            with file.open("rb") as stream:
                records = _BY_LINE[suffix](decode_lines(stream, str(file), defaults.encoding))
                yield from (_document(record, name, source, defaults) for record in records)
        elif file.stat().st_size > 4 * MAX_CHARACTERS:
            yield ReadFailure(name, _too_long(str(file), file.stat().st_size, "bytes"))
        else:
            raw = decode(file.read_bytes(), str(file), defaults.encoding)
            records = _WHOLE.get(suffix, read_text)(raw)
            yield from (_document(record, name, source, defaults) for record in records)
    except OSError as error:
        yield ReadFailure(name, f"{file}: {error.strerror or error}")


def _read_stdin(stream: IO[bytes], defaults: _Defaults) -> Iterator[SourceDocument | ReadFailure]:
    first = stream.readline(4 * MAX_CHARACTERS)
    if first.lstrip(b"\xef\xbb\xbf \t").startswith(b"{") and first.rstrip().endswith(b"}"):
        records = read_jsonl(_chain_lines(first, stream, defaults.encoding))
    else:
        data = first + stream.read(4 * MAX_CHARACTERS)
        records = read_markdown(decode(data, STDIN, defaults.encoding))
    yield from (_document(record, STDIN, STDIN, defaults) for record in records)


def _chain_lines(first: bytes, stream: IO[bytes], encoding: str | None) -> Iterator[str]:
    yield from decode_lines(io.BytesIO(first), STDIN, encoding)
    yield from decode_lines(stream, STDIN, encoding)


def _document(record: Fields | BadRecord, name: str, source: str, defaults: _Defaults) -> SourceDocument | ReadFailure:
    where = f"{source}{record.place}"
    if isinstance(record, BadRecord):
        return ReadFailure(f"{name}{record.place}", f"{where}: {record.problem}")
    identifier = clean_text(name + record.place if record.id is None else str(record.id)).strip()
    if not identifier or any(unicodedata.category(character) == "Cc" for character in identifier):
        return ReadFailure(f"{name}{record.place}", f"{where}: the id is empty or holds control characters")
    text = clean_text(record.text or "")
    if not text.strip():
        return ReadFailure(identifier, f"{where}: the text is missing or empty")
    if len(text) > MAX_CHARACTERS:
        return ReadFailure(identifier, _too_long(where, len(text), "characters"))
    language = _known_language(record.language, where) or defaults.language
    try:
        date = _reference_date(record.date, text, language) or defaults.reference_date
    except ValueError as error:
        return ReadFailure(identifier, f"{where}: {error}")
    title = " ".join(clean_text(str(record.title or "")).split()) or title_of_id(identifier)
    return SourceDocument(identifier, title, text, source, language, date, dict(flatten(record.metadata)))


def _reference_date(stated: object, text: str, language: str | None) -> str | None:
    language = language or detect_language(text[:2000])
    return dateline(text, language) if stated in (None, "") else iso_date(stated, language)


def _known_language(stated: object, where: str) -> str | None:
    if stated is None:
        return None
    tag = str(stated).strip().replace("_", "-").lower()
    if tag == "en-gb":
        return "en-GB"
    primary = tag.partition("-")[0]
    if primary not in ("en", "it"):
        _log.warning("%s: language %r is not supported (en, en-GB, it); it will be detected", where, stated)
        return None
    return primary


def _too_long(where: str, size: int, unit: str) -> str:
    return f"{where}: {size:,} {unit} in one document; the limit is {MAX_CHARACTERS:,} characters, split it"
