"""What each goal earns against what it asks, in a table that agrees with the findings."""

import pytest

from labdeck.lab.balance.earnings import earning_section
from labdeck.lab.balance.fates import fates
from labdeck.lab.balance.goals import goal_findings
from labdeck.lab.figures import Figure

from .studied import played


@pytest.mark.parametrize("deck", ["ingenium", "heroes"])
def test_a_row_differs_from_its_like_as_its_finding_says(deck: str) -> None:
    found = fates(played(deck))
    sizes = {one.names[0]: one.size for one in goal_findings(found)}
    rows = earning_section(played(deck), found).rows
    assert {row[0]: row[-1] for row in rows} == sizes
    for name, _, _, _, earned, usual, _ in rows:
        assert isinstance(earned, Figure)
        assert earned.value - sizes[str(name)].value == pytest.approx(float(str(usual)), abs=0.006)


def test_the_cheapest_come_first_and_discoveries_are_judged_by_draws() -> None:
    rows = earning_section(played("ingenium"), fates(played("ingenium"))).rows
    asks = [str(row[1]) for row in rows]
    assert asks == sorted(asks)
    assert {row[3] for row in rows} <= {"starts", "draws"}
    assert {row[3] for row in earning_section(played("heroes"), fates(played("heroes"))).rows} == {"draws"}
