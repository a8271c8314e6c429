"""What a seat is shown, and what a bot does for it, never depends on what it cannot know."""

import random

import pytest

from labdeck.game.knowledge import Sight
from labdeck.rules.schema import State
from labdeck.rules.sight import mask, sample
from tests.tools import walks, worlds


@pytest.mark.parametrize(("deck", "seats"), walks.TABLES)
def test_views_logs_and_bots_are_the_same_in_both_worlds(deck: str, seats: int) -> None:
    d = walks.deck_of(deck)
    chance = random.Random(seats)
    s = walks.dealt(d, seats, 77)
    compared = 0
    for _ in walks.walk(d, s, 7):
        if chance.random() < 0.03:
            compared += worlds.check_views(deck, s, chance)
    assert compared


@pytest.mark.parametrize(("deck", "seats"), walks.TABLES)
def test_a_sampled_world_can_be_played_on(deck: str, seats: int) -> None:
    d = walks.deck_of(deck)
    chance = random.Random(seats)
    s, m, w = walks.dealt(d, seats, 31), State(), State()
    sampled = 0
    for _ in walks.walk(d, s, 31):
        if chance.random() < (0.4 if s.depth else 0.05):
            seat = chance.randrange(seats + 1)
            mask(s, m, d, seat)
            sample(m, w, d, seat, *(chance.getrandbits(32) for _ in range(4)))
            for _, (codes, _) in zip(range(5), walks.walk(d, w, sampled), strict=False):
                assert codes
            sampled += 1
    assert sampled


def test_a_planted_leak_in_a_view_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view built from the true state instead of the masked one is found out."""

    def leak(sight: Sight, _reader: int) -> State:
        m = sight.state.copy()
        m.seen = [255] * len(m.seen)
        return m

    monkeypatch.setattr(Sight, "known", leak)
    d = walks.deck_of("ingenium")
    s = walks.dealt(d, 3, 9)
    with pytest.raises(AssertionError, match="can tell"):
        worlds.check_views("ingenium", s, random.Random(9))
