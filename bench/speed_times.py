"""Measures the temporal side: 10,000 short texts, and long texts of doubling length, which must take doubling time.

    python bench/speed_times.py [--events]

Prints one JSON object a measurement. The texts are made from templates with a fixed seed, half English, half Italian.
With `--events` a text of 1 MB also goes through `chronoflux times` and `chronoflux events`, start-up included.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from chronoflux.temporal.expressions import find_times

CHRONOFLUX = Path(sys.executable).with_name("chronoflux")
SHORT_TEXTS = 10_000
SIZES = (250_000, 500_000, 1_000_000)
TEMPLATES = {
    "en": (
        "{name} became mayor of {place} on {day} May {year}.",
        "Two years later {name} moved to {place}, where she taught until {year}.",
        "The mill in {place} closed in the summer of {year} and reopened the following year.",
        "From {year} to {later} {name} was president of the council; she had joined it in March {year}.",
        "It has {count} seats, and {count} people live nearby.",
        "Nothing is known of how the work went on after that.",
    ),
    "it": (
        "{name} divenne sindaca di {place} il {day} maggio {year}.",
        "Due anni dopo {name} si trasferì a {place}, dove insegnò fino al {year}.",
        "Il mulino di {place} chiuse nell'estate del {year} e riaprì l'anno seguente.",
        "Dal {year} al {later} {name} fu presidente del consiglio; vi era entrata nel marzo {year}.",
        "Ha {count} posti, e nei dintorni abitano {count} persone.",
        "Nulla si sa di come il lavoro andò avanti.",
    ),
}
NAMES = ("Ann Lee", "Eve Fox", "Anna Verdi", "Ada Neri", "Joan Hill")
PLACES = ("Leeds", "Rome", "Lecce", "Parma", "Ulm")


def main() -> int:
    """Run the measurements; the exit code of the first command that failed, if any."""
    parser = argparse.ArgumentParser(description="Measure the speed of the temporal side.")
    parser.add_argument("--events", action="store_true", help="also run the two commands on 1 MB")
    arguments = parser.parse_args()
    draw = random.Random(0)
    texts = [(sentence(draw, language), language) for language in ("en", "it") * (SHORT_TEXTS // 2)]
    measure(f"{SHORT_TEXTS} short texts", lambda: [find_times(text, language) for text, language in texts])
    for language in TEMPLATES:
        for size in SIZES:
            text = long_text(draw, language, size)
            measure(f"{size // 1000} kB {language}", lambda text=text, language=language: find_times(text, language))
    return commands(long_text(draw, "en", SIZES[-1])) if arguments.events else 0


def sentence(draw: random.Random, language: str) -> str:
    """One sentence from a template."""
    year = draw.randint(1700, 2015)
    return draw.choice(TEMPLATES[language]).format(
        name=draw.choice(NAMES), place=draw.choice(PLACES), day=draw.randint(1, 28), year=year, later=year + 7,
        count=draw.randint(1000, 3000),
    )  # fmt: skip


def long_text(draw: random.Random, language: str, size: int) -> str:
    """Paragraphs of five sentences, at least `size` characters in all."""
    parts: list[str] = []
    length = 0
    while length < size:
        parts.append(" ".join(sentence(draw, language) for _ in range(5)))
        length += len(parts[-1]) + 2
    return "\n\n".join(parts)


def measure(what: str, work: Callable[[], object]) -> None:
    """Do the work and print how long it took."""
    begun = time.perf_counter()
    work()
    print(json.dumps({"what": what, "seconds": round(time.perf_counter() - begun, 2)}), flush=True)


def commands(text: str) -> int:
    """`chronoflux times` and `chronoflux events` on one text."""
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "long.txt"
        path.write_text(text, encoding="utf-8")
        for command in ("times", "events"):
            begun = time.perf_counter()
            done = subprocess.run([CHRONOFLUX, command, path, "--json"], stdout=subprocess.PIPE, check=False)
            if done.returncode:
                return done.returncode
            report = {"what": f"chronoflux {command}, 1 MB", "seconds": round(time.perf_counter() - begun, 2)}
            print(json.dumps({**report, "lines": done.stdout.count(b"\n")}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
