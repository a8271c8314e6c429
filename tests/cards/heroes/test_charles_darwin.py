"""At the end: +1 for each type of hero you have beyond the first."""

from tests.tools.heroes import counted

DARWIN = {"photo-51": ["charles-darwin"]}


def test_counts_the_types_beyond_the_first() -> None:
    mine = DARWIN | {"memex-idea": ["hedy-lamarr"], "kitty-hawk-flight": ["nikola-tesla"]}
    assert counted([{}, mine]).scores == (0, 4 + 6 + 6 + 2)


def test_a_polymath_is_a_type_of_its_own() -> None:
    mine = DARWIN | {"principia": ["zhang-heng"], "starlight-bends": ["isaac-newton"]}
    assert counted([{}, mine]).scores == (0, 4 + 3 + 3 + 1)


def test_a_single_type_gives_nothing() -> None:
    mine = DARWIN | {"moons-of-jupiter": ["marie-curie"]}
    assert counted([mine, {"memex-idea": ["hedy-lamarr"]}]).scores == (8, 6)
