"""Kept on the "right" track."""

import pytest

from tests.cards.cast import INGENIUM
from tests.cards.phrases import Check, checks_of, keep_one


@pytest.mark.rule("R10")
@pytest.mark.parametrize("check", checks_of(keep_one))
def test_kept_on_the_right_track(check: Check) -> None:
    check(INGENIUM, "kept-on-the-right-track")
