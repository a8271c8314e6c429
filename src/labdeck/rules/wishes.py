"""Wishes: what numba does otherwise for the rules. A numba that works otherwise than it did does without."""

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pkgutil import resolve_name
from typing import Any

Wish = tuple[str, str, Callable[..., Any]]  # whose it is, its name, and what shall be there instead

APART: set[Any] = set()  # the libraries of compiled entries


class NotInCache(Exception):
    """Something was to be fetched and would have to be compiled."""


def keep_entries_apart() -> None:
    """Have the compiler call entries where they are, instead of building a copy of each into every caller.

    It would optimise that copy, and all that it calls, again with every caller: more than half of the time. Entries
    are loaded before whatever calls them, so that their names are known.
    """
    from numba.core.codegen import CPUCodeLibrary

    link = getattr(CPUCodeLibrary, "add_linking_library", None)
    if link is not None and link.__name__ != "link_unless_apart":

        def link_unless_apart(self: Any, library: Any) -> None:
            if library not in APART:
                link(self, library)

        setattr(CPUCodeLibrary, "add_linking_library", link_unless_apart)  # noqa: B010


@contextmanager
def granted(*wishes: Wish) -> Iterator[None]:
    """All of these wishes, for a while in which nobody else compiles; or none, if numba does not know one of them."""
    from numba.core.compiler_lock import global_compiler_lock

    with global_compiler_lock:
        try:
            changes = [(resolve_name(owner), name, wish) for owner, name, wish in wishes]
            usual = [(owner, name, inspect.getattr_static(owner, name)) for owner, name, _ in changes]
        except (ImportError, AttributeError):
            changes, usual = [], []
        for change in changes:
            setattr(*change)
        try:
            yield
        finally:
            for change in usual:
                setattr(*change)


@contextmanager
def suited_to_the_rules() -> Iterator[None]:
    """Have the compiler suit the rules while it compiles them.

    An index is taken as it is: the rules have no negative one, and each would be tested for that. Where bounds are
    checked a negative one is out of them, so a mistake is found. And the type of a state, which numba spells out
    thousands of times, is spelled out once.
    """
    from numba.core import types

    def index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp)

    with (
        granted(("numba.np.arrayobj", "fix_integer_index", index_as_it_is)),
        granted(("numba.core.types:Record", "__repr__", cache(types.Record.__repr__))),
    ):
        yield


@contextmanager
def fetched_only() -> Iterator[None]:
    """Have what is in the cache fetched without getting ready to compile anything.

    numba would first learn all that it can compile. It would also read the code in the form in which it is built into
    callers, which entries never are, only to know the names in it.
    """
    from numba.core.runtime.nrt import rtsys

    def begin(context: Any) -> None:
        rtsys.initialize(context)

    def refuse(compiler: Any, *_: Any) -> None:
        raise NotInCache(compiler.py_func.__name__)

    def with_machine_code_only(codegen: Any, state: Any) -> Any:
        name, _, (machine_code, _) = state
        library = codegen.create_library(name)
        library.enable_object_caching()
        library._set_compiled_object(machine_code)
        library._finalize_final_module()
        return library

    def is_there(engine: Any, name: str) -> bool:
        return True

    with granted(
        ("numba.core.base:BaseContext", "refresh", begin),
        ("numba.core.codegen:CPUCodeLibrary", "_unserialize", staticmethod(with_machine_code_only)),
        ("numba.core.codegen:JitEngine", "is_symbol_defined", is_there),
        ("numba.core.dispatcher:_FunctionCompiler", "compile", refuse),
    ):
        yield
