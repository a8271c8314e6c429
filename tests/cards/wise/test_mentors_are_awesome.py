"""Mentors are awesome."""

import pytest

from tests.cards.cast import WISE
from tests.cards.phrases import Check, checks_of, take_from_burn


@pytest.mark.rule("R16")
@pytest.mark.parametrize("check", checks_of(take_from_burn))
def test_mentors_are_awesome(check: Check) -> None:
    check(WISE, "mentors-are-awesome")
