"""What the loader asks of the compiler: indices as they are, and what one place calls built into it."""

from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from labdeck.rules.compiled import called_once, suited_to_the_rules


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
