"""+3 for 2 locations or more."""

import pytest

from tests.tools.heroes import added

MET: dict[str, tuple[dict[str, list[str]], int]] = {
    "two locations": ({"kitty-hawk-flight": ["isambard-kingdom-brunel", "brooklyn-bridge", "wardenclyffe-tower"]}, 3),
    "a location and an item": ({"photo-51": ["marie-curie", "microscope", "galapagos-islands"]}, 0),
    "nothing": ({}, 0),
}


@pytest.mark.parametrize("case", MET)
def test_gives_three_points_if_it_is_met(case: str) -> None:
    cards, bonus = MET[case]
    assert added("world-traveller", cards) == bonus
