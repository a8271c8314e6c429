"""Libraries that have been built: the file name has the digest of the source and that of the library's own bytes.

So a stale, broken or half-written library is never loaded.
"""

import sys
from hashlib import sha256
from pathlib import Path

from .sources import LABDECK, digest

NAME = "librules"
SHOWN = 16  # digits of a digest in a name
SUFFIXES = {"win32": ".dll", "darwin": ".dylib"}
SYSTEMS = {"windows": "win32", "macos": "darwin", "linux": "linux"}  # of targets such as aarch64-linux-gnu


class NotBuilt(Exception):
    """There is no machine code of the rules: why, and what to do."""


def suffix(target: str = "") -> str:
    """How a library's file name ends, here or on a target."""
    system = next((system for word, system in SYSTEMS.items() if word in target), sys.platform)
    return SUFFIXES.get(system, ".so")


def name_of(text: str, content: bytes, target: str = "") -> str:
    """The file name of a library: the digest of its source, and that of its bytes."""
    return f"{NAME}-{text[:SHOWN]}-{sha256(content).hexdigest()[:SHOWN]}{suffix(target)}"


def libraries(labdeck: Path = LABDECK) -> list[Path]:
    """All libraries of a package, stale ones too."""
    return sorted((labdeck / "native").glob(f"{NAME}-*{suffix()}"))


def current(labdeck: Path = LABDECK) -> Path | None:
    """The intact library of the package's present source; None if there is none."""
    text = digest(labdeck)
    for path in libraries(labdeck):
        try:
            if path.name == name_of(text, path.read_bytes()):
                return path
        except OSError:
            continue  # one that cannot be read is none
    return None
