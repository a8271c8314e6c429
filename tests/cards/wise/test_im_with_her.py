"""I'm with her."""

import pytest

from tests.cards.cast import WISE
from tests.cards.phrases import Check, cancel, checks_of


@pytest.mark.rule("P20", "R25")
@pytest.mark.parametrize("check", checks_of(cancel))
def test_im_with_her(check: Check) -> None:
    check(WISE, "im-with-her")
