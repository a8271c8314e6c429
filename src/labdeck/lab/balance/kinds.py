"""Kinds: whether there are as many cards of each as the goals of the deck ask for."""

from collections.abc import Iterator
from math import sqrt

from labdeck.deck.words import counted, within
from labdeck.lab.counts import row
from labdeck.lab.families import family_of
from labdeck.lab.figures import Figure, mean, share
from labdeck.lab.games import Games
from labdeck.rules.numbers import PROJECT

from .fates import Fate
from .goals import judged, residual
from .judging import POINTS, corrected, spread, weight_of
from .report import Cell, Finding, Section

RARE = 0.75  # of the usual cards for a need: with fewer a kind may be too rare


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


def usual_supply(games: Games) -> float:
    """How many cards the deck has for a need."""
    return sum(supplied(games)) / max(sum(needed(games)), 1.0)


def kind_section(games: Games) -> Section:
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
    return Section("kinds", told.title, told.says, told.columns, tuple(rows))


def asking(games: Games, kind: int, found: list[Fate]) -> list[Fate]:
    """The goals that need a card of that kind and no other."""
    deck, needs = games.tables.deck, family_of(games.tables).supply.needs
    return [one for one in found if 1 << kind in needs(deck, one.number)]


def kind_findings(games: Games, found: list[Fate]) -> Iterator[Finding]:
    """Kinds that are scarcer than the rest of the deck, by what the goals that need them earn when they are drawn."""
    told, goals = family_of(games.tables).supply, judged(found)
    wanted, cards, usual = needed(games), supplied(games), usual_supply(games)
    names = kind_names(games)
    rare = [kind for kind, need in enumerate(wanted) if need and cards[kind] < RARE * usual * need]
    for kind in rare:
        needing = asking(games, kind, goals)
        others = [one for one in goals if one not in needing]
        if not needing or not others:
            continue
        size = corrected(lack(needing, others), len(rare))
        supply = f"{cards[kind]} {told.one if cards[kind] == 1 else told.many} of {names[kind]}"
        yield Finding(
            about="kind",
            topic="supply",
            subjects=(games.tables.kinds[kind],),
            names=(names[kind],),
            says=f"The deck has {supply} for {counted(round(wanted[kind]), 'need')}, where "
            f"{usual * wanted[kind]:.0f} would be usual: what needs it earns {-size.value:.1f} points a game less than "
            "its like.",
            size=size,
            unit="points a game",
            weight=weight_of(size, POINTS) if size.value < 0 else 0.0,
            way=-1,
        )


def lack(needing: list[Fate], others: list[Fate]) -> Figure:
    """What goals earn more than others of their price, on average over them."""
    sizes = [residual(one, [one, *others], True, 1) for one in needing]
    value = sum(size.value for size in sizes) / len(sizes)
    own = sqrt(sum((size.high - size.value) ** 2 for size in sizes)) / len(sizes)
    half = max(own, 2 * spread([size.value for size in sizes]) / sqrt(len(sizes)))
    return Figure(value, value - half, value + half)


def explained(games: Games, findings: list[Finding], found: list[Fate]) -> set[str]:
    """The goals that earn little because a kind is too rare for them."""
    kinds = games.tables.kinds
    rare = [kinds.index(one.subjects[0]) for one in findings if one.topic == "supply" and one.is_told]
    return {one.card.id for kind in rare for one in asking(games, kind, found)}
