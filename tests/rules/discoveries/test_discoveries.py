"""Discoveries: steps, types, points and wild ones. D7 to D14, DR3, DR4, DR22."""

import pytest

from labdeck import arrange
from labdeck.deck import load
from labdeck.deck.discoveries import STEPS, Discovery
from tests.tools.heroes import FIELD, FIVE_STEPS, idle, take
from tests.tools.sitting import assert_refused, offered, play


@pytest.mark.rule("D7")
def test_there_are_five_steps_and_every_discovery_is_for_one_or_wild() -> None:
    assert STEPS == ("observation", "hypothesis", "experiment", "analysis", "publication")
    assert {card.step for card in load("heroes").of(Discovery)} == {*STEPS, "wild"}


@pytest.mark.rule("D8")
def test_the_last_step_can_be_scored_first() -> None:
    game = arrange("heroes", hands=[[], ["hypatia"], []], field=FIELD, to_move=1)
    take(game, "play hypatia on euclids-elements")
    assert game.view(None).steps == [{}, {"publication": "euclids-elements"}, {}]


@pytest.mark.rule("D9")
def test_of_each_step_one_card_is_scored() -> None:
    field = ["halleys-comet-returns", "photo-51"]
    table = [{}, {"moons-of-jupiter": ["charles-darwin"]}]
    game = arrange("heroes", hands=[[], ["marie-curie"]], table=table, field=field, to_move=1)
    play(game, "play marie-curie")
    assert_refused(game, "on halleys-comet-returns", "D9")
    assert offered(game) == ["on photo-51"]


@pytest.mark.rule("D10")
def test_a_hero_of_another_type_scores_nothing() -> None:
    game = arrange("heroes", hands=[["marie-curie"], []], field=FIELD)
    play(game, "play marie-curie")
    assert offered(game) == ["on moons-of-jupiter", "on photo-51"]
    assert_refused(game, "on memex-idea", "D10")


@pytest.mark.rule("D11")
def test_the_printed_points_go_to_whoever_scores_it() -> None:
    game = arrange("heroes", hands=[[], [], ["ada-lovelace"]], field=FIELD, to_move=2)
    take(game, "play ada-lovelace on memex-idea")
    assert [game.score(p) for p in range(3)] == [0, 0, 6]
    assert game.view(0).tally[2] == [("memex-idea", 6)]


@pytest.mark.rule("D12", "DR22")
@pytest.mark.parametrize("hero", ["charles-darwin", "emmy-noether"])
def test_a_hero_of_either_type_scores_a_split_discovery(hero: str) -> None:
    game = arrange("heroes", hands=[[], [hero]], field=["principia"], to_move=1)
    take(game, f"play {hero} on principia")
    assert game.table(1) == {"principia": [hero]}


@pytest.mark.rule("D12")
def test_a_hero_of_neither_type_does_not() -> None:
    game = arrange("heroes", hands=[["ada-lovelace"], []], field=["principia"])
    assert_refused(game, "play ada-lovelace", "DR3")


@pytest.mark.rule("D13")
@pytest.mark.parametrize("step", STEPS)
def test_a_wild_discovery_is_whichever_step_is_wanted(step: str) -> None:
    game = arrange("heroes", hands=[[], ["james-watt"]], field=["orbit-check-by-hand"], to_move=1)
    take(game, "play james-watt on orbit-check-by-hand")
    assert offered(game) == sorted(STEPS)
    take(game, step)
    assert game.view(0).steps[1] == {step: "orbit-check-by-hand"}
    assert game.score(1) == 2


@pytest.mark.rule("D13")
def test_the_types_of_a_wild_discovery_still_bind() -> None:
    game = arrange("heroes", hands=[["james-watt"], []], field=["hubble-space-telescope"])
    assert_refused(game, "play james-watt", "DR3")


@pytest.mark.rule("D14")
def test_a_wild_becomes_a_step_that_is_still_lacking() -> None:
    table = [{}, {"moons-of-jupiter": ["charles-darwin"], "photo-51": ["rosalind-franklin"]}]
    game = arrange("heroes", hands=[[], ["marie-curie"]], table=table, field=["apollo-11-moon-rocks"], to_move=1)
    play(game, "play marie-curie on apollo-11-moon-rocks")
    assert offered(game) == ["experiment", "hypothesis", "publication"]
    assert_refused(game, "analysis", "D9")


@pytest.mark.rule("D14")
def test_the_step_that_was_named_is_final() -> None:
    field = ["hubble-space-telescope", "hertz-makes-radio-waves", "optical-maser-proposal"]
    hands = [["marie-curie", "ada-lovelace"], []]
    game = arrange("heroes", hands=hands, field=field, hero=[], discovery=["starlight-bends", "edison-effect"])
    take(game, "play marie-curie on hubble-space-telescope", "experiment")
    idle(game, 2)
    assert game.view(None).steps[0] == {"experiment": "hubble-space-telescope"}
    play(game, "play ada-lovelace")
    assert_refused(game, "on hertz-makes-radio-waves", "D9")


@pytest.mark.rule("DR3")
def test_a_hero_stays_in_hand_if_every_fitting_step_is_taken() -> None:
    table = [{}, {"moons-of-jupiter": ["charles-darwin"]}]
    game = arrange("heroes", hands=[[], ["marie-curie"]], table=table, field=["halleys-comet-returns"], to_move=1)
    assert offered(game) == ["pass"]
    assert_refused(game, "play marie-curie", "DR3")


@pytest.mark.rule("DR3")
def test_with_five_steps_not_even_a_wild_is_scored() -> None:
    game = arrange("heroes", hands=[["isaac-newton"], []], table=[FIVE_STEPS, {}], field=["hubble-space-telescope"])
    assert_refused(game, "play isaac-newton", "DR3")


@pytest.mark.rule("DR4")
def test_the_ability_of_the_hero_cannot_take_the_discovery_out_of_the_field() -> None:
    game = arrange("heroes", hands=[[], ["alexander-fleming"], []], field=FIELD, to_move=1)
    take(game, "play alexander-fleming on photo-51")
    assert offered(game) == [*sorted(f"choose {card}" for card in FIELD if card != "photo-51"), "pass"]
    assert game.view(0).scoring == {"photo-51": ["alexander-fleming"]}
    assert_refused(game, "choose photo-51", "DR5")


@pytest.mark.rule("DR4")
def test_a_wilds_step_is_named_with_the_hero_before_anyone_answers() -> None:
    hands = [["eureka"], ["nikola-tesla"]]
    game = arrange("heroes", hands=hands, field=["apollo-11-moon-rocks"], to_move=1)
    play(game, "play nikola-tesla", "on apollo-11-moon-rocks")
    assert (game.to_move, "experiment" in offered(game)) == (1, True)
    play(game, "experiment")
    assert (game.to_move, offered(game)) == (0, ["pass"])
    assert game.hand(1) == [], "the ability has not worked yet"
