"""up, down, status, browser: the database behind the answers."""

from __future__ import annotations

import json
import webbrowser
from importlib.metadata import version
from typing import TYPE_CHECKING, Annotated, Any

import typer

from chronoflux.cli.options import AsJson
from chronoflux.cli.output import people, say, write_json, write_pairs
from chronoflux.cli.progress import connect, waiting_for
from chronoflux.errors import ConfigurationError
from chronoflux.settings import Settings, get_settings

if TYPE_CHECKING:
    from chronoflux.graph.server import ServerInfo

FIRST_QUERY = (
    "MATCH (e:Event {collection: 'default'})-[:EXTRACTED_FROM]->(s:Sentence)\n"
    "WHERE e.kind = 'dated'\n"
    "RETURN e.start AS start, e.end AS end, e.text AS event, s.text AS sentence\n"
    "ORDER BY e.start_day LIMIT 25;"
)
"""What to paste first: the timeline of everything loaded, with its sentences."""


def first_query(collection: str) -> str:
    """FIRST_QUERY for a collection."""
    return FIRST_QUERY if collection == "default" else FIRST_QUERY.replace("'default'", json.dumps(collection))


def up(
    prefetch: Annotated[bool, typer.Option("--prefetch", help="Only download the server; do not start it.")] = False,
    as_json: AsJson = False,
) -> None:
    """Start the managed Neo4j, or find it running.

    Example: chronoflux up
    """
    from chronoflux.graph.server import ManagedServer

    settings = get_settings()
    server = ManagedServer(settings)
    if prefetch:
        server.prefetch()
        say("chronoflux: the server is downloaded; `chronoflux up` needs no network now")
        return
    if settings.uri is not None:
        say(f"chronoflux: the other commands use {settings.uri}, as CHRONOFLUX_URI says, not this server")
    with waiting_for("waiting for Neo4j"):
        row = _way_in(server.start())
    write_json(row) if as_json else write_pairs(row)


def down() -> None:
    """Stop the managed Neo4j; its data stays.

    Example: chronoflux down
    """
    from chronoflux.graph.server import ManagedServer

    stopped = ManagedServer(get_settings()).stop()
    say(f"chronoflux: {'stopped' if stopped else 'no server was running'}")


def status(as_json: AsJson = False) -> None:
    """Say where the database is, its versions, and how much it holds.

    Example: chronoflux status --json
    """
    row = describe(get_settings())
    if as_json:
        write_json(row)
    else:
        write_pairs({key: value for key, value in row.items() if key not in {"counts", "versions"}})
        write_pairs(row["versions"])
        write_pairs(row["counts"] or {})


def describe(settings: Settings) -> dict[str, Any]:
    """Where the database is and what it holds; a managed server that is down is not started."""
    from chronoflux import cypher
    from chronoflux.graph.counts import count_graph
    from chronoflux.graph.server import ManagedServer

    managed = settings.uri is None
    info = ManagedServer(settings).status() if managed else None
    versions = {"chronoflux": version("chronoflux")} | ({"gds": info.gds_version} if info else {})
    row: dict[str, Any] = {
        "managed": managed,
        "running": not managed or info is not None,
        "uri": info.uri if info else settings.uri,
        "http": info.http_url if info else None,
        "versions": versions,
        "counts": None,
    }
    if row["running"]:
        with connect(settings) as runner:
            versions["neo4j"] = runner.read(cypher.load("read/server_version"))[0]["version"]
            row["counts"] = count_graph(runner)
    return row


def browser(
    open_page: Annotated[bool, typer.Option("--open/--print", help="Open the page, or only print where it is.")] = True,
    as_json: AsJson = False,
) -> None:
    """Open Neo4j Browser; says where its password is and what to paste first.

    Example: chronoflux browser --print
    """
    row = browser_row(get_settings())
    if as_json:
        write_json(row)
        return
    if open_page:
        webbrowser.open(row["url"])
    show_browser(row)


def browser_row(settings: Settings) -> dict[str, str]:
    """Where Neo4j Browser is, how to log in, and the first query; starts the managed server."""
    from chronoflux.graph.server import ManagedServer

    if settings.uri is not None:
        raise ConfigurationError(f"CHRONOFLUX_URI names your own Neo4j at {settings.uri}: open that server's Browser")
    info = ManagedServer(settings).start()
    return {"url": f"{info.http_url}/browser/", **_way_in(info), "first_query": first_query(settings.collection)}


def _way_in(info: ServerInfo) -> dict[str, str]:
    from chronoflux.graph.server.credentials import password_file

    return {
        "uri": info.uri,
        "http": info.http_url,
        "user": info.user,
        "password_file": str(password_file(info.home)),
    }


def show_browser(row: dict[str, str]) -> None:
    """Tell a person how to get in."""
    people().print(f"Neo4j Browser  {row['url']}", markup=False)
    people().print(f"connect to     {row['uri']} as {row['user']}", markup=False)
    people().print(f"password in    {row['password_file']}", markup=False)
    people().print(f"paste first:\n\n{row['first_query']}", markup=False)


COMMANDS = {"up": up, "down": down, "status": status, "browser": browser}
