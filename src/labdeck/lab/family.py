"""What the lab asks of a family of rules; `families` lists those that there are."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from labdeck.deck import Card, Change, Tables
from labdeck.deck.knob import Value
from labdeck.rules.schema import Deck

from .balance.report import About, Cell, Column

if TYPE_CHECKING:
    from .balance.fates import Fate
    from .balance.report import Finding
    from .games import Games

Changes = tuple[Change, ...]  # that are made together


@dataclass(frozen=True, slots=True)
class Goals:
    """The cards that score: how they are told of, and what they are compared with."""

    about: About
    does: str  # what a player does with one: "completes"
    done: str
    is_started: bool  # whether one is started first, and may then be left unfinished
    columns: tuple[Column, ...]
    row: Callable[["Fate"], tuple[Cell, ...]]
    asks: Callable[[Tables, int], str]  # what the rules ask for a card, in words
    like: Callable[[Tables, int], tuple[int, ...]]  # equal for cards that can be compared
    price: Callable[[Tables, int], int]  # by which those are ordered
    variety: float  # how many times their usual spread is no fault


@dataclass(frozen=True, slots=True)
class Supply:
    """The kinds that goals ask for, and the cards that serve them."""

    title: str
    says: str
    columns: tuple[Column, ...]
    one: str  # a card that serves a kind, in a word
    many: str
    needs: Callable[[Deck, int], list[int]]  # the kinds that meet each need of a goal, as bits
    cards: Callable[[Deck, int], list[int]]  # those that serve a kind
    tells_lack: bool  # whether the last column is what is missing at the end


@dataclass(frozen=True, slots=True)
class Effects:
    """The cards that have an effect when they are played: the balance lab makes one after the other blank."""

    title: str
    says: str  # how to read the table, beyond what is said of every family
    idle: str  # what the table of cards that never matter is of
    roles: frozenset[int]
    abilities: frozenset[str]  # roles of cards that do something else as well, so that only their ability is blank
    about: Callable[[Card], About]  # what a finding on such a card is about
    decks: Callable[[Deck, int], tuple[Deck, Deck]]  # the deck, and the one that counts once the blank card is played


TURNS_SAID: dict[tuple[str, Value | None], str] = {
    ("first", None): "With seat {value} playing first, counted from 0",
    ("first", "seed"): "With the first player drawn by lot",
    ("stall_turns", None): "With an end after {turn} of each player without a completion or score",
    ("most_turns", None): "With at most {turn} of each player",
}


@dataclass(frozen=True, slots=True)
class Remedies:
    """What may be changed in a deck against a fault: tried in this order."""

    goal: Callable[["Finding", "Fate", "Games"], Iterator[Changes]]  # against a goal that earns too much or too little
    supply: Callable[["Finding", "Games"], Iterator[Changes]]  # against a kind that is too rare
    all_goals: Callable[[str, Tables], Iterator[Changes]]  # against a fault of this topic, by all goals at once
    knobs: dict[str, tuple[str, ...]]  # by the topic of a fault
    said: dict[tuple[str, Value | None], str]  # how a knob at a value is said, None for any other value


@dataclass(frozen=True, slots=True)
class Family:
    """A family of rules, as the lab sees it."""

    goals: Goals
    supply: Supply
    effects: Effects
    remedies: Remedies
