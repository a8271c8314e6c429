"""The hero you play this turn may score a discovery of any type."""

from labdeck import arrange
from tests.tools.heroes import FIELD, inspire, take
from tests.tools.sitting import assert_refused, offered, play


def test_a_hero_scores_a_discovery_of_another_type() -> None:
    game = inspire("breakthrough", hand=("james-watt", "blueprints", "microscope"), field=["photo-51"])
    take(game, "play breakthrough", "play james-watt on photo-51")
    assert offered(game) == ["end", "put blueprints"], "enhancements still follow the hero"
    assert game.score(1) == 4


def test_the_step_must_still_be_lacking() -> None:
    mine = {"moons-of-jupiter": ["charles-darwin"]}
    game = inspire("breakthrough", hand=("james-watt",), mine=mine, field=["moth-in-the-relay"])
    take(game, "play breakthrough")
    assert_refused(game, "play james-watt", "DR3")


def test_is_no_use_on_anothers_turn() -> None:
    game = arrange("heroes", hands=[["breakthrough"], ["abacus"]], field=FIELD, to_move=1, phase="inspire")
    play(game, "pass")
    assert_refused(game, "play breakthrough", "DR35")
