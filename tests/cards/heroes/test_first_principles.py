"""+3 for all five steps without a wild discovery."""

import pytest

from tests.tools.heroes import added

MET: dict[str, tuple[dict[str, list[str]], int]] = {
    "five steps": (
        {
            "moons-of-jupiter": ["marie-curie"],
            "continental-drift": ["rosalind-franklin"],
            "kitty-hawk-flight": ["nikola-tesla"],
            "photo-51": ["alexander-fleming"],
            "euclids-elements": ["al-khwarizmi"],
        },
        3,
    ),
    "five steps with a wild one": (
        {
            "moons-of-jupiter": ["marie-curie"],
            "continental-drift": ["rosalind-franklin"],
            "kitty-hawk-flight": ["nikola-tesla"],
            "euclids-elements": ["al-khwarizmi"],
            "hubble-space-telescope": ["alexander-fleming"],
        },
        0,
    ),
    "four steps": (
        {
            "moons-of-jupiter": ["marie-curie"],
            "continental-drift": ["rosalind-franklin"],
            "kitty-hawk-flight": ["nikola-tesla"],
            "euclids-elements": ["al-khwarizmi"],
        },
        0,
    ),
    "nothing": ({}, 0),
}


@pytest.mark.parametrize("case", MET)
def test_gives_three_points_if_it_is_met(case: str) -> None:
    cards, bonus = MET[case]
    assert added("first-principles", cards) == bonus
