"""cypher: the shipped queries, listed, shown or run."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from chronoflux.cli.options import AsJson, Collection, key_values, settings_for
from chronoflux.cli.output import people, write_json, write_table
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
    from chronoflux.graph.connection import open_graph

    if name is None:
        _write([_described(shipped.load(each)) for each in shipped.names()], as_json=as_json)
        return
    if show:
        people().print(shipped.source(name, settings_for(collection).collection), markup=False)
        return
    query = shipped.load(name)
    if query.access == "write" and not write:
        raise typer.BadParameter(f"{name} changes the graph; add --write to run it")
    settings = settings_for(collection)
    parameters = _parameters(query, key_values(param or [], "--param"), settings.collection)
    with open_graph(settings) as runner:
        rows = (runner.write if query.access == "write" else runner.read)(query, **parameters)
    _write(rows, as_json=as_json)


def _described(query: Query) -> dict[str, Any]:
    return {
        "name": query.name,
        "access": query.access,
        "purpose": query.purpose,
        "parameters": query.parameters,
    }


def _parameters(query: Query, given: dict[str, str], collection: str) -> dict[str, Any]:
    """The given values, the collection, and for the rest the samples of the query's header."""
    if unknown := sorted(given.keys() - query.parameters.keys()):
        known = ", ".join(sorted(query.parameters)) or "none"
        raise typer.BadParameter(f"{query.name} has no parameter {unknown[0]!r}; it takes {known}")
    values: dict[str, Any] = {}
    for name, sample in query.parameters.items():
        if name in given:
            values[name] = _value(given[name], given[name])
        elif name == "collection":
            values[name] = collection
        elif (value := _value(sample, _NO_VALUE)) is not _NO_VALUE:
            values[name] = value
        else:
            raise typer.BadParameter(f"{query.name} needs --param {name}=..., such as {sample}")
    return values


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
