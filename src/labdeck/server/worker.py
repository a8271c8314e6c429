"""A process in which bots think: masked states come in, codes of choices go out, one at a time."""

import json
import sys
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from labdeck.bots import Budget, bot, think
from labdeck.deck import Tables, load, read_text, tables
from labdeck.rules.schema import State

from .work import work

ADVISER = "adviser"  # who is asked for hints
ADVISED = 3  # choices that a hint speaks of


class Question(NamedTuple):
    """What a bot is asked: which bot, on which deck, and all that the seat knows."""

    bot: str
    seed: int
    deck: str
    text: str  # of a deck that is not shipped
    knobs: str  # in JSON, so that the same deck is made once
    seat: int
    masked: State
    hint: Budget  # for the adviser
    seconds: float | None  # that another bot has; None for as long as its level says


@lru_cache(maxsize=64)
def tables_for(deck: str, text: str, knobs: str) -> Tables:
    """The tables of a deck with the knobs of a table."""
    return tables(read_text(text, Path("deck.toml")) if text else load(deck), **json.loads(knobs))


def answer(question: Question) -> list[list[float]]:
    """The code that the bot chooses; the adviser's best choices, each with its visits, share of wins and points."""
    deck = tables_for(question.deck, question.text, question.knobs).deck
    if question.bot == ADVISER:
        lines = think(question.masked, deck, question.seat, question.hint, question.seed).lines[:ADVISED]
        return [[line.code, line.visits, round(line.wins, 4), round(line.points, 2)] for line in lines]
    asked = bot(question.bot, question.seed, float("inf") if question.seconds is None else question.seconds)
    return [[asked.choose(question.masked, deck, question.seat)]]


def serve(memory: int) -> None:
    """Think within so much memory until there are no more questions."""
    work(answer, memory)


if __name__ == "__main__":
    serve(int(sys.argv[1]))
