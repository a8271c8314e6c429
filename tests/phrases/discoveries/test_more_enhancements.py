"""You may add more enhancements to any of your heroes this turn."""

import pytest

from tests.phrases.discoveries.stage import Mat, Stage, choices
from tests.tools.heroes import take
from tests.tools.sitting import assert_refused

PHRASE = "You may add {additions} to any of your heroes this turn."


def position(stage: Stage) -> tuple[Mat, list[str]]:
    """Heroes scored before, and an enhancement for each: one more than may be added, of a type not the card's."""
    word = stage.hero(stage.card).type
    number = stage.number("additions") + 1
    others = [each for each in stage.types if each != word]
    heroes = [hero for each in others for hero in stage.heroes(each, number=2)][:number]
    held: list[str] = []
    for hero in heroes:
        held += stage.gear(hero, "item", but=held)
    return stage.mat(*([hero] for hero in heroes)), held


@pytest.mark.rule("DR34")
def test_so_many_more_go_to_heroes_scored_before(stage: Stage) -> None:
    mine, held = position(stage)
    _, game = stage.use(mine, hand=[*held, stage.keepsake])
    number = stage.number("additions")
    take(game, *(f"put {card} on {place}" for card, place in zip(held[:number], mine, strict=False)))
    laid = [card for cards in game.table(0).values() for card in cards[1:]]
    assert sorted(laid) == sorted(held[:number])
    assert (f"put {held[number]}" in choices(game), held[number] in game.hand(0)) == (False, True)


@pytest.mark.rule("DR34", "D24")
def test_the_hero_just_played_holds_what_it_always_may_beside_them(stage: Stage) -> None:
    mine, held = position(stage)
    own = [stage.gear(stage.card, kind)[0] for kind in ("item", "location")]
    _, game = stage.use(mine, hand=[*own, *held])
    assert {f"put {card}" for card in own} <= set(choices(game))
    on = next(card for card in game.table(0) if card not in mine)
    take(game, *(f"put {card} on {on}" for card in own))
    assert game.table(0)[on] == [stage.card, *own]


@pytest.mark.rule("DR5")
def test_nothing_need_be_added(stage: Stage) -> None:
    mine, held = position(stage)
    before, game = stage.use(mine, hand=held, choices=["end"])
    stage.assert_moved(before, game)


@pytest.mark.rule("DR20", "DR34")
def test_cancelled_nothing_goes_elsewhere(blockable: Stage) -> None:
    mine, held = position(blockable)
    field = [blockable.spare([mine])]
    game = blockable.lay(mine, hand=held, hands=[[blockable.block]], field=field, discovery=[])
    game.play(f"play {blockable.card} on {game.view(0).field[0]}")
    take(game, f"play {blockable.block}")
    assert_refused(game, f"put {held[0]}", "D22" if game.view(0).phase == "enhance" else "D37")


@pytest.mark.rule("DR5")
def test_scores_with_nothing_to_add(stage: Stage) -> None:
    stage.assert_finds_nothing()
