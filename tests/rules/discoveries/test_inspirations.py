"""Inspirations: when they may be played, who is asked, and in which order they work. D28, D29, DR13 to DR16, DR35."""

from pathlib import Path
from typing import Any

import pytest

from labdeck import Game, arrange, new
from tests.tools.decks import altered
from tests.tools.heroes import FIELD, be_quiet, idle, take
from tests.tools.sitting import assert_all_else_refused, assert_refused, offered, play, told

PILE = ["abacus", "blueprints", "microscope", "transistor", "slide-rule", "pascaline"]


def asked_in_turn(game: Game) -> list[int | None]:
    """Who is asked, one after another, if everyone passes until the action, or the end."""
    asked = []
    while not game.over and game.view(None).phase == "inspire":
        asked.append(game.to_move)
        game.play("pass")
    return asked


@pytest.mark.rule("D28")
def test_an_inspiration_can_be_played_in_another_players_turn() -> None:
    game = arrange("heroes", hands=[["james-watt"], [], ["eureka"]], hero=PILE, phase="inspire")
    play(game, "pass")
    assert (game.to_move, offered(game)) == (2, ["pass", "play eureka"])
    take(game, "play eureka")
    assert sorted(game.hand(2)) == sorted(PILE[:3])
    assert (game.to_move, game.view(0).phase) == (0, "act")


@pytest.mark.rule("D28")
def test_only_an_inspiration_is_played_then() -> None:
    game = arrange("heroes", hands=[["james-watt"], ["abacus"]], field=FIELD, phase="inspire")
    assert_refused(game, "play james-watt", "D28")


@pytest.mark.rule("D29")
def test_it_works_at_once_and_uses_up_no_action() -> None:
    game = arrange("heroes", hands=[[], ["eureka", "james-watt"]], field=FIELD, hero=PILE, phase="inspire", to_move=1)
    take(game, "play eureka", "play james-watt on kitty-hawk-flight")
    assert game.table(1) == {"kitty-hawk-flight": ["james-watt"]}


@pytest.mark.rule("DR13")
def test_a_card_spent_on_anothers_turn_is_made_good_at_the_end_of_ones_own() -> None:
    hands = [["eureka"], ["lost-manuscript", "abacus"]]
    game = arrange("heroes", hands=hands, discard=["pascaline"], field=FIELD, phase="inspire")
    play(game, "pass")
    take(game, "play lost-manuscript")
    assert len(game.hand(1)) == 2
    idle(game)
    assert (game.state.seat, len(game.hand(1))) == (1, 2)
    idle(game)
    assert len(game.hand(1)) == 6


@pytest.mark.rule("DR14")
def test_every_seat_with_cards_is_asked_as_a_turn_begins_from_the_one_on_turn() -> None:
    hands = [["abacus"], [], ["james-watt"], ["pascaline"]]
    game = arrange("heroes", hands=hands, phase="inspire", to_move=2)
    assert asked_in_turn(game) == [2, 3, 0]


@pytest.mark.rule("DR14")
def test_after_an_inspiration_all_are_asked_anew_from_the_seat_on_turn() -> None:
    hands = [["james-watt"], ["hypatia"], ["eureka"]]
    game = arrange("heroes", hands=hands, hero=PILE, phase="inspire", to_move=1)
    play(game, "pass", "play eureka", "pass", "pass")
    assert asked_in_turn(game) == [1, 2, 0], "the asking ends when all have passed since"


@pytest.mark.rule("DR14")
def test_who_has_passed_may_still_play_once_another_has() -> None:
    hands = [["eureka"], ["paradigm-shift"], ["hypatia"]]
    game = arrange("heroes", hands=hands, hero=PILE, field=FIELD, phase="inspire")
    play(game, "pass", "play paradigm-shift", "pass", "pass")
    assert (game.to_move, offered(game)) == (0, ["pass", "play eureka"])
    play(game, "play eureka", "pass")
    assert asked_in_turn(game) == [0, 2], "seat 1 has no card left"


@pytest.mark.rule("DR14")
def test_after_a_cancelled_one_all_are_asked_anew_too() -> None:
    hands = [["james-watt"], ["hypatia", "peer-review"], ["eureka", "telescope"]]
    game = arrange("heroes", hands=hands, hero=PILE, phase="inspire", to_move=1)
    play(game, "pass", "play eureka", "play peer-review", "pass", "pass")
    assert game.hand(2) == ["telescope"]
    assert asked_in_turn(game) == [1, 2, 0]


@pytest.mark.rule("DR14")
def test_who_is_asked_anew_tells_nothing_of_what_they_hold() -> None:
    seen = set()
    for card in ("paradigm-shift", "telescope"):
        game = arrange("heroes", hands=[["hypatia"], ["eureka"], [card]], hero=PILE, field=FIELD, phase="inspire")
        play(game, "pass", "play eureka", "pass", "pass", "pass", "pass")
        assert game.to_move == 2
        seen.add(game.view(0).to_json())
    assert len(seen) == 1


@pytest.mark.rule("DR14")
def test_all_others_are_asked_for_an_answer_whatever_they_hold() -> None:
    hands = [["abacus"], ["nikola-tesla"], ["james-watt"], []]
    game = arrange("heroes", hands=hands, field=FIELD, to_move=1)
    play(game, "play nikola-tesla on kitty-hawk-flight")
    assert (game.to_move, offered(game)) == (2, ["pass"])
    play(game, "pass")
    assert (game.to_move, offered(game)) == (0, ["pass"])
    play(game, "pass")
    assert game.to_move == 1


@pytest.mark.rule("DR14")
def test_who_is_asked_tells_nothing_of_what_they_hold() -> None:
    seen = set()
    for card in ("peer-review", "abacus"):
        game = arrange("heroes", hands=[["nikola-tesla"], [card], ["pascaline"]], field=FIELD, hero=["eureka"])
        play(game, "play nikola-tesla on kitty-hawk-flight")
        assert game.to_move == 1
        seen.add(game.view(0).to_json())
        play(game, "pass")
        assert game.to_move == 2
    assert len(seen) == 1


@pytest.mark.rule("DR14")
def test_in_an_answer_the_seat_on_turn_comes_first() -> None:
    hands = [["james-watt"], ["hypatia"], ["eureka"], ["charles-darwin"]]
    game = arrange("heroes", hands=hands, hero=PILE, phase="inspire", to_move=1)
    play(game, "pass", "play eureka")
    asked = []
    while game.hand(2) == []:
        asked.append(game.to_move)
        game.play("pass")
    assert asked == [1, 3, 0]


@pytest.mark.rule("DR14")
def test_a_cancelled_cancel_cancels_nothing() -> None:
    hands = [["peer-review"], ["eureka", "peer-review"], ["abacus"]]
    game = arrange("heroes", hands=hands, hero=PILE[1:4], phase="inspire", to_move=1)
    play(game, "play eureka", "pass", "play peer-review")
    assert (game.to_move, offered(game)) == (1, ["pass", "play peer-review"])
    take(game, "play peer-review")
    assert sorted(game.hand(1)) == sorted(PILE[1:4]), "the last in has met the first answer alone"
    assert game.pile("discard") == ["eureka", "peer-review", "peer-review"]


@pytest.mark.rule("DR14")
def test_last_in_first_out() -> None:
    hands = [["peer-review"], ["eureka", "peer-review"]]
    game = arrange("heroes", hands=hands, hero=PILE[:3], phase="inspire", to_move=1)
    play(game, "play eureka", "play peer-review", "pass")
    log = told(game)
    assert log.index("plays Eureka!") < log.index("Seat 0 plays Peer Review") < log.index("Seat 0 cancels Eureka!")
    assert game.hand(1) == ["peer-review"]


@pytest.mark.rule("DR14")
@pytest.mark.parametrize(("gone", "asked"), [(["peer-review"], True), (["peer-review", "peer-review"], False)])
def test_nobody_is_asked_once_all_that_could_answer_are_openly_gone(gone: list[str], asked: bool) -> None:
    game = arrange("heroes", hands=[["nikola-tesla"], ["abacus"]], field=FIELD, discard=gone)
    play(game, "play nikola-tesla on kitty-hawk-flight")
    assert (game.to_move == 1) == asked


@pytest.mark.rule("DR14")
def test_no_turn_begins_with_a_question_once_all_inspirations_are_openly_gone() -> None:
    gone = ["eureka", "eureka", "peer-review", "peer-review", "priority-dispute", "paradigm-shift", "breakthrough"]
    hands = [["abacus"], ["pascaline"]]
    for more, phase in ((["funding-cut", "lost-manuscript"], "act"), (["funding-cut"], "inspire")):
        game = arrange("heroes", hands=hands, discard=gone + more, phase="inspire")
        assert game.view(0).phase == phase


@pytest.mark.rule("DR14")
def test_an_answer_cannot_be_played_by_itself() -> None:
    game = arrange("heroes", hands=[["peer-review"], []], phase="inspire")
    assert_refused(game, "play peer-review", "DR14")
    play(game, "pass")
    assert_refused(game, "play peer-review", "DR14")


@pytest.mark.rule("DR14")
def test_once_the_action_has_begun_it_is_too_late() -> None:
    game = arrange("heroes", hands=[[], ["eureka"]], phase="act", to_move=1)
    assert_refused(game, "play eureka", "DR14")


@pytest.mark.rule("DR15")
def test_no_inspiration_while_hands_are_exchanged() -> None:
    game = arrange("heroes", hands=[["eureka"], ["eureka"]], phase="exchange")
    assert offered(game) == ["keep", "redraw"]
    assert "inspire" not in new("heroes", players=2, seed=1).view(None).phase


@pytest.mark.rule("DR15")
def test_inside_another_effect_only_an_answer_to_it() -> None:
    game = arrange("heroes", hands=[["eureka", "peer-review"], ["nikola-tesla"]], field=FIELD, to_move=1)
    play(game, "play nikola-tesla on kitty-hawk-flight")
    assert offered(game) == ["pass", "play peer-review"]
    assert_refused(game, "play eureka", "DR14")


@pytest.mark.rule("DR15")
def test_the_last_turn_still_begins_with_inspirations() -> None:
    game = arrange("heroes", hands=[["eureka"], ["abacus"]], phase="inspire", to_move=1, most_turns=1)
    play(game, "pass")
    assert "play eureka" in offered(game)
    idle(game)
    assert (game.over, game.choices) == (True, ())


HOLDER = {"photo-51": ["rosalind-franklin", "microscope"]}


def after_the_last_turn(hands: list[list[str]], **more: Any) -> Game:
    """A game of three whose last turn, seat 2's, is over."""
    usual: dict[str, Any] = {"table": [{}, HOLDER, {"moons-of-jupiter": ["marie-curie"]}], "most_turns": 1}
    game = arrange("heroes", hands=hands, to_move=2, phase="discard", **(usual | more))
    while game.state.turns == 2:
        game.play("end")
    return game


@pytest.mark.rule("DR15")
def test_after_the_last_turn_there_is_one_more_window_from_the_first_player() -> None:
    game = after_the_last_turn([["abacus"], ["eureka"], ["pascaline"]])
    assert (game.over, game.to_move, offered(game)) == (False, 0, ["pass"])
    assert "play a last inspiration before the count, or pass" in game.prompt
    assert asked_in_turn(game) == [0, 1, 2]
    assert game.result is not None
    assert game.result.reason == "too many turns"


@pytest.mark.rule("DR15")
def test_what_is_stolen_then_counts() -> None:
    game = after_the_last_turn([["abacus"], ["hypatia"], ["priority-dispute"]])
    play(game, "pass", "pass", "play priority-dispute", "pass", "pass")
    assert game.table(2) == {"moons-of-jupiter": ["marie-curie", "microscope"]}
    assert asked_in_turn(game) == [0, 1, 2], "all are asked anew after it"
    assert game.result is not None
    assert game.result.scores == (0, 4, 6)


@pytest.mark.rule("DR15", "DR14")
def test_answers_then_begin_with_the_first_player() -> None:
    game = after_the_last_turn([["peer-review"], ["hypatia"], ["priority-dispute"]])
    play(game, "pass", "pass", "play priority-dispute")
    assert (game.to_move, offered(game)) == (0, ["pass", "play peer-review"])
    play(game, "play peer-review", "pass", "pass")
    assert game.table(1) == HOLDER


@pytest.mark.rule("DR15", "DR35")
def test_it_is_nobodys_turn() -> None:
    game = after_the_last_turn([["breakthrough", "james-watt"], [], ["abacus"]], field=["kitty-hawk-flight"])
    assert game.state.turns == 3
    assert told(game).count("turn.") == 0, "no turn begins"
    assert_refused(game, "play breakthrough", "DR35")
    assert_all_else_refused(game)


@pytest.mark.rule("DR15")
def test_a_hand_that_grows_then_is_not_cut_down() -> None:
    hand = ["eureka", "abacus", "blueprints", "field-notebook", "transistor", "slide-rule"]
    game = after_the_last_turn([hand, [], []], hero=["pascaline", "telescope", "hypatia"], table=[{}, {}, {}])
    take(game, "play eureka")
    assert (game.over, len(game.hand(0))) == (True, 8)


@pytest.mark.rule("DR15")
def test_a_field_replaced_then_is_whole_though_the_last_turn_scored() -> None:
    hands = [["paradigm-shift"], [], ["james-watt"]]
    game = arrange("heroes", hands=hands, field=FIELD, to_move=2, most_turns=1, hero=[])
    play(game, "play james-watt on kitty-hawk-flight")
    assert (game.state.turns, offered(game)) == (3, ["pass", "play paradigm-shift"])
    take(game, "play paradigm-shift")
    assert len(game.view(None).field) == 5
    assert game.result is not None


@pytest.mark.rule("DR15", "DR9")
def test_it_does_not_change_why_the_game_ends() -> None:
    game = after_the_last_turn([["eureka"], [], []], field=[], discovery=[], most_turns=60)
    assert game.to_move == 0
    take(game, "play eureka")
    assert game.result is not None
    assert game.result.reason == "empty field"


@pytest.mark.rule("DR15", "DR29")
def test_what_lies_face_down_is_turned_up_after_it() -> None:
    game = after_the_last_turn([["abacus"], [], []], face_down=True)
    assert "microscope" not in game.view(0).table[1]["photo-51"]
    assert asked_in_turn(game) == [0, 2]
    assert "microscope" in game.view(0).table[1]["photo-51"]


@pytest.mark.rule("DR15")
@pytest.mark.parametrize("case", ["nobody holds a card", "all inspirations are openly gone"])
def test_where_nothing_could_be_played_the_game_is_over_directly(case: str) -> None:
    gone = ["eureka", "eureka", "peer-review", "peer-review", "priority-dispute", "paradigm-shift", "breakthrough"]
    more: dict[str, Any] = {"discard": [*gone, "funding-cut", "lost-manuscript"]} if "gone" in case else {"hero": []}
    assert after_the_last_turn([["abacus"] if "gone" in case else [], [], []], **more).over


@pytest.mark.rule("DR16")
def test_a_used_inspiration_ends_on_the_hero_discards() -> None:
    game = arrange("heroes", hands=[[], ["eureka"]], phase="inspire", to_move=1)
    take(game, "play eureka")
    assert game.pile("discard") == ["eureka"]


@pytest.mark.rule("DR16")
def test_so_does_a_cancelled_one() -> None:
    game = arrange("heroes", hands=[["peer-review"], ["eureka"]], phase="inspire", to_move=1)
    play(game, "play eureka", "play peer-review")
    assert (game.pile("discard"), game.hand(1)) == (["eureka", "peer-review"], [])


@pytest.mark.rule("DR35")
def test_leave_to_ignore_types_is_for_ones_own_turn() -> None:
    game = arrange("heroes", hands=[["abacus"], ["breakthrough"]], field=FIELD, phase="inspire")
    play(game, "pass")
    assert_refused(game, "play breakthrough", "DR35")


@pytest.mark.rule("DR35")
def test_leave_to_ignore_types_ends_with_the_turn() -> None:
    hands = [[], ["breakthrough", "james-watt"]]
    game = arrange("heroes", hands=hands, field=FIELD[:2], discovery=[], hero=[], to_move=1, phase="inspire")
    take(game, "play breakthrough")
    assert "play james-watt" in offered(game)
    idle(game, 2)
    assert (game.state.seat, "james-watt" in game.hand(1)) == (1, True)
    assert_refused(game, "play james-watt", "DR3")


@pytest.mark.rule("DR35")
def test_leave_to_ignore_types_covers_one_hero() -> None:
    hands = [[], ["breakthrough", "elijah-mccoy", "james-watt"]]
    field = ["moons-of-jupiter", "memex-idea", "euclids-elements"]
    game = arrange("heroes", hands=hands, field=field, hero=[], to_move=1, phase="inspire")
    take(game, "play breakthrough", "play elijah-mccoy on memex-idea", "end")
    assert_refused(game, "play james-watt", "DR3")


def test_two_equal_inspirations_are_one_choice_and_are_played_one_after_the_other() -> None:
    game = arrange("heroes", hands=[[], ["eureka", "telescope", "eureka"]], hero=PILE, phase="inspire", to_move=1)
    assert offered(game) == ["pass", "play eureka"]
    assert_all_else_refused(game)
    take(game, "play eureka")
    assert (game.to_move, game.hand(1).count("eureka"), len(game.hand(1))) == (1, 1, 5)


def in_order(log: str, *sentences: str) -> bool:
    """Whether these sentences stand in a log, one after the other."""
    places = [log.index(sentence) for sentence in sentences]
    return places == sorted(places)


@pytest.mark.rule("DR14", "D31")
def test_an_answer_to_an_answer_works_before_the_ability_and_that_before_the_score() -> None:
    hands = [["nikola-tesla", "peer-review"], ["peer-review"], ["telescope"]]
    game = arrange("heroes", hands=hands, field=FIELD, hero=PILE)
    play(game, "play nikola-tesla", "on kitty-hawk-flight", "play peer-review")
    assert (game.to_move, offered(game)) == (0, ["pass", "play peer-review"])
    take(game, "play peer-review")
    assert in_order(
        told(game),
        "Seat 0 plays Nikola Tesla to score",
        "Seat 1 plays Peer Review.",
        "Seat 0 plays Peer Review.",
        "Seat 0 cancels Peer Review.",
        "Seat 0 draws 2 hero cards",
        "Seat 0 scores",
    )


@pytest.mark.rule("DR14")
def test_what_is_stolen_is_named_when_all_answers_are_in() -> None:
    table = [{}, HOLDER, {"moons-of-jupiter": ["marie-curie", "telescope"]}]
    hands = [["priority-dispute"], ["abacus"], ["pascaline"]]
    game = arrange("heroes", hands=hands, table=table, phase="inspire")
    play(game, "play priority-dispute")
    assert (game.to_move, offered(game)) == (1, ["pass"])
    play(game, "pass", "pass")
    assert (game.to_move, offered(game)) == (0, ["choose microscope", "choose telescope"])


@pytest.mark.rule("DR21", "D31")
def test_a_copied_ability_is_done_wholly_before_the_discovery_comes_over() -> None:
    table: list[dict[str, list[str]]] = [{}, {"photo-51": ["rosalind-franklin"]}]
    game = arrange("heroes", hands=[["sophie-germain"], []], table=table, field=["euclids-elements"], hero=PILE)
    play(game, "play sophie-germain", "on euclids-elements")
    assert game.table(0) == {}
    while game.table(0) == {}:
        game.play(game.choices[0])
    assert in_order(
        told(game), "Seat 0 copies Rosalind Franklin.", "Seat 0 takes", "Seat 0 puts", "Seat 0 scores Euclid"
    )


@pytest.mark.rule("DR14")
@pytest.mark.parametrize("cancels", range(6))
def test_every_card_of_a_stack_can_be_answered(tmp_path: Path, cancels: int) -> None:
    title = 'name = "Peer Review"\ncopies = '
    hands = [["slide-rule", *["peer-review"] * 3], ["eureka", "pascaline", *["peer-review"] * 2]]
    deck = altered(tmp_path, "heroes", (f"{title}2", f"{title}5"))
    game = arrange(deck, hands=hands, hero=PILE[1:4], phase="inspire", to_move=1)
    play(game, "play eureka")
    for _ in range(cancels):
        while "play peer-review" not in offered(game):
            game.play("pass")
        game.play("play peer-review")
    be_quiet(game)
    assert ("blueprints" in game.hand(1)) == (cancels % 2 == 0)
