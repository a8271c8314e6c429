"""Every discovery is scored by a hero of each of its types, for its points, and refused to all others."""

import pytest

from labdeck import arrange
from labdeck.deck import names
from labdeck.deck.discoveries import Discovery
from tests.phrases.discoveries.stage import POLYMATH, WILD, Stage
from tests.phrases.sayings import sayings
from tests.tools.heroes import take
from tests.tools.sitting import assert_refused

STAGES = {each.deck.id: Stage(each) for deck in names() for each in sayings(deck)[:1] if each.deck.of(Discovery)}
TITLES = [(stage, card) for stage in STAGES.values() for card in stage.deck.of(Discovery)]
DISCOVERIES = [pytest.param(*each, id=f"{each[0].deck.id}-{each[1].id}") for each in TITLES]
STEPS = [param for param, (_, card) in zip(DISCOVERIES, TITLES, strict=True) if card.step != WILD]


def is_scored(stage: Stage, discovery: Discovery, hero: str) -> bool:
    """Whether the hero scores the discovery for its points and as its step."""
    game = arrange(stage.deck, hands=[[hero], [stage.keepsake]], field=[discovery.id])
    take(game, f"play {hero} on {discovery.id}")
    if discovery.step == WILD:
        take(game, "analysis")
    step = "analysis" if discovery.step == WILD else discovery.step
    assert game.view(0).steps[0] == {step: discovery.id}
    return game.table(0) == {discovery.id: [hero]} and game.score(0) == discovery.points


@pytest.mark.rule("D10", "D12")
@pytest.mark.parametrize(("stage", "discovery"), DISCOVERIES)
def test_is_scored_by_a_hero_of_each_of_its_types(stage: Stage, discovery: Discovery) -> None:
    assert all(is_scored(stage, discovery, stage.quiet(word)) for word in discovery.types)


@pytest.mark.rule("D19")
@pytest.mark.parametrize(("stage", "discovery"), DISCOVERIES)
def test_is_scored_by_a_polymath(stage: Stage, discovery: Discovery) -> None:
    assert is_scored(stage, discovery, stage.quiet(POLYMATH))


@pytest.mark.rule("D10", "D16")
@pytest.mark.parametrize(("stage", "discovery"), DISCOVERIES)
def test_is_refused_to_a_hero_of_another_type(stage: Stage, discovery: Discovery) -> None:
    for hero in [stage.quiet(word) for word in stage.types if word not in discovery.types]:
        game = arrange(stage.deck, hands=[[hero], []], field=[discovery.id])
        assert_refused(game, f"play {hero}", "DR3")


@pytest.mark.rule("D9")
@pytest.mark.parametrize(("stage", "discovery"), STEPS)
def test_is_refused_if_its_step_is_taken(stage: Stage, discovery: Discovery) -> None:
    other = stage.heroes(POLYMATH)[0]
    taken = next(each.id for each in stage.discoveries(other, [discovery.id]) if each.step == discovery.step)
    hero = stage.quiet(POLYMATH)
    game = arrange(stage.deck, hands=[[hero], []], table=[{taken: [other]}, {}], field=[discovery.id])
    assert_refused(game, f"play {hero}", "DR3")
