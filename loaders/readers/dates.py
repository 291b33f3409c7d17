"""The date that a document states about itself: given as a field, or as a dateline above its text."""

from __future__ import annotations

import re
from datetime import date

from chronoflux.calendar import last_day
from chronoflux.language.resources import words
from chronoflux.model import Granularity

_ISO_DATE = re.compile(r"(-?\d{4,6})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?(?:[T ]\d{1,2}:\d{2}.*)?\Z")
_DATELINE = re.compile(
    r"[^\W\d_][^\d\n—–|(:]{0,50}?(?:[,\s]\s*|(?P<bracket>\())(?P<date>[^—–|()]{3,40}?)\s*(?(bracket)\))"
    r"(?:\s*\([^()\n]{1,40}\))?\s*(?:—|–|--|(?<=\s)-)\s(?!\s*\d)"
)
_LETTER = re.compile(
    r"(?:[^\W\d_a-zß-ÿ][\w'’-]+\s?){1,3}(?:\([^()\n]{1,20}\)\s?)?,\s*(?:(?:il|li|the)\s+)?"
    r"(?P<date>(?:\d{1,2}\S{0,2}\s+[^\W\d_]{3,12}|[^\W\d_]{3,12}\s+\d{1,2},?)\s+\d{4})\.\s+(?=[^\W\d_a-zß-ÿ])"
)
_HEAD = re.compile(
    r"[^\W\d_][^\d,\n]{1,30},\s*(?:(?P<day>[^\W\d_]+)\s)?"
    r"(?P<date>\d{1,2}\S{0,2}\s+[^\W\d_]{3,12}\s+\d{4}|[^\W\d_]{3,12}\s+\d{1,2},?\s+\d{4})\.?\Z"
)
"""The head of a letter on a line of its own: "Bagni di Lucca, martedì 4 maggio 1813"."""
_LABELLED = re.compile(
    r"(?:published|updated|posted|date|dated|data|pubblicato|aggiornato|inviato)(?:\s+(?:on|il))?\s*:?\s+(?P<date>.{4,40})\Z",
    re.IGNORECASE,
)
_PRECISE = (Granularity.DAY, Granularity.MONTH, Granularity.YEAR)


def iso_date(value: object, language: str = "en") -> str:
    """A stated date as ISO text at its own precision ("2011", "2011-03", "2011-03-03").

    A date-time is cut to its written day. Spelt-out dates ("3 March 2011") are understood in the document's language.

    Raises:
        ValueError: the value is not one calendar date; the message says which value.
    """
    if isinstance(value, date):
        return value.isoformat()[:10]
    text = str(value).strip()
    matched = _ISO_DATE.match(text)
    if matched:
        year, month, day = matched.groups()
        iso = "-".join([year, *(part.zfill(2) for part in (month, day) if part)])
        if _on_the_calendar(iso):
            return iso
    elif spelt := _spelt_date(text, language):
        return spelt
    raise ValueError(f"date {text!r} is not an ISO date (YYYY, YYYY-MM or YYYY-MM-DD)")


def dateline(text: str, language: str) -> str | None:
    """The day stated above or at the head of a text, or None.

    Looks at the first three lines for a dateline ("ROME, 3 March 2011 —"), the head of a letter ("Rome, 3 March 2011.
    Dear Ann"), a labelled date ("Published: 3 March 2011") or a line that is nothing but a date.
    """
    lines = [line for line in text[:2000].split("\n") if line.strip()][:3]
    for line in lines:
        head = line.strip().strip("#*_ ")
        for candidate in _candidates(head, language):
            found = _spelt_date(candidate, language)
            if found and len(found) >= len("2011-03-03"):
                return found
    return None


def title_date(title: str, language: str) -> str | None:
    """The day in a title that says what kind of text it was written as ("Minutes, 14 January 2003"), or None."""
    from chronoflux.temporal.expressions import find_times

    if not has_kind(title, "dated_kinds", language) or not re.search(r"\d{4}", title):
        return None
    days = [time.interval for time in find_times(title, language) if time.interval.granularity is Granularity.DAY]
    return days[0].start if len(days) == 1 else None


def has_kind(title: str, kinds: str, language: str) -> bool:
    """Whether one of a language's words for kinds of texts stands in a title.

    Args:
        title: a title or heading.
        kinds: the topic that lists them: "dated_kinds", "meeting_kinds".
        language: "en", "en-GB" or "it".
    """
    return not words(language, kinds).isdisjoint(re.findall(r"[^\W\d_]+", title.lower()))


def _candidates(line: str, language: str) -> list[str]:
    found = [line] if len(line) <= 40 else []
    headed = _HEAD.match(line)
    if headed and (not headed["day"] or headed["day"].lower() in words(language, "calendar")):
        found.append(headed["date"])
    for pattern in (_LABELLED, _DATELINE, _LETTER):
        matched = pattern.match(line)
        if matched:
            found.append(matched["date"])
    return found


def _spelt_date(text: str, language: str) -> str | None:
    from chronoflux.temporal.expressions import find_times

    if not re.search(r"\d{4}", text):
        return None
    times = find_times(text, language)
    if len(times) != 1 or times[0].interval.granularity not in _PRECISE or times[0].interval.mod:
        return None
    rest = text[: times[0].char_start] + text[times[0].char_end :]
    interval = times[0].interval
    return interval.start if interval.start == interval.end and len(re.findall(r"\w+", rest)) <= 2 else None


def _on_the_calendar(iso: str) -> bool:
    parts = iso.removeprefix("-").split("-")
    month = int(parts[1]) if len(parts) > 1 else 1
    if not 1 <= month <= 12:
        return False
    if len(parts) < 3:
        return True
    year_and_month = iso.rsplit("-", 1)[0]
    return 1 <= int(parts[2]) <= (last_day(year_and_month) - last_day(f"{year_and_month}-01") + 1)
