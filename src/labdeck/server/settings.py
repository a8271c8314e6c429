"""Settings: what a server is started with."""

import sys
from dataclasses import dataclass, field

from .limits import Limits

WORKER = (sys.executable, "-m", "labdeck.server.worker")


@dataclass(frozen=True, slots=True)
class Settings:
    """Where games are kept, who may connect, and how long bots seem to think."""

    db: str  # a SQLAlchemy URL
    origins: tuple[str, ...] = ()  # allowed beside the server's own
    pause: float = 0.8  # seconds, on average, before a bot or a standing order answers
    seed: int | None = None  # every table's seed, for tests; None draws one for each
    limits: Limits = field(default_factory=Limits)
    worker: tuple[str, ...] = WORKER  # the command of a process in which bots think
