"""demo: the guided first run."""

from __future__ import annotations

from contextlib import ExitStack
from importlib.resources import as_file, files

from chronoflux.cli.options import settings_for
from chronoflux.cli.output import people
from chronoflux.cli.progress import connect, progress_bar
from chronoflux.cli.questions import show_answer
from chronoflux.cli.server import browser_row, show_browser

QUESTIONS = (
    "Chi era Ministro della Salute il 15 aprile 2020?",
    "Who was Minister of Health on 15 April 2020?",
    "Who was Minister of Health on 15 April 2018?",
)


def demo() -> None:
    """Load the shipped examples, ask three questions, and say where to look further.

    Example: chronoflux demo
    """
    from chronoflux.answering.pipeline import ask
    from chronoflux.language.detection import detect_question_language
    from chronoflux.loaders.pipeline import load_paths

    settings = settings_for("default")
    out = people()
    with ExitStack() as stack:
        folder = stack.enter_context(as_file(files("chronoflux") / "examples"))
        out.rule("1. The database")
        runner = stack.enter_context(connect(settings))
        out.print(f"Neo4j answers at {runner.address}", markup=False)

        out.rule("2. The documents")
        progress = stack.enter_context(progress_bar())
        report = load_paths([str(folder)], runner, settings, replace=True, progress=progress)
        out.print(f"{report.documents} loaded, {report.skipped} unchanged, {len(report.failed)} failed", markup=False)

        out.rule("3. Three questions")
        for question in QUESTIONS:
            out.print(f"\n{question}", style="bold cyan", markup=False)
            show_answer(ask(runner, settings, question), detect_question_language(question))

    out.rule("4. Look further")
    if settings.uri is None:
        show_browser(browser_row(settings))


COMMANDS = {"demo": demo}
