"""One source, two ways to run it: equal bytes, and machine code that stays within what Python would do."""

import pytest

from labdeck import native
from labdeck.native.checked import Checked
from tests.tools import parity, walks

GAMES = walks.TABLES


@pytest.mark.parametrize(("deck", "seats"), GAMES)
def test_interpreted_equals_machine_code(deck: str, seats: int) -> None:
    for seed in range(6):
        parity.check_parity(walks.deck_of(deck), native.load(), seats, seed, often=0.05)


@pytest.mark.parametrize(("deck", "seats"), GAMES)
def test_checked_machine_code_finds_nothing_wrong(deck: str, seats: int, checked_rules: Checked) -> None:
    for seed in range(100, 104):
        parity.check_parity(walks.deck_of(deck), checked_rules, seats, seed, often=0.02)
