"""Searching and shuffling piles, points, turns, prices and the moment to block."""

from pathlib import Path

import pytest

from labdeck import Game
from labdeck.deck import check
from labdeck.rules.gains import may_gain_turn
from labdeck.rules.numbers import MOST_POINTS, NONE, RESOURCE_PILE
from labdeck.rules.places import top
from tests.tools.sitting import offered

from .spoken import CARD, NEVER, NO, deck_saying, knows, said, saying

MINE = "nuclear-reprogramming"
THEIRS = "telomere-keepers"
OTHER = "body-clock"


@pytest.mark.rule("L7", "L32")
def test_only_the_seeker_sees_the_pile_and_it_is_shuffled(tmp_path: Path) -> None:
    game = said(tmp_path, "Search the resource pile for 1 mouse, then shuffle it.")
    assert offered(game) == ["choose mouse", "pass"]
    looked = [c for c in range(len(game.cards)) if game.state.place[c] == 4]
    assert looked
    assert {game.state.seen[c] for c in looked} == {1}
    game.play("choose mouse")
    assert game.hand(0) == ["mouse"]
    assert knows(game, 1, "mouse")
    assert not any(game.state.seen[c] for c in looked if game.state.place[c] == 1)


@pytest.mark.rule("L7")
def test_taking_nothing_is_allowed_and_the_pile_is_shuffled_all_the_same(tmp_path: Path) -> None:
    game = said(tmp_path, "Search the project pile for 2 cards, then shuffle it.", "pass")
    assert (game.hand(0), game.state.count[4]) == ([], 0)
    assert not any(game.state.seen[c] for c in range(len(game.cards)) if game.state.place[c] == 0)


@pytest.mark.rule("L32")
def test_an_empty_pile_is_not_searched(tmp_path: Path) -> None:
    assert offered(saying(tmp_path, "Search the project pile for 1 card, then shuffle it.", project=[])) == ["end"]


@pytest.mark.rule("L33")
def test_discard_is_shuffled_into_the_resource_pile_with_its_top_card(tmp_path: Path) -> None:
    effect = "Shuffle the discard pile into the resource pile."
    game = said(tmp_path, effect, discard=["mouse", MINE, "worm"], resource=["fly"])
    assert game.pile("discard") == []
    assert {"mouse", "worm", "fly"} <= set(game.pile("resource"))
    assert MINE not in game.pile("resource")


@pytest.mark.rule("R22", "R30")
@pytest.mark.parametrize(("effect", "still"), [("card", True), ("2 cards", False)])
def test_a_single_card_that_is_put_back_stays_known(tmp_path: Path, effect: str, still: bool) -> None:
    game = saying(tmp_path, f"Look at the top {effect} of the resource pile.", resource=["mouse", "frog"])
    game.state.seen[top(game.state, RESOURCE_PILE)] |= 1 << 1
    game.play(f"play {CARD}")
    if not still:
        game.play("choose mouse")
    assert knows(game, 0, "mouse")
    assert knows(game, 1, "mouse") is still


@pytest.mark.rule("L28", "L8")
def test_points_belong_to_the_seat_and_may_fall_below_zero(tmp_path: Path) -> None:
    game = said(tmp_path, "Each other player loses 3 points.", hands=[[], [], []])
    assert [game.score(seat) for seat in (0, 1, 2)] == [0, -3, -3]
    assert game.completed(1) == []


@pytest.mark.rule("L28")
def test_points_have_a_bound(tmp_path: Path) -> None:
    game = saying(tmp_path, "Score 5 points.")
    game.state.gained[0] = MOST_POINTS - 1
    game.play(f"play {CARD}")
    assert game.state.gained[0] == MOST_POINTS


def end_turn(game: Game) -> None:
    """End the turn under way."""
    turns = game.state.turns
    while game.state.turns == turns and not game.over:
        choices = offered(game)
        game.play(next((text for text in ("end", "draw resource", "draw project") if text in choices), choices[0]))


@pytest.mark.rule("L9", "L29")
def test_another_turn_follows_the_present_one(tmp_path: Path) -> None:
    game = said(tmp_path, "Take another turn.", hands=[[], [], []])
    end_turn(game)
    assert (game.state.seat, game.state.another, game.state.turns) == (0, 0, 1)
    end_turn(game)
    assert game.state.seat == 1


@pytest.mark.rule("L9")
def test_a_turn_to_be_skipped_cancels_it(tmp_path: Path) -> None:
    game = said(tmp_path, "Take another turn.", hands=[[], [], []], skip=[1, 0, 0])
    end_turn(game)
    assert (game.state.seat, game.state.another, game.state.skip[0]) == (1, 0, 0)


@pytest.mark.rule("L9", "L29")
def test_no_turn_is_gained_twice_or_in_the_last_call(tmp_path: Path) -> None:
    game = saying(tmp_path, "Take another turn.")
    assert f"play {CARD}" in offered(game)
    assert may_gain_turn(game.state, 0)
    game.play(f"play {CARD}")
    assert not may_gain_turn(game.state, 0)
    game.state.last_call = 2
    assert not may_gain_turn(game.state, 1)


@pytest.mark.rule("L9")
def test_none_is_taken_in_the_last_call(tmp_path: Path) -> None:
    game = said(tmp_path, "Take another turn.", hands=[[], [], []])
    game.state.last_call = 3
    end_turn(game)
    assert (game.state.seat, game.state.another) == (1, 0)


@pytest.mark.rule("L13")
def test_who_cannot_pay_the_price_cannot_play_the_card(tmp_path: Path) -> None:
    effect = "Discard 2 cards from your hand; then draw 3 cards from the resource pile."
    poor = saying(tmp_path, effect, hands=[["mouse"], []])
    assert "[L13]" in poor.why_not(f"play {CARD}")
    rich = said(tmp_path, effect, "choose mouse", "choose worm", hands=[["mouse", "worm"], []], more={"no": NO})
    assert (len(rich.hand(0)), rich.to_move) == (3, 0), "nobody is asked to block a price"


@pytest.mark.rule("L13")
def test_a_price_from_the_table(tmp_path: Path) -> None:
    effect = "Discard 1 resource on one of your projects; then score 2 points."
    assert "[L13]" in saying(tmp_path, effect, table=[{MINE: []}, {}]).why_not(f"play {CARD}")
    game = said(tmp_path, effect, table=[{MINE: ["frog"]}, {}])
    assert (game.table(0), game.state.gained[0]) == ({MINE: []}, 2)


PAID = "; then score 5 points."
TWO = "Discard 2 resources on one of your projects"
FROM_ONE = "Discard 1 resource on one of your projects; then burn 1 resource on one of your projects"
FROM_BOTH = "Discard 1 frog, from hand or table; then discard 1 frog, from hand or table"
MIXED = "Discard 1 frog from your hand; then discard 1 frog, from hand or table; then discard 1 resource from your hand"
PROJECTS = (
    "Discard one of your projects and the cards beside it; then give one of your projects to another player, with all "
    "cards beside it"
)
AFTER_ALL = "Discard one of your projects and the cards beside it; then discard 1 resource on one of your projects"


@pytest.mark.rule("L13")
@pytest.mark.parametrize(
    ("price", "hand", "table", "is_paid"),
    [
        (TWO, [], {MINE: ["frog"], OTHER: ["fly"]}, False),
        (TWO, [], {MINE: ["frog", "genetic-lines"]}, True),
        (f"{TWO}; then {TWO.lower()}", [], {MINE: ["frog", "genetic-lines"], OTHER: ["fly"]}, False),
        (FROM_ONE, [], {MINE: ["frog"]}, False),
        (FROM_ONE, [], {MINE: ["frog"], OTHER: ["fly"]}, True),
        (FROM_BOTH, [], {MINE: ["frog"]}, False),
        (FROM_BOTH, ["frog"], {MINE: ["frog"]}, True),
        (MIXED, ["frog", "frog"], {}, False),
        (MIXED, ["frog", "mouse"], {MINE: ["genetic-lines"]}, False),
        (MIXED, ["frog", "mouse"], {MINE: ["frog"]}, True),
        (PROJECTS, [], {MINE: []}, False),
        (PROJECTS, [], {MINE: [], OTHER: []}, True),
        (AFTER_ALL, [], {MINE: ["frog"]}, False),
        (AFTER_ALL, [], {MINE: ["frog"], OTHER: []}, True),
        ("Discard your hand; then discard 1 card from your hand", ["frog", "mouse"], {}, False),
    ],
)
def test_prices_add_up(price: str, hand: list[str], table: dict[str, list[str]], is_paid: bool, tmp_path: Path) -> None:
    game = saying(tmp_path, price + PAID, hands=[hand, []], table=[table, {}])
    assert ("[L13]" in game.why_not(f"play {CARD}")) is not is_paid


TWICE = "Another player loses 1 point. Another player discards 1 card from their hand."


@pytest.mark.rule("L14", "R26")
def test_everyone_hurt_is_asked_once_and_a_block_ends_all_of_the_card(tmp_path: Path) -> None:
    hands = [[], ["mouse", "no"]]
    passed = said(tmp_path, TWICE, "pass", "choose mouse", hands=hands, more={"no": NO})
    assert (passed.state.gained[1], passed.hand(1)) == (-1, ["no"])
    blocked = said(tmp_path, TWICE, "block no", hands=hands, more={"no": NO})
    assert (blocked.state.gained[1], blocked.hand(1)) == (0, ["mouse"])


@pytest.mark.rule("L14")
def test_in_a_later_clause_whoever_blocked_is_passed_over(tmp_path: Path) -> None:
    effect = "Each other player loses 1 point. Each other player discards 1 card from their hand."
    hands = [[], ["mouse", "no"], ["worm"]]
    game = said(tmp_path, effect, "block no", "pass", "choose worm", hands=hands, more={"no": NO})
    assert game.state.gained[:3] == [0, 0, -1]
    assert (game.hand(1), game.hand(2)) == (["mouse"], [])


@pytest.mark.rule("L14")
def test_every_other_seat_may_cancel_any_modifier(tmp_path: Path) -> None:
    hands = [[], [], ["never"]]
    game = said(tmp_path, "Score 3 points.", hands=hands, more={"never": NEVER})
    assert (game.to_move, offered(game)) == (1, ["pass"])
    game.play("pass")
    assert game.to_move == 2
    cancelled = game.copy()
    cancelled.play(next(text for text in offered(cancelled) if "never" in text))
    assert (cancelled.state.gained[0], cancelled.pile("burn")) == (0, [CARD, "never"])
    game.play("pass")
    assert game.state.gained[0] == 3


@pytest.mark.rule("L14", "R27")
def test_nobody_is_asked_once_the_last_such_card_is_openly_gone(tmp_path: Path) -> None:
    game = said(
        tmp_path,
        "Score 3 points.",
        hands=[[], [], []],
        more={"never": NEVER},
        burn=["never"],
        refill=["discard"],
        refill_else=[],
    )
    assert game.state.gained[0] == 3


@pytest.mark.rule("L17")
def test_a_card_of_too_many_instructions_is_refused(tmp_path: Path) -> None:
    many = "; then ".join(["each player discards 1 species from their hand"] * 4)
    effect = ". ".join([many.capitalize()] * 3) + "."
    assert [problem for problem in check(deck_saying(tmp_path, effect)) if problem.severity == "error"]


@pytest.mark.rule("L18")
@pytest.mark.parametrize("effect", ["Roll a die.", "Play another modifier this turn."])
def test_what_is_refused(tmp_path: Path, effect: str) -> None:
    assert [problem for problem in check(deck_saying(tmp_path, effect)) if problem.severity == "error"]


@pytest.mark.rule("L2")
def test_nothing_is_picked_when_nothing_is_under_way(tmp_path: Path) -> None:
    assert set(saying(tmp_path, "Score 1 point.").state.picked) == {NONE}


@pytest.mark.rule("L44")
@pytest.mark.parametrize(("where", "place"), [("on top of its pile", 0), ("at the bottom of its pile", -1)])
def test_a_card_goes_back_to_its_pile_and_who_held_it_knows_where(tmp_path: Path, where: str, place: int) -> None:
    game = said(
        tmp_path, f"Put 1 card from your hand {where}.", "choose mouse", hands=[["mouse"], []], resource=["fly"]
    )
    assert game.pile("resource")[place] == "mouse"
    assert (knows(game, 0, "mouse"), knows(game, 1, "mouse")) == (True, False)


@pytest.mark.rule("L44")
def test_a_card_named_by_kind_is_shown_before_it_goes_back(tmp_path: Path) -> None:
    game = said(tmp_path, "Put 1 mouse from your hand on top of its pile.", "choose mouse", hands=[["mouse"], []])
    assert knows(game, 1, "mouse")


@pytest.mark.rule("L44")
def test_what_another_puts_back_can_be_blocked(tmp_path: Path) -> None:
    effect = "Another player puts 1 card from their hand on top of its pile."
    game = said(tmp_path, effect, "block no", hands=[[], ["mouse", "no"]], more={"no": NO})
    assert game.hand(1) == ["mouse"]
    assert offered(saying(tmp_path, effect, hands=[[], []])) == ["end"]


@pytest.mark.rule("L45")
def test_one_may_stop_drawing_before_each_card(tmp_path: Path) -> None:
    effect = "Draw up to 3 cards from the resource pile."
    game = said(tmp_path, effect, "accept", "accept", "pass", resource=["fly", "mouse", "worm"])
    assert sorted(game.hand(0)) == ["fly", "mouse"]
    assert sorted(said(tmp_path, effect, "accept", resource=["fly"], discard=[], burn=[]).hand(0))[:1] == ["fly"]


@pytest.mark.rule("L46")
def test_a_card_of_discard_goes_to_a_project_that_needs_it(tmp_path: Path) -> None:
    effect = "Put 1 resource from discard on one of your projects that needs it."
    table: list[dict[str, list[str]]] = [{MINE: []}, {}]
    needed = next(card.needs[0] for card in saying(tmp_path, effect).cards if card.id == MINE)
    game = said(tmp_path, effect, table=table, discard=[needed])
    assert game.table(0) == {MINE: [needed]}
    assert f"play {CARD}" not in offered(saying(tmp_path, effect, table=table, discard=[]))
