"""`make bench` on what is shipped: eval through the command line, on a real Neo4j."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_bench_measures_the_shipped_sets(server, server_settings):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CHRONOFLUX_")}
    environment |= {"CHRONOFLUX_HOME": str(server_settings.home), "CHRONOFLUX_CACHE": str(server_settings.cache)}
    command = [sys.executable, ROOT / "bench" / "run.py"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    figures, *small = map(json.loads, done.stdout.splitlines())
    assert [(each["set"], each["questions"]) for each in small] == [("small-en", 50), ("small-it", 50)]
    assert figures["questions"] == 16
    assert figures["by_type"].keys() == {"point", "interval", "boundary", "unanswerable"}
    assert figures["recall@5"] > 0.8
    assert figures["answer_in_context@10"] > 0.8
    assert figures["evidence@10"] > 0.8
    assert figures["reader_contains"] > 0.6
    assert figures["abstains_unanswerable"] > 0.4
    assert 0 < figures["p50_ms"] <= figures["p95_ms"]
