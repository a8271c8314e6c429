"""The same rules, compiled: every module of rules is executed again into a second package, function by function.

The cache folder's name holds a hash of all sources, the versions and the flags, because numba's own cache does
not see a change in an imported file. Policies have a folder of their own, so that changing one keeps the rules'.
"""

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

    def load(self, progress: Progress | None = None) -> "Compiled":
        """Compile every function, or fetch it from the cache, with its one signature."""
        import numba

        package = ModuleType(self.package)
        package.__path__ = []
        sys.modules[self.package] = package
        groups = ((self.rules, self.folder(self.rules)), (self.more, self.folder(self.rules + self.more)))
        is_warm = all((folder / COMPLETE).exists() for files, folder in groups if files)
        for files, folder in groups:
            setattr(numba.config, "CACHE_DIR", str(folder))  # noqa: B010
            for name, file in files:
                if progress:
                    progress(name, len(self.modules), len(self.rules + self.more))
                self.modules[name] = self.execute(name, file, is_warm)
            if files and not is_warm:
                (folder / COMPLETE).touch()
        return self

    def folder(self, files: tuple[tuple[str, Path], ...]) -> Path:
        """The cache folder of these modules."""
        sources = [Path(__file__).parent / "schema.py", *(file for _, file in files)]
        return cache_folder(sources, "checked" if self.boundscheck else "fast")

    def jit(self, function: Any, is_entry: bool) -> Any:
        """A function to be compiled; only an entry can be called from Python, and only an entry is kept in the cache.

        What an entry calls is inside it, so nothing else need be kept, and the others go without the wrappers
        that take arguments from Python: that is a quarter of the time.
        """
        import numba

        wrappers: dict[str, Any] = (
            {"cache": True} if is_entry else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        )
        return numba.njit(nogil=True, error_model="numpy", boundscheck=self.boundscheck, **wrappers)(function)

    def execute(self, name: str, file: Path, is_warm: bool) -> ModuleType:
        """Run one module's text in the second package and compile its functions in order.

        A module's `__all__` names its entries. With a warm cache an entry is fetched when it is first called. While
        compiling, every function is held to its one signature, else each caller's integer types make another.
        """
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
        own = [key for key, value in vars(module).items() if inspect.isfunction(value)]
        entries = vars(module).get("__all__", ())
        for key in own:
            setattr(module, key, self.jit(vars(module)[key], key in entries))
        for key in own if not is_warm else ():
            function = getattr(module, key)
            function.compile(signature(function.py_func))
            function.disable_compile()
        return module

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
