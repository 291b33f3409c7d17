"""Runs of capitals, joined by particles, that may be names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from chronoflux.language.participles import opening_participles
from chronoflux.language.resources import given_names, words
from chronoflux.language.tokens import Token

_SENTENCE_MARKS = frozenset('.!?"“«:;•')
_MOST_TOKENS = 10


@dataclass(frozen=True, slots=True)
class Run:
    """Consecutive tokens that form one name, and whether the first opens a sentence."""

    tokens: Sequence[Token]
    opens: bool
    before: str
    """The word before it, lower case."""
    after: Sequence[Token]
    """The two tokens after it."""


class RunFinder:
    """Finds runs with the word lists of one language."""

    def __init__(self, language: str, cues: frozenset[str]) -> None:
        """Load the word lists; `cues` are the words that tell what is named ("University"), which "of" may follow."""
        self._cues = cues
        self._particles = words(language, "particles")
        self._name_adjective_endings = tuple(sorted(words(language, "name_adjective_endings")))
        self._articles = words(language, "articles")
        self._links = self._particles | self._articles
        self._nobiliary = words(language, "nobiliary")
        self._legal_forms = words(language, "legal_forms")
        self._abbreviations = words(language, "titles") | words(language, "soft_abbreviations")
        self._calendar = words(language, "calendar")
        self._openers = words(language, "openers") | words(language, "common_openings") | opening_participles(language)
        self._openers |= words(language, "opening_pasts")
        endings = (words(language, f"{topic}_endings") for topic in ("subject_verb", "gerund", "adverb"))
        self._opening_endings = tuple(sorted(frozenset().union(*endings)))
        self._verbs = words(language, "finite_verbs") | words(language, "presenting_verbs")
        self._given = given_names("male") | given_names("female")

    def runs(self, tokens: Sequence[Token]) -> Iterator[Run]:
        """The runs among the tokens of a text, in order."""
        position = 0
        while position < len(tokens):
            if not tokens[position].is_name or tokens[position].lower in self._calendar:
                position += 1
                continue
            begin, opens = position, self._opens(tokens, position)
            position += 1
            if opens and self._only_opens(tokens[begin].lower):
                continue
            run = [tokens[begin]]
            while len(run) < _MOST_TOKENS and (step := self._step(run, tokens, position)):
                run.extend(tokens[position : position + step])
                position += step
            while begin and self._leads(tokens[begin - 1], run):
                begin -= 1
                run.insert(0, tokens[begin])
            yield Run(run, opens, _word_before(tokens, begin), tokens[position : position + 2])

    def _opens(self, tokens: Sequence[Token], position: int) -> bool:
        """Whether a token opens a sentence, so that its capital may say nothing."""
        if position == 0 or tokens[position - 1].text not in _SENTENCE_MARKS:
            return position == 0
        word = tokens[position - 2].text if position > 1 and tokens[position - 1].text == "." else ""
        return not (word.lower() in self._abbreviations or (len(word) == 1 and word.isupper()))

    def _only_opens(self, word: str) -> bool:
        """Whether a capital says no more than that a sentence begins: "Nel", "The", "Essendo", "Sposò", "Chiamato"."""
        spoken = word.endswith(self._opening_endings) and word not in self._given
        spoken = spoken or (word in self._verbs and word not in self._given)
        return word in self._openers or word in self._particles or word in self._articles or spoken

    def _leads(self, token: Token, run: Sequence[Token]) -> bool:
        """Whether a word in lower case belongs to the name after it: "von" Neumann, "acme" CORP."""
        bare_form = len(run) == 1 and run[0].lower in self._legal_forms
        return token.lower in self._nobiliary or (
            bare_form and token.text.isalpha() and not self._only_opens(token.lower)
        )

    def _step(self, run: Sequence[Token], tokens: Sequence[Token], position: int) -> int:
        """How many tokens from `position` continue the run; 0 ends it."""
        rest = tokens[position : position + 4]
        if not rest:
            return 0
        first, last = rest[0], run[-1]
        if first.lower in self._legal_forms:
            return 1
        if first.is_name:
            return int(first.lower not in self._calendar or last.lower in self._given)
        described = self._describing(run, tokens, position)
        if described:
            return described
        named = next((i for i, token in enumerate(rest) if token.is_name), 0)
        if not named or rest[named].lower in self._calendar:
            return 0
        between = [token.lower for token in rest[:named]]
        if between == ["."]:
            return (named + 1) * (len(last.text) == 1 or last.lower in {"st", "ste", "mt"})
        if between == ["&"]:
            return named + 1
        joined = between[0] in self._particles and self._links.issuperset(between)
        return (named + 1) * (joined and self._may_join(run, between[0]))

    def _describing(self, run: Sequence[Token], tokens: Sequence[Token], position: int) -> int:
        """How many tokens an adjective in lower case and the place behind it add: Biblioteca "civica di Rovento"."""
        if len(run) > 1 or run[0].lower not in self._cues:
            return 0
        end = position
        while (
            end < len(tokens)
            and tokens[end].text.islower()
            and tokens[end].lower.endswith(self._name_adjective_endings)
        ):
            end += 1
        if end == position:
            return 0
        joined = end < len(tokens) and tokens[end].lower in self._particles
        named = end + joined < len(tokens) and tokens[end + joined].is_name
        return end + joined + 1 - position if joined and named else 0

    def _may_join(self, run: Sequence[Token], particle: str) -> bool:
        """Whether "X of Y" is one name: after a cue or a lone given name; always for "van" and its like."""
        if particle in self._nobiliary:
            return True
        head = [token.lower for token in run if token.is_name]
        if particle == "for" or len(head) > 1:
            return not self._cues.isdisjoint(head)
        return particle == "of" or head[0] in self._cues or head[0] in self._given


def _word_before(tokens: Sequence[Token], position: int) -> str:
    """The word before a token, past the full stop of an abbreviation; "" at the start."""
    before = position - 1 - (position > 1 and tokens[position - 1].text == ".")
    return tokens[before].lower if before >= 0 else ""
