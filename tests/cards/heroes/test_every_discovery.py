"""Every discovery is scored by a hero of each of its types, for its points, and refused to all others."""

import pytest

from labdeck import arrange
from labdeck.deck import load
from labdeck.deck.file import Discovery
from tests.tools.heroes import score, take
from tests.tools.sitting import Table, assert_refused

# Heroes without an instant ability.
HEROES = {
    "science": "charles-darwin",
    "technology": "grace-hopper",
    "engineering": "james-watt",
    "mathematics": "emmy-noether",
}
DISCOVERIES = [pytest.param(card, id=card.id) for card in load("heroes").discoveries]
STEPS = [pytest.param(card, id=card.id) for card in load("heroes").discoveries if card.step != "wild"]


def is_scored(discovery: Discovery, hero: str) -> bool:
    """Whether the hero scores the discovery for its points and as its step."""
    game = score(hero, discovery.id, their_hand=("abacus",))
    if discovery.step == "wild":
        take(game, "analysis")
    step = "analysis" if discovery.step == "wild" else discovery.step
    assert game.view(0).steps[1] == {step: discovery.id}
    return game.table(1) == {discovery.id: [hero]} and game.score(1) == discovery.points


@pytest.mark.rule("D10", "D12")
@pytest.mark.parametrize("discovery", DISCOVERIES)
def test_is_scored_by_a_hero_of_each_of_its_types(discovery: Discovery) -> None:
    assert all(is_scored(discovery, HEROES[word]) for word in discovery.types)


@pytest.mark.rule("D19")
@pytest.mark.parametrize("discovery", DISCOVERIES)
def test_is_scored_by_a_polymath(discovery: Discovery) -> None:
    assert is_scored(discovery, "benjamin-franklin")


@pytest.mark.rule("D10", "D16")
@pytest.mark.parametrize("discovery", DISCOVERIES)
def test_is_refused_to_a_hero_of_another_type(discovery: Discovery) -> None:
    for hero in [HEROES[word] for word in HEROES if word not in discovery.types]:
        game = arrange("heroes", hands=[[], [hero]], field=[discovery.id], to_move=1)
        assert_refused(game, f"play {hero}", "DR3")


@pytest.mark.rule("D9")
@pytest.mark.parametrize("discovery", STEPS)
def test_is_refused_if_its_step_is_taken(discovery: Discovery) -> None:
    taken = next(
        card.id for card in load("heroes").discoveries if card.step == discovery.step and card.id != discovery.id
    )
    table: Table = [{}, {taken: ["zhang-heng"]}]
    game = arrange("heroes", hands=[[], ["benjamin-franklin"]], table=table, field=[discovery.id], to_move=1)
    assert_refused(game, "play benjamin-franklin", "DR3")
