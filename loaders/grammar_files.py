"""The state words of a language, read from resources/states_<language>.toml."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from chronoflux.language.resources import words
from chronoflux.loaders.state_grammar import Grammar, Node, Phrases, Rule
from chronoflux.loaders.word_tables import word_table
from chronoflux.model import Effect

_NO_SETS = (
    "as",
    "adjectival",
    "governed",
    "weak",
    "unreal",
    "untrue",
    "value_ends",
    "value_ends_behind_name",
    "learning",
)
_OWNER = re.compile(r"(?<=\w)'s\Z")


@cache
def load_grammar(language: str) -> Grammar:
    """The state words of a language, read once.

    Raises:
        FileNotFoundError: the language has no resource file.
    """
    table = word_table(language)
    root = Node()
    nouns = dict(table["nouns"])
    nouns["body"] += f"|{'|'.join(sorted(words(language, 'organisation_nouns')))}"
    for entry in table["state"]:
        if entry["relation"] not in table["relations"]:
            raise ValueError(f"states_{language}.toml: {entry['relation']!r} is not in [relations]")
        kinds = entry.get("nouns", table["relations"][entry["relation"]].get("nouns", ""))
        shared = (
            entry["relation"],
            Effect(entry["effect"]),
            entry["value"],
            entry.get("holder", ""),
            entry.get("thing", ""),
            entry.get("person", ""),
            entry.get("body", ""),
            _pattern(entry.get("match")),
            _words("|".join(nouns[name] for name in kinds.split())) if kinds else None,
            _pattern(entry.get("unless")),
            entry.get("valued", False),
            entry.get("strict", False),
            frozenset(entry.get("behind", "").split()),
        )
        for phrase in entry["phrases"]:
            for spelled in _spell_out(phrase, table["grammar"]["plurals"]):
                for lead, told in _with_nonfinite(spelled, table["grammar"]):
                    node = root
                    for word in (*lead, *told):
                        node = node.following.setdefault(word, Node())
                    node.rules.append(Rule(*shared, len(told), len(lead)))
                    node.rules.sort(key=lambda rule: rule.match is None)
    sets = {topic: frozenset(value.split()) for topic, value in table["words"].items() if topic not in _NO_SETS}
    return Grammar(
        phrases=root,
        leads=sets["stops"] | sets["governors"] | sets["determiners"],
        openers=sets["adverbs"] - sets["ranks"],
        objects=sets["objects_after"] | sets["objects_before"],
        nouns={kind: _words(source) for kind, source in nouns.items()},
        noun_first=table["grammar"]["noun_first"],
        named=frozenset(name for name, entry in table["relations"].items() if entry.get("named")),
        of_persons={name: entry["person"] for name, entry in table["relations"].items() if "person" in entry},
        adjectival=re.compile(table["words"]["adjectival"]),
        governed=re.compile(table["words"]["governed"]),
        value_ends=re.compile(table["words"]["value_ends"]),
        value_ends_behind_name=re.compile(table["words"]["value_ends_behind_name"]),
        weak=re.compile(table["words"]["weak"]),
        learning=re.compile(table["words"]["learning"]),
        through={name: frozenset(entry["through"].split()) for name, entry in table["relations"].items()},
        unreal=_by_first_word(table["words"]["unreal"]),
        displaced={name: _phrases(listed) for name, listed in table["displaced"].items()},
        onward={name: frozenset(listed.split()) for name, listed in table["onward"].items()},
        untrue=_by_first_word(table["words"]["untrue"]),
        bodies=table["grammar"]["bodies"],
        as_phrases=_phrases(table["words"]["as"]),
        futures=tuple((end, present) for end, present in table["grammar"]["futures"]),
        **sets,
    )


def _with_nonfinite(
    spelled: tuple[str, ...], table: dict[str, Any]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """A phrase, and its forms without a finite verb, each with the words that must lead to it.

    "si trasferì a" gives "prima di | trasferirsi a"; "ha lasciato" gives "aver lasciato".
    """
    yield (), spelled
    reflexive = spelled[0] == table["reflexive"]
    verb, rest = (spelled[1], spelled[2:]) if reflexive and len(spelled) > 1 else (spelled[0], spelled[1:])
    for ending, infinitive in table["infinitives"].items():
        if verb.endswith(ending):
            form = f"{verb.removesuffix(ending)}{infinitive}"
            yield tuple(table["before"].split()), (f"{form[:-1]}{spelled[0]}" if reflexive else form, *rest)
    for auxiliary in table["auxiliaries"].get(verb, "").split():
        yield (), (f"{auxiliary[:-1]}{spelled[0]}" if reflexive else auxiliary, *rest)


def _phrases(listed: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(phrase.split()) for phrase in listed.split("|") if phrase)


def _by_first_word(listed: str) -> Phrases:
    table: Phrases = {}
    for phrase in _phrases(listed):
        table.setdefault(phrase[0], []).append(phrase)
    return table


def _pattern(source: str | None) -> re.Pattern[str] | None:
    """A pattern of the resource, whose lines are joined; None for none."""
    return re.compile(joined(source), re.IGNORECASE) if source else None


def _words(source: str) -> re.Pattern[str]:
    """A pattern of words, in the plural too."""
    return re.compile(rf"\b(?:{joined(source)})s?\b", re.IGNORECASE)


def joined(source: str) -> str:
    """A pattern of the resource without its line ends."""
    return "".join(source.split("\n  "))


def _spell_out(phrase: str, plurals: dict[str, str]) -> Iterator[tuple[str, ...]]:
    """The word sequences of "a|b c? d@": alternatives, an optional word, an Italian ending in o, a, i or e.

    A form whose ending is in `plurals` stands for its plural too; "master's" is two tokens, as in a text.
    """
    slots: list[list[str]] = []
    for slot in phrase.split():
        options = slot.removesuffix("?").split("|")
        spelled = [f"{option[:-1]}{ending}" for option in options if option.endswith("@") for ending in "oaie"]
        single = [option for option in options if not option.endswith("@")]
        many = [f"{each.removesuffix(end)}{plurals[end]}" for each in single for end in plurals if each.endswith(end)]
        slots.append([*spelled, *dict.fromkeys((*single, *many)), *([""] if slot.endswith("?") else [])])
    for chosen in product(*slots):
        yield tuple(part for word in chosen for part in _OWNER.sub("' s", word).split())
