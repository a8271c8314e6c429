"""Building: the text of the rules becomes C, and a compiler makes a library of it.

`python -m labdeck.native` builds the library of a checkout; installing does it too. The compiler is the
machine's own if there is one, else zig's, from the package ziglang.
"""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter

from .sources import LABDECK, digest, files
from .translate import Program

HERE = Path(__file__).parent
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}
NAME = "librules"
FLAGS = ("-std=c99", "-O3", "-w", "-ffreestanding", "-fwrapv", "-fvisibility=hidden", "-fPIC", "-shared")
GCC_FLAGS = ("-fno-semantic-interposition", "-fno-tree-loop-distribute-patterns")
ALONE = ("-nostdlib", "-Wl,-z,defs")  # the library needs no other, and the linker sees to it
NO_COMPILER = "there is no C compiler: install one (cc), or the package ziglang"


class NotBuilt(Exception):
    """The rules cannot be had as machine code: why, and what to do."""


def suffix(target: str = "") -> str:
    """How a library's file name ends, here or on a target such as aarch64-linux-gnu."""
    for word, system in (("windows", "win32"), ("macos", "darwin"), ("linux", "linux")):
        if word in target:
            return SUFFIX.get(system, ".so")
    return SUFFIX.get(sys.platform, ".so")


def library_path(labdeck: Path = LABDECK, target: str = "") -> Path:
    """Where the library of a package lies."""
    return labdeck / "native" / f"{NAME}{suffix(target)}"


def compiler(target: str = "") -> list[str]:
    """The command of a C compiler: what CC says, the machine's own, or zig's, which knows every target."""
    if not target:
        if said := os.environ.get("CC"):
            return shlex.split(said)
        if found := shutil.which("cc") or shutil.which("gcc") or shutil.which("clang"):
            return [found]
    if not find_spec("ziglang"):
        raise NotBuilt(NO_COMPILER)
    return [sys.executable, "-m", "ziglang", "cc", *(["-target", target] if target else [])]


def command(text: Path, made: Path, target: str = "") -> list[str]:
    """The command that makes a library of a C file."""
    words = compiler(target)
    is_zig = "ziglang" in words
    flags = [*FLAGS, *(("-fno-sanitize=all", "-s") if is_zig else GCC_FLAGS)]
    if suffix(target) == ".so":
        flags += ALONE
    return [*words, *flags, "-o", str(made), str(text)]


def compile_text(text: str, made: Path, target: str = "") -> None:
    """Make a library of a C text; it takes its place at once, when all of it is there."""
    with tempfile.TemporaryDirectory(dir=made.parent, prefix=".building-") as folder:
        source, fresh = Path(folder, f"{NAME}.c"), Path(folder, made.name)
        source.write_text(text, encoding="utf-8")
        done = subprocess.run(command(source, fresh, target), capture_output=True, text=True)
        if done.returncode:
            raise NotBuilt(f"the compiler failed: {(done.stderr or done.stdout).strip()[:500]}")
        os.replace(fresh, made)


def build(labdeck: Path = LABDECK, target: str = "") -> Path:
    """Build the library of a package beside its text."""
    made = library_path(labdeck, target)
    try:
        compile_text(Program(files(labdeck)).text(digest(labdeck)), made, target)
    except OSError as error:
        raise NotBuilt(f"the library could not be written: {error}") from None
    return made


def is_current(labdeck: Path = LABDECK, target: str = "") -> bool:
    """Whether a package has a library of exactly its text."""
    path = library_path(labdeck, target)
    return path.is_file() and digest(labdeck).encode() in path.read_bytes()


def main() -> None:
    """Build the library if it is not there or not of this text, and say so."""
    if is_current():
        return
    begun = perf_counter()
    try:
        build()
    except NotBuilt as why:
        sys.exit(f"The rules were not made machine code: {why}.")
    print(f"The rules are machine code, made in {perf_counter() - begun:.1f} s.")

