"""Lengths of time without a date: "twenty-two years", "un anno e sei mesi"."""

from __future__ import annotations

import re

from chronoflux.temporal.grammar import compile_pattern
from chronoflux.temporal.lexicon import load_lexicon
from chronoflux.temporal.number_words import NUMBER_WORDS
from chronoflux.temporal.offsets import AMOUNT, Offset, amount_of
from chronoflux.temporal.tokens import plain, tokenise

_AMOUNT = re.compile(compile_pattern(f"({AMOUNT})"))
_LONGEST = 60
"""Characters that a length is read from."""


def read_length(text: str, start: int, language: str) -> tuple[Offset, int] | None:
    """The length of time that begins at a place of a text, and where it ends; None where none does.

    Args:
        text: any text.
        start: where the length begins: behind "for".
        language: "en", "en-GB" or "it".

    Raises:
        ConfigurationError: there is no lexicon for the language.
    """
    lexicon = load_lexicon(language)
    readable = plain(text[start : start + _LONGEST])
    tokens = NUMBER_WORDS.rewrite(tokenise(readable, lexicon), readable, lexicon)
    found = _AMOUNT.match("".join(token.kind.char for token in tokens))
    if found is None:
        return None
    said = tokens[: found.end()]
    return amount_of(said), start + said[-1].end
