"""Kinds: whether there are as many cards of each as the projects need, or as many heroes as the discoveries ask for."""

from collections.abc import Iterator

import numpy as np

from labdeck.lab.counts import tally
from labdeck.lab.figures import mean, share
from labdeck.lab.games import Games
from labdeck.rules.numbers import DISCOVERIES, HERO, KIND_BITS, NEEDS, PROJECT, RESOURCE

from .report import Cell, Column, Finding, Part, Section

COLUMNS = (
    Column("kind", "kind"),
    Column("cards", "cards"),
    Column("needed", "needed by all projects"),
    Column("put", "put a game", "points"),
    Column("open", "still missing at the end", "share"),
)
TYPE_COLUMNS = (
    Column("kind", "type"),
    Column("cards", "heroes"),
    Column("needed", "asked for by all discoveries"),
    Column("put", "heroes played a game", "points"),
)
HOW_TO_READ = (
    "The last column is of all cards of the kind that were put and all that active projects lack at the end: the "
    "share of those that they lack. A need that takes several kinds is shared by them."
)
HOW_TO_READ_TYPES = "A discovery of two types counts half for each. Polymaths, who have every type, are not counted."


def needs_of(games: Games, q: int) -> list[int]:
    """The kinds that meet each need of a project; a discovery needs one hero."""
    deck = games.tables.deck
    if deck.family == DISCOVERIES:
        return [deck.printed[q]]
    return [deck.need[q * NEEDS + i] & KIND_BITS for i in range(deck.needs[q])]


def needed(games: Games) -> list[float]:
    """How many cards of each kind all projects together need; a need that takes several kinds is shared by them."""
    deck = games.tables.deck
    wanted = [0.0] * len(games.tables.kinds)
    for bits in (bits for q in range(deck.cards) if deck.role[q] == PROJECT for bits in needs_of(games, q)):
        for kind in range(len(wanted)):
            if bits >> kind & 1:
                wanted[kind] += 1 / bits.bit_count()
    return wanted


def plain(games: Games, kind: int) -> list[int]:
    """The resources of a kind, or the heroes of that type alone."""
    deck = games.tables.deck
    if deck.family == DISCOVERIES:
        return [c for c in range(deck.cards) if deck.role[c] == HERO and deck.serves[c] == 1 << kind]
    return [c for c in range(deck.cards) if deck.role[c] == RESOURCE and deck.serves[c] >> kind & 1]


def supplied(games: Games) -> list[int]:
    """How many such cards of each kind there are."""
    return [len(plain(games, kind)) for kind in range(len(games.tables.kinds))]


def kinds(games: Games) -> Part:
    """A row for each kind: its cards, the needs for it, and what became of both."""
    is_of_types = games.tables.deck.family == DISCOVERIES
    wanted, cards = needed(games), supplied(games)
    times = games.deeds >> tally.TIMES_SHIFT & tally.TIMES_BITS
    rows: list[tuple[Cell, ...]] = []
    for kind, name in enumerate(games.tables.kinds):
        put = times[:, plain(games, kind)].sum(1)
        row = (name, cards[kind], round(wanted[kind], 2), mean(put))
        lacking = float(games.open_needs[:, kind].sum())
        all_wanted = round(lacking + put.sum())
        rows.append(row if is_of_types else (*row, share(lacking, all_wanted) if all_wanted else "–"))
    says, columns = (HOW_TO_READ_TYPES, TYPE_COLUMNS) if is_of_types else (HOW_TO_READ, COLUMNS)
    section = Section("kinds", "Types" if is_of_types else "Kinds", says, columns, tuple(rows))
    return Part((section,), tuple(kind_findings(games, wanted, cards)))


def kind_findings(games: Games, wanted: list[float], cards: list[int]) -> Iterator[Finding]:
    """Kinds that are scarcer than the rest of the deck; these numbers are counted, so they have no interval."""
    is_of_types = games.tables.deck.family == DISCOVERIES
    one, many = ("hero", "heroes") if is_of_types else ("card", "cards")
    usual = float(np.sum(cards)) / max(float(np.sum(wanted)), 1.0)
    for name, need, supply in zip(games.tables.kinds, wanted, cards, strict=True):
        if need:
            yield Finding(
                100 * max(1 - supply / need / usual, 0.0),
                "kind",
                name,
                f"The deck has {supply} {one if supply == 1 else many} of {name} for {need:.4g} needs: "
                f"{supply / need:.1f} for each, where {usual:.1f} is usual in it.",
            )
