"""The jars of the managed server: which ones, in which state they must be, and where they lie."""

from __future__ import annotations

import hashlib
import logging
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from filelock import FileLock

from chronoflux.errors import ServerError

if TYPE_CHECKING:
    from jgo.maven import MavenContext

GDS_GROUP = "org.neo4j.gds"
_DOWNLOADS = 8
_TIMEOUT_SECONDS = 60

Progress = Callable[[str], None]
log = logging.getLogger("chronoflux")


@dataclass(frozen=True, slots=True)
class Jar:
    """A Maven artifact pinned by the SHA-256 of its file."""

    group: str
    artifact: str
    version: str
    classifier: str
    sha256: str

    @property
    def filename(self) -> str:
        """Its file name, unique among the pinned jars."""
        return "-".join(part for part in (self.artifact, self.version, self.classifier) if part) + ".jar"

    def matches(self, path: Path) -> bool:
        """Whether the file at `path` is this jar, byte for byte."""
        with path.open("rb") as stream:
            return hashlib.file_digest(stream, "sha256").hexdigest() == self.sha256


def pinned_jars() -> tuple[Jar, ...]:
    """The jars that this version of Chronoflux runs, from jars.txt: a line holds a hash and group:artifact:version."""
    lines = files(__package__).joinpath("jars.txt").read_text("utf-8").splitlines()
    return tuple(_parse(line) for line in lines if line and not line.startswith("#"))


def _parse(line: str) -> Jar:
    sha256, coordinate = line.split()
    group, artifact, version, classifier = (*coordinate.split(":"), "")[:4]
    return Jar(group, artifact, version, classifier, sha256)


def version_of(jars: Iterable[Jar], group: str, artifact: str) -> str:
    """The pinned version of one artifact.

    Raises:
        ServerError: it is not among the pinned jars.
    """
    for jar in jars:
        if (jar.group, jar.artifact) == (group, artifact):
            return jar.version
    raise ServerError(f"jars.txt pins no {group}:{artifact}: reinstall chronoflux")


def ensure_jars(cache: Path, jars: tuple[Jar, ...], progress: Progress) -> Path:
    """Downloads what is missing and verifies the whole; processes that share a cache take turns.

    Args:
        cache: The folder of CHRONOFLUX_CACHE; the jars lie in its folder "jars".
        jars: What must be there.
        progress: Told in one line what takes long.

    Returns:
        The folder of the jars.

    Raises:
        ServerError: a jar cannot be downloaded, or is not the pinned one; names it.
    """
    folder = cache / "jars"
    folder.mkdir(parents=True, exist_ok=True)
    with FileLock(cache / "jars.lock"):
        missing = [jar for jar in jars if not (folder / jar.filename).exists()]
        present = [jar for jar in jars if jar not in set(missing)]
        if missing:
            progress(f"downloading Neo4j and its libraries: {len(missing)} jars, once")
            _download(missing, folder, progress)
        with ThreadPoolExecutor() as pool:
            intact = pool.map(lambda jar: jar.matches(folder / jar.filename), present)
            for jar, ok in zip(present, intact, strict=True):
                if not ok:
                    raise ServerError(f"jar {jar.filename} was altered: delete {folder / jar.filename} and try again")
    return folder


def _download(jars: list[Jar], folder: Path, progress: Progress) -> None:
    """Fetches jars into a staging folder and moves each over once it is verified, so a kill leaves no half a jar."""
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix="download-") as staging:
        context = maven_context(Path(staging))
        with ThreadPoolExecutor(_DOWNLOADS) as pool:
            fetched = pool.map(lambda jar: _fetch(context, jar), jars)
            for done, (jar, path) in enumerate(zip(jars, fetched, strict=True), start=1):
                path.replace(folder / jar.filename)
                if done % 25 == 0 or done == len(jars):
                    progress(f"downloaded {done} of {len(jars)} jars")


def maven_context(folder: Path) -> MavenContext:
    """Maven Central as jgo knows it, with the repositories that the user's own jgo configuration adds."""
    from jgo.config import GlobalSettings
    from jgo.maven import MavenContext

    remotes = {**MavenContext(repo_cache=folder).remote_repos, **GlobalSettings.load().repositories}
    return MavenContext(repo_cache=folder, remote_repos=remotes, timeout=_TIMEOUT_SECONDS)


def _fetch(context: MavenContext, jar: Jar) -> Path:
    from requests import RequestException

    artifact = context.project(jar.group, jar.artifact).at_version(jar.version).artifact(jar.classifier, "jar")
    try:
        path = Path(artifact.resolve())
    except (RequestException, RuntimeError, OSError) as error:
        reason = str(error).splitlines()[0][:200] if str(error) else type(error).__name__
        raise ServerError(f"jar {jar.filename} cannot be downloaded: {reason}; check the network") from error
    if not jar.matches(path):
        raise ServerError(f"jar {jar.filename} came with an unexpected SHA-256: check the Maven repository")
    return path
