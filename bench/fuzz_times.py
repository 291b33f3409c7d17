"""Throws random short strings at the temporal grammar: no crash, no hang, spans and intervals as promised.

    python bench/fuzz_times.py [COUNT] [--seed N]

Half are heaps of a language's own temporal words, figures and marks, half are random characters. Prints one JSON
object: strings, spans found, seconds, and the slowest string in milliseconds. Exits 1 at the first broken promise.
"""

from __future__ import annotations

import argparse
import json
import logging
import random
import sys
import time

from chronoflux.temporal.expressions import find_times
from chronoflux.temporal.lexicon import load_lexicon

LANGUAGES = ("en", "en-GB", "it")
REFERENCES = (None, "2019-01-08", "2020-02-29", "2019-05", "-0043-03-15")
FIGURES = (
    "1", "12", "31", "44", "476", "1998", "2004", "'68", "'80s", "1990s", "2010/11", "1998–2001", "14:30", "25/12/2015",
    "03.04.2019", "2019-05", "1st", "3°", "XIX", "MCMXC", "Q3", "10,000", "2019-W05", "2-5", "3Q20", "2020Q3", "FY21",
    "44BC", "c1990", "20-Jul-1969", "3-III-2019", "2019,2020", "l'800", "1990 's", "10:30pm", "~1990",
)  # fmt: skip
MARKS = (",", ".", "(", ")", "–", "-", "\n", "\n\n", "'", "’", ":", "/", "?", "%", "\u00a0", "\u200b", "😀")
LONGEST = 12
HANG = 2.0
"""Seconds that no short string may take."""


def main() -> int:
    """Run the fuzz; the exit code."""
    parser = argparse.ArgumentParser(description="Fuzz the temporal grammar.")
    parser.add_argument("count", nargs="?", type=int, default=1_000_000, help="strings to try")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    logging.getLogger("chronoflux").setLevel(logging.ERROR)
    draw = random.Random(arguments.seed)
    words = {language: vocabulary(language) for language in LANGUAGES}
    found, slowest, begun = 0, 0.0, time.perf_counter()
    for number in range(arguments.count):
        language = LANGUAGES[number % len(LANGUAGES)]
        text = heap(draw, words[language]) if number % 2 else noise(draw)
        reference = draw.choice(REFERENCES)
        started, sound = time.perf_counter(), False
        try:
            found += check(text, language, reference)
            sound = True
        finally:
            if not sound:
                print(f"broken by {text!r}, {language}, {reference}", file=sys.stderr)
        taken = time.perf_counter() - started
        slowest = max(slowest, taken)
        if taken > HANG:
            print(f"{text!r}, {language}: {taken:.1f} s", file=sys.stderr)
            return 1
    seconds = round(time.perf_counter() - begun, 1)
    report = {"strings": arguments.count, "spans": found, "seconds": seconds, "slowest_ms": round(slowest * 1000, 1)}
    print(json.dumps(report))
    return 0


def vocabulary(language: str) -> list[str]:
    """The phrases of a language, in small letters and as titles, beside figures and marks."""
    entries = [entry for found in load_lexicon(language).phrases.values() for entry in found]
    said = sorted({" ".join(entry.words) for entry in entries if len(entry.words) > 1 or len(entry.words[0]) < LONGEST})
    return [*said, *(word.title() for word in said), *FIGURES * 30, *MARKS * 20]


def heap(draw: random.Random, words: list[str]) -> str:
    """Up to twelve temporal words in any order, most of them apart."""
    separator = "" if draw.random() < 0.2 else " "
    return separator.join(draw.choices(words, k=draw.randint(1, LONGEST)))


def noise(draw: random.Random) -> str:
    """Up to thirty characters of any kind, most of them printable ASCII."""
    points = [
        draw.randint(32, 126) if draw.random() < 0.8 else draw.randint(0, 0xD7FF) for _ in range(draw.randint(0, 30))
    ]
    return "".join(map(chr, points))


def check(text: str, language: str, reference: str | None) -> int:
    """The number of spans found in a text.

    Raises:
        ValueError: a span is not the text's own, overlaps the one before, or ends before it starts.
    """
    end = 0
    times = find_times(text, language, reference)
    for found in times:
        if found.span != text[found.char_start : found.char_end] or not end <= found.char_start < found.char_end:
            raise ValueError(f"span {found}")
        if found.interval.start_day > found.interval.end_day:
            raise ValueError(f"reversed {found}")
        end = found.char_end
    return len(times)


if __name__ == "__main__":
    sys.exit(main())
