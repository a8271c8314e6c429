"""Sources: the Python modules that become machine code, and the digest that ties a library to them.

All of the rules belong to it, and of the layers above them what a game calls by the million: the policies of the bots
and what the lab counts. They are listed here, read as text and never imported.
"""

from hashlib import sha256
from pathlib import Path

LABDECK = Path(__file__).parent.parent
NOT_RULES = ("__init__", "schema", "contract")  # of these the last is for readers and the type checker
POLICIES = (
    "bots.projects.worth",
    "bots.projects.effects",
    "bots.discoveries.gains",
    "bots.discoveries.effects",
    "bots.discoveries.answers",
    "bots.discoveries.greedy",
    "bots.projects.greedy",
    "bots.projects.quick",
    "bots.projects.outlook",
    "bots.search.bounds",
    "bots.search.tree",
    "bots.search.search",
    "bots.match",
)
COUNTS = ("lab.counts.search_rate", "lab.counts.tally", "lab.counts.rounds")


def files(labdeck: Path = LABDECK) -> dict[str, Path]:
    """The modules that are translated, by their names from the package on."""
    found = {}
    for path in sorted((labdeck / "rules").rglob("*.py")):
        if path.stem not in NOT_RULES:
            found[".".join(path.relative_to(labdeck).with_suffix("").parts)] = path
    return found | {name: labdeck.joinpath(*name.split(".")).with_suffix(".py") for name in POLICIES + COUNTS}


def digest(labdeck: Path = LABDECK) -> str:
    """A number that changes when the text does, or the way in which it is translated."""
    seen = sha256()
    ways = [labdeck / "rules" / "schema.py", *sorted((labdeck / "native").rglob("*.py"))]
    for path in (*files(labdeck).values(), *ways):
        seen.update(f"{path.relative_to(labdeck).as_posix()}\0".encode())
        seen.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return seen.hexdigest()
