"""Kinds: whether there are as many cards of each as the goals of the deck ask for."""

from collections.abc import Iterator

import numpy as np

from labdeck.deck.words import within
from labdeck.lab.counts import row
from labdeck.lab.families import family_of
from labdeck.lab.figures import mean, share
from labdeck.lab.games import Games
from labdeck.rules.numbers import PROJECT

from .report import Cell, Finding, Part, Section


def kind_names(games: Games) -> list[str]:
    """The kinds of the deck as people read them: by the names on their cards, where they have cards."""
    names = {card.id: within(card.name) for card in games.tables.cards}
    return [names.get(kind, kind) for kind in games.tables.kinds]


def needed(games: Games) -> list[float]:
    """How many cards of each kind all goals together need; a need that takes several kinds is shared by them."""
    deck, needs = games.tables.deck, family_of(games.tables).supply.needs
    wanted = [0.0] * len(games.tables.kinds)
    for bits in (bits for q in range(deck.cards) if deck.role[q] == PROJECT for bits in needs(deck, q)):
        for kind in range(len(wanted)):
            if bits >> kind & 1:
                wanted[kind] += 1 / bits.bit_count()
    return wanted


def supplied(games: Games) -> list[int]:
    """How many cards serve each kind."""
    cards = family_of(games.tables).supply.cards
    return [len(cards(games.tables.deck, kind)) for kind in range(len(games.tables.kinds))]


def kinds(games: Games) -> Part:
    """A row for each kind: its cards, the needs for it, and what became of both."""
    deck, told = games.tables.deck, family_of(games.tables).supply
    wanted, cards = needed(games), supplied(games)
    times = games.deeds >> row.TIMES_SHIFT & row.TIMES_BITS
    rows: list[tuple[Cell, ...]] = []
    for kind, name in enumerate(kind_names(games)):
        put = times[:, told.cards(deck, kind)].sum(1)
        told_row = (name, cards[kind], round(wanted[kind], 2), mean(put))
        lacking = float(games.open_needs[:, kind].sum())
        all_wanted = round(lacking + put.sum())
        rows.append((*told_row, share(lacking, all_wanted) if all_wanted else "–") if told.tells_lack else told_row)
    section = Section("kinds", told.title, told.says, told.columns, tuple(rows))
    return Part((section,), tuple(kind_findings(games, wanted, cards)))


def kind_findings(games: Games, wanted: list[float], cards: list[int]) -> Iterator[Finding]:
    """Kinds that are scarcer than the rest of the deck; these are counts of cards, so they have no interval."""
    told = family_of(games.tables).supply
    usual = float(np.sum(cards)) / max(float(np.sum(wanted)), 1.0)
    for name, need, supply in zip(kind_names(games), wanted, cards, strict=True):
        if need:
            yield Finding(
                100 * max(1 - supply / need / usual, 0.0),
                "kind",
                name,
                f"The deck has {supply} {told.one if supply == 1 else told.many} of {name} for {need:.4g} needs: "
                f"{supply / need:.1f} for each, where {usual:.1f} is usual in it.",
            )
