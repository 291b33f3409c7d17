"""What the managed server is told: neo4j.conf and the arguments of its Java process."""

from __future__ import annotations

import os
from pathlib import Path

from chronoflux.graph.server.ports import HOST

_JVM_OPTIONS = (
    "-XX:+ExitOnOutOfMemoryError",
    "--enable-native-access=ALL-UNNAMED",
    "--sun-misc-unsafe-memory-access=allow",
    *(f"--add-opens=java.base/{package}=ALL-UNNAMED" for package in ("java.nio", "java.io", "sun.nio.ch", "java.lang")),
)
_MAIN_CLASS = "chronoflux.Launcher"


def neo4j_conf(bolt_port: int, http_port: int) -> str:
    """The text of neo4j.conf: loopback only, authentication on, no file access, nothing sent outside."""
    settings = {
        "server.config.strict_validation.enabled": "true",
        "server.bolt.enabled": "true",
        "server.bolt.listen_address": f"{HOST}:{bolt_port}",
        "server.bolt.advertised_address": f"{HOST}:{bolt_port}",
        "server.http.enabled": "true",
        "server.http.listen_address": f"{HOST}:{http_port}",
        "server.http.advertised_address": f"{HOST}:{http_port}",
        "server.https.enabled": "false",
        "server.http_enabled_modules": "TRANSACTIONAL_ENDPOINTS,BROWSER",
        "dbms.security.auth_enabled": "true",
        "dbms.security.allow_csv_import_from_file_urls": "false",
        "dbms.security.procedures.unrestricted": "gds.*",
        "dbms.usage_report.enabled": "false",
        "client.allow_telemetry": "false",
        "server.memory.pagecache.size": "256m",
        "internal.server.bolt.thread_pool_shutdown_wait_time": "500ms",
        "internal.server.bolt.connection_shutdown_wait_time": "500ms",
        "db.tx_log.preallocate": "false",
        "db.tx_log.rotation.retention_policy": "2 files",
    }
    return "".join(f"{name}={value}\n" for name, value in settings.items())


def java_arguments(home: Path, heap: str, class_path: list[Path]) -> list[str]:
    """The arguments that run the launcher in `home` with a heap such as "1g"."""
    return [f"-Xmx{heap}", *_JVM_OPTIONS, "-cp", os.pathsep.join(map(str, class_path)), _MAIN_CLASS, str(home)]
