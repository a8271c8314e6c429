"""What the loader asks of the compiler, and what it does with what it kept."""

from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import Any

import numba
import numpy as np
import pytest

from labdeck.cli.measuring import warmed
from labdeck.rules.compiled import Compiled, Progress, alone, cache_home, called_once
from labdeck.rules.wishes import NotInCache, fetched_only, granted, suited_to_the_rules
from tests.patience import PATIENCE


def at(numbers: "np.ndarray[Any, Any]", index: int) -> int:
    found: int = numbers[index]
    return found


def compiled_at() -> Any:
    """The function above, compiled with bounds checked."""
    function = numba.njit(boundscheck=True)(at)
    function.compile((numba.int64[::1], numba.int64))
    return function


def test_a_negative_index_of_the_rules_is_out_of_bounds() -> None:
    with suited_to_the_rules():
        function = compiled_at()
    assert function(np.array([4, 5]), 1) == 5
    with pytest.raises(IndexError):
        function(np.array([4, 5]), -1)


def test_others_in_the_process_count_from_the_end_as_before() -> None:
    with suited_to_the_rules():
        compiled_at()
    assert compiled_at()(np.array([4, 5]), -1) == 5


def test_what_two_places_call_is_built_into_neither(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("def f():\n    g()\n    h()\n")
    other.write_text("def k():\n    g()\n    f()\n")
    assert called_once((("one", one), ("other", other))) == {"f", "h"}


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Compiled]:
    """Makes compiled rules of two lines, each time as in another process."""
    monkeypatch.setenv("LABDECK_CACHE", str(tmp_path))
    file = tmp_path / "small.py"
    file.write_text("__all__ = ['twice']\n\ndef add(a, b):\n    return a + b\n\ndef twice(a):\n    return add(a, a)\n")

    def made() -> Compiled:
        rules = Compiled((("small", file),))
        rules.package = "labdeck.small_rules"
        return rules

    return made


def made_here(rules: Compiled) -> list[str]:
    """The functions that have been compiled or fetched."""
    return [name for name, value in vars(rules.small).items() if getattr(value, "overloads", None)]


def test_only_entries_are_fetched(small: Callable[[], Compiled]) -> None:
    assert made_here(small().load()) == ["add", "twice"]
    fetched = small().load()
    assert made_here(fetched) == ["twice"]
    assert fetched.small.twice(21) == 42
    assert not fetched.is_whole


def test_what_the_cache_lost_is_compiled_anew(small: Callable[[], Compiled]) -> None:
    folder = small().load().folder
    next(folder.rglob("*.nbc")).unlink()
    assert small().load().small.twice(21) == 42
    assert made_here(small().load()) == ["twice"], "and kept again"


def test_what_the_cache_has_broken_is_compiled_anew(small: Callable[[], Compiled]) -> None:
    folder = small().load().folder
    for kept in folder.rglob("*.nb[ci]"):
        kept.write_bytes(kept.read_bytes()[:100])
    assert small().load().small.twice(21) == 42
    assert made_here(small().load()) == ["twice"], "and kept again"


def test_of_two_at_once_one_compiles_and_the_other_fetches(small: Callable[[], Compiled]) -> None:
    quick, late = small(), small()
    has_looked = Event()

    def look_too_early(progress: Progress | None) -> bool:
        found = Compiled.fetch(late, progress)
        has_looked.set()
        return found

    late.fetch = look_too_early  # type: ignore[method-assign]
    waiting = Thread(target=late.load)
    with alone(quick.folder):
        waiting.start()
        assert has_looked.wait(PATIENCE)
        quick.compile()
    waiting.join()
    assert late.build == quick.build
    assert not late.is_whole


def test_what_an_interrupted_compilation_left_is_removed(small: Callable[[], Compiled]) -> None:
    folder = small().folder
    left = folder.with_name(f"{folder.name}.12345")
    left.mkdir(parents=True)
    small().load()
    assert not left.exists()


def test_where_the_cache_cannot_be_written_the_rules_run_all_the_same(
    small: Callable[[], Compiled], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LABDECK_CACHE", str(tmp_path / "small.py"))
    home = cache_home()
    assert small().load().small.twice(21) == 42
    assert cache_home() != home
    assert made_here(small().load()) == ["twice"], "and this process keeps it"
    assert str(home) in warmed(40.0, home)
    assert warmed(40.0, cache_home()) == "The rules and the bots are compiled, in 40.0 s."


def test_while_something_is_fetched_nothing_is_compiled() -> None:
    with fetched_only(), pytest.raises(NotInCache, match="at"):
        compiled_at()
    assert compiled_at()(np.array([4, 5]), 1) == 5


def test_wishes_are_granted_together_and_for_a_while() -> None:
    wish = ("pathlib:Path", "exists", lambda path: False)
    before = vars(Path)["exists"]
    with granted(wish):
        assert not Path().exists()
    for unknown in ("pathlib:Path", "hopes", bool), ("no_such_module:Path", "exists", bool):
        with granted(wish, unknown):
            assert Path().exists()
    assert vars(Path)["exists"] is before
