"""One source, two ways to run it: equal bytes, and compiled code that stays within its arrays."""

import pytest

from labdeck.rules.compiled import compiled
from tests import parity, walks

GAMES = walks.TABLES


@pytest.mark.parametrize(("deck", "seats"), GAMES)
def test_interpreted_equals_compiled(deck: str, seats: int) -> None:
    for seed in range(6):
        parity.check_parity(walks.deck_of(deck), compiled(), seats, seed, often=0.05)


@pytest.mark.parametrize(("deck", "seats"), GAMES)
def test_compiled_code_stays_within_bounds(deck: str, seats: int) -> None:
    for seed in range(100, 104):
        parity.check_parity(walks.deck_of(deck), compiled(boundscheck=True), seats, seed, often=0.02)
