"""The promise of a card, by its steps alone: what is good to hold, and what is best thrown away."""

import pytest

from labdeck.bots.programs.promise import promise
from labdeck.rules import numbers as n

from .saying import saying
from .test_course import ANY, BAD, DISCARDED, GOOD, LOSE, OTHER, WIN

UNSURE = {"looking at a hand", "passing an empty hand on", "swapping an empty hand"}


@pytest.mark.parametrize("name", sorted(GOOD.keys() - UNSURE))
def test_what_is_good_promises_something(name: str) -> None:
    said = saying(*GOOD[name])
    assert promise(said.d, said.card) > 0


@pytest.mark.parametrize("name", BAD)
def test_what_is_bad_promises_nothing(name: str) -> None:
    said = saying(*BAD[name])
    assert promise(said.d, said.card) < 0


def test_more_promises_more() -> None:
    one, three = saying(WIN), saying((n.OP_POINTS, n.ACTOR, 3))
    assert promise(three.d, three.card) > promise(one.d, one.card)


def test_what_is_repeated_promises_more() -> None:
    steps = (OTHER, (n.OP_RANDOM, n.CHOSEN_SEAT, ANY), DISCARDED)
    once, often = saying(*steps), saying(*steps, (n.OP_REPEAT, 3, 0, 1))
    assert promise(often.d, often.card) == 3 * promise(once.d, once.card)


def test_a_price_lessens_the_promise() -> None:
    paid, free = saying(LOSE, (n.OP_END,), WIN), saying(WIN)
    assert promise(paid.d, paid.card) < promise(free.d, free.card)


def test_of_several_deeds_one_counts() -> None:
    said, one = saying((n.OP_OR, 2, 3), WIN, (n.OP_JUMP, 0, 0, 4), WIN), saying(WIN)
    assert promise(said.d, said.card) == promise(one.d, one.card)


@pytest.mark.parametrize(
    ("field", "value", "is_good"), [("worth", 2, True), ("worth", -2, False), ("fewer", 1, True), ("guards", 1, True)]
)
def test_what_is_put_on_ones_own_project(field: str, value: int, is_good: bool) -> None:
    said = saying((n.OP_PROJECT, n.OWN, n.AT_ALL), (n.OP_ATTACH,))
    getattr(said.d, field)[said.card] = value
    assert (promise(said.d, said.card) > 0) == is_good
