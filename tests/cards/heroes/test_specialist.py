"""+3 for 3 heroes of one type."""

import pytest

from tests.tools.heroes import added

MET: dict[str, tuple[dict[str, list[str]], int]] = {
    "three of a type": (
        {
            "photo-51": ["marie-curie"],
            "moons-of-jupiter": ["rosalind-franklin"],
            "continental-drift": ["galileo-galilei"],
        },
        3,
    ),
    "two and a polymath": (
        {"photo-51": ["marie-curie"], "moons-of-jupiter": ["rosalind-franklin"], "continental-drift": ["zhang-heng"]},
        0,
    ),
    "nothing": ({}, 0),
}


@pytest.mark.parametrize("case", MET)
def test_gives_three_points_if_it_is_met(case: str) -> None:
    cards, bonus = MET[case]
    assert added("specialist", cards) == bonus
