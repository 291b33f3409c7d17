"""A text to its events by the plainest means, and what tests look at in them."""

from chronoflux.loaders.events import extract_events
from chronoflux.model import Mention, Sentence, SourceDocument
from chronoflux.settings import Settings

NAMES = {
    "Ann Lee": "PERSON", "Bob Day": "PERSON", "Eve Fox": "PERSON", "Luca Bianchi": "PERSON", "Anna Verdi": "PERSON",
    "Milan": "ORG", "Parma": "ORG", "Lazio": "ORG", "Leeds": "ORG", "Acme": "ORG", "Globex": "ORG", "Inter": "ORG",
    "Rome": "PLACE", "Torino": "PLACE", "Roma": "PLACE", "Milano": "PLACE", "Ministro della Salute": "MISC",
    "Minister of Health": "MISC",
}  # fmt: skip


def events(text, language="en", title="", reference_date=None, **settings):
    """The events of a text; sentences and names found by the plainest means, so that only events are tested."""
    from chronoflux.language.sentences import split_sentences

    sentences = []
    for index, (start, end) in enumerate(split_sentences(text, language)):
        mentions = []
        for name in sorted(NAMES, key=len, reverse=True):
            at = text.find(name, start, end)
            if at >= 0 and not any(m.char_start <= at < m.char_end for m in mentions):
                mentions.append(Mention(name, name, NAMES[name], at, at + len(name)))
        mentions.sort(key=lambda mention: mention.char_start)
        sentences.append(Sentence(index, text[start:end], start, end, tuple(mentions)))
    document = SourceDocument("d", title, text, "d", language, reference_date)
    return extract_events(document, language, sentences, Settings(_env_file=None, **settings))


def dates(found):
    return [(event.interval.start, event.interval.end) if event.interval else None for event in found]


def states(found):
    return [(event.effect.value, event.relation, event.value) for event in found]


def subjects(found):
    return [next((p.name for p in event.participants if p.role == "subject"), None) for event in found]
