"""At the end: +1 for each item you have."""

from tests.tools.heroes import counted


def test_counts_every_item_of_its_player() -> None:
    mine = {"kitty-hawk-flight": ["james-watt", "blueprints"], "photo-51": ["marie-curie", "microscope", "telescope"]}
    theirs = {"memex-idea": ["hedy-lamarr", "transistor"]}
    assert counted([theirs, mine]).scores == (6 + 2, 6 + 2 + 4 + 2 + 3 + 3)


def test_locations_do_not_count() -> None:
    assert counted([{}, {"kitty-hawk-flight": ["james-watt", "brooklyn-bridge"]}]).scores == (0, 6 + 2)
