"""Back handed compliment."""

import pytest

from tests.cards.cast import WISE
from tests.cards.phrases import Check, checks_of, discard_hand


@pytest.mark.rule("R9")
@pytest.mark.parametrize("check", checks_of(discard_hand))
def test_back_handed_compliment(check: Check) -> None:
    check(WISE, "back-handed-compliment")
