"""Ways of the Queen Bee."""

import pytest

from tests.cards.cast import WISE
from tests.cards.phrases import Check, checks_of, move_to_yours


@pytest.mark.rule("R11")
@pytest.mark.parametrize("check", checks_of(move_to_yours))
def test_ways_of_the_queen_bee(check: Check) -> None:
    check(WISE, "ways-of-the-queen-bee")
