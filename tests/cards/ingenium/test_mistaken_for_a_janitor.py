"""Mistaken for a janitor."""

import pytest

from tests.cards.cast import INGENIUM
from tests.cards.phrases import Check, checks_of, owner_discards


@pytest.mark.rule("P19", "R33")
@pytest.mark.parametrize("check", checks_of(owner_discards))
def test_mistaken_for_a_janitor(check: Check) -> None:
    check(INGENIUM, "mistaken-for-a-janitor")
