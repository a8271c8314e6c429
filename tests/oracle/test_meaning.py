"""What the interpreter makes of the rules' words, on tables laid by hand."""

import pytest

from labdeck.deck.language.clause import Amount, Clause, Condition, Item, Sentence

from . import needs
from .laid import Laid, one, says
from .turns import end_turn

RESOURCE, CARD = ("resource",), ("card",)


def lose(who: str, **parts: object) -> Clause:
    """Somebody loses cards."""
    usual = {"having": None, "to": "discard", "amount": one(), "what": CARD, "place": "hand", "chosen": "own"}
    return Clause("lose", who=who, **usual | parts)


def draw(who: str, **parts: object) -> Clause:
    """Somebody draws cards."""
    return Clause("draw", who=who, **{"having": None, "amount": one(), "pile": "resource", "sieve": ""} | parts)


def hit(**parts: object) -> Clause:
    """Cards beside projects are hit."""
    return Clause("hit", **{"to": "burn", "amount": one(), "what": RESOURCE, "whose": "another"} | parts)


def give(giver: str, taker: str, what: tuple[str, ...] = CARD) -> Clause:
    """Somebody gives a card."""
    return Clause("give", giver=giver, taker=taker, amount=one(), what=what, chosen="own")


@pytest.mark.rule("L1", "L24")
def test_who_does_not_see_a_gift_forgets_the_hand() -> None:
    laid = Laid()
    known = laid.resource(("hand", 1), knows={1, 2})
    given = laid.resource(("hand", 1))
    asked = laid.play(says(give("another", "you")), given)
    assert [question.seat for question in asked] == [1]
    assert laid.table.knows[given] == {0, 1}
    assert laid.table.knows[known] == {1}


@pytest.mark.rule("L6")
def test_none_is_an_answer_only_where_it_is_true() -> None:
    laid = Laid(2)
    laid.resource(("hand", 1), "hammer")
    laid.resource("resource")
    asked = laid.play(says(give("another", "you", ("rock",))), "pass")
    assert asked[0].answers == {"pass"}
    rock = laid.resource(("hand", 1))
    asked = laid.play(says(give("another", "you", ("rock",))), rock)
    assert asked[0].answers == {rock}
    assert laid.table.knows[rock] == laid.table.everyone


@pytest.mark.rule("L11")
def test_a_project_that_needs_one_fewer_is_full_before_its_last_need() -> None:
    laid = Laid()
    project = laid.project(0, "basalt", "hammer")
    laid.resource(("beside", project))
    assert not needs.is_full(laid.table, project)
    parts = {"whose": "own", "tag": "", "change": "fewer", "n": 1, "what": RESOURCE, "already": False}
    laid.play(says(Clause("put", **parts)))
    assert needs.is_full(laid.table, project)
    assert not needs.takes(laid.table, project, laid.resource(("hand", 0), "hammer"))


@pytest.mark.rule("L11")
def test_a_card_that_counts_as_two_meets_two_needs() -> None:
    laid = Laid()
    project = laid.project(0, "basalt", "granite", "hammer")
    laid.modifier(("beside", project), says(Clause("count", n=2, what=("rock",))), "wildcard")
    assert needs.met(laid.table, project) == 2
    assert needs.takes(laid.table, project, laid.resource(("hand", 0), "hammer"))


@pytest.mark.rule("L13", "L23")
def test_a_price_is_chosen_and_not_blocked() -> None:
    laid = Laid(2)
    laid.modifier(("hand", 1), says(Clause("cancel", what="harm")), "block")
    price = laid.resource(("hand", 0))
    laid.resource("resource")
    asked = laid.play(says(lose("you"), draw("you")), price)
    assert [question.about for question in asked] == ["lose"]
    assert laid.table.at("discard") == [price]


@pytest.mark.rule("L14", "R26")
def test_a_block_ends_all_of_a_card_for_its_seat() -> None:
    laid = Laid(2)
    block = laid.modifier(("hand", 1), says(Clause("cancel", what="harm")), "block")
    laid.resource(("hand", 1))
    asked = laid.play(says(lose("another"), Clause("skip", who="each other", having=None, n=2)), block)
    assert [question.about for question in asked] == ["block"]
    assert laid.table.skips == [0, 0]
    assert laid.table.at("discard") == []


@pytest.mark.rule("L14")
def test_cancelling_any_modifier_comes_before_anything_moves() -> None:
    laid = Laid(3)
    laid.resource("resource")
    cancel = laid.modifier(("hand", 2), says(Clause("cancel", what="any")), "block")
    asked = laid.play(says(draw("you")), "pass", cancel)
    assert [(question.seat, question.about) for question in asked] == [(1, "oppose"), (2, "oppose")]
    assert len(laid.table.hand(0)) == 0


@pytest.mark.rule("L15", "L21")
def test_or_offers_what_would_do_something() -> None:
    laid = Laid(2)
    laid.resource("resource")
    options = (draw("you"), Clause("points", who="you", having=None, n=2), Clause("begin"))
    asked = laid.play((Sentence((Item(options),)),), "second")
    assert asked[0].answers == {"first", "second"}
    assert laid.table.gained == [2, 0]


@pytest.mark.rule("L16", "L20")
def test_if_you_do_hangs_on_what_was_done() -> None:
    for answer, drawn in (("accept", 1), ("pass", 0)):
        laid = Laid(2)
        laid.resource("resource")
        price = laid.resource(("hand", 0))
        sentence = Sentence((Item((lose("you"),), may=True), Item((draw("you"),), if_done=True)))
        laid.play((sentence,), answer, *([price] if drawn else []))
        assert len(laid.table.hand(0)) == 1
        assert len(laid.table.at("resource")) == 1 - drawn


@pytest.mark.rule("L19")
def test_a_condition_chooses_the_branch() -> None:
    laid = Laid(2)
    laid.project(0, "basalt")
    condition = Condition("project", 1, 255, ("granite",))
    points = [Item((Clause("points", who="you", having=None, n=n),)) for n in (3, -3)]
    laid.play((Sentence((points[0],), condition, (points[1],)),))
    assert laid.table.gained == [-3, 0]


@pytest.mark.rule("L22")
def test_a_card_discarded_at_random_is_seen_by_all() -> None:
    laid = Laid(2)
    cards = [laid.resource(("hand", 1), id=f"rock-{i}") for i in range(3)]
    asked = laid.play(says(lose("another", chosen="random")))
    assert asked == []
    assert laid.table.at("discard")[0] in cards


@pytest.mark.rule("L26")
def test_cards_pass_over_a_seat_that_blocks() -> None:
    laid = Laid(3)
    own, _, other = (laid.resource(("hand", p)) for p in range(3))
    block = laid.modifier(("hand", 1), says(Clause("cancel", what="harm")), "block")
    laid.play(says(Clause("pass", what=CARD, way="left")), "pass", own, block, "pass", other)
    assert laid.table.hand(2) == [own]
    assert laid.table.hand(0) == [other]


@pytest.mark.rule("L10", "R36")
def test_what_cannot_be_hurt_is_not_offered() -> None:
    laid = Laid(3)
    cards = [laid.resource(("beside", laid.project(p, "basalt", "granite"))) for p in (1, 2)]
    laid.table.safe.add(1)
    assert laid.play(says(hit())) == []
    assert cards[1] in laid.table.at("burn")


@pytest.mark.rule("R11", "P10")
def test_a_moved_card_goes_where_it_is_needed() -> None:
    laid = Laid(2)
    mine = laid.project(0, "basalt")
    theirs = laid.project(1, "basalt", "hammer")
    rock, hammer = laid.resource(("beside", theirs)), laid.resource(("beside", theirs), "hammer")
    laid.play(says(hit(to="mine")))
    assert laid.table.beside(mine) == [rock]
    assert laid.table.beside(theirs) == [hammer]


@pytest.mark.rule("L40")
def test_as_many_counts_what_the_clause_before_moved() -> None:
    laid = Laid(2)
    held = [laid.resource(("hand", 0)) for _ in range(2)]
    pile = [laid.resource("resource") for _ in range(3)]
    laid.play(says(lose("you", amount=Amount("all")), draw("you", amount=Amount("as many"))))
    assert laid.table.at("discard") == held
    assert laid.table.hand(0) == pile[:0:-1]


@pytest.mark.rule("P15", "L40")
def test_what_is_played_at_once_is_played_after_the_draws_and_counts_among_them() -> None:
    laid = Laid(2)
    below, top = laid.resource("resource"), laid.resource("resource")
    gain = says(Clause("points", who="you", having=None, n=2))
    at_once = laid.modifier("resource", gain, at_once=True)
    asked = laid.play(says(draw("you", amount=Amount("until", 2)), draw("another")), at_once)
    assert [(question.seat, question.about) for question in asked] == [(0, "at once")]
    assert laid.table.gained == [2, 0]
    assert (laid.table.hand(0), laid.table.hand(1)) == ([top], [below])
    assert at_once in laid.table.at("burn")


@pytest.mark.rule("L9", "L37")
def test_another_turn_follows_the_present_one_unless_it_is_skipped() -> None:
    table = Laid(3).table
    table.another, table.safe = {0}, {0}
    end_turn(table)
    assert (table.turn_of, table.another, table.safe) == (0, set(), set())
    table.another, table.skips = {0, 1}, [1, 1, 0]
    end_turn(table)
    assert (table.turn_of, table.another, table.skips) == (2, set(), [0, 0, 0])


@pytest.mark.rule("L9")
def test_nobody_takes_another_turn_in_the_last_call() -> None:
    table = Laid(3).table
    table.another, table.last_call = {0}, True
    end_turn(table)
    assert (table.turn_of, table.another) == (1, set())
