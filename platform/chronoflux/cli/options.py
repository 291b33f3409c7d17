"""Options that several commands share, and how they become values."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Annotated

import typer

from chronoflux.calendar import first_day, last_day
from chronoflux.model import Window
from chronoflux.settings import Settings, get_settings

_CALENDAR_DATE = re.compile(r"-?\d{4,6}(?:-(?:0[1-9]|1[0-2])(-(?:0[1-9]|[12]\d|3[01]))?)?")


class Language(StrEnum):
    """Languages a text may be declared to be in."""

    AUTO = "auto"
    EN = "en"
    EN_GB = "en-GB"
    IT = "it"

    @property
    def declared(self) -> str | None:
        """The language to hand on; None lets the text decide."""
        return None if self is Language.AUTO else self.value


def _iso_date(value: str | None) -> str | None:
    if value is None:
        return None
    match = _CALENDAR_DATE.fullmatch(value)
    if match is None or (match[1] and first_day(value) > last_day(value.removesuffix(match[1]))):
        raise typer.BadParameter(f"{value!r} is no calendar date; write YYYY, YYYY-MM or YYYY-MM-DD")
    return value


def _named(value: str | None) -> str | None:
    if value is not None and not value.strip():
        raise typer.BadParameter("a collection needs a name")
    return value


def _known_mode(value: str) -> str:
    from chronoflux.retrieval.modes import MODES

    if value not in MODES:
        raise typer.BadParameter(f"{value!r} is not one of {', '.join(MODES)}")
    return value


Collection = Annotated[
    str | None,
    typer.Option("--collection", metavar="C", callback=_named, help="Tenant to use, instead of CHRONOFLUX_COLLECTION."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Machine output on stdout.")]
Lang = Annotated[Language, typer.Option("--lang", help="Language of the text; 3/4 is March 4 in en, 3 April in en-GB.")]
ReferenceDate = Annotated[
    str | None,
    typer.Option(
        "--reference-date",
        metavar="D",
        callback=_iso_date,
        help="Date of the text, which yesterday and the like are counted from.",
    ),
]
Encoding = Annotated[
    str | None, typer.Option("--encoding", metavar="NAME", help="Text encoding of the input, e.g. cp1252.")
]
From = Annotated[
    str | None,
    typer.Option("--from", metavar="D", callback=_iso_date, help="First day, month or year of admitted evidence."),
]
To = Annotated[
    str | None,
    typer.Option("--to", metavar="D", callback=_iso_date, help="Last day, month or year of admitted evidence."),
]
Mode = Annotated[
    str,
    typer.Option(
        "--mode",
        metavar="M",
        callback=_known_mode,
        help="auto, timeline, flow, hybrid, vector, ppr, linear, community, dual or tree.",
    ),
]


def settings_for(collection: str | None) -> Settings:
    """The settings, with the collection that the command line names."""
    settings = get_settings()
    return settings if collection is None else settings.model_copy(update={"collection": collection})


def window_of(start: str | None, end: str | None) -> Window | None:
    """The hard window that --from and --to describe; None when neither is given."""
    if start is None and end is None:
        return None
    window = Window(start, end)
    if window.start_day > window.end_day:
        raise typer.BadParameter(f"--from {start} lies after --to {end}")
    return window


def key_values(pairs: list[str], option: str) -> dict[str, str]:
    """Split repeated `key=value` options.

    Raises:
        typer.BadParameter: a pair has no "=" or no key.
    """
    values = {}
    for pair in pairs:
        key, separator, value = pair.partition("=")
        if not separator or not key:
            raise typer.BadParameter(f"{option} takes key=value, not {pair!r}")
        values[key] = value
    return values
