"""Every query as a .cypher file: read here, checked against its header, and pasteable into Neo4j Browser.

A file starts with comment lines (its purpose), a line `// access: read` or `// access: write`, and one
`:param name => sample;` line for each parameter, which Browser executes and this loader strips.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from chronoflux.errors import CypherFileError

_PARAM_LINE = re.compile(r":param\s+\[?(\w+)\]?\s*=>\s*(.+);\s*\Z")
_SAMPLE_COLLECTION = 'collection: "default"'
"""What rows to be written say in a sample."""
_USED = re.compile(r"\$(\w+)")
_LITERAL = re.compile(r"//[^\n]*|/\*.*?\*/|'(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\"|`[^`]*`", re.DOTALL)
_WRITES = re.compile(r"(?<![.\w])(CREATE|MERGE|SET|DELETE|REMOVE|DROP|FOREACH|LOAD\s+CSV)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Query:
    """A checked query file.

    Attributes:
        name: path below cypher/, without the suffix ("retrieve/events_by_vector").
        purpose: the comment on top.
        parameters: parameter name -> sample value, as Cypher text.
        access: "read" or "write".
        text: the statement without the header.
    """

    name: str
    purpose: str
    parameters: dict[str, str]
    access: str
    text: str


def names() -> list[str]:
    """Names of all shipped queries, sorted."""
    found: list[str] = []

    def walk(folder: Traversable, prefix: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir() and not entry.name.startswith("__"):
                walk(entry, f"{prefix}{entry.name}/")
            elif entry.name.endswith(".cypher"):
                found.append(prefix + entry.name.removesuffix(".cypher"))

    walk(files(__name__), "")
    return sorted(found)


@cache
def load(name: str) -> Query:
    """Read one query by name.

    Raises:
        CypherFileError: no such file, or its header is wrong; names file and line.
    """
    return parse(name, source(name))


def source(name: str, values: Mapping[str, object] | None = None) -> str:
    """The file as it stands, header and sample parameters included, to be pasted into Browser.

    Args:
        name: of the query.
        values: what the `:param` lines say instead of the samples, by parameter; "collection" is put into rows too.

    Raises:
        CypherFileError: no such file.
    """
    resource = files(__name__)
    for part in f"{name}.cypher".split("/"):
        resource = resource / part
    if ".." in name or not resource.is_file():
        raise CypherFileError(f"no query named {name!r}; `chronoflux cypher` lists them")
    text = resource.read_text(encoding="utf-8")
    return "".join(_with_values(line, values) for line in text.splitlines(keepends=True)) if values else text


def _with_values(line: str, values: Mapping[str, object]) -> str:
    match = _PARAM_LINE.match(line)
    if match is None:
        return line
    if match[1] in values:
        return f":param {match[1]} => {_literal(values[match[1]])};\n"
    return line.replace(_SAMPLE_COLLECTION, f"collection: {_literal(values.get('collection', 'default'))}")


def _literal(value: object) -> str:
    """A JSON value as Cypher writes it: the keys of a map are names."""
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{_key(str(key))}: {_literal(item)}' for key, item in value.items())}}}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_literal, value))}]"
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    return "`" + name.replace("`", "``") + "`"


def parse(name: str, source: str) -> Query:
    """Split a query file into header and statement, and check one against the other.

    Raises:
        CypherFileError: header incomplete, a parameter undeclared or unused, or access contradicted by the text.
    """
    purpose, access, parameters, body = [], "", dict[str, str](), list[str]()
    for number, line in enumerate(source.splitlines(), start=1):
        stripped = line.strip()
        if body or not stripped.startswith(("//", ":param")):
            if body or stripped:
                body.append(line)
        elif stripped.startswith("// access:"):
            access = stripped.removeprefix("// access:").strip()
        elif stripped.startswith("//"):
            purpose.append(stripped[2:].strip())
        else:
            match = _PARAM_LINE.match(stripped)
            if match is None:
                raise CypherFileError(f"{name}.cypher:{number}: write `:param name => sample;`, not {stripped!r}")
            parameters[match[1]] = match[2]
    query = Query(name, " ".join(purpose), parameters, access, "\n".join(body).strip().rstrip(";"))
    _check(query)
    return query


def _check(query: Query) -> None:
    where = f"{query.name}.cypher"
    code = _LITERAL.sub(" ", query.text)
    if not query.purpose:
        raise CypherFileError(f"{where}:1: the first comment must say what the query is for")
    if query.access not in {"read", "write"}:
        raise CypherFileError(f"{where}:1: the header needs `// access: read` or `// access: write`")
    if not code.strip():
        raise CypherFileError(f"{where}:1: there is no statement after the header")
    if query.access == "read" and (found := _WRITES.search(code)):
        raise CypherFileError(f"{where}: declared read but uses {found[1].upper()}")
    used = set(_USED.findall(code))
    if missing := sorted(used - query.parameters.keys()):
        raise CypherFileError(f"{where}: ${missing[0]} is used but has no :param line")
    if unused := sorted(query.parameters.keys() - used):
        raise CypherFileError(f"{where}: {unused[0]} has a :param line but is not used")
