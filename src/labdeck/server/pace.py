"""Paces: how long bots take, and how long a window stays open. All such times are here, and none is random.

A time never hangs on what somebody holds: noise would only hide for a while what a longer look finds.
"""

from typing import Final, NamedTuple

from labdeck.bots.levels import SECONDS

from .protocol.words import Pace


class Times(NamedTuple):
    """How long bots take, in seconds: for the first choice of a turn, and to answer in a window."""

    choice: float
    window: float


PACES: Final[dict[Pace, Times]] = {
    "slow": Times(1.6, 0.9),
    "normal": Times(0.6, 0.6),
    "fast": Times(0.32, 0.4),
    "instant": Times(0.05, 0.25),
}
EASE = (1.0, 0.5, 0.35, 0.25, 0.15)  # of that for the choices of a turn: who has seen it begin follows quicker
OPENING = 0.05  # seconds before bots are asked, so that asking them does not keep others from seeing the window open
SETTLING = 0.1  # seconds from the end of answering to its being shown, in which everything is made ready to be sent
LONGEST = 0.95  # seconds for the first choice of a bot that searches, so that two bots' turns are over within six
THINKING = 0.7  # of a bot's time is for thinking; the rest is for getting there and back
RESUMING = 5.0  # seconds that people have after a restart to be back before an open window runs


def beat(times: Times, bot: str, made: int) -> float:
    """How long a bot takes for a choice after so many of the turn, which everybody can count.

    It takes as long whether there is something to think about or not.
    """
    first = max(times.choice, min(SECONDS.get(bot, 0.0), LONGEST))
    return first * EASE[min(made, len(EASE) - 1)] if times.choice else 0.0
