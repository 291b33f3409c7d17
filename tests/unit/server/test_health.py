"""What a user is told when the server does not come up."""

from __future__ import annotations

from pathlib import Path

from chronoflux.graph.server.health import last_problem, log_file


def write_log(home: Path, text: str) -> None:
    log_file(home).parent.mkdir(parents=True)
    log_file(home).write_text(text, "utf-8")


def test_the_last_cause_is_picked_from_a_stack_trace(tmp_path: Path) -> None:
    write_log(
        tmp_path,
        "Exception in thread main java.lang.RuntimeException: Error starting\n"
        "\tat org.example.Main.main(Main.java:1)\n"
        "Caused by: java.net.BindException: Address already in use\n"
        "\tat org.example.Net.bind(Net.java:2)\n"
        "\t... 12 more\n",
    )
    assert last_problem(tmp_path).startswith("Caused by: java.net.BindException: Address already in use (log: ")


def test_a_line_of_the_java_launcher_counts(tmp_path: Path) -> None:
    write_log(tmp_path, "Invalid maximum heap size: -Xmxlots\nError: Could not create the Java Virtual Machine.\n")
    assert "Invalid maximum heap size" in last_problem(tmp_path)


def test_a_log_without_problems_gives_its_last_line(tmp_path: Path) -> None:
    write_log(tmp_path, "one\ntwo\n\n")
    assert last_problem(tmp_path).startswith("two (log: ")


def test_an_empty_or_missing_log_is_said(tmp_path: Path) -> None:
    assert "wrote nothing" in last_problem(tmp_path)
    assert str(log_file(tmp_path)) in last_problem(tmp_path)


def test_bytes_that_are_not_text_and_long_lines_do_not_break_the_message(tmp_path: Path) -> None:
    log_file(tmp_path).parent.mkdir(parents=True)
    log_file(tmp_path).write_bytes(b"ERROR \xff\xfe" + b"x" * 10_000)
    message = last_problem(tmp_path)
    assert "\n" not in message
    assert len(message) < 1_000
