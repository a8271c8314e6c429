"""A process that balances decks: a step of one of them at a time, the newest figures go out."""

import sys
from collections.abc import Generator
from typing import Any

from labdeck import studio
from labdeck.deck import DeckError
from labdeck.server.security import place_of
from labdeck.server.work import work

MOST = 400  # balances that are kept; the oldest go first
going: dict[int, Generator[dict[str, Any] | None]] = {}


def answer(step: tuple[int, str | None, dict[str, Any] | None, list[int]]) -> dict[str, Any]:
    """The next step of the balance of a key, which begins if there is a text: its news, if it has any."""
    key, text, before, gone = step
    for other in gone:
        forget(other)
    try:
        if text is not None:
            going[key] = studio.weighing(text)
        if key not in going:
            return {"made": {"is_known": False, "weighed": None}}
        while len(going) > MOST:
            forget(next(iter(going)))
        weighed = next(going[key])
        if weighed is not None:
            weighed |= {"told": studio.told(before, weighed) if before else ""}
        return {"made": {"is_known": True, "weighed": weighed}}
    except DeckError as error:
        return {"refused": f"{error.problems[0]}."}
    except MemoryError:
        raise  # the process ends, and who asked is told that it was too much
    except Exception as error:
        forget(key)
        return {"failed": place_of(error)}


def forget(key: int) -> None:
    """Stop the balance of a key."""
    if key in going:
        going.pop(key).close()


if __name__ == "__main__":
    work(answer, int(sys.argv[1]))
