"""Move up to some of your enhancements to other heroes of yours."""

import pytest

from tests.phrases.discoveries.stage import Mat, Stage, choices
from tests.tools.heroes import take

PHRASE = "Move up to {few} of your enhancements to other heroes of yours."


def position(stage: Stage, bare: int = 1) -> tuple[Mat, str, list[str]]:
    """Heroes of one type before its player, one with an item and a location; that one's discovery, and the two."""
    word = stage.hero(stage.card).type if stage.is_hero else stage.types[0]
    words = stage.types[:1] if word == "polymath" else (word,)
    holder, *others = stage.heroes(*words, number=1 + bare)
    held = [stage.gear(holder, kind)[0] for kind in ("item", "location")]
    mine = stage.mat([holder, *held], *([hero] for hero in others))
    return mine, next(iter(mine)), held


@pytest.mark.rule("DR34")
def test_they_go_one_by_one_to_a_hero_with_room(stage: Stage) -> None:
    mine, was, held = position(stage, bare=0 if stage.is_hero else 1)
    before, game = stage.use(mine)
    assert choices(game) == [*sorted(f"choose {card}" for card in held), "pass"]
    place = before["field"][0] if stage.is_hero else [*mine][1]
    take(game, f"choose {held[1]}")
    assert choices(game)[-1] == "pass"
    take(game, f"choose {held[0]}", *(["pass"] if "pass" in choices(game) and stage.number("few") > 2 else []))
    stage.assert_moved(before, game, *((card, f"mat:0/{was}", f"mat:0/{place}") for card in held))


@pytest.mark.rule("DR5")
def test_none_need_move(stage: Stage) -> None:
    mine, was, held = position(stage)
    before, game = stage.use(mine, choices=["pass"])
    stage.assert_moved(before, game)
    assert set(held) < set(game.table(0)[was])


@pytest.mark.rule("DR34")
def test_its_player_chooses_the_hero_if_several_have_room(stage: Stage) -> None:
    mine, _, held = position(stage, bare=1 if stage.is_hero else 2)
    before, game = stage.use(mine, choices=[f"choose {held[0]}"])
    places = [*mine][1:] + before["field"][: stage.is_hero]
    assert choices(game) == sorted(f"choose {place}" for place in places)


@pytest.mark.rule("DR5")
def test_moves_nothing_of_another_player(stage: Stage) -> None:
    theirs, _, _ = position(stage)
    stage.assert_finds_nothing({}, theirs)
