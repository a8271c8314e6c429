"""Fresh processes: how long one takes from nothing to its end, and how much memory it holds at most."""

import subprocess
import sys
from collections.abc import Sequence

# The system counts what the parent held when it started a process as the process's own: so a small one stands between.
MEASURED = """\
import subprocess, sys
from time import perf_counter
begun = perf_counter()
status = subprocess.run([sys.executable, *sys.argv[1:]], stdout=subprocess.DEVNULL).returncode
seconds = perf_counter() - begun
try:
    from resource import RUSAGE_CHILDREN, getrusage
    print(seconds, getrusage(RUSAGE_CHILDREN).ru_maxrss)
except ImportError:
    print(seconds, 0)
sys.exit(status)"""
PER_MIB = 1 << 20 if sys.platform == "darwin" else 1 << 10  # Linux tells memory in kB


def measured(words: Sequence[str]) -> tuple[float, float | None]:
    """Run Python with these words: wall seconds, and the most memory in MiB, None where that is not told."""
    done = subprocess.run([sys.executable, "-c", MEASURED, *words], capture_output=True, text=True)
    if done.returncode:
        says = done.stderr.strip().rpartition("\n")[2].removeprefix("labdeck: ")
        raise ChildProcessError(f"a process that was to be measured failed: {says}")
    seconds, memory = done.stdout.split()
    return float(seconds), round(int(memory) / PER_MIB, 1) or None
