"""The end: who still plays, what is counted, and who wins. D39 to D41, DR23 to DR28, DR31."""

import pytest

from labdeck import Game, arrange, new
from labdeck.rules import numbers as n
from tests.tools.heroes import FIVE_STEPS, be_quiet, counted, idle, take
from tests.tools.sitting import Table, assert_refused, offered, play, told

FOUR_STEPS = {card: heroes for card, heroes in FIVE_STEPS.items() if card != "kitty-hawk-flight"}


def fifth_step(seat: int, players: int = 3) -> Game:
    """A game in which a seat has just scored its fifth step, and nobody holds anything."""
    table: Table = [FOUR_STEPS if p == seat else {} for p in range(players)]
    hands = [["james-watt"] if p == seat else [] for p in range(players)]
    game = arrange("heroes", hands=hands, table=table, field=["kitty-hawk-flight"], hero=[], to_move=seat)
    take(game, "play james-watt on kitty-hawk-flight")
    return game


@pytest.mark.rule("D39")
def test_after_a_fifth_step_play_goes_on_up_to_the_first_player() -> None:
    game = fifth_step(1)
    assert (game.over, game.state.seat) == (False, 2)
    assert "Seat 1 has all five steps: this round is the last." in told(game)
    assert game.view(0).last_call == 1
    idle(game)
    assert game.result is not None
    assert game.result.reason == "five steps"


@pytest.mark.rule("D39")
def test_if_the_last_seat_does_it_the_game_is_over_directly() -> None:
    game = fifth_step(2)
    assert (game.over, game.prompt) == (True, "The game is over.")
    assert game.state.turns == 3


@pytest.mark.rule("D39")
def test_all_have_equally_many_turns_whoever_began() -> None:
    game = new("heroes", players=3, seed=1, first=1, exchange=False, most_turns=2)
    movers = []
    while not game.over:
        if game.state.ask == n.ASK_SCORE:
            movers.append(game.to_move)
        words = [word for word in ("pass", "end") if word in offered(game)]
        game.play(words[0] if words else game.choices[0])
    assert movers == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("D40")
def test_points_and_scoring_abilities_are_summed_and_the_highest_wins() -> None:
    mine = {"kitty-hawk-flight": ["james-watt", "blueprints"], "photo-51": ["charles-darwin", "microscope"]}
    result = counted([mine, {"euclids-elements": ["hypatia", "house-of-wisdom-baghdad"]}])
    assert result.scores == (6 + 2 + 4 + 2 + 2, 6 + 3 + 2)
    assert result.winners == (0,)


@pytest.mark.rule("D40")
def test_the_tally_names_what_every_card_gives() -> None:
    mine = {"kitty-hawk-flight": ["james-watt", "blueprints"]}
    game = arrange("heroes", table=[{}, mine], phase="discard", to_move=1, most_turns=1)
    be_quiet(game)
    assert game.view(0).tally == [[], [("kitty-hawk-flight", 6), ("blueprints", 2), ("james-watt", 2)]]


@pytest.mark.rule("D41")
def test_between_equals_fewer_cards_played_win() -> None:
    two = {"photo-51": ["rosalind-franklin", "microscope"]}
    one = {"kitty-hawk-flight": ["nikola-tesla"]}
    result = counted([two, one])
    assert (result.scores, result.winners) == ((6, 6), (1,))


@pytest.mark.rule("D41", "DR26")
def test_cards_played_are_heroes_and_enhancements_not_discoveries_or_a_hand() -> None:
    two = {"cosmic-microwave-hiss": ["rosalind-franklin"], "point-contact-transistor": ["nikola-tesla"]}
    three = {"universal-machine": ["hedy-lamarr", "punched-cards", "bletchley-park"]}
    table: Table = [three, two | {"euclids-elements": ["al-khwarizmi"]}, {}]
    assert counted(table).winners == (1,)
    equal: Table = [{"universal-machine": ["hedy-lamarr", "transistor"]}, two]
    hands = [["abacus", "eureka", "pascaline"], []]
    result = counted(equal, hands=hands)
    assert (result.scores, result.winners) == ((4, 4), (0, 1))


@pytest.mark.rule("DR26")
def test_if_that_is_equal_too_the_win_is_shared() -> None:
    table: Table = [
        {"memex-idea": ["hedy-lamarr"]},
        {"photo-51": ["marie-curie"]},
        {"euclids-elements": ["al-khwarizmi"]},
    ]
    result = counted(table)
    assert (result.scores, result.winners) == ((6, 4, 6), (0, 2))


@pytest.mark.rule("DR23")
def test_an_end_once_started_is_not_undone_and_no_step_is_lost() -> None:
    table: Table = [FOUR_STEPS | {"photo-51": ["alexander-fleming", "microscope"]}, {}]
    hands = [["james-watt"], ["paradigm-shift", "priority-dispute", "galileo-galilei"]]
    game = arrange("heroes", hands=hands, table=table, field=["kitty-hawk-flight", "halleys-comet-returns"], hero=[])
    play(game, "play james-watt on kitty-hawk-flight", "play priority-dispute", "play paradigm-shift")
    assert (len(game.view(1).steps[0]), game.view(1).last_call) == (5, 1)
    idle(game)
    assert game.result is not None
    assert game.result.reason == "five steps"


@pytest.mark.rule("DR24")
def test_who_started_the_end_has_inspirations_left_and_nothing_else() -> None:
    hands = [["james-watt", "eureka", "hypatia"], ["abacus"], []]
    game = arrange("heroes", hands=hands, table=[FOUR_STEPS, {}, {}], field=["kitty-hawk-flight"], hero=[])
    play(game, "play james-watt on kitty-hawk-flight")
    idle(game)
    questions = set()
    while not game.over:
        if game.to_move == 0:
            questions.add(game.view(0).phase)
        game.play("pass" if "pass" in offered(game) else game.choices[0])
    assert questions == {"inspire"}


@pytest.mark.rule("DR25")
def test_a_game_is_a_single_round() -> None:
    game = fifth_step(2)
    assert (game.choices, game.to_move) == ((), None)
    assert game.result is not None
    assert_refused(game, "pass", "D39")


@pytest.mark.rule("DR27")
def test_scoring_abilities_read_one_frozen_state_whatever_their_order() -> None:
    cards = {
        "photo-51": ["charles-darwin", "microscope"],
        "kitty-hawk-flight": ["james-watt", "brooklyn-bridge"],
        "memex-idea": ["ada-lovelace", "transistor"],
        "euclids-elements": ["emmy-noether", "lecture-halls-of-alexandria"],
    }
    other_way = dict(reversed(cards.items()))
    # Printed 22, gear 2 + 2 + 2 + 2, Darwin 2, Lovelace 2, Noether 4.
    assert counted([cards, {}]).scores == counted([other_way, {}]).scores == (22 + 8 + 8, 0)


@pytest.mark.rule("DR28")
def test_a_bonus_stands_beside_a_discoverys_points() -> None:
    ramanujan = {"nightingales-rose-diagram": ["srinivasa-ramanujan", "compass-and-straightedge"]}
    assert counted([ramanujan, {}]).scores == (5 + 1 + 1, 0), "5 is odd, and stays so with an item for 1"
    even = {"euclids-elements": ["srinivasa-ramanujan", "compass-and-straightedge"]}
    assert counted([{}, even]).scores == (0, 6 + 1)


@pytest.mark.rule("DR28")
def test_a_bonus_makes_no_step_bigger() -> None:
    nine = {"memex-idea": ["ada-lovelace", "transistor"]}
    result = counted([nine, {}], challenges=["big-result"])
    assert result.scores == (6 + 2 + 2, 0), "the hero's 2 do not lift the step from 8 to 10"


@pytest.mark.rule("DR31")
def test_rounds_in_which_nobody_scores_end_the_game() -> None:
    game = arrange("heroes", players=3, stall_turns=2)
    idle(game, 5)
    assert not game.over
    idle(game)
    assert game.result is not None
    assert (game.result.reason, game.state.turns) == ("stalled", 6)
    assert game.view(None).log[-1]["rule"] == "DR31"


@pytest.mark.rule("DR31")
def test_a_score_begins_the_count_anew() -> None:
    game = arrange("heroes", hands=[[], ["james-watt"]], field=["kitty-hawk-flight"], to_move=1, stall_turns=1)
    take(game, "play james-watt on kitty-hawk-flight")
    assert not game.over
    idle(game, 2)
    assert game.result is not None
    assert (game.result.reason, game.state.turns) == ("stalled", 4)


@pytest.mark.rule("DR31")
def test_so_many_rounds_in_all_end_it_too() -> None:
    game = arrange("heroes", players=2, most_turns=2)
    idle(game, 100)
    assert game.result is not None
    assert (game.result.reason, game.state.turns) == ("too many turns", 4)
    assert game.view(None).log[-1]["rule"] == "DR31"


@pytest.mark.rule("DR31")
def test_they_are_ten_and_sixty_unless_a_table_says_otherwise() -> None:
    knobs = new("heroes", players=2, seed=1).knobs
    assert (knobs["stall_turns"], knobs["most_turns"]) == (10, 60)
    game = arrange("heroes", players=2)
    idle(game, 1000)
    assert game.state.turns == 2 * 10
