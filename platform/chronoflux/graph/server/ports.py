"""Which ports the managed server listens on."""

from __future__ import annotations

import os
import socket

from chronoflux.errors import ServerError

HOST = "127.0.0.1"
USUAL_BOLT_PORT = 7687
USUAL_HTTP_PORT = 7474


def choose_port(configured: int, usual: int, setting: str) -> int:
    """The configured port, or, when that is 0, the usual one or a free one.

    Args:
        configured: The value of the setting.
        usual: Neo4j's own default.
        setting: Name of the setting, for the message.

    Raises:
        ServerError: the configured port is taken; names port and setting.
    """
    if configured:
        if not is_free(configured):
            raise ServerError(f"port {configured} is taken: set {setting} to another port, or to 0 for a free one")
        return configured
    return usual if is_free(usual) else free_port()


def is_free(port: int) -> bool:
    """Whether a server could listen on this port of the loopback address now."""
    if answers(port):
        return False
    with socket.socket() as probe:
        if os.name == "posix":  # as Java does: connections of a server that was just killed do not block its port
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
            probe.listen()
        except OSError:
            return False
    return True


def answers(port: int) -> bool:
    """Whether something accepts connections on this port of the loopback address."""
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((HOST, port)) == 0


def free_port() -> int:
    """A port of the loopback address that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port
