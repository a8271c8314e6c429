"""Diversity makes better science."""

import pytest

from tests.cards.cast import INGENIUM
from tests.cards.phrases import Check, checks_of, each_player_draws


@pytest.mark.rule("R28")
@pytest.mark.parametrize("check", checks_of(each_player_draws))
def test_diversity_makes_better_science(check: Check) -> None:
    check(INGENIUM, "diversity-makes-better-science")
