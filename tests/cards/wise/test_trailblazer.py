"""Trailblazer!"""

import pytest

from tests.cards.cast import WISE
from tests.cards.phrases import Check, checks_of, draw_two_good


@pytest.mark.rule("R29")
@pytest.mark.parametrize("check", checks_of(draw_two_good))
def test_trailblazer(check: Check) -> None:
    check(WISE, "trailblazer")
