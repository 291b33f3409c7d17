"""From settings to a live query runner, on an existing server or the managed one."""

from __future__ import annotations

from chronoflux.graph.runner import Neo4jQueryRunner
from chronoflux.settings import Settings, get_settings


def open_graph(settings: Settings | None = None) -> Neo4jQueryRunner:
    """Connect to the configured Neo4j; without CHRONOFLUX_URI, start or join the managed server.

    Returns:
        A runner that owns its driver: use it in a `with` block.

    Raises:
        ServerError: the managed server could not be started.
        GraphUnavailableError, AuthenticationError, ConfigurationError: as Neo4jQueryRunner.connect.
    """
    settings = settings or get_settings()
    if settings.uri is not None:
        password = settings.password.get_secret_value() if settings.password else ""
        uri, user, database = settings.uri, settings.user, settings.database
    else:
        from chronoflux.graph.server import ManagedServer

        info = ManagedServer(settings).start()
        uri, user, password, database = info.uri, info.user, info.password, "neo4j"
    return Neo4jQueryRunner.connect(uri, user, password, database, settings.query_timeout)
