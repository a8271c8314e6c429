"""Steal 1 item."""

from tests.tools.heroes import score, take
from tests.tools.sitting import offered

THEIRS = {"moons-of-jupiter": ["marie-curie", "telescope", "microscope", "galapagos-islands"]}


def test_steals_an_item_of_choice() -> None:
    game = score("galileo-galilei", "photo-51", theirs=THEIRS)
    assert offered(game) == ["choose microscope", "choose telescope"], "no location"
    take(game, "choose microscope")
    assert game.table(1) == {"photo-51": ["galileo-galilei", "microscope"]}
    assert game.table(0) == {"moons-of-jupiter": ["marie-curie", "telescope", "galapagos-islands"]}


def test_an_item_that_fits_no_hero_is_discarded() -> None:
    game = score("galileo-galilei", "photo-51", theirs={"memex-idea": ["ada-lovelace", "transistor"]}, hero=["abacus"])
    assert game.table(0) == {"memex-idea": ["ada-lovelace"]}
    assert game.table(1) == {"photo-51": ["galileo-galilei"]}
    assert game.pile("discard") == ["transistor"]


def test_scores_with_nothing_to_steal() -> None:
    mine, theirs = {"principia": ["charles-darwin", "telescope"]}, {"memex-idea": ["hedy-lamarr", "bell-labs"]}
    game = score("galileo-galilei", "photo-51", mine=mine, theirs=theirs)
    assert game.table(1) == mine | {"photo-51": ["galileo-galilei"]}
    assert game.table(0) == theirs
