"""End and score: discarded projects, the last call, points and ties. P25 to P29."""

import pytest

from labdeck import arrange
from labdeck.game import Game
from tests.tools.sitting import play_turns

FULL = {"jill-tarter": ["astronomy", "physics", "computer-science"]}
ALSO_FULL = {"reina-maruyama": ["astronomy", "physics"]}
UNFINISHED: dict[str, list[str]] = {"veena-rawat": []}


@pytest.mark.rule("P25")
def test_a_discarded_project_may_be_drawn_while_it_is_on_top() -> None:
    game = arrange("ingenium", players=2, discard=["jill-tarter", "physics"], phase="draw", draws=1)
    game.play("draw discard")
    assert game.hand(0) == ["jill-tarter"]


@pytest.mark.rule("P25", "R3")
def test_at_a_refill_a_discarded_project_leaves_the_game() -> None:
    discard = ["junior", "jill-tarter", "physics"]
    game = arrange("ingenium", players=2, resource=[], discard=discard, phase="draw", draws=1)
    game.play("draw resource")
    assert (game.hand(0), game.pile("resource"), game.pile("discard")) == (["physics"], [], ["junior"])
    assert "jill-tarter" in game.pile("out")


@pytest.mark.rule("P25", "R3")
def test_a_project_on_top_of_discard_stays_there_at_a_refill() -> None:
    game = arrange("ingenium", players=2, resource=[], discard=["jill-tarter", "physics"], phase="draw", draws=1)
    game.play("draw resource")
    assert (game.hand(0), game.pile("discard")) == (["physics"], ["jill-tarter"])


@pytest.mark.rule("P25")
def test_in_microbes_discarded_modifiers_burn_at_a_refill() -> None:
    discard = ["soil", "endospore", "host", "mimivirus"]
    game = arrange("microbes", players=2, resource=[], discard=discard, phase="draw", draws=1)
    game.play("draw resource")
    assert (game.hand(0), game.pile("discard"), game.pile("burn")) == (["host"], ["soil"], ["endospore"])
    assert game.pile("out")[0] == "mimivirus"


def seats_until_the_end(game: Game) -> list[int]:
    """Whose turns follow the present one, as they are begun."""
    seats: list[int] = []
    while not game.over:
        play_turns(game, 1)
        seats.append(game.state.seat)
    return seats[:-1]


@pytest.mark.rule("P26")
def test_after_the_last_call_everyone_has_one_more_turn_its_caller_last() -> None:
    game = arrange("ingenium", hands=[[], [], []], table=[{}, FULL, UNFINISHED], project=[], resource=[], to_move=1)
    game.play("complete jill-tarter")
    assert not game.over
    assert seats_until_the_end(game) == [2, 0, 1]
    assert game.result is not None
    assert game.result.reason == "last call"


@pytest.mark.rule("P26")
def test_before_the_last_project_is_drawn_a_completion_is_no_last_call() -> None:
    game = arrange("ingenium", table=[FULL, {}])
    game.play("complete jill-tarter")
    assert game.view(None).last_call == 0


@pytest.mark.rule("P26")
def test_later_completions_change_nothing() -> None:
    game = arrange("ingenium", table=[FULL, ALSO_FULL], project=[], resource=[], refill=[])
    game.play("end")
    assert game.to_move == 1
    game.play("complete reina-maruyama")
    assert seats_until_the_end(game) == [0]


@pytest.mark.rule("P26")
def test_a_skipped_turn_is_used_up() -> None:
    game = arrange("ingenium", table=[FULL, UNFINISHED], project=[], resource=[], skip=[1, 0])
    assert seats_until_the_end(game) == [1]
    assert game.result is not None
    assert game.result.scores == (3, -3)


@pytest.mark.rule("P26", "R2")
def test_completing_by_itself_at_the_end_of_the_phase_is_a_last_call_too() -> None:
    game = arrange("ingenium", hands=[["junior"], []], table=[FULL, UNFINISHED], project=[], resource=[])
    game.play("end")
    assert game.view(None).last_call > 0


@pytest.mark.rule("P27")
def test_the_score_is_completed_points_less_active_ones() -> None:
    game = arrange("ingenium", table=[{"rachel-chang": ["doctorate"]}, {}], completed=[["jill-tarter"], []])
    assert (game.score(0), game.score(1)) == (3 - 4, 0)


@pytest.mark.rule("P27")
def test_projects_in_hand_count_nothing() -> None:
    game = arrange("ingenium", hands=[["rachel-chang"], ["jill-tarter"]])
    assert (game.score(0), game.score(1)) == (0, 0)


@pytest.mark.rule("P27")
def test_a_mandatory_project_counts_nothing_when_completed_and_costs_two_when_not() -> None:
    game = arrange("gsa", table=[{"preparations": []}, {}], completed=[[], ["increase-sample-size"]])
    assert (game.score(0), game.score(1)) == (-2, 0)


def ended(completed: list[list[str]], table: list[dict[str, list[str]]]) -> tuple[int, ...]:
    """The winners of a game that ends with these projects completed and active."""
    seats = len(completed)
    game = arrange("wise", completed=completed, table=table, phase="discard", skip=[1] * seats, most_turns=1)
    assert game.result is not None
    return game.result.winners


FOUR, ANOTHER_FOUR, TWO, ANOTHER_TWO = "lise-meitner", "grace-hopper", "hedy-lamarr", "henrietta-swan-leavitt"


@pytest.mark.rule("P28")
def test_most_points_wins() -> None:
    assert ended([[TWO], [FOUR]], [{}, {}]) == (1,)
    assert ended([[FOUR], [ANOTHER_FOUR, TWO]], [{}, {ANOTHER_TWO: [], "maud-menten": []}]) == (0,)


@pytest.mark.rule("P28", "R8")
def test_a_tie_goes_to_fewer_active_projects() -> None:
    assert ended([[TWO], [FOUR]], [{}, {ANOTHER_TWO: []}]) == (0,)


@pytest.mark.rule("P28", "R8")
def test_then_to_more_completed_projects() -> None:
    assert ended([[FOUR], [TWO, ANOTHER_TWO]], [{}, {}]) == (1,)


@pytest.mark.rule("P28", "R8")
def test_then_the_win_is_shared() -> None:
    assert ended([[FOUR], [TWO], [ANOTHER_FOUR]], [{}, {}, {}]) == (0, 2)


@pytest.mark.rule("P28")
def test_a_completed_mandatory_project_breaks_no_tie() -> None:
    completed = [["preparations", "body-clock"], ["small-rnas"]]
    game = arrange("gsa", completed=completed, phase="discard", skip=[1, 1], most_turns=1)
    assert game.result is not None
    assert game.result.winners == (0, 1)


@pytest.mark.rule("P29")
@pytest.mark.parametrize(
    ("deck", "four", "two", "three"),
    [
        ("wise", FOUR, TWO, "ada-lovelace"),
        ("ingenium", "rachel-chang", "hayley-todesco", "jill-tarter"),
        ("gsa", "cell-cycle-control", "self-splicing-rna", "body-clock"),
        ("microbes", "vibrio-cholerae", "bacteriophage-t4", "mimivirus"),
    ],
)
def test_four_and_two_completed_and_three_unfinished_make_three(deck: str, four: str, two: str, three: str) -> None:
    game = arrange(deck, completed=[[four, two], []], table=[{three: []}, {}])
    assert game.score(0) == 3


@pytest.mark.rule("R2")
def test_a_project_that_is_full_at_the_end_of_the_game_counts_as_completed() -> None:
    game = arrange("ingenium", table=[{}, FULL], phase="discard", skip=[0, 1], most_turns=1)
    assert game.result is not None
    assert (game.result.scores, game.completed(1)) == ((0, 3), ["jill-tarter"])


@pytest.mark.rule("R19")
def test_the_game_ends_when_nobody_has_a_project_in_hand_or_active() -> None:
    game = arrange("ingenium", hands=[[], ["physics"]], project=[], resource=[])
    game.play("end")
    assert game.result is not None
    assert game.result.reason == "no projects left"


@pytest.mark.rule("R19")
@pytest.mark.parametrize("held", [True, False])
def test_it_does_not_end_while_someone_has_one(held: bool) -> None:
    hands = [[], ["jill-tarter"] if held else []]
    game = arrange("ingenium", hands=hands, table=[{}, {} if held else UNFINISHED], project=[], resource=[])
    game.play("end")
    assert not game.over


@pytest.mark.rule("R19")
@pytest.mark.parametrize("skips", [0, 99])
def test_it_ends_when_every_player_has_taken_ten_turns_without_a_completion(skips: int) -> None:
    game = arrange("ingenium", table=[UNFINISHED, {}], project=[], resource=[], skip=[0, skips])
    play_turns(game, 1000)
    assert game.result is not None
    assert (game.result.reason, game.state.turns) == ("stalled", 1 + 2 * 10)


@pytest.mark.rule("R19")
def test_it_ends_after_a_hundred_turns_a_player_while_projects_are_left() -> None:
    game = arrange("ingenium", players=2, skip=[99, 99], phase="discard")
    assert game.state.turns == 199
    play_turns(game, 1)
    assert game.result is not None
    assert (game.result.reason, game.state.turns) == ("too many turns", 200)


@pytest.mark.rule("R19")
def test_the_guard_does_not_look_once_the_last_call_has_begun() -> None:
    game = arrange("ingenium", table=[FULL, {}], project=[], resource=[])
    game.play("complete jill-tarter")
    assert seats_until_the_end(game) == [1, 0]
    assert game.result is not None
    assert game.result.reason == "last call"
