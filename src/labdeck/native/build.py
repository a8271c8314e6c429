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
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter

from .built import NAME, NotBuilt, is_current, library_path, suffix
from .sources import LABDECK, digest, files
from .translate import Program, Refused

FLAGS = ("-std=c99", "-O3", "-w", "-ffreestanding", "-fwrapv", "-fvisibility=hidden", "-fPIC", "-shared")
GCC_FLAGS = ("-fno-semantic-interposition", "-fno-tree-loop-distribute-patterns")
ALONE = ("-nostdlib", "-Wl,-z,defs")  # the library needs no other, and the linker sees to it
NO_COMPILER = "there is no C compiler: install one (cc), or the package ziglang"


def compiler_here() -> list[str]:
    """The command of the machine's own C compiler, if it has one; CC says which."""
    if said := os.environ.get("CC"):
        return shlex.split(said)
    found = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    return [found] if found else []


def compiler(target: str = "") -> list[str]:
    """The command of a C compiler: the machine's own, or zig's, which knows every target."""
    if not target and (found := compiler_here()):
        return found
    if not find_spec("ziglang"):
        raise NotBuilt(NO_COMPILER)
    return [sys.executable, "-m", "ziglang", "cc", *(["-target", target] if target else [])]


def command(text: Path, made: Path, target: str = "", more: Sequence[str] = ()) -> list[str]:
    """The command that makes a library of a C file; more flags count after ours."""
    words = compiler(target)
    is_zig = "ziglang" in words
    flags = [*FLAGS, *(("-fno-sanitize=all", "-s") if is_zig else GCC_FLAGS)]
    if suffix(target) == ".so":
        flags += ALONE
    return [*words, *flags, *more, "-o", str(made), str(text)]


def compile_text(text: str, made: Path, target: str = "", more: Sequence[str] = ()) -> None:
    """Make a library of a C text; it takes its place at once, when all of it is there."""
    with tempfile.TemporaryDirectory(dir=made.parent, prefix=".building-") as folder:
        source, fresh = Path(folder, f"{NAME}.c"), Path(folder, made.name)
        source.write_text(text, encoding="utf-8")
        done = subprocess.run(command(source, fresh, target, more), capture_output=True, text=True)
        if done.returncode:
            raise NotBuilt(f"the compiler failed: {(done.stderr or done.stdout).strip()[:500]}")
        os.replace(fresh, made)


def build(labdeck: Path = LABDECK, made: Path | None = None, target: str = "") -> None:
    """Build the library of a package, beside its text if nothing else is said."""
    try:
        compile_text(Program(files(labdeck)).text(digest(labdeck)), made or library_path(labdeck), target)
    except Refused as why:
        raise NotBuilt(str(why)) from None
    except OSError as error:
        raise NotBuilt(f"the library could not be written: {error}") from None


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
