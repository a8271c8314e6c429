"""At the end: +4 if you have as many items as locations, at least 1 of each."""

import pytest

from tests.tools.heroes import counted


def test_counts_all_items_and_locations_of_its_player() -> None:
    mine = {"euclids-elements": ["emmy-noether", "abacus"], "photo-51": ["charles-darwin", "galapagos-islands"]}
    assert counted([{}, mine]).scores == (0, 6 + 2 + 4 + 2 + 1 + 4)


@pytest.mark.parametrize(("gear", "points"), [([], 0), (["abacus"], 2), (["house-of-wisdom-baghdad"], 3)])
def test_gives_nothing_without_both(gear: list[str], points: int) -> None:
    assert counted([{}, {"euclids-elements": ["emmy-noether", *gear]}]).scores == (0, 6 + points)


def test_gives_nothing_if_they_are_not_as_many() -> None:
    mine = {"euclids-elements": ["emmy-noether", "abacus", "house-of-wisdom-baghdad"]}
    mine["photo-51"] = ["rosalind-franklin", "microscope"]
    assert counted([mine, {}]).scores == (6 + 2 + 3 + 4 + 2, 0)
