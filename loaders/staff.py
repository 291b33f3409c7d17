"""Lines of a staff list: who holds which post, by a label or beside the name."""

from __future__ import annotations

import re
from collections.abc import Sequence

from chronoflux.language.definitions import may_be_person
from chronoflux.language.honorifics import without_honorifics
from chronoflux.loaders.employment import is_post
from chronoflux.loaders.roll_headings import roll_office
from chronoflux.loaders.rolls import is_post_alone
from chronoflux.loaders.sections import as_value, heading_relation, is_office
from chronoflux.loaders.state import State
from chronoflux.model import Effect, TimeExpression

_CAPITAL = r"[^\W\d_a-zß-ÿ][\w'’.-]*"
_NAME = rf"{_CAPITAL}(?: (?:[a-z]{{1,3}} )?{_CAPITAL}){{1,4}}"
_LABELLED = re.compile(rf"(?P<post>[^:]{{1,59}}[^:\s]): (?P<name>{_NAME})(?=\s*(?:[,(;–—-]|\Z)|\s[a-z\d])")
_NAMED = re.compile(rf"(?P<name>{_NAME})\s*(?:[—–:,]|\s-)\s+(?P<post>[^,;:(—–\d]{{3,60}}?)\s*(?=[,;:(—–\d]|\Z)")
_BRACKETED = re.compile(rf"(?<![^\s:])(?P<name>{_NAME}) \((?P<post>[^,;:()\d]{{3,60}}?)\s*[,;]")


def staff_post(item: str, times: Sequence[TimeExpression], language: str) -> State | None:
    """The post that a line gives somebody: "Treasurer: Ann Lee, since 1990" or "Ann Lee — treasurer, 1990–95".

    Args:
        item: a list item without its marks.
        times: its temporal expressions; without one it says nothing.
        language: "en", "en-GB" or "it".
    """
    told = _LABELLED.match(item) or _NAMED.match(item) or _BRACKETED.search(item)
    if told is None or not times:
        return None
    several = roll_office(told["post"], language) if told.re is _LABELLED else None
    bare = told.re is not _BRACKETED and is_post(told["post"], language) and not re.search(r"\d", told["post"])
    if not (several or bare or is_office(told["post"], language)):
        return None
    if heading_relation(told["post"], language) not in (None, "position"):
        return None
    name = without_honorifics(told["name"], language)
    titled = name != told["name"] and " " not in name
    if not (titled or may_be_person(name)) or is_post_alone(name, language):
        return None
    post = several.value if several else as_value(told["post"])
    holder = told["name"] if titled else name
    return State(told["post"], Effect.OPENS, "position", post, 0, 0, holder=holder, holder_is_subject=True)
