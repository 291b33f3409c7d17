"""The lines of a document that are no prose: headings, items, rows of rolls and tables, and what they say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from chronoflux.loaders.change_columns import change_statements
from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.clauses import shift
from chronoflux.loaders.context import Context, heading_of
from chronoflux.loaders.item_statements import item_statements
from chronoflux.loaders.line_shapes import without_mark
from chronoflux.loaders.lists import CELL, cells_of, is_filled, item_text
from chronoflux.loaders.roll_headings import Office, roll_office
from chronoflux.loaders.rolls import opens_with_holder, remarks_of, roll_entry
from chronoflux.loaders.row_shapes import RowShapes
from chronoflux.loaders.sections import heading_relation
from chronoflux.loaders.short_stretches import short_stretch
from chronoflux.loaders.statement import Statement
from chronoflux.loaders.tables import figures_statement, row_of, row_statement, times_of_row
from chronoflux.loaders.titles import title_parts
from chronoflux.model import Granularity, Sentence, SourceDocument, TimeExpression
from chronoflux.temporal.mixed import times_finder

_LONGEST_DAY = _LONGEST_LABEL = 40
_PART = re.compile(r"[^;\s][^;]*")
"""What stands between semicolons."""
_NAME = re.compile(r"[^\W\d_a-zß-ÿ]\w+\s\w{2}")
_SHORT_STRETCH = re.compile(r"\b(?:1\d|20)\d\d[-–](?:1[3-9]|[2-9]\d)\b(?![-–\d])")
"""Years whose second has two figures, and is no month."""


def _without(statement: Statement, relation: str) -> Statement:
    """A statement without states of a relation: nobody whom a roll does not name held its office."""
    return replace(statement, states=tuple(state for state in statement.states if state.relation != relation))


def _is_curriculum(part: str, language: str) -> bool:
    """Whether a part of a title says that its lines are somebody's posts: "Ida Moro: curriculum vitae"."""
    return heading_relation(part.lower(), language) == "employer"


class ItemLines:
    """Tells which lines of a document are headings and which items, and reads the items."""

    def __init__(
        self, document: SourceDocument, sentences: Sequence[Sentence], title: str, language: str, *, person: bool
    ) -> None:
        """Look at the lines of a document once.

        Args:
            document: its text and title.
            sentences: its sentences.
            title: what it is about, "" where that is not known.
            language: "en", "en-GB" or "it".
            person: whether that is a person, whose offices are no roll of others.
        """
        self._text = document.text
        self._title = title
        self._stated = document.title
        self._language = language
        self._short_stretches = _SHORT_STRETCH.search(document.text) is not None
        self._curriculum = next((part for part in title_parts(document.title) if _is_curriculum(part, language)), "")
        self._person = person or bool(self._curriculum)
        parts = (roll_office(part, language, title) for part in title_parts(self._stated))
        self._of_title = roll_office(self._stated, language) or next((office for office in parts if office), None)
        """The office that the title announces: "Past presidents" of "Ashdown Bowls Club: Past presidents"."""
        find = times_finder(document.language)
        self._find, self._reference = find, document.reference_date
        self._shapes = RowShapes(
            document.text, sentences, language, lambda line: find(line, language, document.reference_date, None)
        )

    def heading(self, sentence: Sentence, context: Context) -> str | None:
        """The heading that a sentence is; None for a row or for prose."""
        if self._is_row(sentence, context):
            return None
        heading = heading_of(self._text, sentence, opens_rows=self._shapes.opens_rows(sentence.index))
        if heading is None and self._is_day(sentence, context):
            return sentence.text.strip(" .")
        return None if heading is not None and self._is_only_row(heading, context) else heading

    def _is_day(self, sentence: Sentence, context: Context) -> bool:
        """Whether a line is but a day with a full stop, as diaries head their entries ("Monday, 6th July 1795.")."""
        line, after = sentence.text, self._text[sentence.char_end : sentence.char_end + 1]
        if len(line) > _LONGEST_DAY or not re.search(r"\d", line) or after != "\n" or not line.endswith("."):
            return False
        times = self._find(line, self._language, self._reference, context.anchor)
        rest = line[: times[0].char_start] + line[times[0].char_end :] if len(times) == 1 else line
        return not re.search(r"\w", rest) and times[0].interval.granularity is Granularity.DAY

    def is_header(self, sentence: Sentence) -> bool:
        """Whether a sentence names the columns of a table, and says nothing by itself."""
        return self._shapes.is_header(sentence.index)

    def is_numbered_sentence(self, text: str) -> bool:
        """Whether a numbered item is a sentence with its own subject, as minutes number what was told."""
        line = without_mark(text)
        words = clause_words(self._language)
        if line == text or not text[:1].isdigit() or not line.endswith(".") or not line[:1].isupper():
            return False
        verb = words.verb.search(line)
        return verb is not None and verb.start() > 0 and not words.past_participle.match(line)

    def lists_terms(self, sentence: Sentence, context: Context) -> bool:
        """Whether years in brackets are terms here and no lives: under what names offices or teams."""
        label = sentence.text[:_LONGEST_LABEL].partition(":")[0].strip("*_-• ")
        label = "" if "(" in label or label == sentence.text[:_LONGEST_LABEL].strip("*_-• ") else label
        lists = any(heading_relation(name, self._language) for name in (context.heading, label) if name)
        return lists or (self._office(context) is not None and self._is_row(sentence, context))

    def item(self, sentence: Sentence, text: str, context: Context, *, whole: bool = True) -> str | None:
        """What a sentence says as an item, without marks; None for prose.

        Args:
            sentence: the sentence.
            text: its text, pronouns resolved.
            context: where it stands.
            whole: whether nothing of it has been told already, as the years of a life are.
        """
        if not whole:
            return item_text(text, self._language)
        if cells := self._shapes.cells(sentence.index):
            return CELL.join(cell for cell in cells if is_filled(cell))
        rows = self._is_row(sentence, context) or self._is_lone_row(sentence, context)
        row = self._shapes.item(sentence.index) if rows else None
        if row is None and self._names_holder(sentence, context):
            line = self._shapes.line(sentence.index)
            row = line if opens_with_holder(line, self._language) else None
        return row or item_text(text, self._language)

    def statements(
        self, sentence: Sentence, item: str, times: Sequence[TimeExpression], context: Context
    ) -> Iterable[Statement]:
        """The statement of a row as a whole, else those of an item's pieces."""
        times = [short_stretch(time) for time in times] if self._short_stretches else times
        office = self._office(context)
        cells = self._shapes.cells(sentence.index) or cells_of(sentence.text)
        row = row_of(cells, self._shapes.header(sentence.index) or context.columns)
        times = times_of_row(row, times, self._language)
        lead = CELL.join(part for part in (self._title, context.heading) if part)
        if changes := change_statements(row, times, lead, self._language):
            return changes
        if lead and (figures := figures_statement(row, times, lead)):
            return (figures,)
        above = self._stated if office and (office == self._of_title or not self._title) else self._title
        whole = row_statement(row, times, above, context.heading, self._language, office)
        if whole is None and office:
            lead = CELL.join(part for part in (above, context.heading) if part)
            entries = list(self._entries(item, times, lead, office))
            if len(entries) > 1:
                return entries
            whole = next(iter(entries), None)
        if whole is not None:
            remarks = remarks_of(item, times, whole, sentence.mentions, self._language)
            return (whole, *remarks)
        columns = CELL.join(row.columns or context.columns)
        heading = context.heading or self._curriculum
        told = item_statements(item, times, self._title, heading, self._language, columns)
        return (_without(statement, office.relation) for statement in told) if office else told

    def _entries(self, item: str, times: Sequence[TimeExpression], lead: str, office: Office) -> Iterator[Statement]:
        """What a line of a roll says, or each of its parts where a semicolon parts several holders."""
        parts = [part.span() for part in _PART.finditer(item)] if len(times) > 1 else []
        dated = [(start, [time for time in times if start <= time.char_start < end], end) for start, end in parts]
        entries = [
            roll_entry(item[start:end], [shift(time, start) for time in own], lead, self._title, office, self._language)
            for start, own, end in dated
            if own
        ]
        if len(parts) > 1 and len(entries) == len(parts) and all(entries):
            yield from (entry for entry in entries if entry)
        elif entry := roll_entry(item, times, lead, self._title, office, self._language):
            yield entry

    def _office(self, context: Context) -> Office | None:
        """The office whose holders the heading above announces, else the title."""
        if self._person:
            return None
        return roll_office(context.heading, self._language, self._title) or self._of_title

    def _is_row(self, sentence: Sentence, context: Context) -> bool:
        """Whether a sentence is one of several rows, or has the shape of one under what announces a roll."""
        return self._shapes.is_row(sentence.index) or self._names_holder(sentence, context)

    def _is_lone_row(self, sentence: Sentence, context: Context) -> bool:
        """Whether a line has the shape of a row, and names something, under what says what its rows are."""
        told = heading_relation(context.heading, self._language) if context.heading else None
        return told is not None and _NAME.search(self._shapes.item(sentence.index) or "") is not None

    def _names_holder(self, sentence: Sentence, context: Context) -> bool:
        """Whether a line under what announces a roll is set like a row, or opens with who may have held the office."""
        if self._office(context) is None:
            return False
        line = self._shapes.line(sentence.index)
        return self._shapes.may_be_row(sentence.index) or bool(line and opens_with_holder(line, self._language))

    def _is_only_row(self, heading: str, context: Context) -> bool:
        """Whether what looks like a heading is the only row under one ("Work experience", "2010–2014 CTO, Acme")."""
        under = heading_relation(context.heading, self._language)
        return under is not None and item_text(heading, self._language) is not None
