"""+3 for heroes of 4 different types."""

import pytest

from tests.tools.heroes import added

MET: dict[str, tuple[dict[str, list[str]], int]] = {
    "all four types": (
        {
            "photo-51": ["marie-curie"],
            "memex-idea": ["hedy-lamarr"],
            "kitty-hawk-flight": ["nikola-tesla"],
            "euclids-elements": ["al-khwarizmi"],
        },
        3,
    ),
    "three and a polymath": (
        {
            "photo-51": ["marie-curie"],
            "memex-idea": ["hedy-lamarr"],
            "kitty-hawk-flight": ["nikola-tesla"],
            "bridges-of-konigsberg": ["zhang-heng"],
        },
        3,
    ),
    "two and two polymaths": (
        {
            "photo-51": ["marie-curie"],
            "memex-idea": ["hedy-lamarr"],
            "bridges-of-konigsberg": ["zhang-heng"],
            "euclids-elements": ["isaac-newton"],
        },
        0,
    ),
    "three types": (
        {"photo-51": ["marie-curie"], "memex-idea": ["hedy-lamarr"], "kitty-hawk-flight": ["nikola-tesla"]},
        0,
    ),
    "nothing": ({}, 0),
}


@pytest.mark.parametrize("case", MET)
def test_gives_three_points_if_it_is_met(case: str) -> None:
    cards, bonus = MET[case]
    assert added("interdisciplinary", cards) == bonus
