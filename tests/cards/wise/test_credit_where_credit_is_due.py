"""Credit where credit is due."""

import pytest

from tests.cards.cast import WISE
from tests.cards.phrases import Check, checks_of, discard_beside_own


@pytest.mark.rule("P18")
@pytest.mark.parametrize("check", checks_of(discard_beside_own))
def test_credit_where_credit_is_due(check: Check) -> None:
    check(WISE, "credit-where-credit-is-due")
