"""Summaries by a chat model behind a real HTTP server that limits, fails and answers as told."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from pydantic import SecretStr

from chronoflux.errors import ConfigurationError
from chronoflux.loaders.analysis import analyse
from chronoflux.loaders.written_summaries import SummaryWriter
from chronoflux.model import SourceDocument
from chronoflux.settings import Settings

TEXT = " ".join(f"In {1990 + i} Ann Lee opened the library of district number {i} in Northbridge." for i in range(30))


class ScriptedModel:
    """Counts calls; every third is turned away with 429, and passages that name `broken` always fail."""

    def __init__(self):
        self.calls = 0
        self.in_flight = self.most_in_flight = 0
        self.limit_every = 0
        self.broken = "\0"
        self.reply = "Ann Lee opened libraries."
        self.lock = threading.Lock()

    def answer(self, body):
        with self.lock:
            self.calls += 1
            self.in_flight += 1
            self.most_in_flight = max(self.most_in_flight, self.in_flight)
            limited = self.limit_every and self.calls % self.limit_every == 0
        try:
            if limited:
                return 429, {"error": {"message": "slow down"}}
            if self.broken in json.dumps(body["messages"]):
                return 400, {"error": {"message": "cannot"}}
            message = {"role": "assistant", "content": self.reply}
            return 200, {
                "id": "1",
                "object": "chat.completion",
                "created": 0,
                "model": "scripted",
                "choices": [{"index": 0, "finish_reason": "stop", "message": message}],
                "usage": {"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15},
            }
        finally:
            with self.lock:
                self.in_flight -= 1


@pytest.fixture
def model():
    scripted = ScriptedModel()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            status, payload = scripted.answer(body)
            data = json.dumps(payload).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(data)))
            if status == 429:
                self.send_header("Retry-After", "0.1")
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_):
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    scripted.url = f"http://127.0.0.1:{server.server_port}/v1"
    yield scripted
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def llm_settings(model, tmp_path):
    return Settings(
        _env_file=None,
        cache=tmp_path,
        llm_model="scripted",
        llm_base_url=model.url,
        llm_api_key=SecretStr("x"),
        llm_concurrency=2,
        passage_words=60,
    )


@pytest.fixture
def analysed(llm_settings):
    return analyse(SourceDocument("d", "Libraries", TEXT, "memory", language="en"), llm_settings)


def test_every_passage_gets_a_written_summary_with_its_names(model, llm_settings, analysed):
    model.limit_every = 3
    writer = SummaryWriter(llm_settings)
    written = writer.rewrite(analysed)
    assert {p.summary.method for p in written.passages} == {"llm:scripted"}
    assert written.passages[0].summary.mentions[0].name == "Ann Lee"
    assert writer.account.calls == len(analysed.passages)
    assert writer.account.output_tokens == 5 * len(analysed.passages)
    assert model.most_in_flight <= llm_settings.llm_concurrency


def test_what_was_paid_for_is_not_paid_again(model, llm_settings, analysed):
    SummaryWriter(llm_settings).rewrite(analysed)
    calls = model.calls
    second = SummaryWriter(llm_settings)
    second.rewrite(analysed)
    assert model.calls == calls
    assert second.account.cached == len(analysed.passages)


@pytest.mark.parametrize("reply", ["", "   "])
def test_an_empty_reply_is_no_summary(model, llm_settings, analysed, reply):
    model.reply = reply
    writer = SummaryWriter(llm_settings)
    assert writer.rewrite(analysed).passages == analysed.passages
    assert writer.kept_extractive == len(analysed.passages)


def test_a_failing_passage_keeps_its_extractive_summary(model, llm_settings, analysed):
    model.broken = "number 0 "
    writer = SummaryWriter(llm_settings)
    methods = [p.summary.method for p in writer.rewrite(analysed).passages]
    assert methods[0] == "extractive"
    assert set(methods[1:]) == {"llm:scripted"}
    assert writer.kept_extractive == 1


def test_without_a_model_it_is_refused():
    with pytest.raises(ConfigurationError, match="CHRONOFLUX_LLM_MODEL"):
        SummaryWriter(Settings(_env_file=None, llm_model=None))
