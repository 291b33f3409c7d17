"""cypher: the shipped queries, listed, shown or run."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from chronoflux.cli.options import AsJson, Collection, key_values, settings_for
from chronoflux.cli.output import people, write_json, write_table
from chronoflux.cli.progress import connect
from chronoflux.cypher import Query

_NO_VALUE = object()


def cypher(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="A query; without it all are listed.")] = None,
    param: Annotated[
        list[str] | None, typer.Option("--param", metavar="K=V", help="A parameter; V is JSON, or else plain text.")
    ] = None,
    show: Annotated[bool, typer.Option("--show", help="Print the query to paste into Browser; do not run it.")] = False,
    write: Annotated[bool, typer.Option("--write", help="Allow a query that changes the graph.")] = False,
    collection: Collection = None,
    as_json: AsJson = False,
) -> None:
    """List the shipped Cypher queries, or run one.

    Example: chronoflux cypher read/count_labels
    """
    from chronoflux import cypher as shipped

    if name is None:
        _write([_described(shipped.load(each)) for each in shipped.names()], as_json=as_json)
        return
    query = shipped.load(name)
    given = {"collection": settings_for(collection).collection} | _given(query, key_values(param or [], "--param"))
    if show:
        people().print(shipped.source(name, given), markup=False)
        return
    if query.access == "write" and not write:
        raise typer.BadParameter(f"{name} changes the graph; add --write to run it")
    parameters = {parameter: _chosen(query, parameter, given) for parameter in query.parameters}
    with connect(settings_for(collection)) as runner:
        rows = (runner.write if query.access == "write" else runner.read)(query, **parameters)
    _write(rows, as_json=as_json)


def _described(query: Query) -> dict[str, Any]:
    return {
        "name": query.name,
        "access": query.access,
        "purpose": query.purpose,
        "parameters": query.parameters,
    }


def _given(query: Query, texts: dict[str, str]) -> dict[str, object]:
    """The values of the parameters that the command line names."""
    if unknown := sorted(texts.keys() - query.parameters.keys()):
        known = ", ".join(sorted(query.parameters)) or "none"
        raise typer.BadParameter(f"{query.name} has no parameter {unknown[0]!r}; it takes {known}")
    return {name: _value(text, text) for name, text in texts.items()}


def _chosen(query: Query, name: str, given: dict[str, object]) -> object:
    """The given value, or else the sample of the query's header."""
    if name in given:
        return given[name]
    sample = query.parameters[name]
    if (value := _value(sample, _NO_VALUE)) is _NO_VALUE:
        raise typer.BadParameter(f"{query.name} needs --param {name}=..., such as {sample}")
    return value


def _value(text: str, otherwise: object) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return otherwise


def _write(rows: list[dict[str, Any]], *, as_json: bool) -> None:
    if as_json:
        write_json(rows)
    elif rows:
        write_table(rows, list(rows[0]))


COMMANDS = {"cypher": cypher}
