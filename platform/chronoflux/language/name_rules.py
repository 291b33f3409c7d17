"""Names by the shape of words: which runs of capitals are names, and of what kind."""

from __future__ import annotations

import re
from collections.abc import Sequence

from chronoflux.language.definitions import noun_kind
from chronoflux.language.name_runs import Run, RunFinder
from chronoflux.language.participles import opening_participles
from chronoflux.language.resources import given_names, words
from chronoflux.language.tokens import Token, tokenise
from chronoflux.model import Mention

_ATTACHED_STOP = re.compile(r"\w\.\s*\Z")
_HEADING_TOKENS = 8
_OPENING_ENDINGS = ("ed", "ing")
"""Endings of English words that open a sentence and are no part of the name behind "of"."""
_FULL_NAME = 2
_JOINTS = {kind: frozenset({"and", "e", "to"}) for kind in ("PERSON", "PLACE")} | {
    kind: frozenset() for kind in ("WORK", "EVENT")
}
"""Words that part two names of a kind, "to" where nothing is said; any word may be a part of "The Road to Lund"."""


class NameRules:
    """Finds and mends names with the word lists of one language."""

    def __init__(self, language: str) -> None:
        """Load the word lists."""
        self._particles = words(language, "particles")
        self._articles = words(language, "articles")
        self._nobiliary = words(language, "nobiliary")
        self._legal_forms = words(language, "legal_forms")
        self._company_endings = words(language, "company_endings")
        self._honorifics = words(language, "honorifics")
        self._titles = self._honorifics | words(language, "person_nouns")
        self._short_titles = words(language, "titles")
        self._calendar = words(language, "calendar")
        self._common = words(language, "common_capitals")
        self._openers = words(language, "openers") | words(language, "common_openings")
        self._subject_verbs = words(language, "subject_verbs")
        self._verb_endings = tuple(sorted(words(language, "subject_verb_endings")))
        self._places = words(language, "places")
        self._place_prepositions = words(language, "place_prepositions")
        self._cues = [
            (words(language, f"{topic}_cues"), kind)
            for topic, kind in (("organisation", "ORG"), ("event", "EVENT"), ("place", "PLACE"), ("role", "MISC"))
        ]
        self._greetings = words(language, "greetings")
        self._days = words(language, "day_words")
        self._participles = opening_participles(language)
        self._small = self._openers | self._particles
        self._ordinary = self._common | self._calendar | self._honorifics | self._days | {".", "-"}
        self._bound = self._articles | self._particles | self._place_prepositions
        """Words after which capitals need not be a person's."""
        self._given = given_names("male") | given_names("female")
        self._runs = RunFinder(language, frozenset().union(*(cues for cues, _ in self._cues)))

    def find(self, text: str) -> list[Mention]:
        """Names in text order. A single word that opens a sentence counts only with some evidence."""
        tokens = tokenise(text)
        if _is_shouted(tokens) or self.is_heading(text):
            return []
        found = (self._judge(text, run) for run in self._runs.runs(tokens))
        return [mention for mention in found if mention is not None]

    def mend(self, text: str, start: int, end: int, kind: str) -> list[Mention]:
        """What remains of a model's span: cut at commas and brackets, without article, title, possessive or marks.

        Two names that "to" joins are two ("from Port Lavan to Lund"), but in the title of a work.
        """
        parts: list[list[Token]] = [[]]
        joints = _JOINTS.get(kind, frozenset({"to"}))
        for token in tokenise(text[start:end]):
            if token.text in ",;:()[]|\n" or token.lower in joints:
                parts.append([])
            else:
                parts[-1].append(Token(token.text, token.start + start, token.end + start))
        parts = [part[1:] if part and self._opens_with_participle(part) else part for part in parts]
        trimmed = (self._trim(part, titled=kind == "PERSON") for part in parts)
        return [
            self._mention(text, part, self._mended_kind(part, kind))
            for part in trimmed
            if part and not self._is_common(part)
        ]

    def _opens_with_participle(self, part: Sequence[Token]) -> bool:
        """Whether the first word of a text only says what was done to who is left out: "Renamed Bellmoor FM"."""
        return part[0].start == 0 and part[0].lower in self._participles

    def is_honorific(self, prefix: str) -> bool:
        """Whether words before a name are titles only: "Prime Minister" Tony Blair."""
        return all(word.lower().rstrip(".") in self._titles for word in prefix.split() if word != ".")

    def is_heading(self, text: str) -> bool:
        """Whether a text is a short line of ordinary words in title case, whose capitals say nothing: "Early Life"."""
        named = [token for token in tokenise(text) if token.is_word]
        if len(named) > _HEADING_TOKENS or _ATTACHED_STOP.search(text):
            return False
        titled = all(token.is_name or token.lower in self._small for token in named)
        return titled and any(token.lower in self._common for token in named)

    def _judge(self, text: str, run: Run) -> Mention | None:
        kept = self._trim(self._without_opening(run), titled=run.before in self._titles)
        if not kept or self._is_common(kept) or (len(kept) == 1 and self._is_small_word(kept[0])):
            return None
        if len(kept) == 1 and run.opens and kept[0] is run.tokens[0] and not self._has_evidence(kept[0], run.after):
            return None
        return self._mention(text, kept, self._kind(kept, run))

    def _without_opening(self, run: Run) -> Sequence[Token]:
        """A run without the participle that opens its sentence ("TIRED OF London , she moved")."""
        first, *rest = run.tokens
        opens = run.opens and len(rest) > 1 and first.lower.endswith(_OPENING_ENDINGS) and rest[0].text.islower()
        return rest[1:] if opens and first.lower not in self._given else run.tokens

    def _has_evidence(self, name: Token, after: Sequence[Token]) -> bool:
        """Whether a lone opening word is a name: one known, or what stands before a finite verb or an apposition."""
        if name.lower in self._given or name.lower in self._places or any(map(str.isupper, name.text[1:])):
            return True
        if len(after) == 2 and after[0].lower in {"e", "and", "(", "&"}:
            return after[0].text == "(" or after[1].is_name
        verb = after[0].lower if after else ""
        return verb in self._subject_verbs or verb.endswith(self._verb_endings)

    def _trim(self, run: Sequence[Token], *, titled: bool) -> list[Token]:
        """The run from its first name word to its last, without titles: all of them when it is known to be a person."""
        start, end = 0, len(run)
        while start < end and not self._may_begin(run[start:end], titled=titled):
            start += 1
        while end > start and not (
            run[end - 1].is_name or run[end - 1].text.isdigit() or run[end - 1].lower in self._legal_forms
        ):
            end -= 1
        return list(run[start:end])

    def _may_begin(self, run: Sequence[Token], *, titled: bool) -> bool:
        word, rest = run[0], [token for token in run[1:] if token.is_word]
        if word.lower in self._days and rest and (titled or len(rest) > 1):
            return False
        if word.lower in self._greetings and rest and rest[0].is_name:
            return False
        if not word.is_name:
            return bool(rest) and (
                word.text[0].isdigit() or word.lower in self._nobiliary or rest[0].lower in self._legal_forms
            )
        if word.lower in self._titles and rest and rest[0].lower not in self._particles:
            sure = (
                titled
                or word.lower in self._short_titles
                or rest[0].lower in self._given
                or rest[0].lower in self._titles
            )
            full = len(rest) == _FULL_NAME and all(token.is_name for token in rest)
            return not (sure or (full and self._cue_kind([token.lower for token in rest]) is None))
        return word.lower not in self._articles

    def _is_common(self, run: Sequence[Token]) -> bool:
        names = [token.lower.removesuffix("'s").removesuffix("’s") for token in run]
        if len(names) > 1 and self._cue_kind(names) in {"ORG", "EVENT"}:
            return False
        return all(name in self._ordinary or name.isdigit() or len(name) == 1 for name in names)

    def _is_small_word(self, token: Token) -> bool:
        """Whether a mark that is no full stop only gave a pronoun or a preposition its capital ("- She", "... In")."""
        return token.lower in self._openers and token.text.istitle()

    def _cue_kind(self, names: list[str]) -> str | None:
        for cues, kind in self._cues:
            ends = {names[0], names[-1]} if kind != "EVENT" else set(names)
            if not cues.isdisjoint(ends) and (len(names) > 1 or kind != "EVENT"):
                return kind
        return None

    def _mended_kind(self, run: Sequence[Token], kind: str) -> str:
        """The model's kind, unless a cue word or a given name says better."""
        names = [token.lower for token in run if token.is_name]
        cue = self._cue_kind(names) if len(names) > 1 else None
        if cue and cue != "MISC" and kind != "WORK":
            return cue
        if cue == "MISC" and kind in {"ORG", "PLACE"} and any(token.lower in self._particles for token in run):
            return cue
        person = 1 < len(run) <= 4 and not self._given.isdisjoint(names[:1]) and kind in {"ORG", "MISC"}
        return "PERSON" if person and not cue else kind

    def _kind(self, run: Sequence[Token], whole: Run) -> str:
        names = [token.lower for token in run if token.is_name]
        if cue := self._cue_kind(names):
            return cue
        if run[-1].text.replace(".", "").lower() in self._company_endings and len(run) > 1:
            return "ORG"
        if names[0] in self._places and len(run) == 1:
            return "PLACE"
        if names[0] not in self._given - self._openers and (kind := self._kind_of_noun(whole.before)):
            return kind
        free = whole.before not in self._bound
        titled = whole.before in self._honorifics or run[0] is not whole.tokens[0]
        if names[0] in self._given or (free and (titled or 1 < len(names) < 4)):
            return "PERSON"
        return "PLACE" if whole.before in self._place_prepositions and len(run) == 1 else "MISC"

    def _kind_of_noun(self, noun: str) -> str | None:
        """What a common noun right before a name says it is: "farmacia" Al Moro, "via" Dante."""
        cued = next((kind for cues, kind in self._cues if noun in cues and kind in {"ORG", "PLACE"}), None)
        return cued or ("ORG" if noun_kind(noun) == "ORG" else None)

    @staticmethod
    def _mention(text: str, run: Sequence[Token], kind: str) -> Mention:
        start, end = run[0].start, run[-1].end
        for suffix in ("'s", "’s", "'", "’"):
            if text[start:end].endswith(suffix):
                end -= len(suffix)
                break
        surface = text[start:end]
        return Mention(surface, " ".join(surface.split()), kind, start, end)


def _is_shouted(tokens: Sequence[Token]) -> bool:
    named = [token for token in tokens if token.is_word]
    return sum(token.text.isupper() and len(token.text) > 1 for token in named) * 2 > len(named) > 3
