"""+3 for 4 heroes or more and no polymath."""

import pytest

from tests.tools.heroes import added

MET: dict[str, tuple[dict[str, list[str]], int]] = {
    "four heroes": (
        {
            "moons-of-jupiter": ["marie-curie"],
            "continental-drift": ["rosalind-franklin"],
            "kitty-hawk-flight": ["nikola-tesla"],
            "euclids-elements": ["al-khwarizmi"],
        },
        3,
    ),
    "five heroes": (
        {
            "moons-of-jupiter": ["marie-curie"],
            "continental-drift": ["rosalind-franklin"],
            "kitty-hawk-flight": ["nikola-tesla"],
            "photo-51": ["alexander-fleming"],
            "euclids-elements": ["al-khwarizmi"],
        },
        3,
    ),
    "three heroes": (
        {
            "photo-51": ["marie-curie"],
            "moons-of-jupiter": ["rosalind-franklin"],
            "continental-drift": ["galileo-galilei"],
        },
        0,
    ),
    "five heroes with a polymath": (
        {
            "moons-of-jupiter": ["marie-curie"],
            "continental-drift": ["rosalind-franklin"],
            "kitty-hawk-flight": ["nikola-tesla"],
            "euclids-elements": ["al-khwarizmi"],
            "photo-51": ["zhang-heng"],
        },
        0,
    ),
    "nothing": ({}, 0),
}


@pytest.mark.parametrize("case", MET)
def test_gives_three_points_if_it_is_met(case: str) -> None:
    cards, bonus = MET[case]
    assert added("solo-genius", cards) == bonus
