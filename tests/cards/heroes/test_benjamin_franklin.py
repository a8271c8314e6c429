"""Enhancements on this hero cannot be stolen or discarded."""

from tests.tools.heroes import inspire, score, take
from tests.tools.sitting import assert_refused

THEIRS = {"photo-51": ["benjamin-franklin", "telescope"], "moons-of-jupiter": ["marie-curie", "microscope"]}


def test_protects_what_lies_on_this_hero_alone() -> None:
    game = score("galileo-galilei", "swan-neck-flasks", theirs=THEIRS)
    assert game.table(0) == {"photo-51": ["benjamin-franklin", "telescope"], "moons-of-jupiter": ["marie-curie"]}
    assert game.table(1) == {"swan-neck-flasks": ["galileo-galilei", "microscope"]}


def test_a_theft_that_finds_only_protected_cards_cannot_be_played() -> None:
    game = inspire("priority-dispute", theirs={"photo-51": ["benjamin-franklin", "telescope"]})
    assert_refused(game, "play priority-dispute", "DR5")


def test_does_not_keep_its_player_from_moving_them() -> None:
    game = score("mary-somerville", "swan-neck-flasks", mine={"photo-51": ["benjamin-franklin", "telescope"]})
    take(game, "choose telescope", "pass")
    assert game.table(1)["swan-neck-flasks"] == ["mary-somerville", "telescope"]
