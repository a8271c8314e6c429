"""You may play one more hero this turn to score a second discovery."""

from labdeck import arrange
from tests.tools.heroes import FIELD, score, take
from tests.tools.sitting import offered, play

HAND = ("hypatia", "abacus")


def test_scores_a_second_discovery_with_another_hero() -> None:
    game = score("elijah-mccoy", "kitty-hawk-flight", hand=HAND, field=FIELD)
    take(game, "end", "play hypatia on euclids-elements", "put abacus on euclids-elements")
    assert game.table(1) == {"kitty-hawk-flight": ["elijah-mccoy"], "euclids-elements": ["hypatia", "abacus"]}


def test_may_be_left() -> None:
    game = score("elijah-mccoy", "kitty-hawk-flight", hand=HAND, field=FIELD)
    take(game, "end", "pass")
    assert (game.table(1), game.view(1).phase) == ({"kitty-hawk-flight": ["elijah-mccoy"]}, "discard")


def test_cancelled_there_is_no_second_score() -> None:
    hands = [["peer-review"], ["elijah-mccoy", *HAND]]
    game = arrange("heroes", hands=hands, field=FIELD, to_move=1)
    play(game, "play elijah-mccoy on kitty-hawk-flight")
    take(game, "play peer-review", "end")
    assert game.view(1).phase == "discard"


def test_scores_with_no_hero_left() -> None:
    game = score("elijah-mccoy", "kitty-hawk-flight", hand=("abacus",), field=FIELD)
    take(game, "end")
    assert offered(game) == ["pass"]
