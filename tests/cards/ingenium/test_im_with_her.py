"""I'm with her."""

import pytest

from tests.cards.cast import INGENIUM
from tests.cards.phrases import Check, cancel, checks_of


@pytest.mark.rule("P20", "R25")
@pytest.mark.parametrize("check", checks_of(cancel))
def test_im_with_her(check: Check) -> None:
    check(INGENIUM, "im-with-her")
