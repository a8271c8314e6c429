"""Biased family leave."""

import pytest

from tests.cards.cast import INGENIUM
from tests.cards.phrases import Check, checks_of, skip_two_turns


@pytest.mark.rule("R13", "P24")
@pytest.mark.parametrize("check", checks_of(skip_two_turns))
def test_biased_family_leave(check: Check) -> None:
    check(INGENIUM, "biased-family-leave")
