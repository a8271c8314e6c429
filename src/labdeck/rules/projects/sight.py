"""What a seat knows of a game of projects follows from who has seen which card, and from nothing else."""

from labdeck.rules.schema import Deck, State


def mask_own(s: State, m: State, d: Deck, p: int, size: int) -> None:
    """Hide nothing more."""


def sample_own(m: State, w: State, d: Deck, p: int, size: int) -> None:
    """Choose nothing more."""
