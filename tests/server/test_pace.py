"""How long bots take: two turns of theirs are over before anybody tires, and nobody's cards make it longer."""

import asyncio
import time
from itertools import pairwise
from statistics import median

import pytest

import labdeck
from labdeck.bots import bot, names
from labdeck.deck import names as deck_names
from labdeck.server.clock import CLOCK, exactly
from labdeck.server.pace import EASE, PACES, beat

LONGEST = 6.0  # seconds of two bots' turns at the normal pace, in the middle of all
GAMES = 2
MOST = 2000


def turns_of(deck: str, seed: int, level: str) -> list[float]:
    """How long each turn of a game takes among bots of a level, by the constants of the normal pace."""
    game, player, times = labdeck.new(deck, 3, seed=seed), bot("greedy", 1), PACES["normal"]
    turns: list[float] = []
    was_window, turn = False, -1
    for _ in range(MOST):
        seat = game.to_move
        if seat is None:
            break
        if game.state.turns != turn:
            turns.append(0.0)
            turn = int(game.state.turns)
        if not game.is_window:
            turns[-1] += beat(times, level, game.made_this_turn)
        elif not was_window:
            turns[-1] += times.window
        was_window = game.is_window
        game.play(player.choose(game.masked(seat), game.tables.deck, seat))
    return turns


@pytest.mark.parametrize("level", names())
@pytest.mark.parametrize("deck", deck_names())
def test_two_turns_of_bots_can_be_followed_and_do_not_tire(deck: str, level: str) -> None:
    turns = [turns_of(deck, seed, level) for seed in range(GAMES)]
    both = [first + second for game in turns for first, second in pairwise(game)]
    assert median(both) <= LONGEST, f"{median(both):.1f} s"


@pytest.mark.parametrize("level", names())
def test_a_pause_follows_from_what_everybody_can_count(level: str) -> None:
    pauses = [beat(PACES["normal"], level, made) for made in range(9)]
    assert pauses == sorted(pauses, reverse=True)
    assert pauses[len(EASE) - 1 :] == [min(pauses)] * 5
    assert min(pauses) > 0


def test_choices_are_counted_from_the_beginning_of_a_turn() -> None:
    game = labdeck.new("ingenium", 2, seed=5, first=0)
    counted = []
    for _ in range(4):
        counted.append(game.made_this_turn)
        game.play(game.choices[0])
    assert counted == [0, 1, 2, 3]
    while game.to_move == 0:
        game.play(game.choices[-1])
    assert game.made_this_turn == 0


def test_what_is_due_at_a_time_is_not_done_before() -> None:
    """Though the loop is woken early for it, since it wakes in whole milliseconds."""

    async def waited() -> float:
        due = CLOCK.time() + 2.5 * CLOCK.early
        await exactly(CLOCK, due)
        return time.monotonic() - due

    assert asyncio.run(waited()) >= 0
