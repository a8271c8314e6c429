"""Take 1 card, or one of a sort, from discard."""

import pytest

from tests.phrases.discoveries.stage import Stage, choices

PHRASE = "Take 1 {gear} of your choice from discard."


def test_its_player_chooses_among_all_of_that_sort(stage: Stage) -> None:
    fitting, others = stage.matching("gear")[:3], stage.others("gear")[:2]
    before, game = stage.use(discard=[*fitting, *others])
    assert choices(game) == sorted(f"choose {card}" for card in fitting)
    game.play(f"choose {fitting[1]}")
    stage.assert_moved(before, game, (fitting[1], "pile:discard", "hand:0"))


def test_one_alone_is_taken_without_a_question(stage: Stage) -> None:
    card = stage.matching("gear")[0]
    before, game = stage.use(discard=[card, *stage.others("gear")[:2]])
    stage.assert_moved(before, game, (card, "pile:discard", "hand:0"))


@pytest.mark.rule("DR5")
def test_finds_nothing_of_that_sort_in_discard(stage: Stage) -> None:
    stage.assert_finds_nothing(discard=stage.others("gear")[:2])
