"""Integer tables: the cards of a deck file as the kernel knows them."""

from dataclasses import dataclass
from itertools import chain
from typing import Any

from labdeck.rules import numbers as n
from labdeck.rules.prospects import is_passing, is_told_by_itself
from labdeck.rules.schema import Deck

from .card import Card, card_of
from .errors import DeckError, Problem
from .file import DeckFile
from .knob import Knobs
from .knobs import check_knob
from .language.program import Program, Step

KEPT: dict[str, "Tables"] = {}  # by what they were made from, the oldest first
MOST_KEPT = 64


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """A deck ready to play: its file, its knobs, its integers, and a card, kind or tag for each number.

    Nobody changes them once they are made, so they are known by which they are, and what follows of them can be kept.
    """

    file: DeckFile
    knobs: Knobs
    deck: Deck
    cards: tuple[Card, ...]
    kinds: tuple[str, ...]
    tags: tuple[str, ...]


def tables(file: DeckFile, **knobs: object) -> Tables:
    """The deck as integers; a knob given here goes before the deck's own.

    They are made once for a file and its knobs and kept for the next game, so nobody may change them.
    """
    chosen = file.knobs | {name: check_knob(name, value, file.id, file.rules) for name, value in knobs.items()}
    titles = {table: len(cards) for table, cards in file.tables.items()}
    if wrong := file.family.misfits(chosen, titles):
        raise DeckError(Problem(file.id, "knobs", name, says) for name, says in wrong)
    return KEPT.get(_key(file, chosen)) or keep(fresh_tables(file, chosen))


def keep(made: Tables) -> Tables:
    """The tables, kept for the next game of the same file and knobs."""
    KEPT[_key(made.file, made.knobs)] = made
    for oldest in list(KEPT)[:-MOST_KEPT]:
        KEPT.pop(oldest, None)
    return made


def _key(file: DeckFile, knobs: Knobs) -> str:
    return f"{file.edition} {file.path} {sorted(knobs.items())}"


def fresh_tables(file: DeckFile, knobs: Knobs) -> Tables:
    """The deck as integers, with knobs that are known to be right."""
    family, words = file.family, file.vocabulary
    deck: Any = Deck()  # its fields come from a list that type checkers cannot read
    deck.family = family.number
    for knob in family.knobs:
        setattr(deck, knob.name, knob.number(knobs[knob.name]))
    starts = _fill_programs(deck, [program for title in file.titles for program in title.programs])
    names = {title.id: title.name for title in file.titles if title.id in words.kinds}
    cards: list[Card] = []
    twins = 0
    for title in file.titles:
        twins += title.copies > 1
        for number in range(len(cards), len(cards) + title.copies):
            deck.twin[number] = twins if title.copies > 1 else 0
            family.fill(deck, number, title, words, starts)
            deck.deed[number] = _deed(deck, deck.start[number])
            deck.sorts |= deck.sort[number]
        role, back = family.roles[deck.role[number]], family.backs[deck.back[number]]
        cards += [card_of(title, role, back, names)] * title.copies
    deck.cards = len(cards)
    family.finish(deck, file)
    return Tables(file, knobs, deck, tuple(cards), words.kinds, tuple(file.tags))


def _fill_programs(deck: Any, programs: list[Program]) -> dict[Program, int]:
    """Lays the programs one after the other, equal ones once, and tells where each begins; 0 is none."""
    steps: list[Step] = [(n.OP_END, 1, 0, 0)]
    starts: dict[Program, int] = {(): 0}
    for program in programs:
        if program not in starts:
            starts[program] = len(steps)
            steps += program
    deck.program[: len(steps) * n.WIDTH] = chain.from_iterable(steps)
    return starts


def _deed(deck: Any, step: int) -> int:
    """Of a program that is one clause, the first step that tells whether it would do something; 0 if none does."""
    ops = deck.program[step * n.WIDTH :: n.WIDTH]
    end = ops.index(n.OP_END)
    if deck.program[(step + end) * n.WIDTH + 1] == 0:
        return 0
    first = next(i for i in range(end + 1) if not is_passing(ops[i]))
    return step + first if is_told_by_itself(ops[first]) else 0
