"""Meters: how often something may happen, by a bucket of permits that fills with time."""

import time
from collections.abc import Callable

MOST_BUCKETS = 10_000


class Bucket:
    """Permits for `burst` at once and `rate` a second."""

    __slots__ = ("at", "burst", "clock", "permits", "rate")

    def __init__(self, burst: int, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self.clock = burst, rate, clock
        self.permits, self.at = float(burst), clock()

    def _fill(self) -> None:
        now = self.clock()
        self.permits = min(self.burst, self.permits + (now - self.at) * self.rate)
        self.at = now

    def take(self) -> float:
        """Take a permit; the seconds to wait until it is good, 0 if it is there already."""
        self._fill()
        self.permits -= 1
        return max(0.0, -self.permits / self.rate)

    def is_empty(self) -> bool:
        """Whether there is no permit now."""
        self._fill()
        return self.permits < 1

    def take_one(self) -> bool:
        """Take a permit if there is one, and say so."""
        if self.is_empty():
            return False
        self.permits -= 1
        return True


class Meter:
    """A bucket for each address."""

    def __init__(self, burst: int, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.buckets: dict[str, Bucket] = {}

    def allows(self, address: str) -> bool:
        """Whether the address may do it once more; that is counted."""
        if len(self.buckets) >= MOST_BUCKETS:
            self.buckets.clear()  # better to forget than to grow without end
        return self.buckets.setdefault(address, Bucket(self.burst, self.rate)).take_one()

    def is_spent(self, address: str) -> bool:
        """Whether the address may not do it now."""
        bucket = self.buckets.get(address)
        return bucket is not None and bucket.is_empty()
