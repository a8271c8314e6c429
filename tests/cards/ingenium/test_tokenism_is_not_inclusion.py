"""Tokenism is not inclusion."""

import pytest

from tests.cards.cast import INGENIUM
from tests.cards.phrases import Check, checks_of, keep_one


@pytest.mark.rule("R10")
@pytest.mark.parametrize("check", checks_of(keep_one))
def test_tokenism_is_not_inclusion(check: Check) -> None:
    check(INGENIUM, "tokenism-is-not-inclusion")
