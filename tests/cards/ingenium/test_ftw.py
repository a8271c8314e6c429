"""FTW!"""

import pytest

from tests.cards.cast import INGENIUM
from tests.cards.phrases import Check, checks_of, wildcard


@pytest.mark.rule("P21")
@pytest.mark.parametrize("check", checks_of(wildcard))
def test_ftw(check: Check) -> None:
    check(INGENIUM, "ftw")
