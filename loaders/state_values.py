"""The words of a clause, and the noun phrases among them that name what a state is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from chronoflux.loaders.state_grammar import Grammar
from chronoflux.model import TimeExpression

_TOKEN = re.compile(r"\w+(?:[-.&]\w+)*['’]?|[^\w\s]")
_INITIALS = re.compile(r"(?:[A-Z]\.)+[A-Z]")
MOST_VALUE_WORDS = 14
_OPEN_QUOTES = frozenset("\"“«'‘")
CLAUSE_MARKS = frozenset(';:()[]{}—–!?"“”«»|')


@dataclass(frozen=True, slots=True)
class Token:
    r"""A word or mark of a clause; a temporal expression is one token, whose `lower` is "\0time"."""

    text: str
    lower: str
    start: int
    end: int


def tokenise_clause(text: str, times: Sequence[TimeExpression]) -> list[Token]:
    """Words and marks; a temporal expression is one token of its own, which ends every value."""
    tokens = []
    pending = list(times)
    for match in _TOKEN.finditer(text):
        while pending and match.start() >= pending[0].char_end:
            pending.pop(0)
        if pending and match.start() >= pending[0].char_start:
            if match.start() == pending[0].char_start:
                tokens.append(Token(pending[0].span, "\0time", match.start(), pending[0].char_end))
            continue
        tokens.append(Token(match[0], _lowered(match[0]), match.start(), match.end()))
    return tokens


def words_of(text: str) -> Iterator[str]:
    """Words and marks in lower case."""
    return (_lowered(match[0]) for match in _TOKEN.finditer(text))


def _lowered(word: str) -> str:
    return word.lower().replace("’", "'")


def as_marker(tokens: list[Token], position: int, grammar: Grammar) -> tuple[int, int] | None:
    """Where "as" (or "to the post of", ...) begins and ends in the rest of the clause."""
    for index in range(position, min(len(tokens), position + MOST_VALUE_WORDS)):
        if tokens[index].lower in CLAUSE_MARKS:
            return None
        relative = index > position and is_determiner(tokens[index - 1], grammar)  # "il quale"
        for phrase in () if relative else grammar.as_phrases:
            if tuple(token.lower for token in tokens[index : index + len(phrase)]) == phrase:
                return index, index + len(phrase)
    return None


def noun_phrase(
    tokens: list[Token], position: int, through: frozenset[str], grammar: Grammar
) -> tuple[int, int] | None:
    """The noun phrase that begins at a token, as offsets; a time, a mark or a word that opens a clause ends it."""
    while position < len(tokens) and (
        is_determiner(tokens[position], grammar)
        or tokens[position].text in _OPEN_QUOTES
        or tokens[position].text in grammar.openers
    ):
        position += 1
    first = end = position
    if first < len(tokens) and tokens[first].lower in through:
        return None
    while end < len(tokens) and end - first < MOST_VALUE_WORDS and _goes_on(tokens, end, through, grammar):
        end += 1
    while end > first and _is_edge(tokens[end - 1], grammar):
        end -= 1
    if end == first or (end == first + 1 and tokens[first].lower in grammar.adverbs):
        return None
    return tokens[first].start, tokens[end - 1].end


def named_phrase(
    tokens: list[Token], position: int, through: frozenset[str], grammar: Grammar
) -> tuple[int, int] | None:
    """The noun phrase that begins at a token; without a name, the name set beside it: "his niece , Eve Fox"."""
    phrase = noun_phrase(tokens, position, through, grammar)
    if phrase is None or any(token.text[0].isupper() for token in tokens if phrase[0] <= token.start < phrase[1]):
        return phrase
    behind = next((place for place, token in enumerate(tokens) if token.start >= phrase[1]), len(tokens))
    named = behind + 1 < len(tokens) and tokens[behind].text == "," and tokens[behind + 1].text[0].isupper()
    return (noun_phrase(tokens, behind + 1, through, grammar) if named else None) or phrase


def up_to_name(
    tokens: list[Token], phrase: tuple[int, int], through: frozenset[str], grammar: Grammar
) -> tuple[int, int]:
    """The phrase with those joined to it up to one that ends in a name: "the singer | and actress Olga Marsh"."""
    start, end = phrase
    while True:
        last = max(place for place, token in enumerate(tokens) if token.end <= end)
        joined = last + 1 < len(tokens) and tokens[last + 1].lower in grammar.joiners
        following = noun_phrase(tokens, last + 2, through, grammar) if joined else None
        if following is None or tokens[last].text[0].isupper():
            named = any(token.text[0].isupper() for token in tokens if phrase[1] <= token.start < end)
            return (start, end) if named else phrase
        end = following[1]


def _is_edge(token: Token, grammar: Grammar) -> bool:
    """Whether a word or mark belongs to no phrase that it ends."""
    return token.text in grammar.trim or token.text in grammar.adverbs or not token.text[-1].isalnum()


def past_time(tokens: list[Token], position: int, grammar: Grammar) -> int:
    """The position behind a time, and the word that leads to it, where one stands here ("in 1990"); else the same.

    Two commas may set it off: "was sold , in 1990 , to".
    """
    set_off = position < len(tokens) and tokens[position].text == ","
    at = position + set_off
    at += at < len(tokens) and tokens[at].lower in grammar.leads
    if at >= len(tokens) or tokens[at].lower != "\0time":
        return position
    closed = at + 1 < len(tokens) and tokens[at + 1].text == ","
    return position if set_off and not closed else at + 1 + set_off


def office_after(
    tokens: list[Token], position: int, through: frozenset[str], grammar: Grammar
) -> tuple[int, int] | None:
    """The noun phrase that begins here if an office heads it; as after a time anything else may follow."""
    value = noun_phrase(tokens, position, through, grammar)
    said = "" if value is None else " ".join(t.text for t in tokens if value[0] <= t.start < value[1])
    return value if grammar.nouns["office"].search(head_of(said, grammar)) else None


def preposition_behind(
    tokens: list[Token], position: int, prepositions: frozenset[str], grammar: Grammar
) -> int | None:
    """Where the first of some prepositions stands, before a mark or a word that may begin another state."""
    for index in range(position, min(len(tokens), position + MOST_VALUE_WORDS)):
        word = tokens[index].lower
        if word in prepositions:
            return index
        begins = word in grammar.phrases.following and word not in grammar.governors | grammar.determiners
        owner = tokens[index - 1].text.endswith(("'", "’"))
        if word in CLAUSE_MARKS or (begins and tokens[index].text.islower() and not owner):
            return None
    return None


def is_determiner(token: Token, grammar: Grammar) -> bool:
    """Whether a token only determines the noun behind it: "New Zealand" is a name, "a new club" is not."""
    return token.lower in grammar.determiners and (token.text.islower() or token.lower in grammar.articles)


def _goes_on(tokens: list[Token], index: int, through: frozenset[str], grammar: Grammar) -> bool:
    token = tokens[index]
    following = tokens[index + 1] if index + 1 < len(tokens) else None
    ends = token.lower in CLAUSE_MARKS or token.lower in {",", "\0time"} or grammar.value_ends.fullmatch(token.text)
    if ends or _names_predecessor(tokens, index, grammar):
        return False
    after_name = index > 0 and tokens[index - 1].text[0].isupper()
    if after_name and grammar.value_ends_behind_name.fullmatch(token.text):
        return False
    if token.text == ".":
        short = len(tokens[index - 1].text) <= 2 or _INITIALS.fullmatch(tokens[index - 1].text)
        abbreviated = short or tokens[index - 1].lower in grammar.abbreviations
        return following is not None and bool(abbreviated) and following.text[0].isupper()
    if len(token.text) == 1 and token.text.isupper():
        return True  # "Serie A", and no article
    if token.lower in through:
        vague = token.lower not in grammar.explicit and _is_vague_time(tokens, index + 1, grammar)
        return following is not None and following.lower != "\0time" and not vague
    if token.lower in grammar.joiners:
        named = following is not None and following.text[0].isupper() and following.lower not in grammar.stops
        return named and not has_verb(tokens, index + 1, grammar)
    counts = token.lower in grammar.numerals or token.text.isdigit()
    if counts and following is not None and following.lower in grammar.vague_times:
        return False  # "the cup | three times"
    named = token.text[0].isupper() and token.lower not in grammar.no_names
    ranked = token.lower in grammar.ranks and tokens[index - 1].lower in grammar.determiners
    return named or ranked or token.lower not in grammar.stops


def _names_predecessor(tokens: list[Token], index: int, grammar: Grammar) -> bool:
    """Whether words begin here after which comes who had it until then: "mayor | in place of Bob Day"."""
    phrases = grammar.displaced["position"]
    return any(tuple(token.lower for token in tokens[index : index + len(each)]) == each for each in phrases)


def has_verb(tokens: list[Token], index: int, grammar: Grammar) -> bool:
    """Whether a name begins a clause of its own: "head of Acme and BOB DAY became treasurer", "and S. TAN was"."""
    while index < len(tokens) and (tokens[index].text[0].isupper() or _follows_initial(tokens, index)):
        index += 1
    word = tokens[index].lower if index < len(tokens) else ""
    begins = word in grammar.phrases.following or word in grammar.copulas | grammar.passives
    return begins and word not in grammar.governors | grammar.determiners


def _follows_initial(tokens: list[Token], index: int) -> bool:
    """Whether a full stop stands behind a single capital letter: "S."."""
    before = tokens[index - 1].text
    return tokens[index].text == "." and len(before) == 1 and before.isupper()


def _is_vague_time(tokens: list[Token], index: int, grammar: Grammar) -> bool:
    """Whether words like "the end of the season" or "ten years" begin here, which say when and not what."""
    skipped = grammar.determiners | grammar.numerals
    while index < len(tokens) and (tokens[index].text.isdigit() or tokens[index].lower.partition("-")[0] in skipped):
        index += 1
    return index < len(tokens) and tokens[index].lower in grammar.vague_times


def name_after(tokens: list[Token], position: int, through: frozenset[str], grammar: Grammar) -> tuple[int, int] | None:
    """The noun phrase that begins here with a name, or with an article and a name in it ("nel 1912 IDA MORO")."""
    opens = position < len(tokens) and (tokens[position].text[0].isupper() or is_determiner(tokens[position], grammar))
    value = noun_phrase(tokens, position, through, grammar) if opens else None
    named = value is not None and any(t.text[0].isupper() for t in tokens if value[0] <= t.start < value[1])
    return value if named else None


def phrase_before(tokens: list[Token], position: int, grammar: Grammar) -> tuple[int, int] | None:
    """The phrase that ends before a token, as offsets, without what owns or counts it ("Acme's first director")."""
    if position > 1 and tokens[position - 1].lower == "\0time":
        lead = tokens[position - 2].lower in grammar.leads
        position -= 1 + lead
    start = position
    while start > 0 and position - start < MOST_VALUE_WORDS:
        token = tokens[start - 1]
        owner = token.text == "s" and start > 1 and tokens[start - 2].text.endswith(("'", "’"))
        marked = token.lower in CLAUSE_MARKS or token.lower in {",", ".", "\0time"}
        if (
            marked
            or token.lower in grammar.stops
            or owner
            or (start < position and _opens_phrase(tokens, start, grammar))
        ):
            break
        start -= 1
    while start < position and tokens[start].lower in grammar.determiners | grammar.ranks:
        start += 1
    return (tokens[start].start, tokens[position - 1].end) if start < position else None


def _opens_phrase(tokens: list[Token], position: int, grammar: Grammar) -> bool:
    """Whether a noun phrase of its own begins with an article here ("per la prima volta | LA guida")."""
    governed = position > 0 and tokens[position - 1].lower in grammar.governors
    return tokens[position].lower in grammar.articles and not governed


def main_noun(head: str, grammar: Grammar) -> str:
    """The last word of a head, adverbs and the form of a company left out."""
    words, loose = head.split(), grammar.adverbs | grammar.company_forms
    while len(words) > 1 and (words[-1].lower() in loose or words[-1].endswith("ly")):
        words.pop()
    return words[-1] if words else ""


def head_of(value: str, grammar: Grammar) -> str:
    """The part of a value before any preposition, which holds its main noun."""
    words = value.split()
    head = next((number for number, word in enumerate(words) if word.lower() in grammar.trim), len(words))
    return " ".join(words[:head])


def holds_name(value: str) -> bool:
    """Whether a word of a value is written as names are; a bare number is none."""
    return any(word[0].isupper() or (word[0].isdigit() and not word.isdecimal()) for word in value.split())
