"""What must hold for every deck and every number of seats, in random play."""

import random

import pytest

from labdeck.rules.kernel import step
from labdeck.rules.schema import State
from labdeck.rules.sight import mask
from tests.tools import walks

GAMES = [(deck, seats, seed) for deck, seats in walks.TABLES for seed in range(6)]


@pytest.mark.parametrize(("deck", "seats", "seed"), GAMES)
def test_every_step_of_a_game_keeps_the_rules_of_the_table(deck: str, seats: int, seed: int) -> None:
    d = walks.deck_of(deck)
    chance = random.Random(seed)
    s = walks.dealt(d, seats, seed, walks.checked_state())
    for codes, _ in walks.walk(d, s, seed):
        if chance.random() < 0.1:
            walks.check_conserved(s, d)
            walks.check_tidy(s, d)
            walks.check_hands(s, d)
            walks.check_legal(s, d, codes)
        if chance.random() < 0.01:
            walks.check_refusal(s, d)
            walks.check_masks(s, d, codes)
    walks.check_conserved(s, d)
    assert s.winners


@pytest.mark.parametrize(("deck", "seats", "seed"), GAMES)
def test_nobody_can_tell_two_worlds_apart(deck: str, seats: int, seed: int) -> None:
    d = walks.deck_of(deck)
    chance = random.Random(seed)
    s = walks.dealt(d, seats, seed)
    compared = 0
    for _ in walks.walk(d, s, seed + 1):
        if chance.random() < 0.04:
            compared += walks.check_two_worlds(s, d, chance, 25)
    assert compared


def test_a_copy_is_independent() -> None:
    d = walks.deck_of(walks.DECKS[0])
    s = walks.dealt(d, 3, 5)
    for codes, _ in walks.walk(d, s, 5):
        before, copy = s.fields(), s.copy()
        step(copy, d, codes[-1])
        assert s.fields() == before
        if s.turns > 9:
            break


def test_a_planted_leak_is_seen() -> None:
    """A mask that forgets to hide one hand fails the two-worlds check."""
    d = walks.deck_of(walks.DECKS[0])
    s = walks.dealt(d, 3, 5)
    pair = walks.unknown_pairs(s, d, 0, random.Random(1))
    assert pair is not None
    other = walks.exchange(s, *pair)
    assert s.fields() != other.fields()
    s.seen = [everything | 1 for everything in s.seen]
    other.seen = [everything | 1 for everything in other.seen]
    m, other_m = State(), State()
    mask(s, m, d, 0)
    mask(other, other_m, d, 0)
    assert m.fields() != other_m.fields()
