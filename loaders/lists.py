"""List items, table rows and infobox lines as statements about the document's subject."""

from __future__ import annotations

import re
from collections.abc import Sequence

from chronoflux.language.definitions import may_be_person
from chronoflux.language.honorifics import without_honorifics
from chronoflux.language.resources import given_names
from chronoflux.loaders.clause_words import ClauseWords, clause_words
from chronoflux.loaders.employment import post_and_employer
from chronoflux.loaders.grammar_files import load_grammar
from chronoflux.loaders.roll_headings import names_holder
from chronoflux.loaders.sections import column_relation, heading_relation, load_sections, names_nobody
from chronoflux.loaders.state import State, moved
from chronoflux.loaders.state_grammar import Grammar
from chronoflux.loaders.state_values import head_of
from chronoflux.loaders.states import find_passive, find_state
from chronoflux.model import Effect, Granularity, TimeExpression

_BRACKETS = re.compile(r"\(\s*\)|\[[^\]]*\]")
_LONGEST_LABEL = 80
_MARK = re.compile(r"[-*•–]\s+(?:\d{1,3}\s?[.)]\s+)?|\d{1,3}[.)]\s+")
_KEYED = re.compile(r"[^\s:.][^:.\n]{0,40}:\s+\S")
_RULE = re.compile(r"[\s|:-]*")
"""The line below a table's header, or a row of empty cells."""
_YEAR_FIRST = re.compile(r"(?:(?P<opener>[^\W\d_]+)\s(?:[^\W\d_]+\s)?)?\d{4}\b")
_YEAR_KEY = re.compile(r"[^\s:,]{4,12}(?:[:.,]|\s[–—,-])\s+(?=\S)")
_BODIES = re.compile(r"(?:,\s[^\W\d_a-zß-ÿ][^,;:()]*)*,?\s*")
"""What stands between a post and its years: nothing, or whose it is."""
_BRACKETED = re.compile(r"\([^()]*\)")
_LINKED = re.compile(r",\s[a-zà-ÿ]{1,4}\s")
"""What begins a remark behind a time: "Gilded Lens, 1962, for ..."."""
_EMPHASIS = re.compile(r"\*\*|__")
CELL = " , "
"""Between the cells of a row that is read as text."""
_EDGES = " -–—→:,;.*•|()\t"


def list_statement(
    item: str, times: Sequence[TimeExpression], title: str, heading: str, language: str, columns: str = ""
) -> tuple[str, tuple[State, ...]]:
    """An item with the title and heading it belongs to, and the states it gives the document's subject.

    "1998–2001 Milan" under "Clubs" on Ann Lee's page reads "Ann Lee , Clubs: 1998–2001 Milan" and opens member_of
    Milan; which headings mean which relation stands in [list_headings] of the language's resource. A line of work
    ("1998–2001 Analyst, Acme") gives a position and an employer, a table row one state for each column that means one.

    Args:
        item: the item without its marks.
        times: its temporal expressions.
        title: the document's title.
        heading: the heading above, "" for none.
        language: "en", "en-GB" or "it".
        columns: the header of the table that the item is a row of, "" for none.
    """
    label = split_label(item, times)
    lead = " , ".join(part for part in (title, heading) if part)
    statement = f"{lead}: {item}" if lead else item
    offset = len(statement) - len(item)
    if cells := _cell_states(item, times, columns, language):
        return statement, tuple(moved(state, offset) for state in cells)
    named = [(name, heading_relation(name, language)) for name in (label.rstrip(": "), heading, columns)]
    trigger, relation = next((pair for pair in named if pair[1]), (heading, None))
    skipped = len(label) if label and trigger == label.rstrip(": ") else 0
    grammar = load_grammar(language[:2])
    if relation == "employer" and grammar.nouns["degree"].search(item):
        relation = "education"
    wanted = grammar.nouns["school"] if relation == "education" else None
    skipped = _behind_then(item, skipped, times, language)
    start, end = _value_span(item, times, skipped, wanted, grammar.nouns["degree"])
    own = find_state(item, language, times)
    if told := label_state(label, language) or _keyed_passive(item, times, language):
        return statement, (moved(told, offset),) if times else ()
    if own is not None and own.char_start == start:
        return statement, (moved(own, offset),)
    if relation is None and own is None and times:
        start, end = _value_span(item, times, len(label), None, grammar.nouns["degree"])
        relation, trigger = _line_of_life(item, start, end, times, title, language) or (None, trigger)
        if relation == "education":
            start, end = _value_span(item, times, len(label), grammar.nouns["school"], grammar.nouns["degree"])
    if relation is None or start >= end or not times:
        return statement, (moved(own, offset),) if own else ()
    if relation == "member_of" and not any(map(str.isupper, item[start:end])):
        return statement, (moved(own, offset),) if own else ()
    pieces = [(relation, start, end)]
    if relation == "employer":
        pieces = post_and_employer(item, *_stretch(item, times, skipped), language)
    elif relation == "member_of" and _is_mere_office(item[start:end], grammar):
        pieces = [("position", start, end)]
    return statement, tuple(moved(_opened(item, trigger, *piece), offset) for piece in pieces)


def _line_of_life(
    item: str, start: int, end: int, times: Sequence[TimeExpression], title: str, language: str
) -> tuple[str, str] | None:
    """The relation and trigger of a line that says by its first noun what somebody did: an office held, a degree taken.

    Where the noun of an office comes last ("research assistant"), only of whom the title may name.
    """
    grammar = load_grammar(language[:2])
    degree = grammar.nouns["degree"].match(item, start)
    if degree and _may_be_life(title, language):
        return "education", degree[0]
    if grammar.noun_first:
        opens = _office_at(item, start, end, grammar)
        return ("position", opens[0]) if opens else None
    office = head_of(item[start:end].partition(",")[0], grammar)
    first = re.match(r"\W*(\w+)", item[:start])
    leads = first is not None and (first[1].isdigit() or first[1].lower() in clause_words(language).range_openers)
    between = _BODIES.fullmatch(item, end, times[0].char_start)
    term = times[0].interval.granularity is Granularity.RANGE and between is not None
    named = (leads or term) and names_holder(office, language) and _may_be_life(title, language)
    return ("position", item[start:end]) if named and start < end else None


def _may_be_life(title: str, language: str) -> bool:
    """Whether a title may be a person's name, with what he or she is behind a comma."""
    return may_be_person(without_honorifics(title.partition(",")[0], language))


def _office_at(item: str, start: int, end: int, grammar: Grammar) -> re.Match[str] | None:
    """The noun of an office that a piece of an item begins with; a name that ends as one does is none ("Ettore")."""
    found = grammar.nouns["office"].match(item, start, end)
    named = found is not None and found[0].lower() in given_names("male") | given_names("female")
    return None if named else found


def label_state(label: str, language: str) -> State | None:
    """The state that a label says by itself ("Founded: 1921")."""
    name = label.rstrip(": ")
    for (effect, relation), names in load_sections(language[:2]).labels.items():
        if names.fullmatch(name):
            return State(name, Effect(effect), relation, None, 0, len(name))
    return None


def _keyed_passive(item: str, times: Sequence[TimeExpression], language: str) -> State | None:
    """The state of a line that leaves out "was" ("1921: founded in Leeds")."""
    key = _YEAR_KEY.match(item)
    return find_passive(item, key.end(), language, times) if key else None


def _behind_then(item: str, begin: int, times: Sequence[TimeExpression], language: str) -> int:
    """Where what a time dates begins, where something came before it ("Suzzara, then Gonzaga (since 1930)")."""
    first = min((time.char_start for time in times), default=0)
    came = clause_words(language).then.finditer(item, begin, max(begin, first))
    later = [match.end() for match in came if item[: match.start()].rstrip().endswith(",")]
    return max(later, default=begin)


def _is_mere_office(value: str, grammar: Grammar) -> bool:
    """Whether a value is an office, and no body that is called by its members ("Society of Radiologists")."""
    return bool(grammar.nouns["office"].search(value)) and not grammar.nouns["body"].search(value)


def _opened(item: str, trigger: str, relation: str, start: int, end: int) -> State:
    return State(trigger, Effect.OPENS, relation, item[start:end], 0, 0, start, end)


def _cell_states(item: str, times: Sequence[TimeExpression], columns: str, language: str) -> list[State]:
    """The states that a row's cells give, each under a column of its own."""
    names, cells = columns.split(CELL), item.split(CELL)
    if len(names) != len(cells) or not times:
        return []
    found, start = [], 0
    for name, cell in zip(names, cells, strict=True):
        relation = column_relation(name, language) or heading_relation(name, language)
        dated = any(start <= time.char_start < start + len(cell) for time in times)
        if relation and not dated and not names_nobody(cell, language):
            found.append(_opened(item, name, relation, start, start + len(cell)))
        start += len(cell) + len(CELL)
    return found


def item_text(text: str, language: str) -> str | None:
    """What a list item, table row or infobox line says, its marks taken off; None for a sentence.

    Such a line opens with a bullet or a number, has cells ("| 1998 | Milan |"), is keyed ("Years active: 1998–2004"),
    opens with a year and has no verb ("1998–2001 Milan", "since 2001 Milan"), or has one without a subject after it
    ("1998: joined Milan").
    """
    line = _EMPHASIS.sub("", text.strip())
    if cells := cells_of(line):
        return CELL.join(cell for cell in cells if is_filled(cell))
    matched = _MARK.match(line)
    if matched:
        return line[matched.end() :]
    words, key = clause_words(language), _YEAR_KEY.match(line) if line[:1].isdigit() else None
    if key and (line[key.end()].islower() or words.finite_start.match(line, key.end())):
        return line
    keyed, year = _KEYED.match(line), _YEAR_FIRST.match(line)
    if keyed and words.told_before_colon.match(line):
        return None
    bare = keyed or (year and (year["opener"] or "").lower() in {"", *words.range_openers})
    return line if bare and not _has_verb(line, keyed.end() - 1 if keyed else 0, words) else None


def _has_verb(line: str, start: int, words: ClauseWords) -> bool:
    """Whether a line has a verb outside brackets, but for a participle that it opens with: "Fate: sunk off Malta"."""
    told = _BRACKETED.sub("", line[start:])
    participle = words.past_participle.match(told) if start else None
    return words.verb.search(told, participle.end() if participle else 0) is not None


def cells_of(text: str) -> tuple[str, ...]:
    """The cells of a row ("| 1998 | Milan |"), empty ones too; none for the rule below a header, or for no row."""
    line = text.strip()
    if not (line.startswith("|") or " | " in line) or _RULE.fullmatch(line):
        return ()
    return tuple(cell.strip() for cell in line.removeprefix("|").removesuffix("|").split("|"))


def is_filled(cell: str) -> bool:
    """Whether a cell of a row says anything."""
    return bool(cell.strip(" -–—:"))


def split_label(item: str, times: Sequence[TimeExpression]) -> str:
    """The label that an item opens with ("Gustav Ziegelheim : ..."), colon included; "" where it has none."""
    colon = item.find(":", 0, _LONGEST_LABEL)
    first = min((time.char_start for time in times), default=len(item))
    return item[: colon + 1] if 0 < colon < first else ""


def _stretch(item: str, times: Sequence[TimeExpression], begin: int) -> tuple[int, int]:
    """The longest stretch of the item from `begin` on outside its times."""
    borders = [begin, *(edge for time in times for edge in (time.char_start, time.char_end)), len(item)]
    stretches = [(borders[i], borders[i + 1]) for i in range(0, len(borders), 2)]
    if item[slice(*stretches[0])].lstrip(_EDGES)[:1].isupper():
        stretches = [pair for pair in stretches if not _LINKED.match(item, *pair)]
    return max(stretches, key=lambda pair: pair[1] - pair[0])


def _value_span(
    item: str,
    times: Sequence[TimeExpression],
    begin: int,
    wanted: re.Pattern[str] | None,
    unwanted: re.Pattern[str],
) -> tuple[int, int]:
    """The longest stretch of the item from `begin` on outside its times, up to a bracket or a comma.

    Of several with commas between, the one that holds what is `wanted`, rather one without what is `unwanted`: the
    school of "Laurea in Fisica, Università di Pisa".
    """
    start, end = _stretch(item, times, begin)
    pieces = re.finditer(r"[^,;(]+", item[start:end]) if wanted is not None else ()
    chosen = [piece for piece in pieces if wanted is not None and wanted.search(piece[0])]
    if chosen:
        best = min(chosen, key=lambda piece: unwanted.search(piece[0]) is not None)
        start, end = start + best.start(), start + best.end()
    cut = re.search(r"[(\[,;]", item[start:end].lstrip(_EDGES))
    while start < end and item[start] in _EDGES:
        start += 1
    if cut is not None and cut.start() > 0:
        end = start + cut.start()
    while end > start and item[end - 1] in _EDGES:
        end -= 1
    return start, end
