"""The greedy bot with discoveries: it scores what gains most, keeps what it will need, and answers what hurts."""

from typing import Any

import pytest

import labdeck
from labdeck.bots.discoveries.greedy import choose_greedily
from labdeck.deck import load, tables
from labdeck.rules.schema import State
from labdeck.rules.sight import mask, sample
from tests.bots.projects.test_greedy import choice
from tests.tools import walks

FIELD = ["tsiolkovsky-rocket-equation", "hertz-makes-radio-waves", "universal-machine"]  # S/E 2, S/T 4, T/M 2


def greedy(**position: Any) -> labdeck.Game:
    """A position of heroes in which the greedy bot has to choose."""
    position.setdefault("table", [{} for _ in position["hands"]])
    position.setdefault("field", FIELD)
    return labdeck.arrange("heroes", **position)


def test_scores_the_discovery_that_is_worth_most() -> None:
    game = greedy(hands=[["marie-curie"], []])
    assert choice(game) == "play marie-curie"
    game.play("play marie-curie")
    assert choice(game) == "on hertz-makes-radio-waves"


def test_scores_with_the_hero_whose_enhancements_are_in_hand() -> None:
    game = greedy(hands=[["al-khwarizmi", "marie-curie", "telescope", "microscope"], []], field=["starlight-bends"])
    assert choice(game) == "play marie-curie"


def test_scores_twice_if_it_has_a_hero_for_the_second() -> None:
    hand = ["elijah-mccoy", "nikola-tesla"]
    two = greedy(hands=[hand, []], field=["tsiolkovsky-rocket-equation", "carnots-ideal-engine"])
    assert choice(two) == "play elijah-mccoy"
    one = greedy(hands=[hand, []], field=["carnots-ideal-engine"])
    assert choice(one) == "play nikola-tesla"


def test_scores_early_with_a_hero_whose_bonus_grows() -> None:
    game = greedy(hands=[["srinivasa-ramanujan", "hypatia"], []], field=["universal-machine"])
    assert choice(game) == "play srinivasa-ramanujan"


def test_trusts_a_balance_of_items_and_locations_only_at_the_end() -> None:
    gear = ["abacus", "house-of-wisdom-baghdad"]
    early = greedy(hands=[["emmy-noether", "hypatia", *gear], []], field=["universal-machine"])
    assert choice(early) == "play hypatia"
    mine = {
        "leeuwenhoeks-animalcules": ["elijah-mccoy"],
        "carnots-ideal-engine": ["ismail-al-jazari"],
        "magdeburg-hemispheres": ["grace-hopper"],
        "keplers-ellipses": ["marie-curie"],
    }
    last = greedy(hands=[["emmy-noether", "hypatia", *gear], []], table=[mine, {}], field=["principia"])
    assert choice(last) == "play emmy-noether"


def test_uses_a_polymath_for_the_last_step() -> None:
    mine = {
        "leeuwenhoeks-animalcules": ["james-watt"],
        "carnots-ideal-engine": ["nikola-tesla"],
        "magdeburg-hemispheres": ["elijah-mccoy"],
        "keplers-ellipses": ["emmy-noether"],
    }
    game = greedy(
        hands=[["benjamin-franklin", "marie-curie"], []], table=[mine, {}], field=["new-directions-in-cryptography"]
    )
    assert choice(game) == "play benjamin-franklin"


def test_adds_an_enhancement_when_no_hero_can_score() -> None:
    mine = {"hertz-makes-radio-waves": ["marie-curie"]}
    game = greedy(hands=[["james-watt", "telescope"], []], table=[mine, {}], field=["universal-machine"])
    assert choice(game) == "put telescope"


def test_adds_the_enhancement_for_which_the_hero_has_a_bonus() -> None:
    game = greedy(hands=[["hypatia", "lecture-halls-of-alexandria", "house-of-wisdom-baghdad"], []])
    game.play("play hypatia")
    game.play("on universal-machine")
    assert choice(game) == "put lecture-halls-of-alexandria"


def test_names_the_step_of_which_least_can_come() -> None:
    field = ["hubble-space-telescope", "hertz-makes-radio-waves", "halleys-comet-returns", "keplers-ellipses"]
    mine = {"optical-maser-proposal": ["ada-lovelace"]}
    game = greedy(hands=[["marie-curie"], []], table=[mine, {}], field=field, discovery=["starlight-bends"])
    game.play("play marie-curie")
    game.play("on hubble-space-telescope")
    assert choice(game) == "publication"


def test_does_not_end_a_game_that_it_would_lose() -> None:
    mine = {
        "leeuwenhoeks-animalcules": ["james-watt"],
        "carnots-ideal-engine": ["nikola-tesla"],
        "magdeburg-hemispheres": ["elijah-mccoy"],
        "keplers-ellipses": ["emmy-noether"],
    }
    theirs = {
        "halleys-comet-returns": ["galileo-galilei", "telescope", "radium-institute-paris"],
        "hertz-makes-radio-waves": ["grace-hopper", "analytical-engine", "bell-labs"],
        "integrated-circuit-patent": ["ismail-al-jazari", "steam-engine", "wardenclyffe-tower"],
    }
    field = ["tsiolkovsky-rocket-equation"]
    game = greedy(hands=[[], ["marie-curie"]], table=[theirs, mine], field=field, to_move=1)
    assert choice(game) == "pass"


def test_finishes_a_game_that_it_would_win() -> None:
    mine = {
        "leeuwenhoeks-animalcules": ["james-watt"],
        "carnots-ideal-engine": ["nikola-tesla"],
        "magdeburg-hemispheres": ["elijah-mccoy"],
        "keplers-ellipses": ["emmy-noether"],
    }
    game = greedy(hands=[[], ["marie-curie"]], table=[{}, mine], to_move=1)
    assert choice(game) == "play marie-curie"


def test_takes_from_the_field_what_only_the_others_can_use() -> None:
    game = greedy(
        hands=[["telescope"], []],
        table=[{"keplers-ellipses": ["marie-curie"]}, {}],
        field=["shewhart-control-chart", "euclids-elements"],
    )
    game.play("pass")
    assert choice(game) == "discard shewhart-control-chart"


def test_gives_up_an_opening_hand_without_a_hero() -> None:
    game = greedy(hands=[["slide-rule", "abacus", "transistor"], []], phase="exchange")
    assert choice(game) == "redraw"


def test_keeps_an_opening_hand_that_can_score() -> None:
    game = greedy(hands=[["marie-curie", "telescope", "microscope"], []], phase="exchange")
    assert choice(game) == "keep"


def test_draws_before_its_action() -> None:
    game = greedy(hands=[["eureka", "marie-curie"], []], phase="inspire")
    assert choice(game) == "play eureka"


def test_does_not_draw_what_only_goes_round() -> None:
    game = greedy(hands=[["eureka", "marie-curie"], []], hero=[], discard=["priority-dispute"], phase="inspire")
    assert choice(game) == "pass"


def test_does_not_inspire_for_ever_in_one_turn() -> None:
    game = greedy(hands=[["eureka", "marie-curie"], []], phase="inspire")
    game.state.choices = 6
    assert choice(game) == "pass"


def test_plays_a_breakthrough_only_when_it_helps() -> None:
    stuck = greedy(hands=[["breakthrough", "james-watt"], []], field=["universal-machine"], phase="inspire")
    assert choice(stuck) == "play breakthrough"
    free = greedy(hands=[["breakthrough", "james-watt"], []], field=["carnots-ideal-engine"], phase="inspire")
    assert choice(free) == "pass"


@pytest.mark.parametrize(
    ("field", "chosen"),
    [
        (["universal-machine"], "play paradigm-shift"),
        (["tsiolkovsky-rocket-equation"], "play paradigm-shift"),
        (["kitty-hawk-flight"], "pass"),
    ],
)
def test_shifts_the_field_when_it_has_little_for_it(field: list[str], chosen: str) -> None:
    game = greedy(hands=[["paradigm-shift", "james-watt", "steam-engine"], []], field=field, phase="inspire")
    assert choice(game) == chosen


def test_cuts_the_funding_of_the_leader() -> None:
    leading = {"hertz-makes-radio-waves": ["marie-curie"]}
    hands = [["slide-rule"], ["funding-cut", "abacus"], ["transistor", "telescope"]]
    game = greedy(hands=hands, table=[{}, {}, leading], field=["universal-machine"], to_move=1, phase="inspire")
    assert choice(game) == "play funding-cut"
    game.play("play funding-cut")
    game.play("pass")
    game.play("pass")
    assert choice(game) == "choose seat 2"


def test_steals_the_best_and_lays_it_where_it_counts() -> None:
    mine = {"optical-maser-proposal": ["ada-lovelace"], "halleys-comet-returns": ["marie-curie"]}
    theirs = {
        "hertz-makes-radio-waves": ["grace-hopper", "analytical-engine"],
        "starlight-bends": ["galileo-galilei", "field-notebook"],
    }
    game = greedy(hands=[["priority-dispute"], []], table=[mine, theirs], field=["universal-machine"], phase="inspire")
    assert choice(game) == "play priority-dispute"
    game.play("play priority-dispute")
    assert choice(game) == "choose analytical-engine"


@pytest.mark.parametrize(("card", "chosen"), [("priority-dispute", "play priority-dispute"), ("eureka", "pass")])
def test_after_the_last_turn_plays_only_what_still_counts(card: str, chosen: str) -> None:
    table = [{"moons-of-jupiter": ["marie-curie"]}, {"photo-51": ["rosalind-franklin", "microscope"]}]
    game = greedy(hands=[[card, "hypatia"], []], table=table, to_move=1, phase="discard", most_turns=1)
    assert choice(game) == chosen


def test_keeps_a_theft_for_better_prey_until_the_last_turn_is_over() -> None:
    theirs = {"carnots-ideal-engine": ["nikola-tesla", "slide-rule"]}
    hands = [["priority-dispute", "marie-curie"], []]
    early = greedy(hands=hands, table=[{}, theirs], phase="inspire")
    assert choice(early) == "pass"
    over = greedy(hands=hands, table=[{}, theirs], to_move=1, phase="discard", most_turns=1)
    assert choice(over) == "play priority-dispute"


def test_reviews_any_theft_after_the_last_turn() -> None:
    table = [{"moons-of-jupiter": ["marie-curie"]}, {"carnots-ideal-engine": ["nikola-tesla", "slide-rule"]}]
    hands = [["priority-dispute"], ["peer-review"]]
    game = greedy(hands=hands, table=table, to_move=1, phase="discard", hero=[], most_turns=1)
    game.play("end")
    game.play("play priority-dispute")
    assert choice(game) == "play peer-review"


def test_reviews_what_would_steal_from_it() -> None:
    mine = {"hertz-makes-radio-waves": ["grace-hopper", "analytical-engine"]}
    theirs = {"optical-maser-proposal": ["ada-lovelace"]}
    hands = [["priority-dispute"], ["peer-review"]]
    game = greedy(hands=hands, table=[theirs, mine], field=["universal-machine"], phase="inspire")
    game.play("play priority-dispute")
    assert choice(game) == "play peer-review"


def test_lets_pass_what_does_not_hurt() -> None:
    game = greedy(hands=[["isaac-newton"], ["peer-review"]])
    game.play("play isaac-newton")
    game.play("on hertz-makes-radio-waves")
    assert game.to_move == 1
    assert choice(game) == "pass"


def test_sheds_what_new_cards_are_likely_to_surpass() -> None:
    hand = ["james-watt", "steam-engine", "alan-turing", "compass-and-straightedge"]
    game = greedy(hands=[hand, []], field=["carnots-ideal-engine"], phase="discard")
    shed = set()
    while choice(game) != "end":
        shed.add(choice(game))
        game.play(choice(game))
    assert shed == {"discard alan-turing", "discard compass-and-straightedge"}


def test_bets_on_what_most_of_the_unknown_cards_are() -> None:
    game = greedy(hands=[["blaise-pascal"], []], field=["universal-machine"])
    game.play("play blaise-pascal")
    game.play("on universal-machine")
    assert choice(game) == "hero"


def test_discards_the_best_card_that_it_sees_in_another_hand() -> None:
    game = greedy(
        hands=[["alan-turing"], ["isaac-newton", "slide-rule"]], field=["universal-machine", "starlight-bends"]
    )
    game.play("play alan-turing")
    game.play("on universal-machine")
    game.play("pass")
    assert choice(game) == "choose isaac-newton"


def test_moves_an_enhancement_to_where_it_gives_a_bonus() -> None:
    mine = {
        "optical-maser-proposal": ["ada-lovelace"],
        "hertz-makes-radio-waves": ["grace-hopper", "analytical-engine"],
    }
    game = greedy(hands=[["mary-somerville"], []], table=[mine, {}], field=["keplers-ellipses"])
    game.play("play mary-somerville")
    game.play("on keplers-ellipses")
    assert choice(game) == "choose analytical-engine"
    game.play("choose analytical-engine")
    assert choice(game) == "choose optical-maser-proposal"


@pytest.mark.parametrize("knobs", [{}, {"face_down": True, "challenges": 4}])
def test_what_stands_for_an_unknown_card_does_not_matter(knobs: dict[str, object]) -> None:
    d, m, w = tables(load("heroes"), **knobs).deck, walks.checked_state(), State()
    s = walks.dealt(d, 3, 5)
    for number, _ in enumerate(walks.walk(d, s, 5)):
        p = s.asked
        mask(s, m, d, p)
        before = m.fields()
        sample(m, w, d, p, 1, 2, 3, number)
        assert choose_greedily(w, d, p) == choose_greedily(m, d, p)
        assert m.fields() == before, "choosing leaves what the seat sees as it was"
