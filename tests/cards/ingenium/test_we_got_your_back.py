"""We got your back."""

import pytest

from tests.cards.cast import INGENIUM
from tests.cards.phrases import Check, checks_of, pass_on_resources


@pytest.mark.rule("R15")
@pytest.mark.parametrize("check", checks_of(pass_on_resources))
def test_we_got_your_back(check: Check) -> None:
    check(INGENIUM, "we-got-your-back")
