"""What the state words of a language are: a tree of phrases with their rules, and sets of words."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from chronoflux.model import Effect

Phrases = dict[str, list[tuple[str, ...]]]
"""Phrases by their first word."""


@dataclass(frozen=True, slots=True)
class Rule:
    """What one phrase says: see the head of the resource file."""

    relation: str
    effect: Effect
    value: str
    holder: str
    thing: str
    person: str
    body: str
    match: re.Pattern[str] | None
    nouns: re.Pattern[str] | None
    """What the head of a value without a name must be."""
    unless: re.Pattern[str] | None
    """What must not follow the phrase."""
    valued: bool
    """Whether the phrase says nothing without a value."""
    strict: bool
    """Whether even a name must be one of `nouns`."""
    behind: frozenset[str]
    """Prepositions behind which a value "at" stands."""
    words: int
    """Length of the phrase."""
    lead: int = 0
    """Words before it that only lead to it ("prima di")."""


@dataclass(slots=True)
class Node:
    """A node of the tree of phrases: what may follow, and the rules whose phrase ends here."""

    following: dict[str, Node] = field(default_factory=dict)
    rules: list[Rule] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Grammar:
    """The state words of one language."""

    phrases: Node
    nouns: dict[str, re.Pattern[str]]
    """The words that a noun of each kind may be: "office", "school" ..."""
    noun_first: bool
    """Whether a noun stands before its adjectives, as in Italian."""
    through: dict[str, frozenset[str]]
    named: frozenset[str]
    """Relations whose value must hold a name."""
    of_persons: dict[str, str]
    """The relation instead where the subject is a person and no value is said; "" for none."""
    adjectival: re.Pattern[str]
    governed: re.Pattern[str]
    """Words that are no verbs right behind a preposition."""
    learning: re.Pattern[str]
    """What follows a school where somebody learns (", where she studied")."""
    weak: re.Pattern[str]
    """First words of phrases without a finite verb."""
    value_ends: re.Pattern[str]
    """Words that end a value by their form, as Italian gerunds do."""
    value_ends_behind_name: re.Pattern[str]
    """Words that end a value right behind a name."""
    adverbs: frozenset[str]
    ranks: frozenset[str]
    """Adjectives of order, which are no part of an office ("the first director was")."""
    ranked: frozenset[str]
    """Nouns of offices that such an adjective belongs to ("primo ministro")."""
    metaphors: frozenset[str]
    """Words for an office that do not say which ("the reins")."""
    negations: frozenset[str]
    determiners: frozenset[str]
    no_names: frozenset[str]
    """Words that a language may write as names are, and that are none."""
    articles: frozenset[str]
    """Those of the determiners that a name may lose."""
    counting: frozenset[str]
    """Those of the articles that say that there are others ("an editor")."""
    governors: frozenset[str]
    """Prepositions, after which no finite verb stands."""
    none: frozenset[str]
    """Words before a noun that make it nobody ("no master was elected")."""
    doubts: frozenset[str]
    """Words after which the rest of the clause is not said to be so ("denied", "rumoured")."""
    conditions: frozenset[str]
    """As doubts, for the rest of the sentence ("if")."""
    no_conditions: frozenset[str]
    """Words behind one of those that make it none ("se ne andò")."""
    unreal: Phrases
    """Phrases before what would have been so, and was not ("would have")."""
    displaced: dict[str, tuple[tuple[str, ...], ...]]
    """Phrases before who had it until then, by relation ("in place of")."""
    onward: dict[str, frozenset[str]]
    """Prepositions before what somebody left another for, by relation ("left Acme FOR Globex")."""
    untrue: Phrases
    """As doubts, phrases of several words ("not true that")."""
    breaks: frozenset[str]
    """Words that end what a denial or a doubt reaches."""
    abbreviations: frozenset[str]
    """Words that a full stop of their own follows inside a name ("Col . Paxton")."""
    vague_times: frozenset[str]
    """Nouns that say when after a preposition ("at the end of the season"), and so end a value."""
    numerals: frozenset[str]
    """Numbers in words, and what counts without one ("several")."""
    leads: frozenset[str]
    """Words that may lead to a time: `stops`, `governors` and `determiners`."""
    openers: frozenset[str]
    """`adverbs` that a value does not begin with."""
    objects: frozenset[str]
    """`objects_after` and `objects_before`."""
    objects_after: frozenset[str]
    """Pronouns that stand behind a verb for what it is done to ("led it")."""
    objects_before: frozenset[str]
    """Those that stand before it ("la diresse")."""
    persons_after: frozenset[str]
    """As objects_after, for a person ("elected her Speaker")."""
    persons_before: frozenset[str]
    datives: frozenset[str]
    """Pronouns for a person that open a phrase ("gli succedette")."""
    until: frozenset[str]
    """Words that open a time at which what is denied begins after all ("not until 1993")."""
    explicit: frozenset[str]
    """Last words of phrases that say themselves what their value is ("served as")."""
    stops: frozenset[str]
    trim: frozenset[str]
    joiners: frozenset[str]
    relatives: frozenset[str]
    """Pronouns that may stand for what a phrase behind their subject is done to ("which she led")."""
    where: frozenset[str]
    """What stands for the place before it ("Leeds , WHERE she lived")."""
    company_forms: frozenset[str]
    """Words in lower case that may end a company's name."""
    bodies: dict[str, str]
    """The words before several names of one kind, and those before one ("universities of": "University of ")."""
    as_phrases: tuple[tuple[str, ...], ...]
    copulas: frozenset[str]
    passives: frozenset[str]
    """Forms of "be" that make a participle passive."""
    auxiliaries: frozenset[str]
    """Words before a verb that make it a future ("will open"); none where its ending does."""
    futures: tuple[tuple[str, str], ...]
    """Endings of a verb in the future, and those of the same verb in the phrases."""

    def future(self, node: Node, word: str, before: str) -> Node | None:
        """What may follow a verb in the future at a node of the tree, by the form of it that the phrases have.

        Args:
            node: where the phrase has come.
            word: the next word, in lower case.
            before: the word before it.
        """
        if self.auxiliaries and before not in self.auxiliaries:
            return None
        forms = (word.removesuffix(end) + present for end, present in self.futures if word.endswith(end))
        return next((node.following[form] for form in forms if form in node.following), None)
