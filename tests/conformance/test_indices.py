"""Indices are taken as they are: a negative one is a mistake, and is found where bounds are checked."""

from typing import Any

import numba
import numpy as np
import pytest

from labdeck.rules.compiled import suited_to_the_rules


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
