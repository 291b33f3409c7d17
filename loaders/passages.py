"""Passages: overlapping runs of whole sentences, with a summary and what they are about (FlowRAG's middle layers)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from chronoflux.language.names import bare_title, normalise_name
from chronoflux.language.summaries import summarise
from chronoflux.loaders.headings import is_heading
from chronoflux.model import Mention, Passage, Sentence, Summary
from chronoflux.settings import Settings

_SUMMARY_SENTENCES = 2
_SHORT_REST = 1 / 3
"""A last passage with fewer new words than this share of the target joins the one before it."""
_MOST_DEFINED = 8
_SUBJECT_HEAD = 3
"""A mention among the first words of its sentence counts as its subject."""


def make_passages(
    text: str, sentences: Sequence[Sentence], settings: Settings, *, title: str = "", summaries: bool = True
) -> tuple[Passage, ...]:
    """Cut a document into passages of about settings.passage_words words.

    A passage is a run of whole sentences; it repeats the last settings.passage_overlap sentences of the one before,
    unless they make up half a passage or more. A sentence longer than a passage is one of its own, and a heading goes
    with what follows it.

    `Passage.defines` names what the passage is about: the document's title entity with weight 1 in the first passage,
    and every entity introduced there. An entity is introduced by its first mention in the document; its weight is s *
    (0.5 + 0.5 * n / max n), where n counts its mentions in the passage and s is 0.6 when that first mention opens its
    sentence (as a subject does), else 0.2. At most 8 are kept, the heaviest first, ties by name.

    Args:
        text: the document's text.
        sentences: its sentences with their mentions, in order.
        settings: passage_words and passage_overlap.
        title: the document's title.
        summaries: whether to summarise each passage (extractive, 2 sentences).
    """
    introduced: set[str] = set()
    passages: list[Passage] = []
    for index, (first, last) in enumerate(_runs(sentences, settings.passage_words, settings.passage_overlap)):
        run = sentences[first : last + 1]
        start, end = run[0].char_start, run[-1].char_end
        defines = _defines(run, introduced, title if index == 0 else "")
        summary = _summary(run) if summaries else None
        passages.append(Passage(index, text[start:end], start, end, first, last, summary, defines))
    return tuple(passages)


def _runs(sentences: Sequence[Sentence], target: int, overlap: int) -> Iterator[tuple[int, int]]:
    """(first, last) sentence of each passage."""
    sizes = [len(sentence.text.split()) for sentence in sentences]
    first = new = 0
    while new < len(sentences):
        last, words = new, sum(sizes[first : new + 1])
        while last + 1 < len(sentences) and words + sizes[last + 1] <= target:
            last += 1
            words += sizes[last]
        rest = sum(sizes[last + 1 :][:target])
        if rest <= target * _SHORT_REST and len(sentences) - last <= target:
            last = len(sentences) - 1
        last = _without_trailing_headings(sentences, new, last)
        yield first, last
        new = last + 1
        first = _overlap_start(sizes, first, new, overlap, target)


def _without_trailing_headings(sentences: Sequence[Sentence], new: int, last: int) -> int:
    kept = last
    while kept > new and kept + 1 < len(sentences) and is_heading(sentences[kept].text):
        kept -= 1
    return last if is_heading(sentences[kept].text) else kept


def _overlap_start(sizes: Sequence[int], first: int, new: int, overlap: int, target: int) -> int:
    start = new
    while start > first + 1 and new - start < overlap and sum(sizes[start - 1 : new]) <= target / 2:
        start -= 1
    return start


def _summary(run: Sequence[Sentence]) -> Summary:
    parts: list[str] = []
    mentions: list[Mention] = []
    position = 0
    chosen = [run[index] for index in summarise(run, _SUMMARY_SENTENCES)]
    for sentence in chosen:
        shift = position - sentence.char_start
        mentions += (
            replace(mention, char_start=mention.char_start + shift, char_end=mention.char_end + shift)
            for mention in sentence.mentions
        )
        parts.append(sentence.text)
        position += len(sentence.text) + 1
    return Summary(" ".join(parts), "extractive", tuple(mentions), tuple(sentence.index for sentence in chosen))


def _defines(run: Sequence[Sentence], introduced: set[str], title: str) -> tuple[tuple[str, float], ...]:
    counts: dict[str, int] = {}
    names: dict[str, str] = {}
    strengths: dict[str, float] = {}
    for sentence in run:
        for mention in sentence.mentions:
            key = normalise_name(mention.name)
            counts[key] = counts.get(key, 0) + 1
            names.setdefault(key, mention.name)
            if key not in introduced and key not in strengths:
                strengths[key] = 0.6 if _opens(sentence, mention) else 0.2
    introduced.update(counts)
    most = max(counts.values(), default=1)
    weights = {names[key]: round(s * (0.5 + 0.5 * counts[key] / most), 4) for key, s in strengths.items()}
    if title := bare_title(title):
        weights = {name: weight for name, weight in weights.items() if normalise_name(name) != normalise_name(title)}
        weights[names.get(normalise_name(title), title)] = 1.0
    return tuple(sorted(weights.items(), key=lambda item: (-item[1], item[0]))[:_MOST_DEFINED])


def _opens(sentence: Sentence, mention: Mention) -> bool:
    before = sentence.text[: mention.char_start - sentence.char_start]
    return len(re.findall(r"\w+", before)) < _SUBJECT_HEAD
