"""For maintainers: resolve the server's jars anew and pin them, after a change of a version here.

python -c "from chronoflux.graph.server.pinning import pin; pin()"
"""

from __future__ import annotations

import hashlib
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from chronoflux.graph.server.jars import maven_context

GDS_VERSION = "2.26.0"
NEO4J_VERSION = "2026.05.0"
ROOTS = (
    f"org.neo4j:neo4j:{NEO4J_VERSION}",
    f"org.neo4j.app:neo4j-server:{NEO4J_VERSION}",
    "org.neo4j.client:neo4j-browser:5.24.0",
    f"org.neo4j.gds:proc:{GDS_VERSION}",
    f"org.neo4j.gds:opengds-extension:{GDS_VERSION}",
    "org.eclipse.jdt:ecj:3.42.0",
)
HEADER = "# SHA-256 and group:artifact:version[:classifier] of each jar of the managed server; written by pinning.py.\n"


def pin() -> None:
    """Resolves ROOTS with their dependencies, downloads all, and writes jars.txt."""
    from jgo.parse import Endpoint

    with tempfile.TemporaryDirectory() as folder:
        context = maven_context(Path(folder))
        coordinates = Endpoint.parse("+".join(ROOTS)).coordinates
        roots = [context.create_dependency(replace(coordinate, scope="compile")) for coordinate in coordinates]
        inputs, transitive = context.resolver.resolve(roots)
        runtime = [dependency for dependency in transitive if dependency.scope in {"compile", "runtime"}]
        artifacts = [dependency.artifact for dependency in [*inputs, *runtime]]
        with ThreadPoolExecutor(8) as pool:
            paths = list(pool.map(lambda artifact: Path(artifact.resolve()), artifacts))
        lines = {_line(artifact, path) for artifact, path in zip(artifacts, paths, strict=True)}
    target = Path(__file__).with_name("jars.txt")
    target.write_text(HEADER + "".join(sorted(lines, key=lambda line: line.split()[1])), "utf-8")


def _line(artifact: object, path: Path) -> str:
    parts = (getattr(artifact, name) for name in ("groupId", "artifactId", "version", "classifier"))
    return f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {':'.join(part for part in parts if part)}\n"
