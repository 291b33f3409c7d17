"""Italian: what comes before the first finite verb of a sentence, and whether a subject is among it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from chronoflux.language.gender import Gender
from chronoflux.language.italian_verbs import ItalianVerbs
from chronoflux.language.reading import is_inside
from chronoflux.language.resources import words
from chronoflux.language.tokens import Token, past_dateline, tokenise
from chronoflux.model import Mention

_MARKS = frozenset("-–—*•\"'“‘«(")
_LONGEST_OPENING = 40
_LONGEST_APPOSITION = 10


@dataclass(frozen=True, slots=True)
class Opening:
    """What comes before the first finite verb of the main clause; positions are of tokens."""

    start: int
    """Where the verb with its clitics begins."""
    verb: int
    subject: int | None
    """Where an expressed subject begins; None when there is none."""


@dataclass(slots=True)
class _Walk:
    """What a walk to the first finite verb has seen."""

    subject: int | None = None
    in_phrase: bool = False
    in_subordinate: bool = False
    in_infinitive: bool = False
    """Whether the words are objects of "dopo aver lasciato", or say who "il marito" is: none of them is a subject."""
    after_time: int = -1
    """Where the words after "due anni dopo" begin."""
    _doubtful: int | None = None
    """A subject that began inside a phrase ("Con la caduta della dinastia Qing")."""
    _set_aside: int | None = None

    @property
    def found(self) -> int | None:
        """The subject, or else the doubtful one before a comma."""
        return self._set_aside if self.subject is None else self.subject

    def begin_subject(self, position: int) -> None:
        """Take what begins here for the subject, if there is none yet."""
        if self.subject is None:
            self.subject = position
            self._doubtful = position if self.in_phrase else None

    def pass_comma(self, *, named: bool) -> None:
        """End the phrase; only a name or a noun phrase stays the subject, and one inside the phrase gives way."""
        if not named:
            self.subject = None
        elif self.subject == self._doubtful:
            self.subject, self._set_aside = None, self.subject
        self.in_phrase = self.in_subordinate = self.in_infinitive = False


class OpeningFinder:
    """Walks to the main verb of Italian sentences."""

    def __init__(self, verbs: ItalianVerbs) -> None:
        """Know finite verbs by `verbs`."""
        self._verbs = verbs
        self._prepositions = words("it", "prepositions")
        self._determiners = words("it", "articles_and_determiners")
        self._adverbs = words("it", "adverbs")
        self._clitics = words("it", "clitics")
        self._before_verb = self._clitics | {"non"}
        self._subordinators = words("it", "subordinators")
        self._plural_pronouns = words("it", "subject_pronouns_plural")
        self._plural_articles = words("it", "plural_articles")
        self._kin = words("it", "kin_nouns")
        self._measures = words("it", "measures")
        self._time_words = words("it", "time_words")

    def find(
        self, tokens: Sequence[Token], mentions: dict[int, Mention], quoted: Sequence[tuple[int, int]]
    ) -> Opening | None:
        """Walk to the first finite verb of the main clause, noticing a subject on the way.

        A noun phrase right after a preposition belongs to it; an article, a determiner, a pronoun or a name
        elsewhere begins the subject; a comma ends an opening phrase, and what seemed a subject inside it gives way to
        one after it.
        """
        walk = _Walk()
        begin = past_dateline(tokens)
        position = next((i for i, token in enumerate(tokens[begin:], begin) if token.text not in _MARKS), 0)
        while position < min(len(tokens), _LONGEST_OPENING):
            word = tokens[position].lower
            mention = mentions.get(position)
            if is_inside(tokens[position].start, quoted):
                pass
            elif tokens[position].text in ",;:)":
                apposed = walk.in_phrase and self._closes_on_kin(tokens, position)
                walk.pass_comma(named=walk.subject is not None and self._is_named(tokens, mentions, walk.subject))
                walk.in_infinitive = apposed
            elif mention is not None:
                governed = walk.in_phrase and self._belongs_to_phrase(tokens, position, mention)
                if not (governed or walk.in_infinitive):
                    walk.begin_subject(position)
                position += len(tokenise(mention.surface)) - 1
            elif self._subordinates(tokens, position) and self._opens_clause(tokens, position, walk):
                pass
            elif word in self._prepositions or begins_date(tokens, position):
                walk.in_phrase = True
            elif walk.subject is None and (length := self._time_phrase(tokens, position)):
                position += length - 1
                walk.after_time = position + 1
            elif self._is_verb(tokens, position) and (
                self._with_clitics(tokens, position) == walk.after_time or not self._after_preposition(tokens, position)
            ):
                if not walk.in_subordinate:
                    return Opening(self._with_clitics(tokens, position), position, walk.found)
            elif not walk.in_infinitive and self._begins_subject(tokens, position, in_phrase=walk.in_phrase):
                walk.begin_subject(position)
            position += 1
        return None

    def _closes_on_kin(self, tokens: Sequence[Token], comma: int) -> bool:
        """Whether what follows "con il marito ," only says who that is, up to the next comma and before any verb."""
        if tokens[comma - 1].lower not in self._kin:
            return False
        reach = range(comma + 1, min(len(tokens), comma + _LONGEST_APPOSITION))
        end = next((at for at in reach if tokens[at].text == "," or self._verbs.is_finite(tokens[at].text)), None)
        return end is not None and tokens[end].text == ","

    def _subordinates(self, tokens: Sequence[Token], position: int) -> bool:
        """Whether a word opens a clause: "dopo che", "prima di partire", not "dopo due anni" nor "se ne andò"."""
        word = tokens[position].lower
        following = tokens[position + 1].lower if position + 1 < len(tokens) else ""
        if word == "se" and following in {"ne", "n"}:
            return False  # "se ne andò"
        if word not in self._subordinators or word not in {"dopo", "prima"}:
            return word in self._subordinators
        return following in {
            "che",
            "di",
            "essere",
            "esser",
            "essersi",
            "aver",
            "avere",
            "averlo",
            "averla",
        } or following.endswith(("are", "ere", "ire"))

    def _opens_clause(self, tokens: Sequence[Token], position: int, walk: _Walk) -> bool:
        """Whether a clause begins here, finite ("dopo che lasciò") or not ("dopo aver lasciato")."""
        finite = self._verbs.is_finite_after(tokens, position)
        walk.in_subordinate |= finite
        walk.in_infinitive |= not finite and tokens[position].lower in {"dopo", "prima"}
        return walk.in_subordinate or walk.in_infinitive

    def _belongs_to_phrase(self, tokens: Sequence[Token], position: int, mention: Mention) -> bool:
        return self._after_preposition(tokens, position) or self._is_place_in_phrase(tokens, position, mention)

    @staticmethod
    def _is_place_in_phrase(tokens: Sequence[Token], position: int, mention: Mention) -> bool:
        """Whether a place belongs to the phrase: "Nella vecchia Roma fu", not "Nel 1529 Varsavia fu"."""
        return mention.kind == "PLACE" and not tokens[position - 1].text[0].isdigit()

    def _is_verb(self, tokens: Sequence[Token], position: int) -> bool:
        """A finite verb form; "la" before it must be able to be a pronoun, not its article ("la prova")."""
        if not self._verbs.is_finite(tokens[position].text):
            return False
        before = tokens[position - 1].lower if position else ""
        if before in {"la", "le", "lo", "l", "gli"} and self._verbs.is_listed(tokens[position].lower):
            return False
        if before == "le" and tokens[position].lower in self._verbs.feminine_plurals:
            return False
        counted = position > 1 and tokens[position - 2].lower in self._plural_articles  # "i due acquistarono"
        article = before in self._determiners and before not in {"l", "la", "lo", "gli", "le", "li"}
        return counted or not article

    def _is_named(self, tokens: Sequence[Token], mentions: dict[int, Mention], subject: int) -> bool:
        return (
            subject in mentions
            or pronoun_gender(tokens[subject].lower) is not None
            or (tokens[subject].lower in self._determiners)
        )

    def _after_preposition(self, tokens: Sequence[Token], position: int) -> bool:
        before = [token.lower for token in tokens[max(0, position - 2) : position]]
        if before and before[-1] in self._prepositions:
            return True
        return len(before) == 2 and before[-1] in self._determiners and before[0] in self._prepositions

    def _begins_subject(self, tokens: Sequence[Token], position: int, *, in_phrase: bool) -> bool:
        token, word = tokens[position], tokens[position].lower
        if not token.is_word or word in self._adverbs:
            return False
        following = tokens[position + 1] if position + 1 < len(tokens) else None
        if word in self._clitics and following and self._verbs.is_finite(following.text):
            return self._is_noun_with_verb(tokens, position + 1)
        if word in self._determiners:
            return not self._after_preposition(tokens, position)
        pronoun = pronoun_gender(word) is not None or word in self._plural_pronouns
        if pronoun and self._after_preposition(tokens, position):
            return False  # "Con lei il coro cantò"
        return pronoun or (not in_phrase and word not in self._clitics and not token.text[0].isdigit())

    def _is_noun_with_verb(self, tokens: Sequence[Token], position: int) -> bool:
        """Whether what looks like a verb is a noun, as its own verb follows: "la GUIDA toccò"."""
        following = tokens[position + 1] if position + 1 < len(tokens) else None
        return (
            following is not None
            and self._verbs.is_listed(tokens[position].lower)
            and self._verbs.is_finite(following.text)
        )

    def _time_phrase(self, tokens: Sequence[Token], position: int) -> int:
        """The length of "due anni dopo", "l'anno seguente" or "lo stesso anno", which is no subject; 0 for none."""
        words_here = [token.lower for token in tokens[position : position + 4]]
        measure = next((number for number, word in enumerate(words_here[:3]) if word in self._measures), 0)
        if not measure or any(self._verbs.is_finite(word) for word in words_here[:measure]):
            return 0
        if measure + 1 < len(words_here) and words_here[measure + 1] in self._time_words:
            return measure + 2
        return measure + 1 if any(word in self._time_words for word in words_here[:measure]) else 0

    def _with_clitics(self, tokens: Sequence[Token], verb: int) -> int:
        start = verb
        while start and tokens[start - 1].lower in self._before_verb:
            start -= 1
        return start


def begins_date(tokens: Sequence[Token], position: int) -> bool:
    """Whether a date comes: "Il 3 maggio", "L'11 aprile"."""
    following = tokens[position + 1] if position + 1 < len(tokens) else None
    return tokens[position].lower in {"il", "l"} and following is not None and following.text[0].isdigit()


def pronoun_gender(word: str) -> Gender | None:
    """The gender of a subject pronoun in the singular; None for any other word."""
    return _pronouns().get(word)


@cache
def _pronouns() -> dict[str, Gender]:
    male, female = words("it", "subject_pronouns_male"), words("it", "subject_pronouns_female")
    return dict.fromkeys(female, Gender.FEMALE) | dict.fromkeys(male, Gender.MALE)
