"""Tokenism and Marie Curie."""

import pytest

from tests.cards.cast import INGENIUM
from tests.cards.phrases import Check, checks_of, keep_one


@pytest.mark.rule("R10")
@pytest.mark.parametrize("check", checks_of(keep_one))
def test_tokenism_and_marie_curie(check: Check) -> None:
    check(INGENIUM, "tokenism-and-marie-curie")
