"""The leaky pipeline."""

import pytest

from tests.cards.cast import WISE
from tests.cards.phrases import Check, checks_of, discard_scientist


@pytest.mark.rule("R12")
@pytest.mark.parametrize("check", checks_of(discard_scientist))
def test_the_leaky_pipeline(check: Check) -> None:
    check(WISE, "the-leaky-pipeline")
