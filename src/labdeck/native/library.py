"""The library: the rules and policies as machine code, called as their Python functions are."""

import sys
from collections.abc import Callable
from ctypes import CDLL, Array, c_int32, c_int64, c_void_p
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from .built import NotBuilt, current, libraries
from .sources import LABDECK

PACKAGE = "labdeck."
LOADING = Lock()
WHAT_TO_DO = "install a wheel of labdeck for this machine, or run `make setup` in a checkout"
Entry = Callable[..., Any]


class Library:
    """A loaded library. Its entries take records and numbers of `memory` in place of states, decks and counts."""

    def __init__(self, path: Path) -> None:
        self.code = CDLL(str(path))
        self.entries: dict[Entry, Entry] = {}

    def entry(self, function: Entry) -> Entry:
        """A function of the rules or policies as machine code, many times as fast."""
        if function not in self.entries:
            self.entries[function] = self.found(function)
        return self.entries[function]

    def table(self, module: str, name: str, size: int) -> "Array[c_int32]":
        """A table of the policies as it is in this process; what is written there counts from the next call on."""
        return (c_int32 * size).in_dll(self.code, f"{module.removeprefix(PACKAGE)}.{name}".replace(".", "_"))

    def found(self, function: Entry) -> Entry:
        """The entry of a function, typed by the function's annotations."""
        name = f"{function.__module__.removeprefix(PACKAGE)}.{function.__name__}".replace(".", "_")
        entry = getattr(self.code, name, None)
        if entry is None:
            where = f"{function.__module__}.{function.__name__}"
            raise LookupError(f"{where} is no entry: let its module's __all__ name it")
        kinds = dict(function.__annotations__)
        returns = kinds.pop("return")
        entry.argtypes = [c_int64 if kind is int or kind is bool else c_void_p for kind in kinds.values()]
        entry.restype = None if returns is None else c_int64
        return entry  # type: ignore[no-any-return]


def is_checkout() -> bool:
    """Whether the package runs from a checkout, where its source may change."""
    return (LABDECK.parent.parent / "pyproject.toml").is_file()


def renew() -> Path:
    """Build the library of a checkout, and say so."""
    from .build import build

    why = "The rules have changed" if libraries() else "The rules are not machine code yet"
    print(f"{why}: making them machine code now.", file=sys.stderr)
    try:
        return build()
    except NotBuilt as error:
        print(f"That failed, so they are interpreted: {error}", file=sys.stderr)
        raise


@cache
def loaded() -> Library | NotBuilt:
    """The library, or why there is none. A stale one is never used: a checkout renews it."""
    try:
        path = current()
        if path is None and not is_checkout():
            raise NotBuilt(f"the rules are not machine code here: {WHAT_TO_DO}")
        return Library(path or renew())
    except NotBuilt as why:
        return why
    except OSError as error:
        return NotBuilt(f"the rules as machine code cannot be loaded here ({error}): {WHAT_TO_DO}")


def is_built() -> bool:
    """Whether there is machine code of the rules."""
    with LOADING:
        return isinstance(loaded(), Library)


def load() -> Library:
    """The library; or NotBuilt, which says what to do."""
    with LOADING:
        found = loaded()
    if isinstance(found, NotBuilt):
        raise found
    return found


def entry(function: Entry) -> Entry:
    """A function of the rules or policies as machine code; NotBuilt is raised if there is none."""
    return load().entry(function)
