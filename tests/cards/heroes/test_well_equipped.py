"""+3 for 3 items or more."""

import pytest

from tests.tools.heroes import added

MET: dict[str, tuple[dict[str, list[str]], int]] = {
    "three items": (
        {"photo-51": ["marie-curie", "microscope", "telescope"], "memex-idea": ["hedy-lamarr", "transistor"]},
        3,
    ),
    "two items and a location": ({"photo-51": ["marie-curie", "microscope", "telescope", "galapagos-islands"]}, 0),
    "nothing": ({}, 0),
}


@pytest.mark.parametrize("case", MET)
def test_gives_three_points_if_it_is_met(case: str) -> None:
    cards, bonus = MET[case]
    assert added("well-equipped", cards) == bonus
