"""The same rules, compiled: every module of rules is executed again into a second package, function by function.

The cache folder's name holds a hash of all sources, the versions and the flags, because numba's own cache does
not see a change in an imported file. Policies have a folder of their own, so that changing one keeps the rules'.
"""

import dis
import hashlib
import importlib.util
import inspect
import os
import platform
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = "labdeck.compiled_rules"
LAYERS = ("labdeck.rules", "labdeck.bots")  # what a policy imports from these comes from the compiled package
RULES = (
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
COMPLETE = "complete"  # marks a cache folder in which every function has been compiled
Progress = Callable[[str, int, int], None]


APART: set[Any] = set()  # compiled entries


def keep_entries_apart() -> None:
    """Have the compiler call entries where they are, instead of building a copy of each into every caller.

    It would optimise that copy, and all that it calls, again with every caller: more than half of the time. Entries
    are loaded before whatever calls them, so that their names are known. A numba that links otherwise does without.
    """
    from numba.core.codegen import CPUCodeLibrary

    link = getattr(CPUCodeLibrary, "add_linking_library", None)
    if link is not None and link.__name__ != "link_unless_apart":

        def link_unless_apart(self: Any, library: Any) -> None:
            if library not in APART:
                link(self, library)

        setattr(CPUCodeLibrary, "add_linking_library", link_unless_apart)  # noqa: B010


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


class NotFast(Exception):
    """numba is not installed, so the rules only run interpreted."""


def is_fast() -> bool:
    """Whether the rules can be compiled here."""
    return importlib.util.find_spec("numba") is not None


def cache_folder(sources: Iterable[Path], flags: str) -> Path:
    """Where compiled code for exactly these sources, versions and flags is kept."""
    import llvmlite.binding
    import numba

    digest = hashlib.sha256()
    for source in sources:
        digest.update(source.read_bytes())
    machine = llvmlite.binding.get_host_cpu_name()
    for part in (platform.python_version(), numba.__version__, llvmlite.__version__, machine, flags):
        digest.update(part.encode())
    base = os.environ.get("LABDECK_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "labdeck" / digest.hexdigest()[:24]


class Compiled:
    """The compiled rules, module by module, and what is built on them through the same loader."""

    def __init__(self, boundscheck: bool = False, more: tuple[tuple[str, Path], ...] = ()) -> None:
        if not is_fast():
            raise NotFast("this needs numba: install labdeck[fast]")
        folder = Path(__file__).parent
        self.rules = tuple((name, folder / f"{name}.py") for name in RULES)
        self.more = more
        self.package = PACKAGE + ("_checked" if boundscheck else "")
        self.boundscheck = boundscheck
        self.modules: dict[str, ModuleType] = {}
        self.entries: list[Any] = []

    def load(self, progress: Progress | None = None) -> "Compiled":
        """Compile every function that is needed, or fetch it from the cache, with its one signature."""
        import numba

        keep_entries_apart()
        package = ModuleType(self.package)
        package.__path__ = []
        sys.modules[self.package] = package
        groups = ((self.rules, self.folder(self.rules)), (self.more, self.folder(self.rules + self.more)))
        kept: list[Any] = []
        for files, folder in groups:
            setattr(numba.config, "CACHE_DIR", str(folder))  # noqa: B010
            before = len(self.entries)
            for name, file in files:
                self.modules[name] = self.execute(name, file)
            if (folder / COMPLETE).exists() and len(kept) == before:
                kept = list(self.entries)
        functions = callees_first(self.entries, kept)
        for number, function in enumerate(functions):
            if progress:
                progress(function.__module__.rpartition(".")[2], number, len(functions))
            self.fix(function)
        for files, folder in groups:
            if files:
                (folder / COMPLETE).touch()
        return self

    def folder(self, files: tuple[tuple[str, Path], ...]) -> Path:
        """The cache folder of these modules."""
        sources = [Path(__file__).parent / "schema.py", *(file for _, file in files)]
        return cache_folder(sources, "checked" if self.boundscheck else "fast")

    def execute(self, name: str, file: Path) -> ModuleType:
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
        text = file.read_text(encoding="utf-8")
        for layer in LAYERS:
            text = text.replace(f"from {layer}.", f"from {self.package}.")
        exec(compile(text, str(file), "exec"), vars(module))
        if name == "events":
            vars(module)["note"] = silent_note
        for key in [key for key, value in vars(module).items() if inspect.isfunction(value)]:
            is_entry = key in vars(module).get("__all__", ())
            inner = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
            wrappers: dict[str, Any] = {"cache": True} if is_entry else inner
            jit = numba.njit(nogil=True, error_model="numpy", boundscheck=self.boundscheck, **wrappers)
            setattr(module, key, jit(vars(module)[key]))
            if is_entry:
                self.entries.append(getattr(module, key))
        return module

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


def silent_note(s, verb: int, p: int, c: int, origin: int, goal: int) -> None:
    """Events are kept by the interpreted kernel only."""


def signature(function: Callable[..., Any]) -> tuple[Any, ...]:
    """The one signature of a rule: states and the deck are records, `out` an array, all else integers."""
    import numba
    from numba import types

    from .records import DECK_RECORD, STATE_RECORD

    state = numba.from_dtype(STATE_RECORD)
    known = {
        "s": state,
        "m": state,
        "w": state,
        "d": numba.from_dtype(DECK_RECORD),
        "out": types.Array(types.int64, 1, "C"),
    }
    return tuple(known.get(name, types.int64) for name in inspect.signature(function).parameters)


_loaded: dict[tuple[bool, tuple[tuple[str, Path], ...]], Compiled] = {}


def compiled(
    boundscheck: bool = False, more: tuple[tuple[str, Path], ...] = (), progress: Progress | None = None
) -> Compiled:
    """The compiled rules, loaded once in a process."""
    key = (boundscheck, more)
    if key not in _loaded:
        _loaded[key] = Compiled(boundscheck, more).load(progress)
    return _loaded[key]
