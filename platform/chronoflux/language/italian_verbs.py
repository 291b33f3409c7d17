"""Italian finite verbs by form, and what a verb group says about its subject."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from chronoflux.language.gender import Gender
from chronoflux.language.resources import words
from chronoflux.language.tokens import Token

_PAST = re.compile(
    r"\w{2,}(?:ò|ì|arono|irono|erono|ettero|[^t]ssero|ava|avano|eva|evano|[^ts]iva|ivano|erà|irà|eranno|iranno)\Z"
)
_STRONG_PAST = re.compile(
    r"\w*(?:pres|mis|divis|decis|uccis|esplos|emers|fec|venn|tenn|duss|struss|scriss|pos|cors|chies|chius|clus|fus|tes|sces|res|vols|cols|tols|sciols|vins"
    r"|spins|pins|strins|giuns|puns|pians|rupp|crebb|nobb|sepp|ebb|voll|cadd|vid|acqu|viss|diss|ress|less|trass|moss|scoss"
    r"|died|stett|bevv|parv|(?:ev|ov|ed|em|nd|rd|ist|od)ett)e(?:ro)?\Z"
)
_PARTICIPLE = re.compile(
    r"\w+(?:[aiu]t|ess|es|ost|nt|ott|ert|ers|rs|orn|os|cis|is|us|nat|iut|aus|lt|tt|st|rt)([oaie])\Z"
)
_SHORT = 3
_I, _WE = ("erò", "irò", "arò", "ai"), ("ammo", "emmo", "immo")
_ENDINGS = {"o": Gender.MALE, "a": Gender.FEMALE}
_BETWEEN = frozenset(
    ("stato", "stata", "stati", "state", "poi", "anche", "già", "quindi", "infine", "mai", "ancora", "subito", "non")
)


@dataclass(frozen=True, slots=True)
class VerbGroup:
    """What a verb with its auxiliaries and clitics tells about the subject."""

    end: int
    """Position of the token after the group."""
    plural: bool
    gender: Gender | None
    personal: bool
    """Only a person does this."""
    impersonal: bool
    """It has no subject: "si tratta", "è probabile che"."""
    copular: bool
    """It only says what the subject is: "fu un disastro"."""
    presents: bool
    """A noun phrase after it is its subject: "nacque la società", "fu fondata la banca"."""


class ItalianVerbs:
    """The verb forms of the resource file, and the endings that tell a verb."""

    def __init__(self) -> None:
        """Load the word lists."""
        self._be = words("it", "forms_of_be")
        self._have = words("it", "forms_of_have")
        self._finite = words("it", "finite_verbs")
        self._no_verbs = words("it", "no_verbs")
        self.feminine_plurals = words("it", "feminine_plurals")
        self._i, self._we = words("it", "verbs_of_i"), words("it", "verbs_of_we")
        self._before_speaking = (
            (words("it", "clitics") - words("it", "articles"))
            | words("it", "adverbs")
            | {"mi", "io", "e", "ed", "ma", ","}
        )
        self._no_speakers = words("it", "no_verbs_of_i")
        self._presenting = words("it", "presenting_verbs")
        self._impersonal = words("it", "impersonal_verbs")
        self._impersonal_si = words("it", "impersonal_with_si")
        self._impersonal_participles = words("it", "impersonal_participles")
        self._personal = words("it", "person_verbs")

    def is_finite(self, word: str) -> bool:
        """Whether a word is a finite third-person verb; a capital in the middle of a sentence makes it a name."""
        lowered = word.lower()
        if lowered in self._be or lowered in self._have or self.is_listed(lowered):
            return True
        return lowered not in self._no_verbs and (_PAST.match(lowered) or _STRONG_PAST.match(lowered)) is not None

    def is_listed(self, word: str) -> bool:
        """Whether only the list tells that a word is a verb; after "la" it is as likely a noun or adjective."""
        return word in self._finite or word in self._impersonal or word in self._impersonal_si

    def speaker(self, tokens: Sequence[Token], position: int) -> str:
        """Who speaks where a verb in the first person stands: "I", "we", or "" for no such verb.

        "sono" is one only beside a participle in the singular ("sono arrivato") or behind "mi".
        """
        word, before = tokens[position].lower, tokens[position - 1].lower if position else ","
        free = before in self._before_speaking or before[:1].isdigit()
        if word in self._we or (word.endswith(_WE) and tokens[position].text.islower()):
            return "we"
        if word == "sono":
            participle = self._participle(tokens, position)
            alone = participle is not None and tokens[participle].lower.endswith(("o", "a"))
            return "I" if before in {"mi", "io"} or alone else ""
        ending = len(word) > _SHORT and word.endswith(_I) and word not in self._no_speakers and free
        ending = ending and (tokens[position].text.islower() or word.endswith("ò"))
        return "I" if word in self._i or ending else ""

    def is_finite_after(self, tokens: Sequence[Token], position: int) -> bool:
        """Whether a finite verb comes within the clause that a word at `position` opens."""
        for token in tokens[position + 1 : position + 15]:
            if token.text in ",;:":
                return False
            if self.is_finite(token.text):
                return True
        return False

    def read(self, tokens: Sequence[Token], start: int, verb: int) -> VerbGroup:
        """The group whose finite verb stands at `verb` and whose clitics begin at `start`."""
        form = tokens[verb].lower
        auxiliary = form in self._be or form in self._have
        participle = self._participle(tokens, verb) if auxiliary else None
        end = (participle if participle is not None else verb) + 1
        last = tokens[end - 1].lower
        clitics = {token.lower for token in tokens[start:verb]}
        passive = participle is not None and form in self._be
        agreement = _PARTICIPLE.match(last) if passive else None
        reflexive = "si" in clitics or "s" in clitics
        return VerbGroup(
            end=end,
            plural=form.endswith("no") or form in {"fecero", "ebbero"} or (form.endswith("ero") and len(form) > 4),
            gender=_ENDINGS.get(agreement[1]) if agreement else None,
            personal=last in self._personal or form in self._personal,
            impersonal=self._is_impersonal(tokens, end, form, clitics, reflexive=reflexive, copula=form in self._be),
            copular=form in self._be and participle is None,
            presents=form in self._presenting or passive or reflexive,
        )

    def is_copula(self, word: str) -> bool:
        """Whether a word is a form of "essere"."""
        return word in self._be

    def _participle(self, tokens: Sequence[Token], verb: int) -> int | None:
        for position in range(verb + 1, min(len(tokens), verb + 5)):
            word = tokens[position].lower
            if word in _BETWEEN:
                continue
            return position if _PARTICIPLE.match(word) else None
        return None

    def _is_impersonal(
        self, tokens: Sequence[Token], end: int, form: str, clitics: set[str], *, reflexive: bool, copula: bool
    ) -> bool:
        if clitics & {"c", "ci", "v", "vi"} and copula:
            return True
        if form in self._impersonal or (reflexive and form in self._impersonal_si):
            return True
        if reflexive and tokens[end - 1].lower in self._impersonal_participles:
            return True
        ahead = [token.lower for token in tokens[end : end + 3]]
        return copula and "che" in ahead[: 2 + (len(ahead) > 2 and ahead[0] in {"molto", "stato", "poco"})]
