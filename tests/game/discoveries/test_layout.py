"""Arranging a position of the discoveries family: what is laid out, and what cannot be."""

from typing import Any

import pytest

from labdeck import DeckError, arrange, replay

SCORED = {"photo-51": ["marie-curie", "microscope"]}


@pytest.mark.rule("D9")
def test_scored_discoveries_take_their_steps_and_wild_ones_the_named() -> None:
    table = [SCORED, {"hubble-space-telescope": ["zhang-heng"], "lovelaces-note-g": ["isaac-newton"]}]
    game = arrange("heroes", table=table, steps=[{}, {"experiment": "lovelaces-note-g"}])
    assert game.view(None).steps == [
        {"analysis": "photo-51"},
        {"observation": "hubble-space-telescope", "experiment": "lovelaces-note-g"},
    ]


def test_the_field_is_what_is_given_or_dealt() -> None:
    assert arrange("heroes", field=["photo-51"]).view(None).field == ["photo-51"]
    assert arrange("heroes", field=[]).view(None).field == []
    game = arrange("heroes", discovery=["photo-51", "memex-idea"], players=3)
    assert game.view(None).field[:2] == ["photo-51", "memex-idea"]
    assert len(game.view(None).field) == 5


@pytest.mark.rule("D6")
def test_solid_discoveries_that_nobody_placed_are_out_for_two() -> None:
    assert arrange("heroes", field=["photo-51"], players=2).count("discovery") == 30
    assert arrange("heroes", field=["photo-51"], players=3).count("discovery") == 49


def test_challenges_are_laid_open_by_name_or_left_out() -> None:
    game = arrange("heroes", challenges=["specialist", "big-result"])
    assert game.view(None).challenges == ["specialist", "big-result"]
    assert arrange("heroes").view(None).challenges == []


def test_a_number_of_challenges_is_dealt() -> None:
    game = arrange("heroes", challenges=2, players=2)
    assert (game.count("challenges"), len(set(game.view(None).challenges)), game.knobs["challenges"]) == (2, 2, 2)
    assert replay(game.record).pile("challenges") == game.pile("challenges")
    others = [arrange("heroes", challenges=2, seed=seed).pile("challenges") for seed in range(2, 9)]
    assert any(other != game.pile("challenges") for other in others)


@pytest.mark.parametrize("phase", ["exchange", "inspire", "act", "discard"])
def test_a_position_begins_in_a_phase(phase: str) -> None:
    game = arrange("heroes", hands=[["eureka"], ["abacus"]], phase=phase, to_move=1)
    assert (game.view(None).phase, game.to_move) == (phase, 1)


@pytest.mark.rule("DR29")
def test_enhancements_are_laid_face_down_in_that_variant() -> None:
    game = arrange("heroes", table=[{}, SCORED], face_down=True)
    assert game.view(0).table[1] == {"photo-51": ["marie-curie", "item face down"]}
    assert game.view(1).table[1] == SCORED


def test_an_arranged_game_replays_from_its_record() -> None:
    table = [{}, SCORED]
    game = arrange("heroes", hands=[["eureka"], ["telescope"]], table=table, to_move=1, challenges=["specialist"])
    game.play("put telescope on photo-51")
    again = replay(game.record)
    assert again.state.fields() == game.state.fields()


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "no hero": ({"table": [{"photo-51": []}, {}]}, "on photo-51 a hero must lie first"),
    "an item first": ({"table": [{"photo-51": ["microscope"]}, {}]}, "on photo-51 a hero must lie first"),
    "two heroes": ({"table": [{"photo-51": ["marie-curie", "james-watt"]}, {}]}, "james-watt cannot lie below"),
    "an item of another type": ({"table": [{"photo-51": ["marie-curie", "abacus"]}, {}]}, "abacus cannot lie below"),
    "too many items": (
        {"table": [{"photo-51": ["charles-darwin", "microscope", "telescope"]}, {}]},
        "telescope cannot lie below charles-darwin",
    ),
    "a step twice": (
        {"table": [{"photo-51": ["marie-curie"], "keplers-ellipses": ["hypatia"]}, {}]},
        "seat 0 has another card for the step of keplers-ellipses",
    ),
    "a sixth discovery": (
        {
            "table": [
                {
                    "moons-of-jupiter": ["marie-curie"],
                    "memex-idea": ["ada-lovelace"],
                    "kitty-hawk-flight": ["james-watt"],
                    "photo-51": ["charles-darwin"],
                    "euclids-elements": ["hypatia"],
                    "hubble-space-telescope": ["zhang-heng"],
                },
                {},
            ]
        },
        "seat 0 has another card for the step of hubble-space-telescope",
    ),
    "a step that is none": (
        {"table": [{"hubble-space-telescope": ["zhang-heng"]}, {}], "steps": [{"guess": "hubble-space-telescope"}, {}]},
        "'guess' is no step; there are observation",
    ),
    "a step for a card that is not wild": (
        {"table": [{}, SCORED], "steps": [{}, {"experiment": "photo-51"}]},
        "steps: 'photo-51' must be a wild discovery before seat 1",
    ),
    "a step for a card that is not there": (
        {"steps": [{"experiment": "hubble-space-telescope"}, {}]},
        "steps: 'hubble-space-telescope' must be a wild discovery before seat 0",
    ),
    "two steps for a card": (
        {
            "table": [{"hubble-space-telescope": ["zhang-heng"]}, {}],
            "steps": [{"analysis": "hubble-space-telescope", "experiment": "hubble-space-telescope"}, {}],
        },
        "before seat 0, named once",
    ),
    "a hero as a discovery": ({"table": [{"marie-curie": []}, {}]}, "marie-curie is not a discovery"),
    "a hero in the field": ({"field": ["marie-curie"]}, "field: marie-curie is not a discovery"),
    "a hero as a challenge": ({"challenges": ["marie-curie"]}, "challenges: marie-curie is no challenge"),
    "a discovery in the hero pile": ({"hero": ["photo-51"]}, "hero: photo-51 has another back"),
    "a hero in the discovery pile": ({"discovery": ["marie-curie"]}, "discovery: marie-curie has another back"),
    "a discovery in a hand": ({"hands": [[], ["photo-51"]]}, "hands: photo-51 is no card of the hero pile"),
    "a challenge in a hand": ({"hands": [["specialist"], []]}, "hands: specialist is no card of the hero pile"),
    "a discovery on the hero discards": ({"discard": ["photo-51"]}, "discard: photo-51 is no card of the hero pile"),
    "a hero on the other discards": ({"discovery_discard": ["marie-curie"]}, "marie-curie is not a discovery"),
    "a card twice": ({"field": ["photo-51"], "table": [SCORED, {}]}, "more of photo-51"),
    "a burn pile": ({"burn": ["abacus"]}, "burn: is not laid out in a game of discoveries"),
    "skipped turns": ({"skip": [1, 0]}, "skip: is not laid out in a game of discoveries"),
    "a phase of the other family": ({"phase": "draw"}, "phase: there is no 'draw'; there are exchange, inspire"),
    "five hands": ({"hands": [[], [], [], [], []]}, "it is for 2 to 4"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_impossible_positions_are_refused_with_a_reason(case: str) -> None:
    position, says = IMPOSSIBLE[case]
    with pytest.raises(DeckError, match=says):
        arrange("heroes", **position)


@pytest.mark.parametrize("name", ["hero", "discovery", "field", "discovery_discard", "challenges", "steps"])
def test_what_only_this_family_has_is_not_laid_out_in_the_other(name: str) -> None:
    position: dict[str, Any] = {name: []}
    with pytest.raises(DeckError, match=f"{name}: is not laid out in a game of projects"):
        arrange("ingenium", **position)
