"""Good girls play nice."""

import pytest

from tests.cards.cast import INGENIUM
from tests.cards.phrases import Check, checks_of, owner_discards


@pytest.mark.rule("P19", "R33")
@pytest.mark.parametrize("check", checks_of(owner_discards))
def test_good_girls_play_nice(check: Check) -> None:
    check(INGENIUM, "good-girls-play-nice")
