"""The desk: whatever is done with a stranger's text is done in processes with limits of memory and time."""

from collections.abc import Callable
from typing import Any

from labdeck.deck.starter import starter
from labdeck.server import words
from labdeck.server.crew import Crew, Hear, NoAnswer, Terms, no_one
from labdeck.server.limits import Limits
from labdeck.server.metrics import Metrics
from labdeck.server.refused import Failed, Refused
from labdeck.server.security import log

LONGEST_ANSWER = 16 << 20  # bytes
NICE = 5  # tables go first
PATIENCE = 0.5  # seconds that a question goes on for nobody; starting a process anew takes longer

Deed = tuple[str, dict[str, Any]]  # a function of deskwork, and what it is given


class Desk:
    """Processes that read, change, merge and draw texts."""

    def __init__(self, command: tuple[str, ...], limits: Limits, metrics: Metrics) -> None:
        terms = Terms(
            limits.desk_processes,
            limits.desk_bytes,
            limits.desk_seconds,
            LONGEST_ANSWER,
            limits.desk_waiting,
            NICE,
            PATIENCE,
        )
        first = "shown", {"text": starter("projects", "first"), "table": "project", "at": 0, "pictures": {}}
        self.crew = Crew("desk", command, terms, metrics, first)

    async def do(
        self,
        deed: Deed | Callable[[], Deed],
        address: str,
        payer: str = "",
        is_urgent: bool = False,
        hear: Hear = no_one,
    ) -> Any:
        """What a deed makes; refused with a sentence if it cannot be done. A function says only in its turn which."""
        return made(await asked(self.crew, deed, address, payer, is_urgent, hear))

    async def close(self) -> None:
        """Stop the processes."""
        await self.crew.close()


async def asked(crew: Crew, question: Any, address: str, payer: str, is_urgent: bool, hear: Hear = no_one) -> Any:
    """The answer of a process; refused with a sentence if it dies or takes too long."""
    try:
        return await crew.ask(question, address, payer, is_urgent=is_urgent, hear=hear)
    except NoAnswer as no:
        crew.metrics.add(f"{crew.name}_failures")
        crew.warm()
        raise Refused("too_large", words.studio.TOO_LONG if no.why == "time" else words.studio.TOO_MUCH) from None


def made(answer: Any) -> Any:
    """What a process has made, refused with its sentence if it has not."""
    if "refused" in answer:
        raise Refused("bad_message", answer["refused"])
    if "failed" in answer:
        log.error("The studio failed: %s", answer["failed"])
        raise Failed
    return answer["made"]
