"""Who is asked to block what hits a pair. R40."""

from pathlib import Path
from typing import Any

import pytest

from labdeck import Game
from tests.rules.projects.at_home import BLOCK, deck_at_home
from tests.rules.projects.pairs import end_turn, pair
from tests.tools.sitting import offered, play

MINE, THEIRS = "telomere-keepers", "self-splicing-rna"
EACH = "Each player discards 1 ciliate, from hand or table."
DOUBLE = "Burn 1 species on another player's project. Another player skips their next turn."


def aimed(folder: Path, *choices: str, beside: str = MINE, holder: int = -1, **knobs: Any) -> Game:
    """Seats 0 and 1 are a pair with a ciliate beside one of the two; seat 2 plays a card and names its target."""
    deck = deck_at_home(folder, {"colleague": BLOCK, "mishap": DOUBLE, "recall": EACH})
    hands = [["colleague"] if p == holder else [] for p in range(2)] + [[choices[0].removeprefix("play ")]]
    mine, theirs = ({q: ["ciliate"] if q == beside else []} for q in (MINE, THEIRS))
    game = pair(mine, theirs, {"body-clock": []}, deck=deck, hands=hands, resource=["imaging"] * 5, draw=1, **knobs)
    end_turn(game)
    end_turn(game)
    play(game, "draw resource", *choices)
    return game


def asked_to_block(game: Game) -> list[int | None]:
    """Who is asked, one after another, if everyone passes."""
    asked = []
    while "Do not block." in [choice.text for choice in game.choices]:
        asked.append(game.to_move)
        game.play("pass")
    return asked


@pytest.mark.rule("R40", "R37")
@pytest.mark.parametrize(("beside", "order"), [(MINE, [0, 1]), (THEIRS, [1, 0])])
def test_both_are_asked_and_first_the_owner_of_the_project_it_lies_beside(
    tmp_path: Path, beside: str, order: list[int]
) -> None:
    game = aimed(tmp_path, "play lost-stock", beside=beside)
    assert asked_to_block(game) == order
    assert "ciliate" in game.pile("burn")


@pytest.mark.rule("R40", "R37")
@pytest.mark.parametrize("beside", [MINE, THEIRS])
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_so_are_they_when_the_card_is_picked_later_and_first_the_one_named(
    tmp_path: Path, beside: str, order: list[int]
) -> None:
    game = aimed(tmp_path, "play freezer-failure", f"choose seat {order[0]}", beside=beside)
    assert asked_to_block(game) == order
    if "choose ciliate" in offered(game):
        assert game.to_move == order[0]
        game.play("choose ciliate")
    assert "ciliate" in game.pile("burn")


@pytest.mark.rule("R40", "R26")
@pytest.mark.parametrize("holder", [0, 1])
def test_one_block_is_enough_when_the_card_is_picked_later(tmp_path: Path, holder: int) -> None:
    game = aimed(tmp_path, "play freezer-failure", "choose seat 0", beside=THEIRS, holder=holder)
    play(game, *["pass"] * holder, "block colleague")
    assert (game.to_move, game.table(1)) == (2, {THEIRS: ["ciliate"]})


@pytest.mark.rule("R40", "R27")
def test_a_partner_is_not_asked_if_only_the_hand_could_lose(tmp_path: Path) -> None:
    game = aimed(tmp_path, "play freezer-failure", "choose seat 1", beside="")
    assert asked_to_block(game) == [1]


@pytest.mark.rule("R40", "R28")
def test_in_a_group_effect_each_loss_asks_the_seat_and_then_the_partner(tmp_path: Path) -> None:
    game = aimed(tmp_path, "play recall")
    assert asked_to_block(game) == [2]
    game.play("pass")
    assert asked_to_block(game) == [0, 1, 1], "seat 0 loses the only one, so then nothing lies beside the pair"


@pytest.mark.rule("R40")
def test_so_are_they_when_the_pair_is_to_need_more(tmp_path: Path) -> None:
    game = aimed(tmp_path, "play reviewer", f"choose {THEIRS}")
    assert asked_to_block(game) == [1, 0]
    assert game.table(1) == {THEIRS: ["reviewer"]}


@pytest.mark.rule("R40", "R26")
@pytest.mark.parametrize("holder", [0, 1])
def test_one_block_is_enough(tmp_path: Path, holder: int) -> None:
    game = aimed(tmp_path, "play lost-stock", holder=holder)
    play(game, *["pass"] * holder, "block colleague")
    assert (game.to_move, game.table(0)) == (2, {MINE: ["ciliate"]})
    assert game.pile("burn") == ["lost-stock", "colleague"]


@pytest.mark.rule("R40", "R20")
def test_where_anyone_may_block_all_are_asked_once_from_the_owner_clockwise(tmp_path: Path) -> None:
    game = aimed(tmp_path, "play lost-stock", beside=THEIRS, block="anyone")
    assert asked_to_block(game) == [1, 2, 0]


@pytest.mark.rule("R40", "R20")
def test_who_is_no_longer_meant_is_not_asked(tmp_path: Path) -> None:
    """The second sentence is aimed at a player, and no more at the pair that the first one hit."""
    game = aimed(tmp_path, "play mishap")
    play(game, "pass", "pass", "choose seat 1")
    assert asked_to_block(game) == [1]
    assert game.view(None).skips == [0, 1, 0]


@pytest.mark.rule("R20")
def test_of_projects_that_are_alone_only_the_owner_is_asked(tmp_path: Path) -> None:
    game = aimed(tmp_path, "play reviewer", "choose body-clock")
    assert asked_to_block(game) == [2]
