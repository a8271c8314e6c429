"""Stepping: work on games that goes on only while somebody waits for its next step, so that several can take turns."""

from collections.abc import Callable, Generator, Iterator
from threading import Semaphore, Thread
from typing import TypeVar

from labdeck.lab.balance.deals import Deals, Stopped
from labdeck.lab.games import Games

from .dealing import dealt

Told = TypeVar("Told")


class Pace:
    """Lets games be played one part at a time: each waits until it is wanted, and none is played after the end."""

    def __init__(self) -> None:
        self.wanted = Semaphore(0)
        self.rests = Semaphore(0)
        self.is_over = False

    def play(self, *lot: object) -> Games:
        """Plays as `labdeck.lab.games.play` does, in its turn, unless it is known how these games went."""
        self.rests.release()
        self.wanted.acquire()
        if self.is_over:
            self.wanted.release()
            raise Stopped
        return dealt(*lot)  # type: ignore[arg-type]


def stepped(work: Callable[[Deals], Iterator[Told]]) -> Generator[Told | None]:
    """What some work on games tells, step by step; a step that tells nothing gives None, and none takes long.

    The work stops between two parts of its games as soon as the iterator is closed; an error of it is raised here.
    """
    pace = Pace()
    told: list[Told] = []
    errors: list[BaseException] = []
    worker = Thread(target=_run, args=(work, pace, told, errors), daemon=True)
    worker.start()
    try:
        pace.rests.acquire()
        while not pace.is_over:
            pace.wanted.release()
            pace.rests.acquire()
            now = told.copy()
            del told[: len(now)]
            yield from now
            if not now:
                yield None
        yield from told
    finally:
        pace.is_over = True
        pace.wanted.release()
    if errors:
        raise errors[0]


def _run(work: Callable[[Deals], Iterator[Told]], pace: Pace, told: list[Told], errors: list[BaseException]) -> None:
    try:
        for each in work(Deals(pace.play, workers=1)):
            told.append(each)
    except Stopped:
        pass
    except BaseException as error:
        errors.append(error)
    pace.is_over = True
    pace.rests.release()
