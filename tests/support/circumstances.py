"""One program run in several time zones, at several times and with several hash seeds."""

import os
import subprocess
import sys
from pathlib import Path

_CLOCK = """
import datetime, os, time
clock = float(os.environ["CLOCK"])
class Now(datetime.datetime):
    now = classmethod(lambda cls, tz=None: cls.fromtimestamp(clock, tz))
    today = utcnow = now
class Today(datetime.date):
    today = classmethod(lambda cls: cls.fromtimestamp(clock))
datetime.datetime, datetime.date, time.time = Now, Today, lambda: clock
"""


def outputs_everywhere(program):
    """The distinct outputs of a program: one where neither zone nor clock nor hash seed matters."""
    return {
        subprocess.run(
            [sys.executable, "-c", _CLOCK + program],
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(filter(None, (str(Path(__file__).parent), os.environ.get("PYTHONPATH")))),
                "TZ": zone,
                "PYTHONHASHSEED": seed,
                "CLOCK": clock,
            },
            capture_output=True,
            check=True,
        ).stdout
        for zone, seed, clock in [
            ("UTC", "0", "0"),
            ("Pacific/Kiritimati", "1", "4000000000"),
            ("America/Anchorage", "2", "1582934400"),
        ]
    }
