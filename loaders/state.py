"""A change of state, as a text tells it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from chronoflux.model import Effect

NO_RELATION = "-"


@dataclass(frozen=True, slots=True)
class State:
    """A state change found in a text; offsets are code points in that text."""

    trigger: str
    effect: Effect
    relation: str
    value: str | None
    char_start: int
    char_end: int
    value_start: int = -1
    value_end: int = -1
    thing: str = ""
    """The relation instead where the subject is no person; "" where it makes no difference, NO_RELATION for none."""
    person: str = ""
    """The relation instead where the subject is a person."""
    body: str = ""
    """The relation instead where the value is an organisation ("moved to Red Bull Racing")."""
    holder: str | None = None
    """Who the state is about ("Renzi appointed HOLDER as minister"), or who had it before ("succeeded HOLDER")."""
    holder_is_subject: bool = False
    """Whether the holder, and not the grammatical subject, is who the state belongs to."""
    weak: bool = False
    """Whether its words are a participle or a noun ("taking over from", "death of"), less telling than a verb."""
    hands_on: bool = False
    """Whether the holder takes over what the subject loses ("was succeeded by HOLDER")."""
    same: bool = False
    """Whether the value is the office that the subject was told to have ("held the post")."""
    pronominal: bool = False
    """Whether the value is a pronoun ("led it")."""
    of_person: bool = False
    """Whether its holder is a pronoun for a person ("elected her Speaker")."""
    of_it: bool = False
    """Whether its holder is such a pronoun ("sold it to"), or left unsaid ("vendette a")."""
    behind: bool = False
    """Whether it begins in a part of its own behind the clause's time ("until 2001, and Bo Day became mayor")."""
    follows: bool = False
    """Whether it is the second state of one phrase, the successor's."""
    also: bool = False
    """Whether the words before tell it with another, of the same time ("joined Acme AS A CURATOR")."""
    shared: int = -1
    """Where the first of several values behind its words begins ("taught at ROVENTO and Altona"); -1 for that one."""

    def is_beside(self, other: State) -> bool:
        """Whether two states are several values behind the same words."""
        return self.char_start == other.char_start and max(self.shared, other.shared) >= 0


def moved(state: State, offset: int) -> State:
    """A state with its offsets moved."""
    start, end = (-1, -1) if state.value is None else (state.value_start + offset, state.value_end + offset)
    return replace(
        state, char_start=state.char_start + offset, char_end=state.char_end + offset, value_start=start, value_end=end
    )
