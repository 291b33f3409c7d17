"""Neo4j Browser as a person uses it: log in, run a shipped query, see rows. In a headless Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from neo4j import GraphDatabase
from playwright.sync_api import Page, expect, sync_playwright

from chronoflux import cypher
from chronoflux.graph.server import ServerInfo
from chronoflux.settings import Settings

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 60_000


@pytest.fixture(scope="session", autouse=True)
def chromium() -> str:
    """The system's Chromium; asked for first, so that no server is started in vain."""
    found = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if found is None:
        if os.environ.get("CHRONOFLUX_REQUIRE_BROWSER") == "1":
            pytest.fail("no Chromium found, and CHRONOFLUX_REQUIRE_BROWSER=1 asks for one")
        pytest.skip("no Chromium on this machine: the tests in Neo4j Browser are not run")
    return found


@pytest.fixture
def page(chromium: str) -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1400, "height": 1000})
        page.set_default_timeout(PATIENCE_MS)
        expect.set_options(timeout=PATIENCE_MS)
        yield page
        browser.close()


def log_in(page: Page, server: ServerInfo, password: str) -> None:
    page.goto(f"{server.http_url}/browser/")
    page.get_by_test_id("boltaddress").fill(server.uri.removeprefix("bolt://"))
    page.get_by_test_id("username").fill(server.user)
    page.get_by_test_id("password").fill(password)
    page.get_by_test_id("connect").click()


def run(page: Page, statement: str) -> None:
    """Types a statement and waits until Browser shows it as a frame with a result."""
    page.get_by_test_id("activeEditor").locator(".monaco-editor").first.click()
    page.keyboard.insert_text(statement)
    page.get_by_test_id("editor-Run").click()
    expect(page.get_by_test_id("frameCommand").first).to_contain_text(statement.partition("\n")[0][:40])
    expect(page.get_by_test_id("frameStatusbar").first).to_be_visible()


def test_an_analyst_logs_in_pastes_a_shipped_query_and_sees_rows(
    page: Page, server: ServerInfo, graph_settings: Settings
) -> None:
    collection = graph_settings.collection
    with GraphDatabase.driver(server.uri, auth=(server.user, server.password)) as driver:
        driver.execute_query(
            "CREATE (:Document {id: 'ann-lee.txt', collection: $collection, title: 'Ann Lee'})", collection=collection
        )
    log_in(page, server, server.password)
    expect(page.get_by_test_id("frameCommand").first).to_contain_text(":play start")  # what Browser runs once connected
    run(page, f':param collection => "{collection}"')
    run(page, cypher.load("read/documents").text)
    rows = page.get_by_test_id("frame").filter(has_text="MATCH (d:Document").get_by_test_id("frameContents")
    expect(rows).to_contain_text("ann-lee.txt")
    expect(rows).to_contain_text("Ann Lee")


def test_a_wrong_password_is_refused_in_the_browser(page: Page, server: ServerInfo) -> None:
    log_in(page, server, "not-the-password")
    expect(page.get_by_text("unauthorized", exact=False).first).to_be_visible()
    expect(page.get_by_test_id("connect")).to_be_visible()
