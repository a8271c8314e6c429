"""Every enhancement lies below heroes of its type, for its points, and nowhere else."""

import pytest

from labdeck import arrange
from labdeck.deck import load
from labdeck.deck.file import Enhancement
from tests.tools.heroes import take
from tests.tools.sitting import assert_refused

# Heroes without an instant ability, and a discovery that each could score.
PLACES = {
    "science": ("charles-darwin", "photo-51"),
    "technology": ("satoshi-nakamoto", "memex-idea"),
    "engineering": ("emily-warren-roebling", "kitty-hawk-flight"),
    "mathematics": ("emmy-noether", "euclids-elements"),
}
ENHANCEMENTS = [pytest.param(card, id=card.id) for card in load("heroes").enhancements]


@pytest.mark.rule("D20", "D22")
@pytest.mark.parametrize("card", ENHANCEMENTS)
def test_adds_its_points_below_a_hero_of_its_type(card: Enhancement) -> None:
    hero, discovery = PLACES[card.type]
    game = arrange("heroes", hands=[[], [card.id]], table=[{}, {discovery: [hero]}], to_move=1)
    before = game.score(1)
    take(game, f"put {card.id} on {discovery}")
    assert game.table(1) == {discovery: [hero, card.id]}
    assert game.score(1) == before + card.points


@pytest.mark.rule("D19")
@pytest.mark.parametrize("card", ENHANCEMENTS)
@pytest.mark.parametrize("hero", ["isaac-newton", "grace-hopper"])
def test_adds_its_points_below_a_hero_who_holds_any_type(card: Enhancement, hero: str) -> None:
    game = arrange("heroes", hands=[[], [card.id]], table=[{}, {"memex-idea": [hero]}], to_move=1)
    take(game, f"put {card.id} on memex-idea")
    assert game.score(1) == 6 + card.points


@pytest.mark.rule("D22")
@pytest.mark.parametrize("card", ENHANCEMENTS)
def test_is_refused_below_any_other_hero(card: Enhancement) -> None:
    others = {discovery: [hero] for word, (hero, discovery) in PLACES.items() if word != card.type}
    game = arrange("heroes", hands=[[], [card.id]], table=[{}, others], to_move=1)
    assert_refused(game, f"put {card.id}", "D33")


@pytest.mark.rule("D21")
@pytest.mark.parametrize("card", ENHANCEMENTS)
def test_is_refused_beside_another_of_its_kind(card: Enhancement) -> None:
    hero, discovery = PLACES[card.type]
    other = next(
        each.id
        for each in load("heroes").enhancements
        if (each.kind, each.type) == (card.kind, card.type) and each.id != card.id
    )
    game = arrange("heroes", hands=[[], [card.id]], table=[{}, {discovery: [hero, other]}], to_move=1)
    assert_refused(game, f"put {card.id}", "D33")
