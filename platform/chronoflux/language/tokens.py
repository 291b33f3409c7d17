"""Words with their offsets, as every rule of this room reads them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from chronoflux.model import Mention, Sentence

_ACRONYM = 4
"""Letters of the longest word in capitals that is rather a name than a place ("NATO – ")."""
_LONGEST_DATELINE = 14
_TOKEN = re.compile(r"[^\W_]+(?:[-.&'’][^\W_]+)*[’']?|\S")
_ELISION = re.compile(
    r"(?:l|d|un|dell|nell|all|sull|dall|coll|quell|quest|bell|sant|anch|tutt|c|v|s|m|t|n)[’'](?=\w)", re.IGNORECASE
)
_KEEPS_ELISION = re.compile(r"(?:D|O)[’'](?=[A-ZÀ-Þ])")


@dataclass(frozen=True, slots=True)
class Token:
    """A word or a mark; offsets are code points in the text it was cut from."""

    text: str
    start: int
    end: int

    @property
    def lower(self) -> str:
        """The word in lower case, without a final apostrophe."""
        return self.text.lower().rstrip("'’")

    @property
    def is_word(self) -> bool:
        """Whether it holds a letter or digit."""
        return self.text[0].isalnum()

    @property
    def is_name(self) -> bool:
        """Whether it looks like a part of a name: a capital first, or letters and digits mixed, or a capital inside."""
        head = self.text[0]
        return head.isupper() or (head.isalnum() and any(map(str.isupper, self.text)))


@lru_cache(maxsize=4096)
def tokenise(text: str) -> tuple[Token, ...]:
    """The words and marks of a text; an elided article or preposition ("dell'Università") is a word of its own.

    Cached, since finding names, merging them and resolving references each read the same sentences.
    """
    tokens: list[Token] = []
    for match in _TOKEN.finditer(text):
        start = match.start()
        if "'" not in match[0] and "’" not in match[0]:
            tokens.append(Token(match[0], start, match.end()))
            continue
        elided = None if _KEEPS_ELISION.match(text, start) else _ELISION.match(text, start, match.end())
        if elided:
            tokens.append(Token(text[start : elided.end()], start, elided.end()))
            start = elided.end()
        tokens.append(Token(text[start : match.end()], start, match.end()))
    return tuple(tokens)


def past_dateline(tokens: Sequence[Token]) -> int:
    """The position behind a dateline ("PORT AVEL , 21 May 2019 - ", "ROVENTO – "), 0 where there is none."""
    dash = next((i for i, token in enumerate(tokens[:_LONGEST_DATELINE]) if token.text in {"-", "–", "—"}), 0)
    placed = dash > 0 and tokens[0].text.isupper() and len(tokens[0].text) > 1
    dated = dash > 1 and any(token.text[0].isdigit() for token in tokens[:dash])
    bare = len(tokens[0].text) > _ACRONYM and all(token.text.isupper() for token in tokens[:dash])
    return dash + 1 if placed and (dated or bare) else 0


def mentions_by_token(sentence: Sentence, tokens: Sequence[Token]) -> dict[int, Mention]:
    """The sentence's mentions by the position of the token that each begins with, where one does."""
    starts = {token.start: position for position, token in enumerate(tokens)}
    offsets = ((mention.char_start - sentence.char_start, mention) for mention in sentence.mentions)
    return {starts[start]: mention for start, mention in offsets if start in starts}
