"""Asking own bots: what one is given at its seat, and what it may answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import signature
from operator import index
from typing import Any

from labdeck.deck import Tables
from labdeck.game.choice import choices_of
from labdeck.game.game import view_from
from labdeck.game.reasons import illegal
from labdeck.rules.kernel import legal, why_not
from labdeck.rules.schema import Deck, State

from . import match
from .habits import OWN, filler_of, plan_of
from .judgement import is_listed
from .levels import policy_of
from .own import BotError, found, told
from .plans.population import narrow
from .seat import seed_at


@dataclass(frozen=True, slots=True)
class OwnBot:
    """An own bot at a seat, perhaps as the filler of a plan; it plays one game."""

    name: str
    made: Any
    tables: Tables
    names: tuple[str, ...]

    def choose(self, masked: State, deck: Deck, seat: int) -> int:
        """What the own bot chooses, if there is a choice; where that is against its plan, greedy chooses."""
        m = masked.copy()
        size = legal(m, deck)
        policy, offered = policy_of(self.name), m.legal[:size]
        if policy < 0:
            size = narrow(m, masked, deck, seat, plan_of(policy), size)
        if size == 1:
            return int(m.legal[0])
        code = self.answer(masked, deck, seat)
        if code not in offered:
            says = illegal(why_not(m, deck, code), self.tables.file)
            raise BotError(f"{self.name} at seat {seat} chose {code}, which is not offered: {says}")
        if is_listed(m, size, code):
            return code
        return int(match.choose(m, State(), State(), deck, size, match.GREEDY, 0, 0, []))

    def answer(self, masked: State, deck: Deck, seat: int) -> int:
        """The code that the own bot answers with; a BotError if it fails, or answers with something else."""
        who = f"{self.name} at seat {seat}"
        try:
            said = self.said(masked, deck, seat)
        except (Exception, SystemExit) as error:
            raise BotError(f"{who} failed: {told(error, type(self.made).__module__)}") from error
        try:
            return index(getattr(said, "code", said))
        except TypeError:
            raise BotError(f"{who} chose {said!r:.60}, which is neither a choice nor the code of one") from None

    def said(self, masked: State, deck: Deck, seat: int) -> Any:
        """What the own bot says when it is given what its class asks for."""
        if hasattr(self.made, "choose"):
            return self.made.choose(masked, deck, seat)
        view = view_from(masked, self.tables, self.names, seat, [])
        return self.made.choose_from(view, choices_of(masked, self.tables, self.names))


def own_bots(bots: Mapping[int, str], tables: Tables, names: tuple[str, ...], game: int | None) -> dict[int, OwnBot]:
    """The own bots among those of some seats, made for a game with this seed; `names` are those of all seats."""
    return {
        p: OwnBot(name, new(own_name(name), seed_at(game, p, 0)), tables, names)
        for p, name in bots.items()
        if own_name(name)
    }


def own_name(name: str) -> str:
    """The name of the own bot that plays under a name: the same, or what fills a plan; empty if none does."""
    return (name.partition("+")[2] or name) if filler_of(policy_of(name)) == OWN else ""


def new(name: str, seed: int) -> Any:
    """A new own bot: its class is called with the seed if it takes an argument, else without."""
    made = found(name)
    try:
        return made(seed) if takes_one(made) else made()
    except (Exception, SystemExit) as error:
        raise BotError(f"{name} cannot be made: {told(error, made.__module__)}") from error


def takes_one(made: Callable[..., Any]) -> bool:
    """Whether something can be called with one argument."""
    try:
        signature(made).bind(0)
    except (TypeError, ValueError):
        return False
    return True
