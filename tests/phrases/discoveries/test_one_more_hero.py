"""You may play one more hero this turn to score a second discovery."""

import pytest

from labdeck.deck.discoveries import Discovery, Hero
from tests.phrases.discoveries.stage import Stage, choices
from tests.tools.heroes import take

PHRASE = "You may play one more hero this turn to score a second {P}."


def second(stage: Stage) -> tuple[str, str]:
    """Another hero, and a discovery that it scores and that is of another step."""
    first = next(each for each in stage.deck.of(Discovery) if each.id == stage.scored_on([], []))
    hero = next(hero.id for hero in stage.deck.of(Hero) if stage.works(hero) != "when played")
    on = next(each.id for each in stage.discoveries(hero) if each.step != first.step and each.id != first.id)
    return hero, on


@pytest.mark.rule("DR21", "D32")
def test_another_hero_scores_a_second_discovery(stage: Stage) -> None:
    hero, on = second(stage)
    before, game = stage.use(hand=[hero, stage.keepsake], field=[on, stage.spare([{on: []}])])
    if "end" in choices(game):
        take(game, "end")
    assert {f"play {hero}", "pass"} <= set(choices(game))
    take(game, f"play {hero} on {on}")
    stage.assert_moved(before, game, (hero, "hand:0", f"mat:0/{on}"), (on, "field", "mat:0"))


@pytest.mark.rule("DR5")
def test_need_not_be_used(stage: Stage) -> None:
    hero, on = second(stage)
    _, game = stage.use(hand=[hero, stage.keepsake], field=[on, stage.spare([{on: []}])])
    if "end" in choices(game):
        take(game, "end")
    take(game, "pass")
    assert (game.view(0).phase, len(game.table(0))) == ("discard", 1)


@pytest.mark.rule("DR21")
def test_cancelled_there_is_no_second_score(blockable: Stage) -> None:
    hero, on = second(blockable)
    field = [on, blockable.spare([{on: []}])]
    game = blockable.lay(hand=[hero, blockable.keepsake], hands=[[blockable.block]], field=field, discovery=[])
    game.play(f"play {blockable.card} on {game.view(0).field[0]}")
    take(game, f"play {blockable.block}")
    if "end" in choices(game):
        take(game, "end")
    assert (game.view(0).phase, len(game.table(0))) == ("discard", 1)
