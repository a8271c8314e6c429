"""The body of a request: it has to come in time, and an address sends so much at once."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.types import Message, Receive, Scope

from . import words
from .limits import Limits
from .protocol.words import ErrorCode
from .refused import Refused


class Body:
    """A body that comes piece by piece, as far as it may."""

    def __init__(self, scope: Scope, receive: Receive, limits: Limits, under_way: Counter[str]) -> None:
        self._receive, self.limits, self.under_way = receive, limits, under_way
        self.address: str = (scope.get("client") or ("",))[0]
        self.largest = limits.body_bytes(scope["path"])
        self.begun = asyncio.get_running_loop().time()
        self.size, self.is_whole = 0, False
        self.refusal: Refused | None = None  # why it is not taken, whatever the app makes of that

    async def receive(self) -> Message:
        """The next piece, or a refusal."""
        try:
            async with asyncio.timeout_at(None if self.is_whole else self._due()):
                message = await self._receive()
        except TimeoutError:
            raise self._refused("bad_message", words.requests.NOT_IN_TIME, 408) from None
        self.is_whole = not message.get("more_body", False)
        more = len(message.get("body", b""))
        self.size += more
        self.under_way[self.address] += more
        if self.size > self.largest:
            raise self._refused("too_large", words.requests.too_large(self.largest))
        if self.under_way[self.address] > self.limits.address_bytes:
            raise self._refused("too_many", words.requests.TOO_MUCH)
        return message

    def _due(self) -> float:
        """When the next piece must be there: soon, and soon enough for the whole."""
        limits = self.limits
        whole = self.begun + self.size / limits.body_rate
        return min(asyncio.get_running_loop().time(), whole) + limits.head_seconds

    def _refused(self, code: ErrorCode, reason: str, status: int = 0) -> Refused:
        self.refusal = Refused(code, reason, status=status)
        return self.refusal


class Bodies:
    """All that come now."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.under_way: Counter[str] = Counter()  # bytes of what is sent and not answered yet, by address

    @contextmanager
    def coming(self, scope: Scope, receive: Receive) -> Iterator[Body]:
        """The body of a request, until it is answered."""
        body = Body(scope, receive, self.limits, self.under_way)
        try:
            yield body
        finally:
            self.under_way[body.address] -= body.size
            self.under_way += Counter()  # forgets the addresses that send nothing
