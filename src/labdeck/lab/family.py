"""What the lab asks of a family of rules; `families` lists those that there are."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from labdeck.deck import Card, Tables
from labdeck.rules.schema import Deck

from .balance.report import Cell, Column

if TYPE_CHECKING:
    from .balance.fates import Fate


@dataclass(frozen=True, slots=True)
class Goals:
    """The cards that score: how they are told of, and what they are compared with."""

    does: str  # what a player does with one: "completes"
    done: str
    columns: tuple[Column, ...]
    row: Callable[["Fate"], tuple[Cell, ...]]
    asks: Callable[[Tables, int], str]  # what the rules ask for a card, in words
    like: Callable[[Tables, int], tuple[int, ...]]  # equal for cards that can be compared
    is_priced: Callable[[Tables, int], bool]  # whether its points should follow from what it asks
    is_chosen_by_points: bool  # if so, only cards of equal points are expected to do equally well


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
    about: Callable[[Card], str]  # what a finding on such a card is about
    decks: Callable[[Deck, int], tuple[Deck, Deck]]  # the deck, and the one that counts once the blank card is played


@dataclass(frozen=True, slots=True)
class Family:
    """A family of rules, as the lab sees it."""

    goals: Goals
    supply: Supply
    effects: Effects
