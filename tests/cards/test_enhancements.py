"""Every enhancement lies below heroes of its type, for its points, and nowhere else."""

import pytest

from labdeck import arrange
from labdeck.deck.discoveries import Enhancement
from tests.cards.test_discoveries import STAGES
from tests.phrases.discoveries.stage import POLYMATH, Stage
from tests.tools.heroes import take
from tests.tools.sitting import assert_refused

TITLES = [(stage, card) for stage in STAGES.values() for card in stage.deck.of(Enhancement)]
ENHANCEMENTS = [pytest.param(*each, id=f"{each[0].deck.id}-{each[1].id}") for each in TITLES]


@pytest.mark.rule("D20", "D22")
@pytest.mark.parametrize(("stage", "card"), ENHANCEMENTS)
def test_adds_its_points_below_a_hero_of_its_type_or_a_polymath(stage: Stage, card: Enhancement) -> None:
    for hero in (stage.quiet(card.type), stage.quiet(POLYMATH)):
        mat = stage.mat([hero])
        (discovery,) = mat
        game = arrange(stage.deck, hands=[[card.id], []], table=[mat, {}])
        take(game, f"put {card.id} on {discovery}")
        assert game.table(0) == {discovery: [hero, card.id]}
        assert game.score(0) == stage.printed(game.table(0)) == stage.printed(mat) + card.points


@pytest.mark.rule("D22")
@pytest.mark.parametrize(("stage", "card"), ENHANCEMENTS)
def test_is_refused_below_any_other_hero(stage: Stage, card: Enhancement) -> None:
    mat = stage.mat(*([stage.quiet(word)] for word in stage.types if word != card.type))
    assert mat
    game = arrange(stage.deck, hands=[[card.id], []], table=[mat, {}])
    assert_refused(game, f"put {card.id}", "D33")


@pytest.mark.rule("D21")
@pytest.mark.parametrize(("stage", "card"), ENHANCEMENTS)
def test_is_refused_beside_another_of_its_kind(stage: Stage, card: Enhancement) -> None:
    hero = stage.quiet(card.type)
    (other,) = stage.gear(hero, card.kind, but=[card.id])
    game = arrange(stage.deck, hands=[[card.id], []], table=[stage.mat([hero, other]), {}])
    assert_refused(game, f"put {card.id}", "D33")
