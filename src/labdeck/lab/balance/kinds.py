"""Kinds: whether there are as many cards of each as the projects need."""

from collections.abc import Iterator

import numpy as np

from labdeck.bots import tally
from labdeck.deck.words import counted
from labdeck.lab.figures import mean, share
from labdeck.lab.games import Games
from labdeck.rules.numbers import KIND_BITS, NEEDS, PROJECT, RESOURCE

from .report import Cell, Column, Finding, Part, Section

COLUMNS = (
    Column("kind", "kind"),
    Column("cards", "cards"),
    Column("needed", "needed by all projects"),
    Column("put", "put a game", "points"),
    Column("open", "still wanted at the end", "share"),
)


def needed(games: Games) -> list[float]:
    """How many cards of each kind all projects together need; a need that takes several kinds is shared by them."""
    deck = games.tables.deck
    wanted = [0.0] * len(games.tables.kinds)
    for q in range(deck.cards):
        for i in range(deck.needs[q] if deck.role[q] == PROJECT else 0):
            bits = deck.need[q * NEEDS + i] & KIND_BITS
            for kind in range(len(wanted)):
                if bits >> kind & 1:
                    wanted[kind] += 1 / bits.bit_count()
    return wanted


def supplied(games: Games) -> list[int]:
    """How many resource cards of each kind there are."""
    deck = games.tables.deck
    plain = [deck.serves[c] for c in range(deck.cards) if deck.role[c] == RESOURCE]
    return [sum(bits >> kind & 1 for bits in plain) for kind in range(len(games.tables.kinds))]


def kinds(games: Games) -> Part:
    """A row for each kind: its cards, the needs for it, and what became of both."""
    deck = games.tables.deck
    wanted, cards = needed(games), supplied(games)
    times = games.deeds >> tally.TIMES_SHIFT & tally.TIMES_BITS
    rows: list[tuple[Cell, ...]] = []
    for kind, name in enumerate(games.tables.kinds):
        columns = [c for c in range(deck.cards) if deck.role[c] == RESOURCE and deck.serves[c] >> kind & 1]
        put = times[:, columns].sum(1)
        still = float(games.open_needs[:, kind].sum())
        rows.append((name, cards[kind], round(wanted[kind], 2), mean(put), share(still, round(still + put.sum()))))
    says = "The last column is the share of all needs for the kind, met or not, that is unmet at the end."
    section = Section("kinds", "Kinds", says, COLUMNS, tuple(rows))
    return Part((section,), tuple(kind_findings(games.tables.kinds, wanted, cards)))


def kind_findings(names: tuple[str, ...], wanted: list[float], cards: list[int]) -> Iterator[Finding]:
    """Kinds that are scarcer than the rest of the deck; these numbers are counted, so they have no interval."""
    usual = float(np.sum(cards)) / max(float(np.sum(wanted)), 1.0)
    for name, need, supply in zip(names, wanted, cards, strict=True):
        if need:
            yield Finding(
                100 * max(1 - supply / need / usual, 0.0),
                "kind",
                name,
                f"The deck has {counted(supply, 'card')} of {name} for {need:.4g} needs: {supply / need:.1f} for each, "
                f"where {usual:.1f} is usual in it.",
            )
