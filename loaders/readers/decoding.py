"""Bytes to text: UTF-8 unless a byte order mark or the caller says otherwise, and never a guess."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Iterator
from typing import IO

from chronoflux.errors import DocumentError, EncodingError

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # before UTF-16: its mark begins with UTF-16's
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_CHUNK = 1 << 20


def check_encoding(encoding: str | None) -> None:
    """Refuse an encoding that Python does not know.

    Raises:
        EncodingError: no codec of text has that name.
    """
    if encoding is None:
        return
    try:
        codecs.lookup(encoding)
        "".encode(encoding)
    except LookupError as error:
        raise EncodingError(f"unknown text encoding {encoding!r}; give --encoding a name such as cp1252") from error


def standard_input() -> IO[bytes]:
    """The process's standard input.

    Raises:
        DocumentError: it is closed.
    """
    if sys.stdin is None:
        raise DocumentError("standard input is closed: name a file instead of -")
    return sys.stdin.buffer


def decode(data: bytes, name: str, encoding: str | None = None) -> str:
    """Decode a whole file.

    Args:
        data: the file's bytes.
        name: what to call the file in the message.
        encoding: the stated encoding; None means UTF-8, or what a byte order mark says.

    Raises:
        EncodingError: the bytes are not in that encoding; names the file, the byte offset and --encoding.
    """
    chosen = encoding or _marked(data) or "utf-8"
    try:
        return data.decode(chosen)
    except UnicodeDecodeError as error:
        raise _undecodable(name, error.start, chosen) from error


def decode_lines(stream: IO[bytes], name: str, encoding: str | None = None) -> Iterator[str]:
    r"""Decode a stream line by line ("\n" ends a line), holding a chunk and a line in memory.

    Raises:
        EncodingError: as for `decode`; the lines before the damage have been given.
    """
    chunk = stream.read(_CHUNK)
    chosen = encoding or _marked(chunk) or "utf-8"
    decoder = codecs.getincrementaldecoder(chosen)()
    offset, rest = 0, ""
    while True:
        pending = len(decoder.getstate()[0])
        try:
            rest += decoder.decode(chunk, final=not chunk)
        except UnicodeDecodeError as error:
            raise _undecodable(name, offset - pending + error.start, chosen) from error
        *lines, rest = rest.split("\n")
        yield from lines
        if not chunk:
            break
        offset += len(chunk)
        chunk = stream.read(_CHUNK)
    if rest:
        yield rest


def _marked(data: bytes) -> str | None:
    return next((name for mark, name in _MARKS if data.startswith(mark)), None)


def _undecodable(name: str, offset: int, encoding: str) -> EncodingError:
    expected = encoding.removesuffix("-sig")
    return EncodingError(f"{name}: byte {offset} is not {expected}; state the file's encoding, as --encoding cp1252")
