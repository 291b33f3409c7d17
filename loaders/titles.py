"""What a document is about, as far as its title is a name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import PurePosixPath

from chronoflux.language.honorifics import without_honorifics
from chronoflux.language.resources import LANGUAGES, given_names, words
from chronoflux.loaders.headings import is_heading
from chronoflux.loaders.sections import load_sections
from chronoflux.loaders.title_names import BREAK, FULL_NAME, is_name_in, may_be_name
from chronoflux.model import SourceDocument

_RUN = re.compile(r"[A-ZÀ-ÖØ-Þ][\w'’.&-]*(?:\s(?:[a-z’']{1,4}\s)?[A-ZÀ-ÖØ-Þ][\w'’.&-]*)+")
_SIGNATURE = re.compile(r"[A-ZÀ-ÖØ-Þ][\w'’-]*(?:\s[A-ZÀ-ÖØ-Þ][\w'’.-]*){0,2}")
_INVERTED = re.compile(
    r"(?P<surname>[A-ZÀ-ÖØ-Þ][\w'’-]+(?:\s[A-ZÀ-ÖØ-Þ][\w'’-]+)?),\s"
    r"(?P<given>[A-ZÀ-ÖØ-Þ][\w.'’-]*(?:\s[A-ZÀ-ÖØ-Þ][\w.'’-]*){0,3})(?:\s\([^()]*\))?"
)
_SIGNED = re.compile(rf"(?:,|\b[a-zà-ÿ]+)\s({_SIGNATURE.pattern})\Z")
_LONGEST_CLOSING = 8
"""Words of the last line of a letter."""
_MARK = re.compile(r"(\w+)\s?:\s*")
_FIRST_PERSON = re.compile(r"\b(?:I|My|my|[Mm]i[oa]|[Hh]o|[Mm]i sono)\b")
_FINAL_DAY = re.compile(r",?\s(?:(?:of|on|del|dell['’]|di)\s?)?\d{1,2}\S{0,2}\s[^\W\d_]{3,9},?\s\d{4}\Z")
_YEARS = r"\d{3,4}\s?[–—-]\s?(?:\d{2,4})?"
_LIFE = re.compile(rf"\s\([^()]{{0,12}}{_YEARS}\)\Z|[,:]?\s{_YEARS}\Z|,?\s(?:dal|since)\s\d{{4}}\Z")
"""The years of a life or of what a document tells: "Ida Moro (1868–1941)", "The colliery, 1890-1962", "since 1907"."""
_HEAD = 3
"""Lines of a letter's head: where and when it was written, the greeting."""
_LETTER = 2
"""Lines that a letter has at least beside its signature."""


def subject_title(document: SourceDocument) -> str:
    """The title as what a document is about, "" where it is no name.

    A mere file name is one where the text has it as a name; else what the first line says the text is of counts
    ("Curriculum vitae of Ida Moro", or a line "Name: Ida Moro" below). A stated title that is a headline ("The mill
    changes hands") is none; of one with several parts that which is a name counts ("Minutes – Penhallow Rowing Club"),
    else the longest full name in it that the text has too ("Farewell to Ida Moro"). A letter is about who signs it.
    """
    stated = _FINAL_DAY.sub("", _LIFE.sub("", document.title)) or document.title
    title, text = _in_order(_without_abbreviations(_without_opener(stated))), document.text
    if signer := _signer(text):
        return signer
    kind = title.partition(" ")[0].lower()
    if any(kind in words(each, "text_kinds") for each in LANGUAGES) and (teller := _teller(text)):
        return teller
    if title == title_of_id(document.id):
        return title if is_name_in(title, text) else _named_by(text)
    if may_be_name(title, text):
        return title
    if _is_mere_kind(title) and (labelled := _labelled(text)):
        return labelled
    parts = [*BREAK.split(title), *([rest] if (rest := _behind_kind(title)) else [])]
    parts = [part for part in parts if part != title and may_be_name(part, text)]
    named = parts or [run for run in _runs(title) if run in text] or _honoured(title)
    return max(named, key=lambda name: (name in text, len(name.split()), name), default="")


def _honoured(title: str) -> list[str]:
    """The full names that follow an abbreviated honour in a title: "Distinctions of Prof. Ruth Amberley"."""
    found = []
    for match in _RUN.finditer(title):
        before = title[: match.start()].split()[-1:]
        parts = [*before, *match[0].split()]
        first = next(
            (at for at, part in enumerate(parts) if any(_is_abbreviation(part, each) for each in LANGUAGES)), -1
        )
        rest = parts[first + 1 :]
        if first >= 0 and len(rest) >= FULL_NAME:
            found.append(" ".join(rest))
    return found


def _in_order(title: str) -> str:
    """A person's name with the surname behind: "Arthur Penhale" of "PENHALE, Arthur (1872-1951)"."""
    found = _INVERTED.fullmatch(title.strip())
    if found is None:
        return title
    given = found["given"].split()[0].lower() in given_names("male") | given_names("female")
    return f"{found['given']} {found['surname'].title()}" if given or found["surname"].isupper() else title


def _signer(text: str) -> str:
    """Who signs a letter: the name on the last line of a text that opens with a greeting; "" for no letter.

    A place and a date may stand above the greeting. The name stands alone there, or behind what closes a letter ("Your
    loving brother, Ned", "Tua sorella Amalia").
    """
    lines = [line.strip(" ,.-–—") for line in text.strip().splitlines() if line.strip()]
    openings = [line.lower().split() for line in lines[:_HEAD]] if len(lines) > _LETTER else []
    greetings = frozenset().union(*(words(each, "greetings") for each in LANGUAGES))
    if not any(" ".join(opening[:size]).rstrip(",") in greetings for opening in openings for size in (1, 2)):
        return ""
    closing = re.match(r"\w+", lines[-1].lower())
    closes = closing is not None and any(closing[0] in words(each, "letter_closings") for each in LANGUAGES)
    signed = _SIGNED.search(lines[-1]) if closes and len(lines[-1].split()) <= _LONGEST_CLOSING else None
    return signed[1] if signed else lines[-1] if _SIGNATURE.fullmatch(lines[-1]) else ""


def _teller(text: str) -> str:
    """Who tells memories in the first person: the full name that stands alone at the end of the text; else ""."""
    last = re.split(r"[.!?\n]\s*", text.strip().rstrip(". "))[-1].strip(" -–—")
    given = last.split(maxsplit=1)[0].lower() if last else ""
    full = len(last.split()) >= FULL_NAME and _SIGNATURE.fullmatch(last) is not None
    known = given in given_names("male") | given_names("female")
    return last if full and known and _FIRST_PERSON.search(text) else ""


def _named_by(text: str) -> str:
    """The longest full name in a first line that says what kind of text follows, or in a line "Name: ..." below it."""
    first, *others = text.strip().splitlines() or [""]
    kind = first.split(maxsplit=1)[:1]
    if not is_heading(first) or not any(
        word.lower() in words(each, "text_kinds") for word in kind for each in LANGUAGES
    ):
        return ""
    names = [name for name in _runs(first) if not name.isupper()]
    return max(names, key=len, default="") or _labelled("\n".join(others))


def _labelled(text: str) -> str:
    """The longest full name in a line "Name: ..." of a text; "" where none says so."""
    lines = (line.partition(":") for line in text.splitlines())
    names = [name.strip() for label, _, name in lines if _is_name_label(label)]
    return max((name for name in names if _RUN.fullmatch(name)), key=len, default="")


def _is_mere_kind(title: str) -> bool:
    """Whether a title says what kind of text follows and nothing else: "Curriculum Vitae"."""
    own = title.lower().split()
    return bool(own) and len(own) <= FULL_NAME and any(own[0] in words(each, "text_kinds") for each in LANGUAGES)


def _is_name_label(label: str) -> bool:
    return any(load_sections(language).holders.fullmatch(label.strip(" -*•")) for language in LANGUAGES)


def title_parts(title: str) -> list[str]:
    """The parts of a title that marks part: "Ashdown Bowls Club – Past presidents" has two."""
    parts = BREAK.split(title)
    return parts if len(parts) > 1 else []


def section_of(heading: str, title: str) -> str:
    """A heading without the name of what the document is about: "Curriculum vitae: Ida Moro" is a curriculum vitae."""
    parts = [part for part in BREAK.split(heading) if part != title]
    return parts[0] if title and len(parts) == 1 else heading


def _without_opener(title: str) -> str:
    """A title without what only leads to its name ("About Penhallow Yachts"); what follows must be a name's length."""
    while (mark := _MARK.match(title)) and any(mark[1].lower() in words(each, "reply_marks") for each in LANGUAGES):
        title = title[mark.end() :]
    for opener in (opener for each in LANGUAGES for opener in words(each, "title_openers")):
        name = title[len(opener) :].strip(" :")
        if title.lower().startswith(f"{opener} ") and len(name.split()) >= FULL_NAME and name[0].isupper():
            return name
    return title


def _without_abbreviations(title: str) -> str:
    """A title without the abbreviated honours before a full name: "Chiara Montanari" of "Prof.ssa Chiara Montanari"."""
    opening = title.split(maxsplit=1)[:1]
    language = next((each for each in LANGUAGES if opening and _is_abbreviation(opening[0], each)), None)
    bare = without_honorifics(title, language) if language else title
    return bare if len(bare.split()) >= FULL_NAME else title


def _is_abbreviation(word: str, language: str) -> bool:
    honours = words(language, "honorifics") | words(language, "titles")
    return len(word) > FULL_NAME and word.endswith((".", ".ssa")) and word.lower().rstrip(".") in honours


def title_of_id(identifier: str) -> str:
    """The title of a document that states none: the last part of its id, made readable."""
    name = PurePosixPath(identifier).name
    stem = PurePosixPath(name).stem if PurePosixPath(name).suffix.lower() in TEXT_SUFFIXES else name
    return " ".join(re.sub(r"[_\-]+", " ", stem).split()) or identifier


TEXT_SUFFIXES = frozenset({".txt", ".text", ".md", ".markdown", ".html", ".htm", ".jsonl", ".ndjson", ".csv", ".tsv"})
"""Endings of the files that are read."""


def _behind_kind(title: str) -> str:
    """What a title says a text of some kind is of: "Scuola di Rovento" of "Cronaca della scuola di Rovento"."""
    kind, _, rest = title.partition(" ")
    if any(kind.lower() in words(each, "articles") for each in LANGUAGES):
        kind, _, rest = rest.partition(" ")
    if not any(kind.lower() in words(each, "text_kinds") for each in LANGUAGES):
        return ""
    links = sorted((link for each in LANGUAGES for link in words(each, "genitives")), key=len, reverse=True)
    leads = (link if link.endswith("'") else f"{link} " for link in links)
    behind = next((rest[len(lead) :] for lead in leads if rest.replace("’", "'").startswith(lead)), "")
    return behind[:1].upper() + behind[1:] if any(map(str.isupper, behind)) else ""


def _runs(title: str) -> Iterator[str]:
    """The names of two words or more in a title, without words before them that are theirs only by place."""
    for match in _RUN.finditer(title):
        own = match[0].split()
        for first in range(len(own) - FULL_NAME + 1):
            if own[first][0].isupper():
                yield " ".join(own[first:])
