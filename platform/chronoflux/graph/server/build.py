"""Compiles the launcher and the procedures into one jar, when their sources have changed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import tempfile
import zipfile
from pathlib import Path

from chronoflux.errors import ServerError
from chronoflux.graph.server.jars import Progress
from chronoflux.graph.server.java import java_command
from chronoflux.procedures import java_sources

JAR_NAME = "chronoflux-procedures.jar"
_RELEASE = "-21"
"""The oldest Java that this Neo4j runs on, so that the jar serves the official container as well."""


def ensure_procedures(plugins: Path, jars: Path, progress: Progress) -> Path:
    """Builds `plugins`/chronoflux-procedures.jar unless it stands and comes from the same sources.

    Raises:
        ServerError: the sources do not compile; gives the compiler's first error.
    """
    sources = java_sources()
    fingerprint = _fingerprint(sources)
    jar = plugins / JAR_NAME
    if _built_from(jar) == fingerprint:
        return jar
    progress("compiling the Neo4j procedures")
    plugins.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=plugins.parent, prefix="build-") as folder:
        classes = Path(folder) / "classes"
        _compile(sources, jars, classes, Path(folder) / "java.args")
        draft = Path(folder) / JAR_NAME
        with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.comment = fingerprint.encode()
            for file in sorted(classes.rglob("*.class")):
                archive.write(file, file.relative_to(classes).as_posix())
        draft.replace(jar)
    return jar


def _fingerprint(sources: tuple[Path, ...]) -> str:
    digest = hashlib.sha256()
    for source in sources:
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()


def _built_from(jar: Path) -> str | None:
    try:
        with zipfile.ZipFile(jar) as archive:
            return archive.comment.decode()
    except (OSError, zipfile.BadZipFile):
        return None


def _compile(sources: tuple[Path, ...], jars: Path, classes: Path, argument_file: Path) -> None:
    ecj = next(jars.glob("ecj-*.jar"))
    class_path = os.pathsep.join(str(jar) for jar in sorted(jars.glob("*.jar")))
    options = ["-proc:none", "-nowarn", _RELEASE, "-encoding", "UTF-8", "-d", str(classes), "-cp", class_path]
    command = java_command(argument_file, ["-jar", str(ecj), *options, *map(str, sources)])
    result = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)  # noqa: S603 - our own command, no shell
    if result.returncode:
        output = (result.stdout + result.stderr).strip()
        first = output.split("----------")[1] if "----------" in output else output  # ecj rules off each problem
        raise ServerError(f"the Neo4j procedures do not compile: {' '.join(first.split())[:400]}")
