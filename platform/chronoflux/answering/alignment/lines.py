"""The sentences of the documents that answer best, each with the times it tells and the date it carries on."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from chronoflux.language.detection import detect_language
from chronoflux.language.sentences import split_sentences
from chronoflux.language.stems import stems
from chronoflux.model import Evidence, Granularity, TimeInterval
from chronoflux.retrieval.agreement import fold
from chronoflux.retrieval.passages import PassageHit
from chronoflux.temporal.expressions import find_times

_DOCUMENTS = 2
"""Documents that are read, those of the best passages."""
_HEADING_WORDS = 8
"""Words from which a line that looks like a heading is text."""
_WORD = re.compile(r"\w+")
_HEADING = re.compile(r"#|\*\*|[^.]*\Z")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a line, folded."""

    text: str
    stems: frozenset[str]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Told:
    """A time that a line tells, and where."""

    interval: TimeInterval
    start: int
    end: int
    written: bool = True
    """Whether the line writes it; else an event of the line has it, or it is carried on from the line before."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence, a list item or a table row of a document; offsets in it are code points of its text."""

    document: str
    title: str
    language: str
    text: str
    char_start: int
    """Where it stands in its document."""
    index: int
    """Its place among the lines of its document."""
    rank: int
    """The place of its document, 0 for that of the best passage."""
    words: tuple[Word, ...]
    times: tuple[Told, ...]
    carried: Told | None
    """The date of the nearest dated line before it."""
    head: str
    """The heading it stands under; of a table row the row of column heads."""
    events: tuple[Evidence, ...]

    def stems(self) -> frozenset[str]:
        """The stems of its words."""
        return frozenset().union(*(word.stems for word in self.words))


@dataclass(frozen=True, slots=True)
class _Sentence:
    document: str
    title: str
    language: str
    reference_date: str | None
    text: str
    char_start: int


def read_lines(passages: Sequence[PassageHit], events: Iterable[Evidence]) -> list[Line]:
    """The lines of the best documents, in text order, the best document's first.

    Args:
        passages: as retrieval ranks them.
        events: what is told of their sentences.
    """
    told: dict[str, list[Evidence]] = defaultdict(list)
    for event in events:
        told[event.document].append(event)
    sentences = _of_passages(passages)
    ranked = list(dict.fromkeys(sentence.document for sentence in sentences))[:_DOCUMENTS]
    lines: list[Line] = []
    for rank, document in enumerate(ranked):
        own = {each.char_start: each for each in reversed(sentences) if each.document == document}
        lines += _of_document([own[place] for place in sorted(own)], rank, told[document])
    return lines


def _of_passages(passages: Sequence[PassageHit]) -> list[_Sentence]:
    sentences = []
    for passage in passages:
        language = passage.language or detect_language(passage.text)
        sentences += [
            _Sentence(
                passage.document,
                passage.title,
                language,
                passage.reference_date,
                passage.text[start:end],
                passage.char_start + start,
            )
            for start, end in split_sentences(passage.text, language)
        ]
    return sentences


def _of_document(sentences: Sequence[_Sentence], rank: int, events: Sequence[Evidence]) -> list[Line]:
    lines: list[Line] = []
    carried = _own_date(sentences[0])
    heading = columns = ""
    for index, sentence in enumerate(sentences):
        end = sentence.char_start + len(sentence.text)
        own = tuple(event for event in events if event.char_start < end and event.char_end > sentence.char_start)
        times = _times(sentence, own, carried)
        row = sentence.text.startswith("|")
        line = Line(
            document=sentence.document,
            title=sentence.title,
            language=sentence.language,
            text=sentence.text,
            char_start=sentence.char_start,
            index=index,
            rank=rank,
            words=words_of(sentence.text),
            times=times,
            carried=carried,
            head=columns if row else heading,
            events=own,
        )
        lines.append(line)
        if row and columns == "":
            columns = sentence.text
        elif not row:
            columns = ""
            if _is_heading(line):
                heading = sentence.text
        carried = Told(times[-1].interval, 0, 0, written=False) if times else carried
    return lines


def _own_date(sentence: _Sentence) -> Told | None:
    """The date of the document itself, which it tells what it does not date of."""
    date = sentence.reference_date
    return Told(TimeInterval(date, date, Granularity.DAY), 0, 0, written=False) if date is not None else None


def words_of(text: str) -> tuple[Word, ...]:
    """The words of a text, folded, with their places."""
    found = ((fold(match[0]), match) for match in _WORD.finditer(text))
    return tuple(Word(word, stems(word), match.start(), match.end()) for word, match in found if word)


def _is_heading(line: Line) -> bool:
    return len(line.words) < _HEADING_WORDS and _HEADING.match(line.text) is not None and not line.times


def _times(sentence: _Sentence, events: Sequence[Evidence], carried: Told | None) -> tuple[Told, ...]:
    """The times a sentence writes, and those that only its events know, which stand for the whole of it."""
    anchor = carried.interval if carried is not None else None
    found = find_times(sentence.text, sentence.language, sentence.reference_date, anchor)
    times = [Told(time.interval, time.char_start, time.char_end) for time in found]
    known = {bound for told in times for bound in (told.interval.start, told.interval.end)}
    for event in events:
        bounds = {event.start, event.end} - {None}
        interval = TimeInterval(event.start, event.end, Granularity(event.granularity or Granularity.RANGE))
        if bounds and known.isdisjoint(bounds):
            times.append(Told(interval, 0, len(sentence.text), written=False))
            known |= bounds
        elif len(bounds) > 1:
            times = _joined(times, interval)
    return tuple(times)


def _joined(times: list[Told], stretch: TimeInterval) -> list[Told]:
    """The times, the two that a line writes apart and an event takes for a stretch as one: "| 1903 | 1911 |"."""
    parts = [
        told for told in times if told.interval.start == told.interval.end and told.interval.start in _ends(stretch)
    ]
    if [part.interval.start for part in parts] != list(_ends(stretch)):
        return times
    joined = Told(stretch, parts[0].start, parts[1].end)
    return sorted([joined, *(told for told in times if told not in parts)], key=lambda told: told.start)


def _ends(stretch: TimeInterval) -> tuple[str | None, str | None]:
    return stretch.start, stretch.end
