"""Italian: dropped subjects, pronouns, possessives and definite nouns in the place of the subject."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chronoflux.language.definitions import noun_kind
from chronoflux.language.discourse import Discourse, Referent
from chronoflux.language.gender import Gender
from chronoflux.language.italian_verbs import ItalianVerbs
from chronoflux.language.reading import Edit, Reading, is_inside
from chronoflux.language.resources import words
from chronoflux.language.tokens import Token, past_dateline, tokenise
from chronoflux.model import Mention, Sentence

_MARKS = frozenset("-–—*•\"'“‘«(")
_CLOSING = frozenset('"”»,')
_LONGEST_OPENING = 40
_LONGEST_TITLE = 6


@dataclass(frozen=True, slots=True)
class _Opening:
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
        self.in_phrase = self.in_subordinate = False


class ItalianReader:
    """Reads Italian sentences one by one, in order."""

    def __init__(self, discourse: Discourse) -> None:
        """Read against one document's discourse."""
        self._agent_endings = tuple(sorted(words("it", "agent_endings")))
        self._discourse = discourse
        self._verbs = ItalianVerbs()
        self._prepositions = words("it", "prepositions")
        self._determiners = words("it", "articles_and_determiners")
        self._adverbs = words("it", "adverbs")
        self._clitics = words("it", "clitics")
        self._datives = words("it", "dative_clitics")
        self._subordinators = words("it", "subordinators")
        self._pronouns = {
            Gender.MALE: words("it", "subject_pronouns_male"),
            Gender.FEMALE: words("it", "subject_pronouns_female"),
        }
        self._plural_pronouns = words("it", "subject_pronouns_plural")
        self._measures = words("it", "measures")
        self._time_words = words("it", "time_words")
        self._possessives = words("it", "possessives")
        self._with_il = words("it", "kin_with_il")
        self._with_la = words("it", "kin_with_la")
        self._titles = words("it", "honorifics") | words("it", "kin_nouns") | words("it", "before_titles")

    def read(self, sentence: Sentence, quoted: Sequence[tuple[int, int]]) -> Reading:
        """The edits that make the sentence stand alone, and its subject."""
        tokens = tokenise(sentence.text)
        starts = {token.start: position for position, token in enumerate(tokens)}
        offsets = ((mention.char_start - sentence.char_start, mention) for mention in sentence.mentions)
        mentions = {starts[start]: mention for start, mention in offsets if start in starts}
        apposed = self._past_title(tokens, mentions, 0) in mentions
        if not apposed and (possessive := self._read_possessive(tokens)):
            return possessive
        opening = self._opening(tokens, mentions, quoted)
        if opening is None:
            return Reading(keeps=True)
        if opening.subject is None:
            return self._read_dropped(tokens, mentions, opening)
        return self._read_expressed(tokens, mentions, opening.subject)

    def _opening(
        self, tokens: Sequence[Token], mentions: dict[int, Mention], quoted: Sequence[tuple[int, int]]
    ) -> _Opening | None:
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
                walk.pass_comma(named=walk.subject is not None and self._is_named(tokens, mentions, walk.subject))
            elif mention is not None:
                if not (walk.in_phrase and self._belongs_to_phrase(tokens, position, mention)):
                    walk.begin_subject(position)
                position += len(tokenise(mention.surface)) - 1
            elif self._subordinates(tokens, position) and self._verbs.is_finite_after(tokens, position):
                walk.in_subordinate = True
            elif word in self._prepositions or self._begins_date(tokens, position):
                walk.in_phrase = True
            elif walk.subject is None and (length := self._time_phrase(tokens, position)):
                position += length - 1
                walk.after_time = position + 1
            elif self._is_verb(tokens, position) and (
                position == walk.after_time or not self._after_preposition(tokens, position)
            ):
                if not walk.in_subordinate:
                    return _Opening(self._with_clitics(tokens, position), position, walk.found)
            elif self._begins_subject(tokens, position, in_phrase=walk.in_phrase):
                walk.begin_subject(position)
            position += 1
        return None

    def _subordinates(self, tokens: Sequence[Token], position: int) -> bool:
        """Whether a word opens a clause: "dopo che", "prima di partire", not "dopo due anni"."""
        word = tokens[position].lower
        if word not in self._subordinators or word not in {"dopo", "prima"}:
            return word in self._subordinators
        following = tokens[position + 1].lower if position + 1 < len(tokens) else ""
        return following in {"che", "di", "essere", "aver", "avere"} or following.endswith(("are", "ere", "ire"))

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
        article = before in self._determiners and before not in {"l", "la", "lo", "gli", "le", "li"}
        return not article

    def _is_named(self, tokens: Sequence[Token], mentions: dict[int, Mention], subject: int) -> bool:
        return (
            subject in mentions
            or self._pronoun_gender(tokens[subject].lower) is not None
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
            return False
        if word in self._determiners:
            return not self._after_preposition(tokens, position)
        pronoun = self._pronoun_gender(word) is not None or word in self._plural_pronouns
        return pronoun or (not in_phrase and word not in self._clitics and not token.text[0].isdigit())

    @staticmethod
    def _begins_date(tokens: Sequence[Token], position: int) -> bool:
        """Whether a date comes: "Il 3 maggio", "L'11 aprile"."""
        following = tokens[position + 1] if position + 1 < len(tokens) else None
        return tokens[position].lower in {"il", "l"} and following is not None and following.text[0].isdigit()

    def _time_phrase(self, tokens: Sequence[Token], position: int) -> int:
        """The length of "due anni dopo", "l'anno seguente" or "lo stesso anno", which is no subject; 0 for none."""
        words_here = [token.lower for token in tokens[position : position + 4]]
        measure = next((number for number, word in enumerate(words_here[:3]) if word in self._measures), 0)
        if not measure:
            return 0
        if measure + 1 < len(words_here) and words_here[measure + 1] in self._time_words:
            return measure + 2
        return measure + 1 if any(word in self._time_words for word in words_here[:measure]) else 0

    def _with_clitics(self, tokens: Sequence[Token], verb: int) -> int:
        start = verb
        while start and tokens[start - 1].lower in self._clitics | {"non"}:
            start -= 1
        return start

    def _pronoun_gender(self, word: str) -> Gender | None:
        return next((gender for gender, pronouns in self._pronouns.items() if word in pronouns), None)

    def _read_dropped(self, tokens: Sequence[Token], mentions: dict[int, Mention], opening: _Opening) -> Reading:
        group = self._verbs.read(tokens, opening.start, opening.verb)
        after = group.end
        if group.impersonal:
            return Reading(keeps=True)
        after_quotation = opening.start > 0 and tokens[opening.start - 1].text in _CLOSING
        to_someone = any(token.lower in self._datives for token in tokens[opening.start : opening.verb])
        names = tokens[after - 1].lower in words("it", "naming_verbs")
        presents = (group.presents and not names) or after_quotation or (to_someone and after in mentions)
        if after + 1 in mentions and self._is_person(tokens[after].lower):
            return Reading((), self._discourse.referent(mentions[after + 1].name))
        if presents and (after in mentions or self._opens_noun_phrase(tokens, after)):
            named = mentions.get(after) or mentions.get(after + 1)
            return Reading((), self._discourse.referent(named.name) if named else None)
        after_nameless = self._discourse.subject is None and self._discourse.is_about_title_person
        agent = group.copular and after < len(tokens) and self._is_person(tokens[after].lower)
        personal = group.personal or agent or (after_nameless and not group.copular)
        antecedent = (
            self._discourse.group() if group.plural else self._discourse.anyone(group.gender, personal=personal)
        )
        if antecedent is None or (group.plural and not antecedent.plural):
            return Reading(keeps=True)
        if any(mention.name == antecedent.name for position, mention in mentions.items() if position < opening.verb):
            return Reading((), antecedent)
        first = tokens[opening.start]
        lead = first.text if opening.start and first.is_name else first.text[0].lower() + first.text[1:]
        return Reading((Edit(first.start, first.end, f"{antecedent.name} {lead}"),), antecedent)

    def _is_agent(self, noun: str) -> bool:
        """Whether a noun may head a name: listed, or an agent by its form ("conservatrice")."""
        return noun_kind(noun) is not None or noun.endswith(self._agent_endings)

    def _is_person(self, noun: str) -> bool:
        """Whether a noun is for a person only: "è professoressa"."""
        return noun_kind(noun) == "PERSON" or (noun_kind(noun) is None and noun.endswith(self._agent_endings))

    def _opens_noun_phrase(self, tokens: Sequence[Token], position: int) -> bool:
        """Whether a subject may follow its verb here; "due volte" and "il 3 maggio" are none."""
        words_here = [token.lower for token in tokens[position : position + 2]]
        if not words_here or self._begins_date(tokens, position):
            return False
        return words_here[0] in self._determiners and words_here[-1] not in self._measures

    def _read_expressed(self, tokens: Sequence[Token], mentions: dict[int, Mention], subject: int) -> Reading:
        token, word = tokens[subject], tokens[subject].lower
        named = self._past_title(tokens, mentions, subject + (word in self._determiners and subject not in mentions))
        mention = mentions.get(named)
        if mention:
            referent = self._discourse.referent(mention.name)
            following = named + len(tokenise(mention.surface))
            joined = (
                following + 1 < len(tokens) and tokens[following].lower in {"e", "ed"} and mentions.get(following + 1)
            )
            if joined:
                return Reading(
                    (), Referent(f"{mention.name} e {joined.name}", referent.kind, plural=True, lead=mention.name)
                )
            return Reading((), referent)
        gender = self._pronoun_gender(word)
        if gender or word in self._plural_pronouns:
            antecedent = (
                self._discourse.anyone(gender, personal=word in {"lui", "lei", "egli", "ella"})
                if gender
                else (self._discourse.group())
            )
            return (
                Reading((Edit(token.start, token.end, antecedent.name),), antecedent)
                if antecedent
                else Reading(keeps=True)
            )
        return self._read_definite(tokens, mentions, subject) or Reading()

    def _past_title(self, tokens: Sequence[Token], mentions: dict[int, Mention], position: int) -> int:
        """Where the name behind a title stands ("Don Celso Ravaglia", "ex presidente Ugo Ferri"), else the position."""
        for at in range(position, min(len(tokens), position + _LONGEST_TITLE)):
            if at in mentions:
                return at
            apposed = at > position and tokens[at].text == "," and at + 1 in mentions
            if apposed and self._closes(tokens, at + 1, mentions[at + 1]):
                return at + 1
            if tokens[at].lower not in self._titles and not self._is_agent(tokens[at].lower):
                break
        return position

    @staticmethod
    def _closes(tokens: Sequence[Token], position: int, mention: Mention) -> bool:
        """Whether a comma closes the apposition that a name is ("Il primogenito , Cirillo , ...")."""
        end = position + len(tokenise(mention.surface))
        return end < len(tokens) and tokens[end].text == ","

    def _read_definite(self, tokens: Sequence[Token], mentions: dict[int, Mention], subject: int) -> Reading | None:
        """Read "Il ministro ..." when one referent fits."""
        if tokens[subject].lower not in {"il", "lo", "la", "l"} or subject + 2 >= len(tokens):
            return None
        noun, following = tokens[subject + 1], tokens[subject + 2].lower
        if following in self._prepositions or subject + 2 in mentions or not self._may_follow(tokens, subject + 2):
            return None
        behind = mentions.get(subject + 3)
        if behind is not None and behind.kind == "PERSON" and self._verbs.is_copula(following):
            return Reading((), self._discourse.referent(behind.name))  # "Il direttore fu Ugo Sala"
        antecedent = self._discourse.described(noun.lower)
        if antecedent is None or any(mention.name == antecedent.name for mention in mentions.values()):
            return None
        return Reading((Edit(tokens[subject].start, noun.end, antecedent.name),), antecedent)

    def _may_follow(self, tokens: Sequence[Token], position: int) -> bool:
        """Whether a bare "il ministro" ends here: before its verb, a clitic, an adverb or a comma."""
        word = tokens[position].lower
        return (
            word in self._adverbs | self._clitics
            or tokens[position].text == ","
            or self._verbs.is_finite(tokens[position].text)
        )

    def _read_possessive(self, tokens: Sequence[Token]) -> Reading | None:
        """Read "Suo padre ..." and "La sua carriera ...": the owner is written out after the noun."""
        at = 1 if len(tokens) > 2 and tokens[0].lower in {"il", "la"} else 0
        if len(tokens) < at + 2 or tokens[at].lower not in self._possessives:
            return None
        noun = tokens[at + 1].lower
        article = "Il" if noun in self._with_il else "La" if noun in self._with_la else None
        owner = self._discourse.anyone(None, personal=False)
        if article is None or owner is None:
            return Reading(keeps=True)
        edit = Edit(tokens[0].start, tokens[at + 1].end, f"{article} {tokens[at + 1].text} di {owner.name}")
        return Reading((edit,), keeps=True)
