"""Look at the top 2 cards of the project pile: you may take 1, put the other back on top."""

import pytest

from tests.cards.gsa import two_projects

CARD = "outreach"


def test_takes_one_of_two_and_puts_the_other_back_on_top() -> None:
    two_projects.takes_one_and_puts_the_other_back(CARD)


@pytest.mark.rule("R30")
def test_may_take_none_and_orders_both() -> None:
    two_projects.may_take_none_and_orders_both(CARD)


def test_a_mandatory_project_taken_must_be_given() -> None:
    two_projects.makes_a_mandatory_project_be_given(CARD)


def test_cannot_be_played_with_no_project_to_look_at() -> None:
    two_projects.is_refused_with_no_project_left(CARD)


def test_the_others_are_not_asked() -> None:
    two_projects.asks_nobody_else(CARD)
