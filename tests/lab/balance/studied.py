"""Decks whose balance has been studied by a few games."""

from functools import cache

from labdeck.deck import load, tables
from labdeck.lab.balance.effects import Effect, effects
from labdeck.lab.balance.report import Report
from labdeck.lab.balance.study import Study, card_effects, report, study, summary


@cache
def studied(deck: str) -> Study:
    """A few games of a deck for every number of players."""
    return study(tables(load(deck)), 150)


@cache
def measured(deck: str) -> tuple[Effect, ...]:
    """The effects of a deck's modifiers."""
    return tuple(effects(studied(deck).games))


def reported(deck: str) -> Report:
    """The whole report of a deck."""
    one = studied(deck)
    return report(one, (*summary(one), *card_effects(one, list(measured(deck)))))
