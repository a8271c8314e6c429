"""The lab knows every family that a deck can be of, by one line."""

import pytest

from labdeck.deck import load, names, tables
from labdeck.lab.families import FAMILIES, family_of
from labdeck.rules.numbers import PROJECT


def test_every_deck_is_of_a_family_and_every_family_has_a_deck() -> None:
    assert {load(name).rules for name in names()} == set(FAMILIES)


@pytest.mark.parametrize("deck", names())
def test_a_family_tells_what_its_goals_ask_and_who_serves_it(deck: str) -> None:
    made = tables(load(deck))
    family = family_of(made)
    goals = [c for c in range(made.deck.cards) if made.deck.role[c] == PROJECT]
    assert all(family.goals.asks(made, q) for q in goals)
    assert all(family.supply.needs(made.deck, q) for q in goals)
    assert any(family.supply.cards(made.deck, kind) for kind in range(len(made.kinds)))


@pytest.mark.parametrize("deck", names())
def test_every_card_with_a_sentence_is_made_blank_but_challenges_which_are_not_played(deck: str) -> None:
    made = tables(load(deck))
    said = {made.deck.role[c] for c, card in enumerate(made.cards) if card.effect and card.role != "challenge"}
    assert said <= family_of(made).effects.roles
