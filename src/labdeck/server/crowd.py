"""The crowd: the sockets of each address, so that nobody behind it takes the places of all others."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from . import words
from .limits import Limits
from .meter import Meter
from .refused import Refused

WAITING, STRANGERS, HOLDERS = "waiting", "strangers", "holders"
STUDIO = "studio"  # the place of every editor; all others are codes


@dataclass(eq=False, slots=True)
class Guest:
    """A socket from an address to a place: a table, a class or the studio. Once known it counts for its token."""

    address: str
    place: str
    stay: asyncio.Timeout  # its end is the end of the socket
    lot: str = WAITING
    token: str | None = None
    asked: float = 0.0  # when an editor asked for something last; of others nothing is expected

    @property
    def party(self) -> str:
        """With whom it counts as one."""
        return self.token or self.place


class Crowd:
    """All open sockets. Of an address there are three lots, each with its own ceiling.

    A socket waits until it has said hello and is let in; then it is a stranger's, or holds a token that is known. Where
    too many wait, the oldest goes; where another lot is full, whoever has most in it gives the oldest up for who has
    less. So neither silent sockets nor spectators keep anybody out who holds a token. Editors have no token and no
    code, so that all of an address are one party: there, who has asked for nothing in a while makes room for another.
    """

    def __init__(self, limits: Limits, readings: Meter) -> None:
        self.limits, self.readings = limits, readings
        self.most = {
            WAITING: limits.waiting_sockets,
            STRANGERS: limits.stranger_sockets,
            HOLDERS: limits.address_sockets,
        }
        self.lots: dict[tuple[str, str], dict[Guest, None]] = {}  # by address; the oldest first
        self.size = 0

    @contextmanager
    def coming(self, guest: Guest) -> Iterator[None]:
        """Within this a socket is open."""
        if self.size >= self.limits.sockets:
            raise Refused("too_many", words.sockets.FULL)
        self.size += 1
        try:
            self._enter(guest, WAITING)
            yield
        finally:
            self.size -= 1
            self._leave(guest)

    def let_in(self, guest: Guest, token: str | None) -> None:
        """Let a socket stay that has said hello, of a stranger or with a token that is known where it goes."""
        if not self.readings.allows(token or f"{guest.address} {guest.place}"):
            raise Refused("too_many", words.sockets.AGAIN)
        self._leave(guest)
        guest.token = token
        # Who has asked for nothing yet counts as idle at once, and goes after those who came before.
        guest.asked = time.monotonic() - self.limits.editor_idle_seconds
        self._enter(guest, STRANGERS if token is None else HOLDERS)

    def _enter(self, guest: Guest, lot: str) -> None:
        guest.lot = lot
        others = self.lots.setdefault((guest.address, lot), {})
        if len(others) >= self.most[lot]:
            self._make_room(others, guest)
        others[guest] = None

    def _make_room(self, others: dict[Guest, None], guest: Guest) -> None:
        """Send one away; of those who wait the oldest, since all they have shown is a code, perhaps made up."""
        going = next(iter(others)) if guest.lot == WAITING else self._least_wanted(others, guest)
        del others[going]
        going.stay.reschedule(0)

    def _least_wanted(self, others: dict[Guest, None], guest: Guest) -> Guest:
        """Who goes: the oldest of the party that has most, if the guest's has less; or for an editor an idle one."""
        counts = Counter(each.party for each in others)
        party, most = counts.most_common(1)[0]
        goers = [each for each in others if each.party == party]
        if most <= counts[guest.party] + 1:
            since = time.monotonic() - self.limits.editor_idle_seconds
            goers = [each for each in others if each.place == guest.place == STUDIO and each.asked <= since]
        if not goers:
            raise Refused("too_many", words.sockets.FULL)
        return min(goers, key=lambda each: each.asked)

    def _leave(self, guest: Guest) -> None:
        lot = self.lots.get((guest.address, guest.lot), {})
        lot.pop(guest, None)
        if not lot:
            self.lots.pop((guest.address, guest.lot), None)
