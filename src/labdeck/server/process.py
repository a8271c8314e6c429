"""What a process has of memory, time and open files, where the system says so; and what it takes and gives back."""

import ctypes
import os
import re
from pathlib import Path

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

MOST_FILES = 65_536


def raise_open_files() -> int:
    """Let this process open as many files and sockets as the system lets it; how many, 0 where it does not say."""
    if resource is None:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return int(soft)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return int(wanted)


def give_back_memory() -> None:
    """Give back to the system what this process has freed, where the C library can; it keeps it by itself."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
    if trim is not None:
        trim(0)


def memory_of(pid: int) -> int:
    """The bytes of memory that a process has; 0 where the system does not say."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text()) if status.exists() else None
    return int(found[1]) * 1024 if found else 0


def cpu_of(pid: int) -> float:
    """The seconds that a process has computed; 0 where the system does not say."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def files_of(pid: int) -> int:
    """How many files and sockets a process has open; 0 where the system does not say."""
    folder = Path(f"/proc/{pid}/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0
