"""Prove it again and again."""

import pytest

from tests.cards.cast import INGENIUM
from tests.cards.phrases import Check, checks_of, needs_one_more


@pytest.mark.rule("P19", "R4")
@pytest.mark.parametrize("check", checks_of(needs_one_more))
def test_prove_it_again_and_again(check: Check) -> None:
    check(INGENIUM, "prove-it-again-and-again")
