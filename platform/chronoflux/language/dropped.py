"""Whether a text opens without the subject of its first verb, as notes below a title do."""

from __future__ import annotations

from chronoflux.language.italian_verbs import ItalianVerbs
from chronoflux.language.participles import opening_participles
from chronoflux.language.resources import LANGUAGES, words
from chronoflux.language.tokens import tokenise

_OPENING = 400
"""Characters of a text in which its first sentence is looked at."""


def opens_without_subject(text: str) -> bool:
    """Whether the first word is a participle or a verb that nothing is the subject of: "Founded in 1902", "Iniziò le".

    A name or an article behind it may be its subject, but behind a verb only in Italian ("Nacque la Società ...").
    """
    tokens = tokenise(text[:_OPENING].lstrip())
    if len(tokens) < 3 or not tokens[0].text.istitle() or not tokens[1].is_word or tokens[1].text[0].isupper():
        return False
    first, second = tokens[0].lower, tokens[1].lower
    if any(first in opening_participles(language) for language in LANGUAGES):
        return second not in words("it", "articles_and_determiners")
    if first in words("en", "irregular_pasts"):
        return True
    verbs = ItalianVerbs()
    presents = first in words("it", "presenting_verbs") and second in words("it", "articles_and_determiners")
    plural = second in words("it", "plural_articles") and not first.endswith("no")
    return verbs.is_finite(first) and (not presents or plural)
