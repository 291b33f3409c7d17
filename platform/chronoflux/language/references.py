"""Sentences that stand alone: pronouns and dropped subjects replaced by the name they stand for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from chronoflux.language.discourse import Discourse
from chronoflux.language.english_references import EnglishReader
from chronoflux.language.italian_references import ItalianReader
from chronoflux.language.places import Places
from chronoflux.language.quotations import Quotations
from chronoflux.language.reading import Reading, apply
from chronoflux.language.resources import base_language
from chronoflux.language.text import without_emphasis
from chronoflux.model import Mention, Sentence


class _Reader(Protocol):
    def read(self, sentence: Sentence, quoted: Sequence[tuple[int, int]]) -> Reading: ...


_READERS: dict[str, Callable[[Discourse], _Reader]] = {"en": EnglishReader, "it": ItalianReader}


@dataclass(frozen=True, slots=True)
class Resolved:
    """A sentence that stands alone, and the name of its grammatical subject where known.

    For a coordinated subject, the name is the first one's.
    """

    text: str
    subject: str | None
    person: str | None = None
    """Who was spoken of before: whom "him" or "her" in the sentence stands for."""
    bodies: tuple[str | None, str | None] = (None, None)
    """The thing or body last spoken of as a subject in its paragraph: with this sentence, and before it."""
    mentions: tuple[Mention, ...] = ()
    """The names in it, those written out for a pronoun too; offsets of these say where the pronoun stands."""


def resolve_references(sentences: Sequence[Sentence], language: str, title: str) -> list[Resolved]:
    """One Resolved per sentence of a document, in order.

    English "he", "she", "it", "they" and their possessives, Italian pronouns and dropped subjects, and definite nouns
    ("the company", "il ministro") in the place of the subject are replaced when one antecedent fits in gender and
    number. On a page about a person, that person is the default; a blank line starts afresh. Adverbs of place ("there",
    "vi") are where the sentence or the one before it told somebody to be. Direct speech is left alone, and so is what
    stays unclear. The marks of Markdown around emphasised words are left out. A sentence that begins right behind the
    last full stop, with no space, begins a paragraph: so texts of web pages lose their line breaks.

    Args:
        sentences: one document's sentences after merge_aliases, in order.
        language: "en" or "it" (a region is ignored).
        title: the document's title.
    """
    discourse = Discourse(sentences, language, title)
    reader = _READERS[base_language(language)](discourse)
    places, quotations = Places(language), Quotations()
    resolved: list[Resolved] = []
    end = sentences[0].char_start if sentences else 0
    for sentence in sentences:
        if sentence.char_start > end + 1 or (resolved and _lost_break(sentence, end)):
            discourse.new_paragraph()
            places.new_paragraph()
            quotations.close()
        end = sentence.char_end
        quoted = quotations.spans(sentence.text)
        whole = any(start <= 1 and stop >= len(sentence.text) - 2 for start, stop in quoted)
        reading = Reading(keeps=True) if whole else reader.read(sentence, quoted)
        person, body = discourse.spoken_of, discourse.body
        subject = reading.subject
        discourse.advance(sentence.mentions, reading.topic or subject or reading.noun, keeps=reading.keeps)
        name = (subject.lead or subject.name) if subject and not subject.nameless else None
        text = without_emphasis(apply(sentence.text, reading.edits))
        mentions = (*sentence.mentions, *_written_out(sentence, reading, discourse))
        if not quoted:
            text, told = places.resolve(text, name, mentions)
            mentions = (*mentions, *told)
        resolved.append(Resolved(text, name, person, (discourse.body, body), mentions))
    return resolved


def _lost_break(sentence: Sentence, end: int) -> bool:
    """Whether a sentence stands right behind the end of the last one, and a letter opens it."""
    return sentence.char_start == end and sentence.text[:1].isupper()


def _written_out(sentence: Sentence, reading: Reading, discourse: Discourse) -> Iterator[Mention]:
    """The names that a reading puts into a sentence."""
    known = {mention.name for mention in sentence.mentions}
    for edit in reading.edits:
        for name in edit.of.members if edit.of else ():
            if name and name not in known:
                known.add(name)
                kind = discourse.referent(name).kind
                yield Mention(name, name, kind, sentence.char_start + edit.start, sentence.char_start + edit.end)
