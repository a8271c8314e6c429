"""Building: translates the source of the rules to C, and compiles that to a library.

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
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter

from .built import NAME, NotBuilt, current, libraries, name_of, suffix
from .sources import LABDECK, digest, files
from .translate import Program, Refused

FLAGS = ("-std=c99", "-O3", "-w", "-ffreestanding", "-fwrapv", "-fvisibility=hidden", "-fPIC", "-shared")
# Functions cloned for constant arguments made random games two in a hundred slower.
GCC_FLAGS = (
    "-fno-semantic-interposition",
    "-fno-tree-loop-distribute-patterns",
    "-fno-ipa-cp-clone",
    "--param=inline-unit-growth=120",
)
ALONE = ("-nostdlib", "-Wl,-z,defs")  # freestanding: the linker refuses a library that needs another
NO_COMPILER = "there is no C compiler: install one (cc), or the package ziglang"


def compiler_here() -> list[str]:
    """The command of the machine's own C compiler, if it has one; CC says which."""
    if said := os.environ.get("CC", "").strip():
        try:
            return shlex.split(said)
        except ValueError as error:
            raise NotBuilt(f"CC cannot be read: {error}") from None
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


def compiled(text: str, target: str = "", more: Sequence[str] = ()) -> bytes:
    """The bytes of the library that a C compiler makes of a C text."""
    with tempfile.TemporaryDirectory(prefix="labdeck-") as folder:
        source, made = Path(folder, f"{NAME}.c"), Path(folder, f"{NAME}{suffix(target)}")
        source.write_text(text, encoding="utf-8")
        words = command(source, made, target, more)
        try:
            done = subprocess.run(words, capture_output=True, text=True)
        except OSError as error:
            raise NotBuilt(f"the compiler {words[0]} cannot be run: {error.strerror}") from None
        if done.returncode or not made.is_file():
            says = (done.stderr or done.stdout).strip()[:500] or f"exit status {done.returncode}"
            raise NotBuilt(f"the compiler {words[0]} failed: {says}")
        return made.read_bytes()


def translated(labdeck: Path) -> tuple[str, str]:
    """The C text of a package, and the digest of the very source that it was made from."""
    while True:
        text = digest(labdeck)
        try:
            program = Program(files(labdeck)).text(text)
        except Refused as why:
            raise NotBuilt(str(why)) from None
        except (RecursionError, UnicodeError) as error:
            raise NotBuilt(f"the rules cannot be translated: {error}") from None
        if digest(labdeck) == text:  # else a source changed while it was read
            return program, text


def build(labdeck: Path = LABDECK, folder: Path | None = None, target: str = "") -> Path:
    """Build the library of a package, beside its source if no folder is named; stale libraries there are deleted."""
    program, text = translated(labdeck)
    content = compiled(program, target)
    made = (folder or labdeck / "native") / name_of(text, content, target)
    half = made.with_name(f".{made.name}.{os.getpid()}")
    try:
        half.write_bytes(content)
        os.replace(half, made)
    except OSError as error:
        half.unlink(missing_ok=True)
        raise NotBuilt(f"the library could not be written: {error}") from None
    for old in libraries(labdeck) if folder is None else ():
        if old != made:
            with suppress(OSError):
                old.unlink()
    return made


def main() -> None:
    """Build the library if it is missing or stale, and say so."""
    if current():
        return
    begun = perf_counter()
    try:
        build()
    except NotBuilt as why:
        sys.exit(f"The rules were not made machine code: {why}.")
    print(f"The rules are machine code, made in {perf_counter() - begun:.1f} s.")
