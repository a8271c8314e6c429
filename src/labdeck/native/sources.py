"""Sources: the Python modules that become machine code, and the digest that ties a library to them.

All of the rules belong to it, and of the layers above them what a game calls by the million: the policies of the bots
and what the lab counts. They are listed here, read as text and never imported.
"""

from hashlib import sha256
from pathlib import Path

LABDECK = Path(__file__).parent.parent
# Made into classes, read by the type checker, or said in words: they are Python alone.
LEFT_OUT = ("rules/schema.py", "rules/family.py", "lab/counts/family.py", "bots/search/why.py")
SHARED = ("families", "habits", "judgement", "match", "minds")
POLICIES = ("bots/*/*.py", *(f"bots/{name}.py" for name in SHARED))
COUNTS = ("lab/counts/*.py", "lab/*/count*.py")


def files(labdeck: Path = LABDECK) -> dict[str, Path]:
    """The modules that are translated, by their names from the package on."""
    paths = [path for pattern in ("rules/**/*.py", *POLICIES, *COUNTS) for path in sorted(labdeck.glob(pattern))]
    kept = [path for path in paths if path.relative_to(labdeck).as_posix() not in LEFT_OUT and path.stem != "__init__"]
    return {".".join(path.relative_to(labdeck).with_suffix("").parts): path for path in kept}


def digest(labdeck: Path = LABDECK) -> str:
    """A number that changes when the text does, or the way in which it is translated."""
    seen = sha256()
    ways = [labdeck / "rules" / "schema.py", *sorted((labdeck / "native").rglob("*.py"))]
    for path in (*files(labdeck).values(), *ways):
        seen.update(f"{path.relative_to(labdeck).as_posix()}\0".encode())
        seen.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return seen.hexdigest()
