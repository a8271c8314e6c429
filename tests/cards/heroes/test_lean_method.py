"""+3 for five discoveries with at most 2 enhancements."""

import pytest

from tests.tools.heroes import added

MET: dict[str, tuple[dict[str, list[str]], int]] = {
    "no enhancement": (
        {
            "moons-of-jupiter": ["marie-curie"],
            "continental-drift": ["rosalind-franklin"],
            "kitty-hawk-flight": ["nikola-tesla"],
            "photo-51": ["alexander-fleming"],
            "euclids-elements": ["al-khwarizmi"],
        },
        3,
    ),
    "two": (
        {
            "moons-of-jupiter": ["marie-curie"],
            "continental-drift": ["rosalind-franklin"],
            "kitty-hawk-flight": ["nikola-tesla"],
            "photo-51": ["alexander-fleming", "microscope", "galapagos-islands"],
            "euclids-elements": ["al-khwarizmi"],
        },
        3,
    ),
    "three": (
        {
            "moons-of-jupiter": ["marie-curie"],
            "continental-drift": ["rosalind-franklin"],
            "kitty-hawk-flight": ["nikola-tesla", "blueprints"],
            "photo-51": ["alexander-fleming", "microscope", "galapagos-islands"],
            "euclids-elements": ["al-khwarizmi"],
        },
        0,
    ),
    "four discoveries": (
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
    assert added("lean-method", cards) == bonus
