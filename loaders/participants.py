"""Who takes part in an event, and in which role."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from chronoflux.language.definitions import noun_kind
from chronoflux.language.names import normalise_name
from chronoflux.language.noun_families import is_general
from chronoflux.loaders.clause_words import ClauseWords
from chronoflux.loaders.state import State
from chronoflux.model import Mention, Participant

_POSSESSIVE = re.compile(r"['’]s\b")
_FULL_NAME = re.compile(r"[^\W\d_a-z][\w.'’-]*(?: (?:[a-z]{1,3} )?[^\W\d_a-z][\w.'’-]*)+")
_APPOSED = re.compile(r"\s?,[^,]{2,80},")
_OPENER_REACH = 2
"""Words but articles from the one that opens a clause to its subject's name."""
_RELATIVE_REACH = 3
"""Words between a relative pronoun and its verb."""


def participants_of(
    clause: str, mentions: Sequence[Mention], subject: str | None, state: State | None, kinds: Mapping[str, str]
) -> tuple[Participant, ...]:
    """The entities of a clause: its subject first, then the others in order, each once.

    Args:
        clause: the clause's text, pronouns resolved.
        mentions: the mentions of the sentence it comes from.
        subject: the name of its grammatical subject, where known.
        state: its state change; its value's entities have role "value", its holder's "subject" or "object".
        kinds: kind of each name in the document.
    """
    named = [(mention, clause.find(mention.surface)) for mention in mentions]
    present = sorted(((at, mention) for mention, at in named if at >= 0), key=lambda pair: pair[0])
    roles: dict[str, Participant] = {}

    def add(name: str, role: str, kind: str) -> None:
        roles.setdefault(normalise_name(name), Participant(name, role, kind))

    holder = _named_in(state.holder, present) if state and state.holder_is_subject else None
    if state and holder and holder.surface == state.holder:
        present = [pair for pair in present if pair[1] is holder or not _says(holder.surface, pair[1])]
    if holder is not None:
        add(holder.name, "subject", holder.kind)
    elif state and state.holder_is_subject and _is_name(state.holder or "", kinds):
        add(state.holder or "", "subject", kinds.get(normalise_name(state.holder or ""), ""))
    elif subject and not (state and state.holder_is_subject):
        add(subject, "subject", kinds.get(normalise_name(subject), ""))
    for at, mention in present:
        add(mention.name, _role(at, mention, state), mention.kind)
    if subject:
        add(subject, "other", kinds.get(normalise_name(subject), ""))
    return tuple(roles.values())


def _is_name(text: str, kinds: Mapping[str, str]) -> bool:
    """Whether a text is a name of the document, or a full one that the entity finder missed."""
    return normalise_name(text) in kinds or _FULL_NAME.fullmatch(text) is not None


def subject_of_clause(clause: str, mentions: Iterable[Mention], words: ClauseWords, reach: int = 24) -> str | None:
    """The first name before a clause's verb that no preposition governs; None where it has no subject of its own.

    After an opening phrase ("With the fall of the Qing, ...") the clause begins at the last comma before the verb.
    """
    verb = words.verb.search(clause)
    first = (clause.split() or [""])[0].lower().rstrip("'’,")
    if verb and first in words.prepositions | words.openers and "," in clause:
        main = words.verb.search(clause, clause.index(","))
        if main:
            clause = clause[clause.rindex(",", 0, main.start()) + 1 :].lstrip()
            verb = words.verb.search(clause)
    if verb is None:
        return None
    return free_name(clause, mentions, words, min(verb.start(), reach))


def free_name(text: str, mentions: Iterable[Mention], words: ClauseWords, until: int | None = None) -> str | None:
    """The first name of a text that no preposition governs and that begins by `until`."""
    limit = len(text) if until is None else until
    found = []
    for mention in mentions:
        at = text.find(mention.surface)
        governor = (words.final_article.sub("", text[: max(at, 0)]).split() or [""])[-1].lower().rstrip("'’")
        describes = mention.kind == "PLACE" and words.described.match(text, max(at, 0) + len(mention.surface))
        if describes and (describes["joined"] or words.final_article.search(text[: max(at, 0)])):
            continue
        dateline = mention.surface.isupper() and text[at + len(mention.surface) :].lstrip()[:1] in {"–", "—", "-"}
        governed = governor in words.prepositions or bool(words.streets.intersection(text[: max(at, 0)].split()[-1:]))
        if 0 <= at <= limit and not dateline and not governed and not owns(text, mention):
            found.append((at, mention.name))
    return min(found)[1] if found else None


def owns(text: str, mention: Mention) -> bool:
    """Whether a name stands as an owner: "Bob's brother"."""
    return _POSSESSIVE.match(text, text.find(mention.surface) + len(mention.surface)) is not None


def clause_opener(text: str, mentions: Iterable[Mention], state: State, words: ClauseWords) -> str | None:
    """The name between a word that opens a clause and a state's words ("... after founder Bob left"), its subject.

    A verb of saying opens one too ("Acme said Bob Day would leave").

    What is said of it between commas may stand behind it: "... when Eve Fox, a vet from Leeds, was elected"; but a
    participle behind a comma goes on with the clause's own subject ("worked at Rovento and Altamura, moving to").
    """
    before = text[: state.char_start].rstrip()
    for mention in mentions:
        lead, found, rest = before.rpartition(mention.surface)
        near = [word for word in lead.split() if not words.article.match(f"{word} ")][-_OPENER_REACH:]
        opener = next((word for word in near if word.lower() in words.openers), "")
        of_two = words.joint.fullmatch(f" {opener} ") and not words.verb.search(lead)  # "Ann Lee and her son Tom left"
        opened = (opener and not of_two) or words.says.search(lead)
        apposed = _APPOSED.match(rest)
        if apposed and not words.verb.search(apposed[0]):
            rest = rest[apposed.end() :]
        goes_on = rest.strip() == "," and words.participle.match(text, state.char_start)
        if found and opened and len(rest.split()) <= 1 and not goes_on:
            return mention.name
    return None


def antecedent(text: str, mentions: Iterable[Mention], state: State, words: ClauseWords) -> str | None:
    """The name that a relative pronoun before a state's words stands for ("Eve Fox , who was elected ...").

    A body has no "who": that is somebody's ("a member of Acme who served as mayor").
    """
    before, relative = _before_relative(text, state, words)
    personal = relative in words.personal_who
    behind = (each for each in mentions if before.endswith(each.surface) and not _places_noun(before, each, words))
    return next((mention.name for mention in behind if not (personal and mention.kind == "ORG")), None)


def is_of_placed_noun(text: str, mentions: Iterable[Mention], state: State, words: ClauseWords) -> bool:
    """Whether a state is of the noun before a place and a relative pronoun: "the PLANT in Dagenham , which closed"."""
    before, _ = _before_relative(text, state, words)
    return bool(before) and any(_places_noun(before, mention, words) for mention in mentions)


def _before_relative(text: str, state: State, words: ClauseWords) -> tuple[str, str]:
    """What stands before the relative pronoun that leads to a state's words, and the pronoun; "" for none."""
    said = list(re.finditer(r"[^\W\d]+", text[: state.char_start]))
    relative = next((word for word in said[-_RELATIVE_REACH:] if word[0].lower() in words.who), None)
    return (text[: relative.start()].rstrip(" ,"), relative[0].lower()) if relative else ("", "")


def _places_noun(text: str, mention: Mention, words: ClauseWords) -> bool:
    """Whether a place at the end of a text only tells where the noun before it is: "at the PLANT in Dagenham"."""
    if mention.kind not in {"PLACE", "MISC"} or not text.endswith(mention.surface):
        return False
    *lead, preposition = ["", *words.final_article.sub("", text.removesuffix(mention.surface)).split()]
    noun = lead[-1] if lead else ""
    things = noun_kind(noun.lower()) not in (None, "PERSON") or is_general(noun.lower())
    things = things or (noun[:1].isupper() and mention.kind == "PLACE")
    return preposition.lower().rstrip("'’") in words.prepositions and things


def apposed(text: str, mentions: Iterable[Mention], state: State) -> str | None:
    """The name that a participle behind a comma speaks of ("Ida Moro , eletta nel 2017")."""
    before = text[: state.char_start].rstrip()
    if not before.endswith(","):
        return None
    before = before.rstrip(" ,")
    return next((mention.name for mention in mentions if before.endswith(mention.surface)), None)


def _named_in(text: str | None, present: Sequence[tuple[int, Mention]]) -> Mention | None:
    """Who a phrase names: its first person ("the former Milan player Bob Day"), else its first name."""
    said = text or ""
    named = [mention for _, mention in present if _says(said, mention) and not owns(said, mention)]
    if whole := next((mention for mention in named if mention.surface == said), None):
        return whole
    return next((mention for mention in named if mention.kind == "PERSON"), named[0] if named else None)


def _says(text: str, mention: Mention) -> bool:
    """Whether a text has a name, and not as a part of a longer word: no "Tremlow" in "Ida Tremlow-Hart"."""
    return re.search(rf"(?<![\w-]){re.escape(mention.surface)}(?![\w-])", text) is not None


def _role(at: int, mention: Mention, state: State | None) -> str:
    if state is None:
        return "other"
    if state.value_start <= at < state.value_end:
        return "value"
    if state.holder and _says(state.holder, mention):
        return "object"
    return "other"
