"""What has been built: where the library of a package lies, and whether it is of exactly its text."""

import sys
from pathlib import Path

from .sources import LABDECK, digest

NAME = "librules"
SUFFIXES = {"win32": ".dll", "darwin": ".dylib"}
SYSTEMS = {"windows": "win32", "macos": "darwin", "linux": "linux"}  # of targets such as aarch64-linux-gnu


class NotBuilt(Exception):
    """The rules cannot be had as machine code: why, and what to do."""


def suffix(target: str = "") -> str:
    """How a library's file name ends, here or on a target."""
    system = next((system for word, system in SYSTEMS.items() if word in target), sys.platform)
    return SUFFIXES.get(system, ".so")


def library_path(labdeck: Path = LABDECK) -> Path:
    """Where the library of a package lies."""
    return labdeck / "native" / f"{NAME}{suffix()}"


def is_current(labdeck: Path = LABDECK) -> bool:
    """Whether a package has a library of exactly its text."""
    path = library_path(labdeck)
    return path.is_file() and digest(labdeck).encode() in path.read_bytes()
