"""HTML by the standard library's parser: what a reader of the page sees, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser

from chronoflux.loaders.readers.fields import Fields

_UNSEEN = frozenset({"script", "style", "noscript", "template", "svg", "math", "iframe", "object", "select"})
_BLOCK = re.compile(
    r"address|article|aside|blockquote|body|caption|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form"
    r"|header|hr|html|legend|li|main|nav|ol|p|pre|section|summary|table|ul"
)
_LINE = ("li", "dt", "dd")
_HEADINGS = {f"h{level}": "#" * level for level in range(1, 7)}
_DATE_NAME = re.compile(
    r"article:published_time|date|dc\.date(\.issued)?|dcterms\.(date|created)|datepublished|pubdate|publish-date",
    re.IGNORECASE,
)


class _PageReader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self.title = ""
        self.language: str | None = None
        self.date: str | None = None
        self._unseen = 0
        self._in_title = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        if tag in _UNSEEN:
            self._unseen += 1
        elif tag == "title":
            self._in_title = not self.title
        elif tag == "html":
            self.language = attributes.get("lang") or None
        elif tag == "meta":
            name = attributes.get("property") or attributes.get("name") or attributes.get("itemprop") or ""
            if _DATE_NAME.fullmatch(name):
                self.date = self.date or attributes.get("content")
        elif tag == "br":
            self.parts.append("\n")
        elif tag in ("td", "th"):
            self.parts.append(" | ")
        elif tag in _HEADINGS:
            self.parts.append(f"\n\n{_HEADINGS[tag]} ")
        elif _BLOCK.fullmatch(tag):
            self.parts.append("\n" if tag in _LINE else "\n\n")

    def handle_endtag(self, tag: str) -> None:
        if tag in _UNSEEN:
            self._unseen = max(0, self._unseen - 1)
        elif tag == "title":
            self._in_title = False
        elif tag == "tr":
            self.parts.append(" |\n")
        elif tag in _HEADINGS or _BLOCK.fullmatch(tag):
            self.parts.append("\n\n" if tag not in _LINE else "\n")

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data
        elif not self._unseen:
            self.parts.append(re.sub(r"\s+", " ", data))


def read_html(raw: str) -> Iterator[Fields]:
    """One document: the page's visible text, its title, language and stated date of publication."""
    page = _PageReader()
    page.feed(raw)
    page.close()
    lines = (line.strip() for line in "".join(page.parts).split("\n"))
    text = re.sub(r"\n{3,}", "\n\n", "\n".join(re.sub(r" {2,}", " ", line) for line in lines)).strip()
    title = " ".join(page.title.split()) or None
    yield Fields(text=text, title=title, date=page.date, language=page.language)
