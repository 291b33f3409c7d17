"""Intervals in words, as a reader of the language would write them."""

from __future__ import annotations

from chronoflux.model import Granularity, Modifier, TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.lexicon import Lexicon, load_lexicon


def format_interval(interval: TimeInterval, language: str) -> str:
    """Write an interval in words.

    Args:
        interval: any interval; a side at day, month or year precision.
        language: "en", "en-GB" or "it".

    Returns:
        "1 August 2017", "agosto 2017", "44 BC", "1998 to 2004", "dal 2001", "before 2008", "1980s"; with the hour when
        the interval has one ("1 August 2017, 14:30"); an empty string when both sides are open.

    Raises:
        ConfigurationError: there is no lexicon for the language.
    """
    lexicon = load_lexicon(language)
    start, end = interval.start, interval.end
    if start is None and end is None:
        return ""
    if start is None or end is None:
        return _open(interval, lexicon)
    if interval.granularity is Granularity.DECADE and dates.civil(start)[0] > 0:
        return str(lexicon.words["decade_template"]).format(year=dates.civil(start)[0])
    if start == end:
        written = format_date(start, lexicon)
        return f"{written}, {interval.time}" if interval.time else written
    return _between(start, end, lexicon)


def format_date(iso_date: str, lexicon: Lexicon) -> str:
    """Write an ISO day, month or year in words; years before Christ with their era."""
    year, month, day = dates.civil(iso_date)
    written = str(year) if year > 0 else f"{1 - year} {lexicon.words['bc']}"
    if 0 < year < 100:
        written = f"{year} {lexicon.words['ad']}"
    if not month:
        return written
    name = lexicon.month_names[month - 1]
    template = lexicon.words["day_template" if day else "month_template"]
    return str(template).format(day=day, month=name, year=written)


def _between(start: str, end: str, lexicon: Lexicon) -> str:
    template = "range_template" if dates.civil(start)[1] is None or dates.civil(start)[2] else "months_template"
    return str(lexicon.words[template]).format(start=format_date(start, lexicon), end=format_date(end, lexicon))


def _open(interval: TimeInterval, lexicon: Lexicon) -> str:
    """An open side; "before 2008" and "after 2008" name the bound that they exclude, as they were written."""
    if interval.start is None:
        bound = interval.end or ""
        excluded = interval.mod is Modifier.BEFORE
        name, bound = ("before", dates.unit_after(bound)) if excluded else ("until", bound)
    else:
        bound = interval.start
        excluded = interval.mod is Modifier.AFTER
        name, bound = ("after", dates.unit_before(bound)) if excluded else ("since", bound)
    month, day = dates.civil(bound)[1:]
    suffix = "_month_template" if month and not day else "_template"
    return str(lexicon.words[name + suffix]).format(date=format_date(bound, lexicon))
