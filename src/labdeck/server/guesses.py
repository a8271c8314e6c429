"""Guesses: who tries out codes is slowed down, and who knows one gets in."""

import asyncio

from .limits import Limits
from .meter import Meter

MOST_FAMILIAR = 50_000


class Guesses:
    """Wrong codes of each address, and the codes that it has come with before.

    A whole class may sit behind one address. So nobody is refused for another's wrong codes: beyond the limit, answers
    about codes that are new to the address take a while, right or wrong, since a quick yes is all that a guesser needs.
    """

    def __init__(self, limits: Limits) -> None:
        self.misses = Meter(limits.miss_burst, limits.miss_rate)
        self.seconds = limits.miss_seconds
        self.familiar: dict[tuple[str, str], None] = {}  # the oldest first

    async def wait(self, address: str, code: str) -> None:
        """Hold a question about a code back if its address guesses."""
        if (address, code.upper()) not in self.familiar and self.misses.is_spent(address):
            await asyncio.sleep(self.seconds)

    def payer(self, address: str, code: str) -> str:
        """Who a request about a code is counted for: the address, for each code apart that was right for it before."""
        return f"{address} {code.upper()}" if (address, code.upper()) in self.familiar else address

    def miss(self, address: str) -> None:
        """A code was wrong."""
        self.misses.allows(address)

    def hit(self, address: str, code: str) -> None:
        """A code was right, or is of a table that was opened from there."""
        key = address, code.upper()
        self.familiar.pop(key, None)
        self.familiar[key] = None
        if len(self.familiar) > MOST_FAMILIAR:
            del self.familiar[next(iter(self.familiar))]
