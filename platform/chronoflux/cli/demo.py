"""demo: the guided first run."""

from __future__ import annotations

from importlib.resources import as_file, files

from chronoflux.cli.options import settings_for
from chronoflux.cli.output import people
from chronoflux.cli.progress import connect, progress_bar, waiting_for
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
    out.rule("1. The database")
    with as_file(files("chronoflux") / "examples") as folder, connect(settings) as runner:
        out.print(f"Neo4j answers at {runner.address}", markup=False)

        out.rule("2. The documents")
        with progress_bar() as progress:
            report = load_paths([str(folder)], runner, settings, replace=True, progress=progress)
        out.print(f"{report.documents} loaded, {report.skipped} unchanged, {len(report.failed)} failed", markup=False)

        out.rule("3. Three questions")
        for question in QUESTIONS:
            out.print(f"\n{question}", style="bold cyan", markup=False)
            with waiting_for("looking for the answer"):
                answer = ask(runner, settings, question)
            show_answer(answer, detect_question_language(question))

    out.rule("4. Look further")
    if settings.uri is None:
        show_browser(browser_row(settings))


COMMANDS = {"demo": demo}
