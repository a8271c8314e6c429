"""A process in which bots think: masked states come in, codes of choices go out, one at a time."""

import json
import pickle
import resource
import sys
from functools import lru_cache
from typing import NamedTuple

from labdeck.bots import bot
from labdeck.deck import Tables, load, tables
from labdeck.rules.schema import State

LENGTH = 4  # bytes before each question that say how long it is


class Question(NamedTuple):
    """What a bot is asked: which bot, on which deck, and all that the seat knows."""

    bot: str
    seed: int
    deck: str
    knobs: str  # in JSON, so that the same deck is made once
    seat: int
    masked: State


@lru_cache(maxsize=64)
def tables_for(deck: str, knobs: str) -> Tables:
    """The tables of a deck with the knobs of a table."""
    return tables(load(deck), **json.loads(knobs))


def answer(question: Question) -> int:
    """The code that the bot chooses."""
    deck = tables_for(question.deck, question.knobs).deck
    return bot(question.bot, question.seed).choose(question.masked, deck, question.seat)


def main(memory: int) -> None:
    """Answer questions until there are no more."""
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    while size := sys.stdin.buffer.read(LENGTH):
        question = pickle.loads(sys.stdin.buffer.read(int.from_bytes(size, "big")))
        print(answer(question), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
