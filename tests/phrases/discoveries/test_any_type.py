"""The hero you play this turn may score a discovery of any type."""

import pytest

from labdeck import arrange
from labdeck.deck.discoveries import Discovery, Enhancement, Hero
from tests.phrases.discoveries.stage import Stage
from tests.tools.heroes import take
from tests.tools.sitting import assert_refused, offered

PHRASE = "The hero you play this turn may score {a P} of any type."


def misfit(stage: Stage) -> tuple[str, str]:
    """A hero without an instant ability, and a discovery of another type."""
    hero = next(each for each in stage.deck.of(Hero) if stage.works(each) != "when played" and each.type in stage.types)
    on = next(each for each in stage.deck.of(Discovery) if hero.type not in each.types and each.step != "wild")
    return hero.id, on.id


@pytest.mark.rule("DR35")
def test_a_hero_scores_a_discovery_of_another_type(stage: Stage) -> None:
    hero, on = misfit(stage)
    game = stage.lay(hand=[hero, stage.keepsake], field=[on], discovery=[])
    stage.play(game)
    take(game, f"play {hero} on {on}")
    assert game.table(0) == {on: [hero]}
    assert stage.card in game.pile("discard")


@pytest.mark.rule("DR35", "D22")
def test_enhancements_still_follow_the_hero(stage: Stage) -> None:
    hero, on = misfit(stage)
    right, wrong = stage.gear(hero, "item")[0], stage.gear(hero, "item", fits=False)[0]
    if any(each.phrase == "Holds enhancements of any type." for each in stage.says(hero)):
        return
    game = stage.lay(hand=[hero, right, wrong], field=[on], discovery=[])
    stage.play(game)
    take(game, f"play {hero} on {on}")
    assert offered(game) == ["end", f"put {right}"]


@pytest.mark.rule("DR3")
def test_the_step_must_still_be_lacking(stage: Stage) -> None:
    hero, on = misfit(stage)
    step = next(each.step for each in stage.deck.of(Discovery) if each.id == on)
    other = stage.heroes()[0]
    taken = next(each.id for each in stage.discoveries(other, [on]) if each.step == step)
    game = stage.lay({taken: [other]}, hand=[hero], field=[on], discovery=[])
    stage.play(game)
    assert_refused(game, f"play {hero}", "DR3")


@pytest.mark.rule("DR35")
def test_is_of_no_use_on_anothers_turn(stage: Stage) -> None:
    cards = [each.id for each in stage.deck.of(Enhancement)[:1]]
    game = arrange(stage.deck, hands=[[stage.card], cards], to_move=1, phase="inspire", challenges=[])
    game.play("pass")
    assert_refused(game, f"play {stage.card}", "DR35")
