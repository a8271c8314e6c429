"""Cancel an inspiration or an instant ability as it is played."""

import pytest

from labdeck import arrange
from labdeck.deck import load
from tests.tools.heroes import FIELD, inspire, take
from tests.tools.sitting import assert_refused, offered, play, told

INSTANT = {
    "george-washington-carver": "photo-51",
    "galileo-galilei": "photo-51",
    "rosalind-franklin": "photo-51",
    "alexander-fleming": "photo-51",
    "hedy-lamarr": "memex-idea",
    "alan-turing": "memex-idea",
    "jerry-lawson": "memex-idea",
    "nikola-tesla": "kitty-hawk-flight",
    "ismail-al-jazari": "kitty-hawk-flight",
    "elijah-mccoy": "kitty-hawk-flight",
    "al-khwarizmi": "euclids-elements",
    "sophie-germain": "euclids-elements",
    "blaise-pascal": "euclids-elements",
    "leonardo-da-vinci": "euclids-elements",
    "isaac-newton": "euclids-elements",
    "zhang-heng": "euclids-elements",
    "mary-somerville": "euclids-elements",
}
INSPIRATIONS = ["eureka", "priority-dispute", "paradigm-shift", "breakthrough", "funding-cut", "lost-manuscript"]
THEIRS = {"starlight-bends": ["charles-darwin", "microscope", "galapagos-islands"], "chladni-figures": ["james-watt"]}
MINE = {"edison-effect": ["grace-hopper", "bell-labs"]}
HAND = ("abacus", "hypatia")
NAMES = {hero.id: hero.name for hero in load("heroes").heroes}


@pytest.mark.parametrize("hero", INSTANT)
def test_cancels_an_instant_ability_and_the_hero_still_scores(hero: str) -> None:
    target = INSTANT[hero]
    game = arrange(
        "heroes",
        hands=[["peer-review", "pascaline"], [hero, *HAND]],
        table=[THEIRS, MINE],
        field=FIELD[1:],
        discard=["slide-rule", "transistor"],
        to_move=1,
    )
    piles = {pile: game.pile(pile) for pile in ("hero", "discovery", "discovery_discard")}
    play(game, f"play {hero} on {target}")
    take(game, "play peer-review")
    assert f"Seat 0 cancels {NAMES[hero]}." in told(game, None)
    assert game.table(1) == MINE | {target: [hero]}
    assert (game.table(0), game.hand(0)) == (THEIRS, ["pascaline"])
    assert sorted(game.hand(1)) == sorted(HAND)
    assert {pile: game.pile(pile) for pile in piles} == piles
    assert game.pile("discard") == ["peer-review", "slide-rule", "transistor"]
    assert "Pascaline" not in told(game, 1), "no hand was seen"


@pytest.mark.parametrize("card", INSPIRATIONS)
def test_cancels_an_inspiration(card: str) -> None:
    game = arrange(
        "heroes",
        hands=[["peer-review", "pascaline"], [card, *HAND]],
        table=[THEIRS, MINE],
        field=FIELD[1:],
        discard=["slide-rule"],
        to_move=1,
        phase="inspire",
    )
    piles = {pile: game.pile(pile) for pile in ("hero", "field", "discovery", "discovery_discard")}
    play(game, f"play {card}")
    take(game, "play peer-review")
    assert (game.table(0), game.table(1)) == (THEIRS, MINE)
    assert (game.hand(0), sorted(game.hand(1))) == (["pascaline"], sorted(HAND))
    assert {pile: game.pile(pile) for pile in piles} == piles
    assert game.pile("discard") == [card, "peer-review", "slide-rule"]
    assert offered(game) == ["pass", "play hypatia", "put abacus"], "no leave to score another type either"


def test_cancels_a_cancel() -> None:
    hands = [["peer-review"], ["nikola-tesla", "peer-review"]]
    game = arrange("heroes", hands=hands, field=FIELD, hero=["abacus", "slide-rule"], to_move=1)
    play(game, "play nikola-tesla on kitty-hawk-flight", "play peer-review", "play peer-review")
    assert sorted(game.hand(1)) == ["abacus", "slide-rule"]


@pytest.mark.parametrize(("hero", "target"), [("marie-curie", "photo-51"), ("james-watt", "kitty-hawk-flight")])
def test_finds_nothing_to_answer_in_what_is_no_instant_ability(hero: str, target: str) -> None:
    game = arrange("heroes", hands=[["peer-review"], [hero, "abacus"]], field=FIELD, to_move=1)
    play(game, f"play {hero} on {target}")
    assert game.to_move == 1


def test_cannot_be_played_without_a_card_to_answer() -> None:
    assert_refused(inspire("peer-review"), "play peer-review", "DR14")
