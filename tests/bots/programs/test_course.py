"""What a program is worth: each instruction is good or bad for whom it says, and joined clauses are what they say."""

import pytest

from labdeck.bots.judgement import POINT
from labdeck.rules import numbers as n

from .saying import BARE, Step, saying

ANY = n.ANY_SORT
RESOURCES = n.KIND_BITS
DRAW: Step = (n.OP_DRAW, n.ACTOR, 2, n.RESOURCE_PILE)
LOSE: Step = (n.OP_POINTS, n.ACTOR, -1)
WIN: Step = (n.OP_POINTS, n.ACTOR, 1)
DID: Step = (n.OP_IF, n.DID | 1 << n.LEAST_SHIFT | n.BOUNDLESS << n.MOST_SHIFT)
OTHER: Step = (n.OP_SEAT, n.OTHER)
NEXT: Step = (n.OP_NEXT, 0, 0, 1)
DISCARDED: Step = (n.OP_MOVE, n.TO_DISCARD)
TAKEN: Step = (n.OP_MOVE, n.TO_HAND)


def condition(of: int, least: int, most: int, argument: int = 0, target: int = 0) -> Step:
    """A condition on the player of the card."""
    return (n.OP_IF, of | least << n.LEAST_SHIFT | most << n.MOST_SHIFT, argument, target)


GOOD: dict[str, tuple[Step, ...]] = {
    "drawing": (DRAW,),
    "drawing from any pile": ((n.OP_PILE, 2),),
    "drawing until one has many": ((n.OP_DRAW, n.ACTOR, -6, n.RESOURCE_PILE),),
    "points": (WIN,),
    "another loses points": (OTHER, (n.OP_WINDOW, n.CHOSEN_SEAT), (n.OP_POINTS, n.CHOSEN_SEAT, -1)),
    "all others lose points": ((n.OP_EACH, 1), (n.OP_POINTS, n.CHOSEN_SEAT, -1), NEXT),
    "another turn": ((n.OP_TURN, n.ACTOR),),
    "another skips": (OTHER, (n.OP_WINDOW, n.CHOSEN_SEAT), (n.OP_SKIP, n.CHOSEN_SEAT, 1)),
    "another discards": (OTHER, (n.OP_CARD, n.IN_HAND, ANY, n.BY_SEAT), DISCARDED),
    "another discards at random": (OTHER, (n.OP_RANDOM, n.CHOSEN_SEAT, ANY), DISCARDED),
    "another gives a card": (OTHER, (n.OP_CARD, n.IN_HAND, ANY, n.BY_SEAT), TAKEN),
    "another's hand is discarded": (OTHER, (n.OP_DUMP, n.FROM_HAND | n.OF_SEAT, ANY, n.TO_DISCARD)),
    "looking and taking": ((n.OP_LOOK, n.RESOURCE_PILE, 3), (n.OP_CARD, n.LOOKED_AT, ANY), TAKEN),
    "searching": ((n.OP_LOOK, 1, n.CARDS), (n.OP_CARD, n.LOOKED_AT, ANY, n.MAY), TAKEN, (n.OP_MIX, 1)),
    "looking at a hand": (OTHER, (n.OP_PEEK, n.OWN)),
    "hitting another's project": ((n.OP_CARD, n.BESIDE_OTHER, ANY), DISCARDED),
    "hitting anyone's project": ((n.OP_CARD, n.BESIDE_ANY, ANY), DISCARDED),
    "taking from another's project": ((n.OP_CARD, n.BESIDE_OTHER, ANY), TAKEN),
    "all of another's project": ((n.OP_PROJECT, n.OTHER, n.HAS_SORT, ANY), (n.OP_DUMP, n.FROM_CHOSEN, ANY)),
    "another's project leaves": ((n.OP_PROJECT, n.OTHER), (n.OP_DROP, n.TO_DISCARD)),
    "taking a project": ((n.OP_PROJECT, n.OTHER, n.IS_FREE), (n.OP_CARRY, n.ACTOR)),
    "completing": ((n.OP_PROJECT, n.OWN, n.AT_ALL), (n.OP_COMPLETE,), (n.OP_CLEAR,)),
    "a project to begin with": ((n.OP_BEGIN, n.ACTOR),),
    "safety": ((n.OP_SAFE, n.ACTOR),),
    "swapping an empty hand": (OTHER, (n.OP_HANDS, n.SWAPPED, ANY)),
    "passing an empty hand on": ((n.OP_EACH,), (n.OP_JOIN, 0, ANY), NEXT, (n.OP_HANDS, n.TO_LEFT)),
    "trading": (OTHER, (n.OP_PICK, n.ACTOR, ANY), (n.OP_PICK, n.CHOSEN_SEAT, ANY), (n.OP_TRADE,)),
}
BAD: dict[str, tuple[Step, ...]] = {
    "all others draw": ((n.OP_EACH, 1), (n.OP_DRAW, n.CHOSEN_SEAT, 1, n.RESOURCE_PILE), NEXT),
    "losing points": (LOSE,),
    "another gains points": (OTHER, (n.OP_POINTS, n.CHOSEN_SEAT, 1)),
    "skipping": ((n.OP_SKIP, n.ACTOR, 1),),
    "giving a project away": ((n.OP_PROJECT, n.OWN, n.IS_FREE), OTHER, (n.OP_CARRY, n.CHOSEN_SEAT)),
    "one's own project leaves": ((n.OP_PROJECT, n.OWN), (n.OP_DROP, n.TO_BURN)),
    "all beside one's own": ((n.OP_DUMP, n.FROM_MAT, ANY, n.TO_DISCARD),),
    "hitting one's own": ((n.OP_CARD, n.BESIDE_OWN, ANY), DISCARDED),
}


@pytest.mark.parametrize("name", GOOD)
def test_what_is_good_for_whoever_plays_it(name: str) -> None:
    assert saying(*GOOD[name]).worth() > 0


@pytest.mark.parametrize("name", BAD)
def test_what_is_bad_for_whoever_plays_it(name: str) -> None:
    assert saying(*BAD[name]).worth() < 0


def test_points_are_worth_points() -> None:
    assert saying((n.OP_POINTS, n.ACTOR, 3)).worth() == 3 * POINT


def test_what_everyone_gains_is_worth_nothing_between_two() -> None:
    assert saying((n.OP_EACH,), (n.OP_POINTS, n.CHOSEN_SEAT, 1), NEXT).worth() == 0


def test_a_group_reaches_every_seat() -> None:
    body = ((n.OP_EACH, 1), (n.OP_SKIP, n.CHOSEN_SEAT, 1), NEXT)
    three = saying(*body, hands=[[BARE], [], []], table=[{}, {}, {}])
    assert three.worth() > saying(*body, hands=[[BARE], []], table=[{}, {}]).worth()


def test_one_gives_up_the_least_useful_card() -> None:
    price = ((n.OP_CARD, n.OWN_HAND, ANY, n.IS_COST), DISCARDED)
    assert saying(*price, hands=[[BARE, "professor"], []]).worth() < -POINT
    assert saying(*price, hands=[[BARE, "professor", "junior"], []]).worth() >= -POINT


def test_what_is_done_twice_counts_twice() -> None:
    once = (OTHER, (n.OP_RANDOM, n.CHOSEN_SEAT, ANY), DISCARDED)
    assert saying(*once, (n.OP_REPEAT, 2, 0, 1)).worth() == 2 * saying(*once).worth()


def test_a_price_is_weighed_against_what_it_brings() -> None:
    price = ((n.OP_CARD, n.OWN_HAND, ANY, n.IS_COST), DISCARDED, (n.OP_END,))
    assert saying(*price, WIN, hands=[[BARE, "junior"], []]).worth() > 0
    assert saying(*price, WIN, hands=[[BARE, "professor"], []]).worth() < 0


@pytest.mark.parametrize(("cards", "worth"), [(1, 2 * POINT), (2, -POINT)])
def test_a_condition_chooses_its_branch(cards: int, worth: int) -> None:
    steps = (
        condition(n.HAS_CARDS, cards, n.BOUNDLESS, target=4),
        DRAW,
        (n.OP_END,),
        (n.OP_JUMP, 0, 0, 6),
        LOSE,
        (n.OP_END,),
    )
    assert saying(*steps, hands=[[BARE, "junior"], []]).worth() == worth


@pytest.mark.parametrize(
    ("asked", "is_so"),
    [
        (condition(n.HAS_KIND, 3, n.BOUNDLESS, ANY), True),
        (condition(n.HAS_KIND, 0, 2, ANY), False),
        (condition(n.HAS_PROJECTS, 1, 1), True),
        (condition(n.HAS_FULL, 1, n.BOUNDLESS), False),
        (condition(n.HAS_POINTS, 0, n.BOUNDLESS), True),
        (condition(n.HAS_POINTS, 2, n.BOUNDLESS), False),
        (condition(n.LEADS, 0, 0), True),
        (condition(n.TRAILS, 0, 0), False),
    ],
)
def test_conditions_look_at_the_table(asked: Step, is_so: bool) -> None:
    said = saying(asked, WIN)
    said.m.gained[0] = 5
    said.m.gained[1] = 1
    assert (said.worth() > 0) == is_so


def test_of_several_deeds_the_best_counts() -> None:
    steps = ((n.OP_OR, 2, 3), LOSE, (n.OP_JUMP, 0, 0, 4), DRAW)
    assert saying(*steps).worth() == 2 * POINT


def test_what_may_be_left_costs_nothing() -> None:
    assert saying((n.OP_MAY, n.ACTOR), LOSE).worth() == 0
    assert saying((n.OP_MAY, n.ACTOR), WIN).worth() == POINT


@pytest.mark.parametrize(("brings", "worth"), [(2, POINT), (1, 0)])
def test_a_price_that_may_be_left_is_paid_for_what_depends_on_it(brings: int, worth: int) -> None:
    steps = ((n.OP_MAY, n.ACTOR), LOSE, (n.OP_END,), (*DID, 0, 5), (n.OP_POINTS, n.ACTOR, brings))
    assert saying(*steps).worth() == worth


def test_the_leader_is_harmed_rather_than_one_who_has_nothing() -> None:
    table: list[dict[str, list[str]]] = [{}, {"veena-rawat": []}, {"rachel-chang": ["chemistry", "doctorate"]}]
    said = saying((n.OP_PROJECT, n.OTHER), (n.OP_DROP, n.TO_DISCARD), hands=[[BARE], [], []], table=table)
    only = saying((n.OP_PROJECT, n.OTHER), (n.OP_DROP, n.TO_DISCARD), hands=[[BARE], [], []], table=[*table[:2], {}])
    assert said.worth() > only.worth()
