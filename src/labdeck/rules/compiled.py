"""The same rules, compiled: every module of rules is executed again into a second package, function by function.

The cache folder's name holds a hash of all sources, the versions and the flags, because numba's own cache does
not see a change in an imported file. Policies have a folder of their own, so that changing one keeps the rules'.
"""

import ast
import atexit
import dis
import hashlib
import importlib.util
import inspect
import os
import platform
import shutil
import sys
import tempfile
import uuid
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

from . import schema
from .wishes import APART, fetched_only, keep_entries_apart, suited_to_the_rules

PACKAGE = "labdeck.compiled_rules"
LAYERS = ("labdeck.rules", "labdeck.bots")  # what a policy imports from these comes from the compiled package
Files = tuple[tuple[str, Path], ...]  # modules by name, in the order of their imports
RULES: Files = tuple(
    (name, Path(__file__).parent / f"{name}.py")
    for name in (
        "numbers",
        "events",
        "chance",
        "places",
        "needs",
        "piles",
        "discoveries",
        "field",
        "bonuses",
        "ending",
        "projects",
        "targets",
        "frames",
        "windows",
        "drawing",
        "abilities",
        "effects",
        "actions",
        "inspirations",
        "scoring",
        "rounds",
        "turns",
        "setup",
        "kernel",
        "copying",
        "sight",
        "batch",
    )
)
COMPLETE = "complete"  # marks a cache folder in which every function has been compiled
Progress = Callable[[str, int, int], None]


def callees_first(functions: Iterable[Any], kept: list[Any]) -> list[Any]:
    """Compiled functions and all that they call, each after its callees; those kept in the cache have them inside."""
    ordered: dict[Any, None] = {}

    def visit(function: Any) -> None:
        if function not in ordered:
            for step in dis.get_instructions(function.py_func) if function not in kept else ():
                called = function.py_func.__globals__.get(step.argval) if step.opname == "LOAD_GLOBAL" else None
                if hasattr(called, "py_func"):
                    visit(called)
            ordered[function] = None

    for function in functions:
        visit(function)
    return list(ordered)


def called_once(files: Files) -> frozenset[str]:
    """The names of functions that a single place in these modules calls: built into it they cost no call."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for _, file in files]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    calls = Counter(node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name))
    return frozenset(name for name, times in calls.items() if times == 1)


class NotFast(Exception):
    """numba is not installed, so the rules only run interpreted."""


def is_fast() -> bool:
    """Whether the rules can be compiled here."""
    return importlib.util.find_spec("numba") is not None


def cache_folder(sources: Iterable[Path], flags: str) -> Path:
    """Where compiled code for exactly these sources, versions and flags is kept; numba tells files by their paths."""
    import llvmlite.binding
    import numba

    digest = hashlib.sha256()
    for source in sources:
        digest.update(str(source).encode())
        digest.update(source.read_bytes())
    machine = llvmlite.binding.get_host_cpu_name()
    for part in (platform.python_version(), numba.__version__, llvmlite.__version__, machine, flags):
        digest.update(part.encode())
    return cache_home() / digest.hexdigest()[:24]


def cache_home() -> Path:
    """Where the folders of compiled code are."""
    base = os.environ.get("LABDECK_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "labdeck"


def find_room() -> None:
    """Where the cache cannot be written, have one for this process and those that it starts."""
    try:
        cache_home().mkdir(parents=True, exist_ok=True)
        has_room = os.access(cache_home(), os.W_OK)
    except OSError:
        has_room = False
    if not has_room:
        os.environ["LABDECK_CACHE"] = tempfile.mkdtemp(prefix="labdeck-")
        atexit.register(shutil.rmtree, os.environ["LABDECK_CACHE"], ignore_errors=True)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """While a process makes a cache folder, others that want it wait."""
    from filelock import FileLock

    with FileLock(folder.with_suffix(".lock")):
        yield


class Compiled:
    """The compiled rules, module by module; or what is built on them through the same loader.

    What is built on others calls their entries by names that belong to one compilation, the `build`. So a cache folder
    is named after the build below it, and appears at once, when all of it is there.
    """

    def __init__(self, files: Files, boundscheck: bool = False, base: "Compiled | None" = None) -> None:
        if not is_fast():
            raise NotFast("this needs numba: install labdeck[fast]")
        self.files = files
        self.base = base
        self.boundscheck = boundscheck
        self.package = PACKAGE + ("_checked" if boundscheck else "")
        self.modules: dict[str, ModuleType] = {}
        self.entries: list[Any] = []
        self.is_whole = False
        self.build = uuid.uuid4().hex

    @property
    def folder(self) -> Path:
        """The cache folder of these modules."""
        own = (Path(__file__).with_name(f"{name}.py") for name in ("compiled", "wishes", "schema"))
        sources = [*own, *(file for _, file in RULES), *(file for _, file in self.files)]
        flags = "checked" if self.boundscheck else "fast"
        return cache_folder(sources, f"{flags} {self.base.build if self.base else ''}")

    def is_kept(self) -> bool:
        """Whether the cache has all of it; then this is that build."""
        mark = self.folder / COMPLETE
        if mark.exists():
            self.build = mark.read_text()
        return mark.exists()

    def load(self, progress: Progress | None = None) -> "Compiled":
        """Fetch it from the cache, or compile it. Of several processes one compiles, and the others fetch that."""
        keep_entries_apart()
        if not self.fetch(progress):
            find_room()
            with alone(self.folder):
                if not self.fetch(progress):
                    self.clear()
                    self.compile(progress)
        return self

    def fetch(self, progress: Progress | None) -> bool:
        """Have the entries that the cache has, which have the rest inside, if all is well with them."""
        if not self.is_kept():
            return False
        try:
            with fetched_only():
                self.make(progress, whole=False)
        except Exception:  # whatever is wrong with the cache, it is compiled anew
            return False
        return True

    def clear(self) -> None:
        """Remove what the cache has of it, and what was left by those that were interrupted while they compiled it."""
        for left in (self.folder, *self.folder.parent.glob(f"{self.folder.name}.[0-9]*")):
            shutil.rmtree(left, ignore_errors=True)

    def compile(self, progress: Progress | None = None) -> None:
        """Have every function, as what is compiled on top of it needs it."""
        with suited_to_the_rules():
            self.make(progress, whole=True)

    def make(self, progress: Progress | None, whole: bool) -> None:
        """Execute every module, and compile or fetch every function that is needed, with its one signature."""
        import numba

        is_kept = self.is_kept()
        self.is_whole = whole
        if self.base is None:
            package = ModuleType(self.package)
            package.__path__ = []
            sys.modules[self.package] = package
            sys.modules[f"{self.package}.schema"] = schema
            self.modules, self.entries = {}, []
        else:
            if not is_kept and not self.base.is_whole:
                self.base.compile()
            self.modules, self.entries = dict(self.base.modules), list(self.base.entries)
        folder = self.folder if is_kept else self.folder.with_name(f"{self.folder.name}.{os.getpid()}")
        setattr(numba.config, "CACHE_DIR", str(folder))  # noqa: B010
        known = list(self.entries)
        inlined = called_once(self.files) if whole else frozenset()
        for name, file in self.files:
            self.modules[name] = self.execute(name, file, inlined)
        functions = callees_first(self.entries, self.entries if is_kept else known)
        for number, function in enumerate(functions):
            if progress:
                progress(function.__module__.rpartition(".")[2], number, len(functions))
            if not function.overloads:
                self.fix(function)
        if not is_kept:
            self.keep(folder)

    def keep(self, folder: Path) -> None:
        """Let a finished folder take its place, unless another process was quicker."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / COMPLETE).write_text(self.build)
        try:
            folder.rename(self.folder)
        except OSError:
            shutil.rmtree(folder, ignore_errors=True)

    def execute(self, name: str, file: Path, inlined: Collection[str]) -> ModuleType:
        """Run one module's text in the second package, with every function to be compiled.

        A module's `__all__` names its entries: what Python calls, and what is compiled by itself so that its callers
        need not contain it. Only entries are kept in the cache, and only they have the wrappers that take arguments
        from Python.
        """
        import numba

        full = f"{self.package}.{name}"
        module = ModuleType(full)
        module.__package__ = self.package
        module.__file__ = str(file)
        sys.modules[full] = module
        exec(self.code_of(full, file), vars(module))
        if name == "events":
            vars(module)["note"] = silent_note
        for key in [key for key, value in vars(module).items() if inspect.isfunction(value)]:
            is_entry = key in vars(module).get("__all__", ())
            if not is_entry and not self.is_whole:
                continue
            inner = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": key in inlined}
            wrappers: dict[str, Any] = {"cache": True} if is_entry else inner
            jit = numba.njit(nogil=True, error_model="numpy", boundscheck=self.boundscheck, **wrappers)
            setattr(module, key, jit(vars(module)[key]))
            if is_entry:
                self.entries.append(getattr(module, key))
        return module

    def code_of(self, full: str, file: Path) -> Any:
        """The code of a module, whose imports lead to the compiled package: those of the rules are relative."""
        if self.base is None:
            return SourceFileLoader(full, str(file)).get_code(full)  # Python has it compiled, most often
        text = file.read_text(encoding="utf-8")
        for layer in LAYERS:
            text = text.replace(f"from {layer}.", f"from {self.package}.")
        return compile(text, str(file), "exec")

    def fix(self, function: Any) -> None:
        """Compile a function, or fetch it, with its one signature, and hold it to that.

        Else each caller's integer types would make another.
        """
        function.compile(signature(function.py_func))
        function.disable_compile()
        if function in self.entries:
            APART.update(made.library for made in function.overloads.values())

    def __getattr__(self, name: str) -> ModuleType:
        try:
            return self.__dict__["modules"][name]
        except KeyError:
            raise AttributeError(name) from None


def silent_note(s: schema.State, verb: int, p: int, c: int, origin: int, goal: int) -> None:
    """Events are kept by the interpreted kernel only."""


def signature(function: Callable[..., Any]) -> tuple[Any, ...]:
    """The one signature of a rule: states and decks are records, `out` an array, all else integers."""
    import numba

    known = known_types()
    code = function.__code__
    return tuple(known.get(name, numba.int64) for name in code.co_varnames[: code.co_argcount])


@cache
def known_types() -> dict[str, Any]:
    """The types of what is no integer, by the names that the rules give it."""
    import numba

    from .records import DECK_RECORD, STATE_RECORD

    state, deck = numba.from_dtype(STATE_RECORD), numba.from_dtype(DECK_RECORD)
    return {"s": state, "m": state, "w": state, "d": deck, "bare": deck, "out": numba.int64[::1]}


_loaded: dict[tuple[bool, Files], Compiled] = {}


def compiled(boundscheck: bool = False, more: Files = (), progress: Progress | None = None) -> Compiled:
    """The compiled rules, and what is built on them, each loaded once in a process."""
    key = (boundscheck, more)
    if key not in _loaded:
        base = compiled(boundscheck, progress=progress) if more else None
        _loaded[key] = Compiled(more or RULES, boundscheck, base).load(progress)
    return _loaded[key]
