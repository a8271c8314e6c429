"""A PhD does not mean security."""

import pytest

from tests.cards.cast import WISE
from tests.cards.phrases import Check, checks_of, discard_hand


@pytest.mark.rule("R9")
@pytest.mark.parametrize("check", checks_of(discard_hand))
def test_a_phd_does_not_mean_security(check: Check) -> None:
    check(WISE, "a-phd-does-not-mean-security")
