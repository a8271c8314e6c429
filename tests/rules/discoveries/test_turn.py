"""The turn: one action, the field, discarding and drawing. D30 to D38, DR7, DR8, DR12, DR21."""

import pytest

from labdeck import arrange
from tests.tools.heroes import FIELD, be_quiet, idle, take
from tests.tools.sitting import Table, assert_refused, offered, play, told

SCIENTIST = {"photo-51": ["charles-darwin"]}
HAND = ["abacus", "blueprints", "microscope", "transistor", "slide-rule", "pascaline", "telescope", "punched-cards"]


@pytest.mark.rule("D30")
def test_a_turn_has_one_action_scoring_enhancing_or_nothing() -> None:
    hands = [[], ["james-watt", "microscope"]]
    game = arrange("heroes", hands=hands, table=[{}, SCIENTIST], field=FIELD[:3], to_move=1)
    assert offered(game) == ["pass", "play james-watt", "put microscope"]
    take(game, "put microscope on photo-51")
    assert game.view(1).phase == "field", "the action is over"


@pytest.mark.rule("D31")
def test_scoring_is_hero_ability_discovery_enhancements_in_this_order() -> None:
    game = arrange("heroes", hands=[[], ["nikola-tesla", "blueprints"]], field=FIELD, hero=["abacus"], to_move=1)
    take(game, "play nikola-tesla on kitty-hawk-flight", "put blueprints on kitty-hawk-flight")
    log = told(game, 1)
    said = ("plays Nikola Tesla to score", "draws 2 hero cards", "scores Kitty Hawk flight", "lays Blueprints on")
    where = [log.index(words) for words in said]
    assert where == sorted(where)
    assert game.table(1) == {"kitty-hawk-flight": ["nikola-tesla", "blueprints"]}


@pytest.mark.rule("D32")
def test_after_one_discovery_no_other_is_scored() -> None:
    game = arrange("heroes", hands=[[], ["james-watt", "hypatia"]], field=FIELD, to_move=1)
    take(game, "play james-watt on kitty-hawk-flight", "end")
    assert (game.view(1).phase, offered(game)) == ("discard", ["discard hypatia", "end"])


@pytest.mark.rule("D32")
def test_unless_a_card_lifts_it() -> None:
    game = arrange("heroes", hands=[[], ["elijah-mccoy", "hypatia"]], field=FIELD, to_move=1)
    take(game, "play elijah-mccoy on kitty-hawk-flight", "end", "play hypatia on euclids-elements")
    assert game.score(1) == 6 + 6


@pytest.mark.rule("D33")
def test_enhancing_adds_a_single_card_to_a_discovery_scored_earlier() -> None:
    hands = [[], ["microscope", "galapagos-islands"]]
    game = arrange("heroes", hands=hands, table=[{}, SCIENTIST], field=FIELD[:3], to_move=1)
    take(game, "put microscope on photo-51")
    assert game.table(1) == {"photo-51": ["charles-darwin", "microscope"]}
    assert offered(game) == sorted(f"discard {card}" for card in FIELD[:3])


@pytest.mark.rule("D33")
def test_another_players_discovery_cannot_be_enhanced() -> None:
    mine: Table = [{"principia": ["rosalind-franklin"]}, SCIENTIST]
    game = arrange("heroes", hands=[["microscope"], []], table=mine)
    play(game, "put microscope")
    assert_refused(game, "on photo-51", "D33")


@pytest.mark.rule("D34")
def test_nothing_can_be_done_even_if_something_could() -> None:
    game = arrange("heroes", hands=[[], ["james-watt"]], field=FIELD, to_move=1)
    take(game, "pass")
    assert (game.table(1), game.hand(1)) == ({}, ["james-watt"])
    assert game.view(1).phase == "field"


@pytest.mark.rule("D35")
def test_the_gap_is_closed_from_the_top_of_the_pile() -> None:
    hands = [[], ["james-watt", "abacus"]]
    game = arrange("heroes", hands=hands, field=FIELD, discovery=["principia", "edison-effect"], to_move=1)
    take(game, "play james-watt on kitty-hawk-flight")
    assert len(game.view(0).field) == 4, "the turn has not come to it yet"
    take(game, "end")
    assert game.view(0).field == ["moons-of-jupiter", "memex-idea", "photo-51", "euclids-elements", "principia"]


@pytest.mark.rule("D36", "DR8")
def test_a_turn_without_a_score_costs_the_field_a_card_of_choice_before_the_refill() -> None:
    hands = [[], ["abacus"]]
    game = arrange("heroes", hands=hands, field=FIELD, discovery=["principia"], to_move=1)
    take(game, "pass")
    assert offered(game) == sorted(f"discard {card}" for card in FIELD), "the pile's top is not there to be discarded"
    take(game, "discard photo-51")
    assert game.pile("discovery_discard") == ["photo-51"]
    assert game.view(0).field == [
        "moons-of-jupiter",
        "memex-idea",
        "kitty-hawk-flight",
        "euclids-elements",
        "principia",
    ]


@pytest.mark.rule("D36")
def test_enhancing_does_not_spare_it() -> None:
    game = arrange("heroes", hands=[["microscope"], []], table=[SCIENTIST, {}], field=FIELD[:2])
    take(game, "put microscope on photo-51")
    assert offered(game) == ["discard memex-idea", "discard moons-of-jupiter"]


@pytest.mark.rule("D36")
def test_a_score_spares_it() -> None:
    game = arrange("heroes", hands=[["james-watt", "abacus"], []], field=FIELD)
    take(game, "play james-watt on kitty-hawk-flight", "end")
    assert (game.view(0).phase, game.pile("discovery_discard")) == ("discard", [])


@pytest.mark.rule("DR7")
def test_the_field_is_refilled_once_for_two_scores_ahead_of_discarding() -> None:
    hands = [[], ["elijah-mccoy", "hypatia", "abacus"]]
    game = arrange("heroes", hands=hands, field=FIELD, discovery=["principia", "edison-effect"], to_move=1)
    take(game, "play elijah-mccoy on kitty-hawk-flight", "end")
    assert len(game.view(0).field) == 4
    play(game, "play hypatia on euclids-elements", "end")
    assert game.view(0).field[-2:] == ["principia", "edison-effect"]
    assert (game.view(0).phase, len(game.hand(1))) == ("discard", 1)


@pytest.mark.rule("D37")
@pytest.mark.parametrize("discards", [0, 1, 2, 3])
def test_up_to_three_are_discarded_and_six_drawn_up_to(discards: int) -> None:
    game = arrange("heroes", hands=[[], HAND[:5]], phase="discard", to_move=1)
    for card in HAND[:discards]:
        assert game.to_move == 1
        game.play(f"discard {card}")
    if discards < 3:
        game.play("end")
    assert (len(game.hand(1)), game.state.seat) == (6, 0)
    assert game.pile("discard") == HAND[:discards][::-1]
    assert {*HAND[discards:5]} <= {*game.hand(1)}


@pytest.mark.rule("D37")
def test_after_three_the_hand_is_drawn_up_without_a_question() -> None:
    game = arrange("heroes", hands=[HAND[:6], []], phase="discard")
    play(game, *(f"discard {card}" for card in HAND[:3]))
    assert game.state.seat == 1


@pytest.mark.rule("D38", "DR12")
def test_more_than_six_come_down_to_six_even_if_more_than_three_must_go() -> None:
    hand = [*HAND, "brooklyn-bridge", "bell-labs", "bletchley-park"]
    game = arrange("heroes", hands=[[], hand], phase="discard", to_move=1)
    for card in hand[:5]:
        assert_refused(game, "end", "D38")
        game.play(f"discard {card}")
    assert (game.state.seat, len(game.hand(1))) == (0, 6)


@pytest.mark.rule("DR12")
def test_one_too_many_still_leaves_three_discards() -> None:
    game = arrange("heroes", hands=[[], HAND[:7]], phase="discard", to_move=1)
    assert "end" not in offered(game)
    play(game, "discard abacus")
    assert "end" in offered(game)
    play(game, "discard blueprints", "discard microscope")
    assert game.state.seat == 0


@pytest.mark.rule("DR12")
def test_effects_may_lift_a_hand_above_six_until_its_owners_turn_ends() -> None:
    hands = [["abacus"], ["eureka", *HAND[1:6]]]
    game = arrange("heroes", hands=hands, field=FIELD, phase="inspire")
    play(game, "pass")
    take(game, "play eureka")
    assert len(game.hand(1)) == 8
    idle(game)
    assert (game.state.seat, len(game.hand(1))) == (1, 8)
    idle(game)
    assert len(game.hand(1)) == 6


SECOND = ["elijah-mccoy", "nikola-tesla", "hypatia", "abacus"]


@pytest.mark.rule("DR21")
def test_a_second_score_is_complete_with_its_own_hero_and_ability() -> None:
    field = ["kitty-hawk-flight", "separate-condenser-idea", "euclids-elements"]
    game = arrange("heroes", hands=[[], SECOND], field=field, hero=["blueprints", "slide-rule"], to_move=1)
    take(game, "play elijah-mccoy on kitty-hawk-flight", "end", "play nikola-tesla on separate-condenser-idea")
    assert {"blueprints", "slide-rule"} < {*game.hand(1)}
    take(game, "put blueprints on separate-condenser-idea")
    assert game.table(1)["separate-condenser-idea"] == ["nikola-tesla", "blueprints"]


@pytest.mark.rule("DR21")
def test_two_is_the_maximum() -> None:
    game = arrange("heroes", hands=[[], SECOND], field=FIELD, to_move=1)
    take(game, "play elijah-mccoy on kitty-hawk-flight", "end", "play hypatia on euclids-elements", "end")
    assert game.view(1).phase == "discard"


@pytest.mark.rule("DR21")
def test_between_the_two_scores_nothing_else_is_an_action() -> None:
    hands = [[], ["elijah-mccoy", "microscope"]]
    game = arrange("heroes", hands=hands, table=[{}, SCIENTIST], field=FIELD[:3], to_move=1)
    take(game, "play elijah-mccoy on kitty-hawk-flight", "end")
    assert offered(game) == ["pass"]
    assert_refused(game, "put microscope", "DR21")
    take(game, "pass")
    assert game.view(1).phase == "discard", "one was scored, so the field loses nothing"


@pytest.mark.rule("DR21")
def test_the_leave_to_score_twice_is_never_copied() -> None:
    table: Table = [{"kitty-hawk-flight": ["elijah-mccoy"]}, {"photo-51": ["galileo-galilei"]}]
    hands = [[], ["sophie-germain", "hypatia"]]
    field = ["euclids-elements", "riemann-hypothesis"]
    game = arrange("heroes", hands=hands, table=table, field=field, to_move=1)
    take(game, "play sophie-germain on euclids-elements", "end")
    assert "Seat 1 copies Galileo Galilei." in told(game)
    assert game.view(1).phase == "discard"


@pytest.mark.rule("DR21")
def test_with_five_steps_taken_there_is_no_second_score() -> None:
    table: Table = [{}, {card: [hero] for card, hero in zip(FIELD[:2], ["marie-curie", "ada-lovelace"], strict=True)}]
    table[1] |= {"photo-51": ["charles-darwin"], "euclids-elements": ["hypatia"]}
    hands = [["abacus"], ["elijah-mccoy", "james-watt"]]
    game = arrange("heroes", hands=hands, table=table, field=["kitty-hawk-flight"], to_move=1, players=3)
    take(game, "play elijah-mccoy on kitty-hawk-flight", "end")
    be_quiet(game)
    assert game.view(1).phase == "discard"
