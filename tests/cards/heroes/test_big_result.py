"""+3 for a step worth 9 or more with its enhancements."""

import pytest

from tests.tools.heroes import added

MET: dict[str, tuple[dict[str, list[str]], int]] = {
    "nine": ({"memex-idea": ["hedy-lamarr", "analytical-engine"]}, 3),
    "eleven": ({"memex-idea": ["hedy-lamarr", "transistor", "bell-labs"]}, 3),
    "eight": ({"memex-idea": ["hedy-lamarr", "transistor"]}, 0),
    "two steps of six": ({"memex-idea": ["hedy-lamarr"], "kitty-hawk-flight": ["nikola-tesla"]}, 0),
    "nothing": ({}, 0),
}


@pytest.mark.parametrize("case", MET)
def test_gives_three_points_if_it_is_met(case: str) -> None:
    cards, bonus = MET[case]
    assert added("big-result", cards) == bonus
