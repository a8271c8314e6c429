"""Stupid patriarchy."""

import pytest

from tests.cards.cast import WISE
from tests.cards.phrases import Check, burn_beside_another, checks_of


@pytest.mark.rule("R32", "R33")
@pytest.mark.parametrize("check", checks_of(burn_beside_another))
def test_stupid_patriarchy(check: Check) -> None:
    check(WISE, "stupid-patriarchy")
