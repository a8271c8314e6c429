"""Settings: what a server is started with."""

import sys
from dataclasses import dataclass, field

from labdeck.deck import names

from .clock import CLOCK, Clock
from .limits import Limits

WORKER, DESK, SCALES = (
    (sys.executable, "-m", f"labdeck.server.{name}") for name in ("worker", "studio.deskwork", "studio.scalework")
)


@dataclass(frozen=True, slots=True)
class Settings:
    """Where games are kept, who may connect, and how long bots seem to think."""

    db: str  # a SQLAlchemy URL
    origins: tuple[str, ...] = ()  # allowed beside the server's own
    pause: float = 1.0  # how many times their usual time bots take; with 0 they answer when they have thought
    keep: float | None = None  # seconds that finished games are kept; None keeps them for ever
    seed: int | None = None  # every table's seed, for tests; None draws one for each
    limits: Limits = field(default_factory=Limits)
    decks: tuple[str, ...] = field(default_factory=names)  # that are offered, by name
    clock: Clock = CLOCK  # by which pauses and windows run
    worker: tuple[str, ...] = WORKER  # the command of a process in which bots think
    desk: tuple[str, ...] = DESK  # of one that looks at decks
    scales: tuple[str, ...] = SCALES  # of one that balances them
