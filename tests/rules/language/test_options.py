"""May, or, if, as many, and who is meant."""

from pathlib import Path

import pytest

from tests.tools.sitting import offered

from .spoken import CARD, NO, knows, said, saying

DRAW = "draw 1 card from the resource pile"
MINE = "nuclear-reprogramming"  # needs a frog and genetic lines
THEIRS = "telomere-keepers"


@pytest.mark.rule("L20", "L16")
def test_what_may_be_done_may_be_passed(tmp_path: Path) -> None:
    effect = "You may draw 1 card from the resource pile; if you do, score 1 point."
    done = said(tmp_path, effect, "accept")
    assert (len(done.hand(0)), done.score(0)) == (1, 1)
    passed = said(tmp_path, effect, "pass")
    assert (passed.hand(0), passed.score(0)) == ([], 0)


@pytest.mark.rule("L20", "R27")
def test_may_is_asked_whatever_is_hidden_and_not_where_it_openly_does_nothing(tmp_path: Path) -> None:
    effect = "Score 1 point. You may discard 1 mouse from your hand; if you do, score 3 points."
    hidden = said(tmp_path, effect, "accept", "pass", hands=[["worm"], []])
    assert hidden.score(0) == 1
    empty = said(tmp_path, effect)
    assert (offered(empty)[-1], empty.score(0)) == ("end", 1)


@pytest.mark.rule("L16")
def test_then_goes_on_even_if_nothing_was_found(tmp_path: Path) -> None:
    game = said(
        tmp_path, "Take another player's project, with all cards beside it; then draw 1 card from the resource pile."
    )
    assert len(game.hand(0)) == 1


@pytest.mark.rule("L21", "L15")
def test_one_of_several_deeds_is_chosen_by_its_words(tmp_path: Path) -> None:
    effect = "Draw 2 cards from the resource pile or score 1 point."
    game = said(tmp_path, effect)
    assert offered(game) == ["first", "second"]
    game.play("second")
    assert (game.hand(0), game.score(0)) == ([], 1)
    first = said(tmp_path, effect, "first")
    assert (len(first.hand(0)), first.score(0)) == (2, 0)


@pytest.mark.rule("L21", "L15")
def test_a_single_deed_that_does_something_is_not_asked_for(tmp_path: Path) -> None:
    effect = "Discard 1 mouse from your hand or score 1 point."
    assert said(tmp_path, effect).score(0) == 1
    hidden = said(tmp_path, effect, hands=[["worm"], []])
    assert offered(hidden) == ["first", "second"], "the hand might hold a mouse as far as everyone can see"


@pytest.mark.rule("L21")
def test_a_deed_of_others_is_chosen_by_the_player_of_the_card(tmp_path: Path) -> None:
    effect = "Score 1 point or each other player discards 1 card of their choice."
    game = said(tmp_path, effect, "second", hands=[["worm"], ["mouse", "frog"]])
    assert (game.to_move, offered(game)) == (1, ["choose frog", "choose mouse"])
    game.play("choose frog")
    assert (game.hand(1), game.score(0)) == (["mouse"], 0)


@pytest.mark.rule("L20", "L22")
def test_who_takes_at_random_says_whether_they_do_and_who_would_lose_may_block(tmp_path: Path) -> None:
    effect = "You may take 1 card at random from another player's hand."
    game = said(tmp_path, effect, hands=[[], ["mouse", "no"]], more={"no": NO})
    assert (game.to_move, offered(game)) == (0, ["accept", "pass"])
    game.play("accept")
    assert (game.to_move, offered(game)) == (1, ["block no", "pass"])


@pytest.mark.rule("L19", "L5")
def test_a_condition_looks_at_what_everyone_sees(tmp_path: Path) -> None:
    effect = "If you have a frog, score 2 points; otherwise, score 1 point."
    having = said(tmp_path, effect, table=[{MINE: ["frog"]}, {}])
    in_hand = said(tmp_path, effect, hands=[["frog"], []], table=[{MINE: []}, {}])
    assert having.score(0) - in_hand.score(0) == 1


@pytest.mark.rule("L19", "L5")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("a project", True),
        ("at least 2 projects", False),
        ("a full project", True),
        ("at most 1 card in hand", True),
        ("no card in hand", False),
        ("the most points", False),
        ("the fewest points", True),
        ("at least 1 point", False),
    ],
)
def test_conditions(tmp_path: Path, condition: str, holds: bool) -> None:
    position = {"hands": [["mouse"], []], "table": [{MINE: ["frog", "genetic-lines"]}, {}]}
    game = said(tmp_path, f"If you have {condition}, score 5 points. Score 1 point.", **position)
    assert game.state.gained[0] == (6 if holds else 1)


@pytest.mark.rule("L41")
def test_a_kind_before_a_project_means_what_it_needs_by_print(tmp_path: Path) -> None:
    for kind, points in (("frog", 6), ("mouse", 1)):
        effect = f"If you have a {kind} project, score 5 points. Score 1 point."
        assert said(tmp_path, effect, table=[{MINE: []}, {}]).state.gained[0] == points


@pytest.mark.rule("L19")
def test_in_each_player_who_has_the_condition_is_looked_at_seat_by_seat(tmp_path: Path) -> None:
    effect = "Each player who has a project scores 1 point."
    game = said(tmp_path, effect, hands=[[], [], []], table=[{}, {MINE: []}, {THEIRS: []}])
    assert game.state.gained[:3] == [0, 1, 1]


@pytest.mark.rule("L19", "L43")
def test_only_players_who_have_it_are_offered(tmp_path: Path) -> None:
    effect = "Another player who has a project loses 1 point."
    game = said(tmp_path, effect, hands=[[], [], []], table=[{}, {}, {MINE: []}])
    assert game.state.gained[:3] == [0, 0, -1]


@pytest.mark.rule("L43")
@pytest.mark.parametrize(("who", "seat"), [("on your left", 1), ("on your right", 3)])
def test_the_neighbours_play_after_and_before_one(tmp_path: Path, who: str, seat: int) -> None:
    game = said(tmp_path, f"The player {who} scores 1 point.", hands=[[], [], [], []])
    assert game.state.gained[seat] == 1


@pytest.mark.rule("L15")
def test_of_several_leaders_one_is_chosen(tmp_path: Path) -> None:
    effect = "The player with the most points loses 1 point."
    game = said(tmp_path, effect, hands=[[], [], []], completed=[[], [MINE], []])
    assert game.state.gained[1] == -1
    tied = said(tmp_path, effect, hands=[[], [], []])
    assert offered(tied) == ["choose seat 0", "choose seat 1", "choose seat 2"]


@pytest.mark.rule("L40")
def test_as_many_as_the_clause_before_moved(tmp_path: Path) -> None:
    effect = "Discard any number of cards from your hand, then draw as many cards from the resource pile."
    game = said(tmp_path, effect, "choose mouse", "choose worm", "pass", hands=[["mouse", "worm", "fly"], []])
    assert len(game.hand(0)) == 3


@pytest.mark.rule("L40")
def test_draws_and_discards_until_the_hand_has_so_many(tmp_path: Path) -> None:
    full = said(tmp_path, "Draw cards from the project pile until you have 3 in hand.", hands=[["mouse"], []])
    assert len(full.hand(0)) == 3
    short = said(tmp_path, "Draw cards from the project pile until you have 3 in hand.", project=[MINE])
    assert CARD not in short.hand(0)
    hands = [[], ["mouse", "worm", "fly"]]
    game = said(tmp_path, "Another player discards cards until they have 2 in hand.", "choose fly", hands=hands)
    assert sorted(game.hand(1)) == ["mouse", "worm"]
    assert game.to_move == 0


@pytest.mark.rule("P12", "L19")
def test_a_card_whose_condition_is_not_fulfilled_cannot_be_played(tmp_path: Path) -> None:
    game = saying(tmp_path, f"If you have a frog, {DRAW}.")
    assert offered(game) == ["end"]


@pytest.mark.rule("L47")
def test_the_same_player_does_what_comes_next(tmp_path: Path) -> None:
    effect = "Another player discards 1 card of their choice, then they draw 2 cards from the resource pile."
    game = said(tmp_path, effect, hands=[[], ["mouse"], ["frog", "worm"]])
    assert offered(game) == ["choose seat 1", "choose seat 2"]
    game.play("choose seat 2")
    game.play("choose frog")
    assert [len(game.hand(seat)) for seat in range(3)] == [0, 1, 3]
    assert "worm" in game.hand(2)


@pytest.mark.rule("L47")
def test_with_nobody_meant_nothing_follows(tmp_path: Path) -> None:
    effect = "Score 1 point. Another player discards 1 card of their choice, then they score 5 points."
    game = said(tmp_path, effect)
    assert [game.score(seat) for seat in range(2)] == [1, 0]


@pytest.mark.rule("L47", "L20")
def test_what_was_passed_means_nobody(tmp_path: Path) -> None:
    effect = "You may look at another player's hand, then they lose 2 points."
    hands = [["worm"], ["mouse"], ["frog"]]
    passed = said(tmp_path, effect, "pass", hands=hands)
    assert ([passed.score(seat) for seat in range(3)], offered(passed)[-1]) == ([0, 0, 0], "end")
    done = said(tmp_path, effect, "accept", "choose seat 2", hands=hands)
    assert [done.score(seat) for seat in range(3)] == [0, 0, -2]


@pytest.mark.rule("L47", "L31")
def test_whose_hands_are_seen_go_on_one_by_one(tmp_path: Path) -> None:
    effect = "Look at every other player's hand; if you do, they score 2 points."
    game = said(tmp_path, effect, hands=[[], ["mouse"], []])
    assert [game.score(seat) for seat in range(3)] == [0, 2, 0]
    assert knows(game, 0, "mouse")


@pytest.mark.rule("L47", "L16")
def test_all_of_a_group_go_on_though_none_of_them_has_a_card(tmp_path: Path) -> None:
    effect = "Score 1 point. Each other player discards 1 card of their choice; if they do, they lose 1 point; "
    effect += "then they score 5 points."
    some = said(tmp_path, effect, "choose mouse", hands=[[], ["mouse"], []])
    assert [some.score(seat) for seat in range(3)] == [1, 4, 5]
    none = said(tmp_path, effect, hands=[[], [], []])
    assert [none.score(seat) for seat in range(3)] == [1, 5, 5]


@pytest.mark.rule("L47", "R26")
def test_who_blocks_is_through_with_all_of_it(tmp_path: Path) -> None:
    effect = "Each other player discards 1 card of their choice or they lose 1 point, then they lose 2 points."
    game = said(tmp_path, effect, hands=[[], ["no", "mouse"], ["frog"]], more={"no": NO})
    assert (game.to_move, offered(game)) == (1, ["first", "second"])
    for choice in ("second", "block no", "first", "pass", "choose frog"):
        game.play(choice)
    assert ([game.score(seat) for seat in range(3)], game.hand(2)) == ([0, 0, -2], [])


@pytest.mark.rule("L47", "L40")
def test_each_player_counts_alone(tmp_path: Path) -> None:
    effect = "Each player discards their hand, then they draw as many from the resource pile."
    game = said(tmp_path, effect, hands=[["mouse"], ["frog", "worm", "fly"], []])
    assert [len(game.hand(seat)) for seat in range(3)] == [1, 3, 0]


@pytest.mark.rule("L47", "L20")
def test_only_those_who_did_it_go_on(tmp_path: Path) -> None:
    effect = "Each player may discard 1 card of their choice; if they do, they score 2 points."
    game = said(tmp_path, effect, hands=[["mouse"], ["frog"], ["worm"]])
    for choice in ("pass", "accept", "choose frog", "pass"):
        game.play(choice)
    assert [game.score(seat) for seat in range(3)] == [0, 2, 0]


@pytest.mark.rule("L48", "L21")
def test_others_choose_among_what_would_do_something(tmp_path: Path) -> None:
    effect = "Another player gives you 1 card from their hand or they skip their next turn."
    game = said(tmp_path, effect, hands=[[], ["mouse"]])
    assert (game.to_move, offered(game)) == (1, ["first", "second"])
    assert game.choices[0].text == "Give 1 card from your hand to Seat 0."
    game.play("first")
    game.play("choose mouse")
    assert game.hand(0) == ["mouse"]
    empty = said(tmp_path, effect)
    assert empty.view(0).skips[1] == 1, "with an empty hand there is nothing to choose"


@pytest.mark.rule("L48", "R28")
def test_who_can_do_none_of_it_leaves_the_choice_to_the_next(tmp_path: Path) -> None:
    effect = "Each other player gives you 1 card from their hand or they burn 1 card of their choice."
    game = said(tmp_path, effect, hands=[[], [], ["frog"]])
    assert (game.to_move, offered(game)) == (2, ["first", "second"])
    game.play("first")
    game.play("choose frog")
    assert game.hand(0) == ["frog"]


@pytest.mark.rule("L21", "L20")
def test_a_choice_may_be_passed(tmp_path: Path) -> None:
    effect = "You may draw 1 card from the resource pile or score 1 point; if you do, lose 3 points."
    passed = said(tmp_path, effect, "pass")
    assert (passed.hand(0), passed.score(0)) == ([], 0)
    done = said(tmp_path, effect, "accept", "second")
    assert (done.hand(0), done.score(0)) == ([], -2)


@pytest.mark.rule("L49")
def test_up_to_so_many_may_stop_at_any(tmp_path: Path) -> None:
    effect = "Give up to 2 cards from your hand to another player, then score 1 point."
    game = said(tmp_path, effect, "choose frog", "pass", hands=[["frog", "worm"], []])
    assert (game.hand(0), game.hand(1), game.score(0)) == (["worm"], ["frog"], 1)


@pytest.mark.rule("L49", "L13")
def test_up_to_so_many_is_no_price(tmp_path: Path) -> None:
    effect = "Discard up to 2 resources on one of your projects, then score 1 point."
    assert said(tmp_path, effect).score(0) == 1
    game = said(tmp_path, effect, "choose frog", table=[{MINE: ["frog", "genetic-lines"]}, {}])
    assert offered(game) == ["choose genetic-lines", "pass"]


@pytest.mark.rule("L49", "R25")
def test_up_to_so_many_is_blocked_before_the_first(tmp_path: Path) -> None:
    effect = "Discard up to 2 resources on any project."
    game = said(tmp_path, effect, hands=[[], ["no"]], more={"no": NO}, table=[{}, {THEIRS: ["ciliate"]}])
    assert (game.to_move, offered(game)) == (1, ["block no", "pass"])


@pytest.mark.rule("L16")
def test_all_that_follows_if_you_do_depends_on_the_same_deed(tmp_path: Path) -> None:
    effect = (
        "You may discard 1 card from your hand; if you do, take 1 card of your choice from burn, then score 1 point."
    )
    done = said(tmp_path, effect, "accept", "choose frog", hands=[["frog"], []])
    assert done.score(0) == 1, "there was nothing to take"
    assert said(tmp_path, effect, "pass", hands=[["frog"], []]).score(0) == 0


@pytest.mark.rule("L47", "L19")
def test_who_had_something_goes_on_without_being_asked_for_it_again(tmp_path: Path) -> None:
    effect = "Each player who has no cards in hand draws 1 card from the resource pile, then they score 1 point."
    game = said(tmp_path, effect, hands=[["frog"], []])
    assert [game.score(seat) for seat in range(2)] == [0, 1]
