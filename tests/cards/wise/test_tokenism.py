"""Tokenism."""

import pytest

from tests.cards.cast import WISE
from tests.cards.phrases import Check, checks_of, keep_one


@pytest.mark.rule("R10")
@pytest.mark.parametrize("check", checks_of(keep_one))
def test_tokenism(check: Check) -> None:
    check(WISE, "tokenism")
