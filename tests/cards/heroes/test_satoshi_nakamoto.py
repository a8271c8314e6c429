"""Your enhancements cannot be stolen or discarded."""

from labdeck import arrange
from tests.tools.heroes import counted, inspire, score, take
from tests.tools.sitting import Table, assert_refused

THEIRS = {"memex-idea": ["satoshi-nakamoto", "transistor"], "photo-51": ["charles-darwin", "telescope"]}


def test_protects_all_enhancements_of_its_player() -> None:
    game = score("galileo-galilei", "moons-of-jupiter", theirs=THEIRS)
    assert game.table(0) == THEIRS
    assert game.table(1) == {"moons-of-jupiter": ["galileo-galilei"]}


def test_protects_no_other_player() -> None:
    table: Table = [THEIRS, {}, {"kitty-hawk-flight": ["james-watt", "blueprints"]}]
    game = arrange("heroes", hands=[[], ["priority-dispute"], []], table=table, to_move=1, phase="inspire")
    take(game, "play priority-dispute")
    assert (game.table(0), game.table(2)) == (THEIRS, {"kitty-hawk-flight": ["james-watt"]})


def test_does_not_keep_its_player_from_moving_them() -> None:
    game = score("mary-somerville", "swan-neck-flasks", mine=THEIRS)
    take(game, "choose telescope", "pass")
    assert game.table(1)["swan-neck-flasks"] == ["mary-somerville", "telescope"]


def test_a_theft_that_finds_only_protected_cards_cannot_be_played() -> None:
    assert_refused(inspire("priority-dispute", theirs=THEIRS), "play priority-dispute", "DR5")


def test_does_nothing_without_enhancements() -> None:
    assert counted([{"memex-idea": ["satoshi-nakamoto"]}, {}]).scores == (6, 0)
