"""What a text speaks of and can speak of again."""

from __future__ import annotations

from dataclasses import dataclass

from chronoflux.language.gender import Gender


@dataclass(frozen=True, slots=True)
class Referent:
    """Something that can be spoken of again."""

    name: str
    kind: str
    gender: Gender | None = None
    plural: bool = False
    lead: str = ""
    """First of several names: "Ann Lee" in "Ann Lee and John Smith"."""
    other: str = ""
    """The second of two."""
    nameless: bool = False
    """Whether it is a noun phrase and no name: "the old mill"."""

    @property
    def members(self) -> tuple[str, ...]:
        """The names it is made of; for a noun, the one it is told from others by, if any."""
        if self.nameless:
            return (self.lead,)
        return (self.lead, self.other) if self.other else (self.name,)

    @property
    def veiled(self) -> bool:
        """Whether it is somebody whom no words here can name: "his son", of whom "he" may be said as of the father."""
        return not self.name

    @property
    def is_person(self) -> bool:
        """Whether "he" or "she" may stand for it."""
        return self.kind == "PERSON" and not self.plural
