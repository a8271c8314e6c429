"""Side by side: works that go on together until the first of them ends."""

import asyncio
from collections.abc import Coroutine
from typing import Any


async def until_one_ends(*works: Coroutine[Any, Any, None]) -> None:
    """Run works until one of them ends, stop the others, and raise what it has raised.

    An exception keeps the frames through which it went. Where one of them had the tasks, they and all that they know
    would stay in memory until a full collection, which is rare.
    """
    error = await _first_error([asyncio.create_task(work) for work in works])
    try:
        if error is not None:
            raise error
    finally:
        del error


async def _first_error(tasks: list[asyncio.Task[None]]) -> BaseException | None:
    """What the first task to end has raised, when all have ended."""
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return next((error for task in done if (error := task.exception())), None)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
