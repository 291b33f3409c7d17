"""The guided first run, twice."""

import time

from neo4j import GraphDatabase

from chronoflux.cli.server import FIRST_QUERY


def test_the_demo_answers_and_shows_the_way_on(cli, server):
    first = cli("demo")
    assert first.returncode == 0, first.stderr
    italian, english_2020, english_2018 = first.stdout.split("\n\n")[1:4]
    assert "il 15 aprile 2020?" in italian
    assert "Marco Bellini" in italian
    assert "ministero_della_salute.txt [" in italian
    assert "Marco Bellini" in english_2020
    assert "Ann Lee" in english_2018
    assert f"{server.http_url}/browser/" in first.stdout
    assert FIRST_QUERY in first.stdout
    assert server.password not in first.stdout
    with GraphDatabase.driver(server.uri, auth=(server.user, server.password)) as driver:
        records, _, _ = driver.execute_query(FIRST_QUERY)
    assert len(records) == 25
    assert records[0].keys() == ["start", "end", "event", "sentence"]

    started = time.monotonic()
    second = cli("demo")
    assert second.returncode == 0, second.stderr
    assert "0 loaded, 8 unchanged, 0 failed" in second.stdout
    assert time.monotonic() - started < 60
