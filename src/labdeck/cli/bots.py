"""Bots by name on the command line: those that there are, and people's own."""

from labdeck.bots import BotError, names, plans, policy_of
from labdeck.bots.asking import own_name
from labdeck.bots.own import entered, found
from labdeck.deck.words import nearest

from .wrong import WrongUse


def bots_named(text: str) -> tuple[str, ...]:
    """The bots of a list such as greedy,random."""
    named = tuple(name.strip() for name in text.split(","))
    for name in named:
        check_bot(name)
    return named


def check_bot(name: str) -> None:
    """Refuse a name of no bot, with the nearest, and an own bot that cannot be found."""
    try:
        policy_of(name)
        if own := own_name(name):
            found(own)
    except BotError as error:
        raise WrongUse(f"--bots: {error}") from error
    except ValueError as error:
        near = nearest(name, (*names(), *plans(), *entered()))
        meant = f"; did you mean {near}?" if near else ""
        raise WrongUse(f"--bots: {error}{meant}") from None
