"""Idle cards: those that never matter."""

from collections.abc import Iterator, Sequence

from labdeck.deck.words import counted
from labdeck.lab.counts import row
from labdeck.lab.families import family_of
from labdeck.lab.family import Effects
from labdeck.lab.games import Games
from labdeck.rules.numbers import PROJECT, RESOURCE

from .effects import Effect
from .report import Column, Finding, Part, Section

COLUMNS = (Column("card", "card"), Column("copies", "copies"), Column("says", "why"))
NOTHING = 0.5  # points: a change whose whole interval is smaller than this counts as none


def idle(games: Games, effects: Sequence[Effect]) -> Part:
    """The cards that never matter, and why."""
    told = family_of(games.tables).effects
    rows = sorted((*idle_modifiers(effects, told), *idle_cards(games)), key=lambda found: found[0])
    size = games.tables.deck.cards
    findings = (
        Finding(100 * copies / size, "idle card", name, f"{name} ({counted(copies, 'card')}) {says}.")
        for name, copies, says in rows
    )
    says = f"Judged by {len(games)} games with {games.seats} players."
    return Part((Section("idle", f"{told.idle} that never matter", says, COLUMNS, tuple(rows)),), tuple(findings))


def idle_modifiers(effects: Sequence[Effect], told: Effects) -> Iterator[tuple[str, int, str]]:
    """Modifiers that are never played, or change nothing that can be seen."""
    for one in effects:
        if not one.played.value:
            yield one.card.name, one.card.copies, "is never played"
        elif one.games and is_nothing(one):
            does = "has an ability that changes" if one.card.role in told.abilities else "changes"
            yield one.card.name, one.card.copies, f"{does} no points, no wins and no turns that can be seen"


def is_nothing(one: Effect) -> bool:
    """Whether no difference was found although there were games enough to find one of half a point."""
    points = [one.holder] if one.victims is None else [one.holder, one.victims]
    is_sure = all(change.low > -NOTHING and change.high < NOTHING for change in points)
    return is_sure and all(change.sure() == 0 for change in (*points, one.wins, one.turns))


def idle_cards(games: Games) -> Iterator[tuple[str, int, str]]:
    """Projects that are never completed, and resources that are never put."""
    deck, cards = games.tables.deck, games.tables.cards
    done = family_of(games.tables).goals.done
    for role, mask, says in (
        (PROJECT, row.BY_BITS, f"is never {done}"),
        (RESOURCE, row.TIMES_BITS << row.TIMES_SHIFT, "is never put beside anything"),
    ):
        titles: dict[str, list[int]] = {}
        for c in range(deck.cards):
            if deck.role[c] == role:
                titles.setdefault(cards[c].id, []).append(c)
        for numbers in titles.values():
            if not (games.deeds[:, numbers] & mask).any():
                yield cards[numbers[0]].name, len(numbers), says
