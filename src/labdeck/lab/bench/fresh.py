"""Fresh processes: wall time, CPU time and peak memory of a process from its start to its end."""

import json
import subprocess
import sys
from collections.abc import Sequence
from typing import NamedTuple

# The system counts the parent's memory at the fork as the child's own; so a small process in between starts it.
MEASURED = """\
import json, subprocess, sys
from time import perf_counter
begun = perf_counter()
status = subprocess.run([sys.executable, *sys.argv[1:]], stdout=subprocess.DEVNULL).returncode
wall = perf_counter() - begun
try:
    from resource import RUSAGE_CHILDREN, getrusage
    used = getrusage(RUSAGE_CHILDREN)
    print(json.dumps([wall, used.ru_utime + used.ru_stime, used.ru_maxrss]))
except ImportError:
    print(json.dumps([wall, None, None]))
sys.exit(status)"""
PER_MIB = 1 << 20 if sys.platform == "darwin" else 1 << 10  # Linux tells memory in kB


class Spent(NamedTuple):
    """Seconds of wall and CPU time, and MiB of peak memory, of a process; None where the system does not tell."""

    wall_s: float
    cpu_s: float | None
    peak_mib: float | None


def measured(words: Sequence[str]) -> Spent:
    """What Python with these arguments takes; a ChildProcessError says why it failed."""
    done = subprocess.run([sys.executable, "-c", MEASURED, *words], capture_output=True, text=True)
    if done.returncode:
        says = done.stderr.strip().rpartition("\n")[2].removeprefix("labdeck: ")
        raise ChildProcessError(f"a process that was to be measured failed: {says}")
    wall, cpu, memory = json.loads(done.stdout)
    return Spent(round(wall, 3), cpu and round(cpu, 3), memory and round(memory / PER_MIB, 1))
