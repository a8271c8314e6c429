"""Lessons: first games whose deal lets a learner complete something soon."""

import json
from functools import lru_cache
from typing import Any

import labdeck
from labdeck.bots import bot

from .families import FAMILIES

LEARNER, TUTOR = 0, "greedy"  # who is taught, and who plays in everybody's place while deals are compared
TRIED = 40  # deals that are compared
SOON = 9  # choices of the learner; a deal that lets something be completed in so many is taken at once
LATEST = 30  # choices of the learner after which a deal is given up


@lru_cache(maxsize=64)
def lesson_seed(deck: str, knobs: str, seats: int) -> int:
    """The deal of a lesson, the same for everybody; the knobs are in JSON."""
    best, fewest = 1, LATEST
    for seed in range(1, TRIED + 1):
        choices = choices_until_completed(deck, json.loads(knobs), seats, seed, fewest)
        if choices < fewest:
            best, fewest = seed, choices
        if fewest <= SOON:
            break
    return best


def choices_until_completed(deck: str, knobs: dict[str, Any], seats: int, seed: int, most: int) -> int:
    """After how many choices the learner has completed or scored something; `most` if later."""
    game = labdeck.new(deck, seats, seed=seed, **knobs)
    tutor = bot(TUTOR, seed)
    goal = FAMILIES[game.deck.rules].goal + LEARNER
    made = 0
    while made < most and not game.over:
        if game.state.count[goal]:
            return made
        assert game.to_move is not None
        made += game.to_move == LEARNER and len(game.choices) > 1
        code = tutor.choose(game.masked(game.to_move), game.tables.deck, game.to_move)
        game.play(code)
    return most
