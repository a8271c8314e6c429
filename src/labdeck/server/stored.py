"""Stored: things in memory that the store has, too, and may have otherwise when its answer was lost."""

from collections.abc import Awaitable, Callable

from .alone import Alone, Made
from .refused import Unsaved


class Stored(Alone):
    """Something that is changed in the store first. While it is not known what is there, nothing else is done to it."""

    def __init__(self) -> None:
        super().__init__()
        self.is_unsure = False  # whether the store may have something else than this
        self.untold: set[str] = set()  # tokens that may be stored, though nobody was given them

    @property
    def is_busy(self) -> bool:
        """Whether something is being done to it, or is to be found out and known nowhere else."""
        return super().is_busy or bool(self.untold)

    async def do_alone(self, work: Callable[[], Awaitable[Made]], token: str | None = None) -> Made:
        """Do something with nobody else at it, as it is in the store; a new token is told only if it is known there."""

        async def surely() -> Made:
            if self.is_unsure:
                await self.read_again()
            try:
                return await work()
            except Unsaved:
                if token is not None and self.is_unsure:
                    self.untold.add(token)
                raise

        return await super().do_alone(surely)

    async def read_again(self) -> None:
        """Bring it to where the store has it; it is unsure until that is known. What an untold token has is let go."""
        raise NotImplementedError
