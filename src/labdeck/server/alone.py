"""Alone: things that are changed by one caller at a time, each change to its end."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

Made = TypeVar("Made")
Given = ParamSpec("Given")
Thing = TypeVar("Thing", bound="Alone")


class Alone:
    """Something that whoever changes it has to itself meanwhile, one after the other."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    @property
    def is_busy(self) -> bool:
        """Whether something is being done to it."""
        return self._lock.locked()

    async def do_alone(self, work: Callable[[], Awaitable[Made]]) -> Made:
        """Do something with nobody else at it, to its end even if who asked has gone."""

        async def locked() -> Made:
            async with self._lock:
                return await work()

        task = asyncio.create_task(locked())
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # heard of, if nobody waits
        return await asyncio.shield(task)


def alone(
    method: Callable[Concatenate[Thing, Given], Awaitable[Made]],
) -> Callable[Concatenate[Thing, Given], Awaitable[Made]]:
    """Makes a method have its object to itself, and go on to its end even if who asked has gone."""

    @wraps(method)
    async def guarded(thing: Thing, /, *given: Given.args, **named: Given.kwargs) -> Made:
        return await thing.do_alone(lambda: method(thing, *given, **named))

    return guarded
