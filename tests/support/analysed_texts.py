"""A text to its events as `load` reads it, names found by the real model."""

from chronoflux.loaders.analysis import analyse
from chronoflux.model import SourceDocument


def events(text, language="en", title=""):
    document = SourceDocument(id="d", title=title, text=text, source="d", language=language)
    return analyse(document, summaries=False).events


def states(text, language, title=""):
    return [
        (event.interval.start if event.interval else "-", event.effect.value, event.relation, event.value)
        for event in events(text, language, title)
        if event.relation
    ]


def told(text, language, relation):
    """The dated events that state a relation."""
    return [event for event in events(text, language) if event.relation == relation and event.interval]
