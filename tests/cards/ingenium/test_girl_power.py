"""Girl Power!"""

import pytest

from tests.cards.cast import INGENIUM
from tests.cards.phrases import Check, checks_of, draw_two_good


@pytest.mark.rule("R29")
@pytest.mark.parametrize("check", checks_of(draw_two_good))
def test_girl_power(check: Check) -> None:
    check(INGENIUM, "girl-power")
