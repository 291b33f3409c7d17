"""The slots of a state phrase: where its value and its holder stand, and what may fill them."""

from __future__ import annotations

from chronoflux.loaders.state_grammar import Grammar, Rule
from chronoflux.loaders.state_holders import (
    object_and_office,
    object_pronoun,
    office_and_name,
    person_behind,
    subject_behind,
)
from chronoflux.loaders.state_values import (
    Token,
    as_marker,
    head_of,
    holds_name,
    main_noun,
    name_after,
    named_phrase,
    noun_phrase,
    office_after,
    past_time,
    phrase_before,
    preposition_behind,
    up_to_name,
)
from chronoflux.model import Effect

_WITH_OBJECT = frozenset(("position", "ownership", "member_of", "existence"))
"""Relations whose value may be a pronoun ("led it", "lo fondò")."""
_OF_PERSONS = frozenset({"spouse"})
"""Relations whose values are persons, whom a description may stand before."""
_RELATIVE_REACH = 5
"""Words from "which" to the phrase of its clause."""
Span = tuple[int, int]
"""Offsets in the text."""


def value_and_holder(
    tokens: list[Token], start: int, end: int, rule: Rule, grammar: Grammar
) -> tuple[Span | None, Span | None]:
    """Where the value and the holder of a phrase stand, which is tokens[start:end]."""
    if rule.holder == "dative":
        return _value_next(tokens, end, rule, grammar), (tokens[start].start, tokens[start].end)
    if rule.value == "next":
        return _value_and_subject(tokens, start, end, rule, grammar)
    if rule.value == "at":
        return _value_at(tokens, start, end, rule, grammar)
    if rule.value == "before":
        return phrase_before(tokens, start, grammar), person_behind(tokens, end, grammar) if rule.holder else None
    if rule.value == "same" and rule.holder:
        return None, person_behind(tokens, end, grammar)
    if rule.value in ("pronoun", "where"):
        inside = _pronoun_of if rule.value == "pronoun" else _place_before
        return inside(tokens, start, end, grammar), None
    if rule.value == "as":
        return _value_as(tokens, start, end, rule, grammar)
    return None, None


def _value_and_subject(
    tokens: list[Token], start: int, end: int, rule: Rule, grammar: Grammar
) -> tuple[Span | None, Span | None]:
    """The value right behind a phrase, or the pronoun for it; before an Italian verb one leaves the subject behind."""
    pronoun = _pronoun(tokens, start, end, rule, grammar)
    if pronoun and not rule.holder and pronoun[0] < tokens[start].start:
        return pronoun, subject_behind(tokens, end, grammar)
    value = _value_next(tokens, end, rule, grammar) or pronoun
    if value is None and rule.valued and rule.relation in _WITH_OBJECT:
        value = _relative_object(tokens, start, grammar)
    return value, None


def _relative_object(tokens: list[Token], start: int, grammar: Grammar) -> Span | None:
    """The name that "which she" before a phrase stands for: "the VIENNA CHOIR , which she led from 2001"."""
    relative = next(
        (at for at in range(start - 1, max(0, start - _RELATIVE_REACH), -1) if _relates(tokens, at, grammar)), 0
    )
    end = relative - (relative > 0 and tokens[relative - 1].text == ",")
    begin = end
    while relative and begin > 0 and tokens[begin - 1].text[0].isupper():
        begin -= 1
    return (tokens[begin].start, tokens[end - 1].end) if relative and begin < end else None


def _pronoun_of(tokens: list[Token], start: int, end: int, grammar: Grammar) -> Span | None:
    """The pronoun inside a phrase ("took IT over")."""
    return next(((token.start, token.end) for token in tokens[start:end] if token.lower in grammar.objects), None)


def _place_before(tokens: list[Token], start: int, _: int, grammar: Grammar) -> Span | None:
    """The name that "where she" before a phrase stands for: "moved to LEEDS in 1930 , where she lived until"."""
    end = next(
        (at for at in range(start - 1, max(0, start - _RELATIVE_REACH), -1) if _says_where(tokens, at, grammar)), 0
    )
    end -= end > 0 and tokens[end - 1].text == ","
    if end > 1 and tokens[end - 1].lower == "\0time":
        end -= 1 + (tokens[end - 2].lower in grammar.leads)
    begin = end
    while begin > 0 and tokens[begin - 1].text[0].isupper():
        begin -= 1
    return (tokens[begin].start, tokens[end - 1].end) if begin < end else None


def _says_where(tokens: list[Token], position: int, grammar: Grammar) -> bool:
    return position > 0 and tokens[position].lower in grammar.where


def _relates(tokens: list[Token], position: int, grammar: Grammar) -> bool:
    return position > 0 and tokens[position].lower in grammar.relatives


def _value_next(tokens: list[Token], end: int, rule: Rule, grammar: Grammar) -> Span | None:
    """The noun phrase right behind, or behind a time between commas; an office behind any ("eletta nel 1990 papa")."""
    through, set_off = grammar.through[rule.relation], _past_set_off_time(tokens, end, grammar)
    value, behind = noun_phrase(tokens, set_off, through, grammar), past_time(tokens, end, grammar)
    if value is None and behind > end:
        after = office_after if rule.relation == "position" else name_after
        value = after(tokens, behind, through, grammar)
    return up_to_name(tokens, value, through, grammar) if value and rule.relation in _OF_PERSONS else value


def _past_set_off_time(tokens: list[Token], position: int, grammar: Grammar) -> int:
    """The position behind a time between two commas that stands here ("bought , in 1961 , the mill"); else the same."""
    comma = position < len(tokens) and tokens[position].text == ","
    end = past_time(tokens, position + 1, grammar) if comma else position
    closed = end > position + 1 and end < len(tokens) and tokens[end].text == ","
    return end + 1 if closed else position


def _pronoun(tokens: list[Token], start: int, end: int, rule: Rule, grammar: Grammar) -> Span | None:
    """The pronoun that stands for what is led, owned or joined ("led it", "la diresse")."""
    if rule.relation not in _WITH_OBJECT or not (rule.valued or rule.relation != "position"):
        return None
    for place, words in ((end, grammar.objects_after), (start - 1, grammar.objects_before)):
        if 0 <= place < len(tokens) and tokens[place].lower in words:
            return tokens[place].start, tokens[place].end
    return None


def _person(tokens: list[Token], start: int, end: int, grammar: Grammar) -> Span | None:
    """The pronoun for who is appointed ("elected her Speaker", "la nominò ministra")."""
    for place, words in ((end, grammar.persons_after), (start - 1, grammar.persons_before)):
        if 0 <= place < len(tokens) and tokens[place].lower in words:
            return tokens[place].start, tokens[place].end
    return None


def is_personal(holder: str, grammar: Grammar) -> bool:
    """Whether a holder is a pronoun for a person."""
    return holder.lower() in grammar.persons_after | grammar.persons_before


def _value_at(
    tokens: list[Token], start: int, end: int, rule: Rule, grammar: Grammar
) -> tuple[Span | None, Span | None]:
    place = preposition_behind(tokens, end, rule.behind, grammar)
    if place is None:
        return None, None
    owned = None
    if rule.holder:
        through = grammar.through[rule.relation]
        owned = noun_phrase(tokens[:place], end, through, grammar) or _pronoun(tokens, start, end, rule, grammar)
    through = grammar.through["member_of"]
    value = noun_phrase(tokens, place + 1, through, grammar)
    return up_to_name(tokens, value, through, grammar) if value and rule.relation in _OF_PERSONS else value, owned


def _value_as(
    tokens: list[Token], start: int, end: int, rule: Rule, grammar: Grammar
) -> tuple[Span | None, Span | None]:
    through, end = grammar.through[rule.relation], past_time(tokens, end, grammar)
    if rule.holder == "elect":
        return office_and_name(tokens, end, grammar) or (None, None)
    marker = as_marker(tokens, end, grammar)
    value = noun_phrase(tokens, marker[1], through, grammar) if marker else None
    if rule.holder == "clitic":
        return value, (tokens[start].start, tokens[start].end)
    named = object_and_office(tokens, end, through, grammar) if marker is None and rule.holder == "object" else None
    if named is not None:
        return named
    if rule.holder == "object" and (pronoun := _person(tokens, start, end, grammar)):
        behind = end + (pronoun[0] >= tokens[end - 1].end)
        return value or office_after(tokens, behind, through, grammar), pronoun
    said = tokens[: marker[0]] if marker else tokens
    holder = named_phrase(said, end, frozenset({"of", "di"}), grammar) or object_pronoun(said, end, grammar)
    if rule.holder == "heir" and not (end < len(said) and said[end].text[0].isupper()):
        holder = person_behind(said, end, grammar) or holder
    return value, holder


def may_hold(rule: Rule, holder: str, value: str, grammar: Grammar) -> bool:
    """Whether somebody is appointed, and to something ("named a street as ..." gives nobody an office)."""
    if rule.holder in ("clitic", "dative"):
        return True
    if rule.value == "before":
        return holder[0].isupper()
    if rule.value == "same":
        return holds_name(holder)
    if rule.holder == "thing":
        pronoun = holder.lower() in grammar.objects
        return pronoun or holds_name(holder) or (rule.nouns is not None and rule.nouns.search(holder) is not None)
    if rule.holder == "object" and is_personal(holder, grammar):
        return bool(value)
    needs_value = rule.holder == "object" and rule.effect is Effect.OPENS
    return holds_name(holder) and (bool(value) or not needs_value)


def is_of_kind(rule: Rule, last: Token, value: str, grammar: Grammar) -> bool:
    """Whether a value may stand with its phrase: a name, or a noun such as the relation takes."""
    head = head_of(value, grammar)
    if rule.match is not None and rule.match.search(head) is None:
        return False
    if value.lower() in grammar.objects:
        return True
    if (
        rule.nouns is None
        or not (rule.value in ("next", "before") or (rule.value == "as" and rule.strict))
        or (last.lower in grammar.explicit and not rule.strict)
    ):
        return True
    main = head if grammar.noun_first else main_noun(head, grammar)
    opens_sentence = rule.nouns.fullmatch(value) is not None
    if rule.value == "before" and holds_name(main) and not opens_sentence:
        return False
    named = any(word[0].isupper() for word in main.split())
    return (named and not rule.strict) or rule.nouns.search(main) is not None


def may_lack_value(rule: Rule, last: Token, holder: tuple[int, int] | None, grammar: Grammar) -> bool:
    """Whether a state that opens says enough without a value ("was elected in 1998", "succeeded Ann Lee")."""
    if rule.value == "as":
        return holder is not None
    whole_phrase = rule.words > 1 and last.lower not in grammar.trim
    return rule.value not in ("next", "at") or (whole_phrase and rule.relation not in grammar.named)
