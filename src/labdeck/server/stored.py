"""Stored: things in memory that the store has, too, and may have otherwise when its answer was lost."""

from collections.abc import Awaitable, Callable

from .alone import Alone, Made


class Stored(Alone):
    """Something that is changed in the store first. While it is not known what is there, nothing else is done to it."""

    def __init__(self) -> None:
        super().__init__()
        self.is_unsure = False  # whether the store may have something else than this

    async def do_alone(self, work: Callable[[], Awaitable[Made]]) -> Made:
        """Do something with nobody else at it, as it is in the store."""

        async def surely() -> Made:
            if self.is_unsure:
                await self.read_again()
            return await work()

        return await super().do_alone(surely)

    async def read_again(self) -> None:
        """Bring it to where the store has it; it is unsure until that is known."""
        raise NotImplementedError
