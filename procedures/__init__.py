"""Java sources of the launcher and the Neo4j procedures, shipped as data and compiled on the user's machine."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def java_sources() -> tuple[Path, ...]:
    """The .java files, in a fixed order."""
    return tuple(sorted(Path(str(files(__name__))).rglob("*.java")))
