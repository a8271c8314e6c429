"""Decks whose balance has been studied by a few games."""

from functools import cache

from labdeck.deck import load, tables
from labdeck.lab.balance.advice import advise
from labdeck.lab.balance.deals import Deals
from labdeck.lab.balance.effects import Effect, effect, modifiers, unplayed, with_it
from labdeck.lab.balance.events import Done
from labdeck.lab.balance.report import Report
from labdeck.lab.games import Games

GAMES = 200


@cache
def played(deck: str, players: int = 3) -> Games:
    """A few games of a deck."""
    return Deals().play(tables(load(deck)), ("greedy",) * players, range(GAMES))


@cache
def measured(deck: str) -> tuple[Effect, ...]:
    """The effects of a deck's cards."""
    games = played(deck)
    return tuple(effect_of(games, c) for c in modifiers(games))


def effect_of(games: Games, number: int) -> Effect:
    """The effect of one card."""
    some = with_it(games, number, len(games))
    blank = Deals().play(games.tables, games.bots, some.seeds, number) if len(some) else None
    return effect(games, number, some, blank) if blank else unplayed(games, number)


@cache
def reported(deck: str) -> Report:
    """The report of a deck, without remedies."""
    *_, last = advise(tables(load(deck)), GAMES, tries=0)
    assert isinstance(last, Done)
    return last.report
