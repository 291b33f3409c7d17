"""The managed Neo4j, built from parts that pip and Maven Central carry."""

from chronoflux.graph.server.managed import ManagedServer, ServerInfo

__all__ = ["ManagedServer", "ServerInfo"]
