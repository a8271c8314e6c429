"""Refusals: why something was not done, as one error that requests and sockets answer alike."""

from collections.abc import Sequence
from typing import Any

from . import words
from .protocol.answers import Failure
from .protocol.outgoing import Refusal
from .protocol.words import ErrorCode

STATUS: dict[ErrorCode, int] = {
    "bad_message": 422,
    "forbidden": 403,
    "not_found": 404,
    "taken": 409,
    "not_now": 409,
    "stale": 409,
    "illegal": 409,
    "too_large": 413,
    "too_many": 429,
    "unsaved": 503,
    "failed": 500,
}


def problem(errors: Sequence[Any]) -> str:
    """The first thing that is wrong with a message, as the checker lists them; what was sent is not repeated."""
    first = errors[0]
    where = ".".join(str(part)[:40] for part in first["loc"] if isinstance(part, int) or part.isidentifier())
    return words.forms.wrong(where, first["type"], first.get("ctx", {}))


class Refused(Exception):
    """Something that was asked for and not done: a code for programs, a reason for people."""

    def __init__(self, code: ErrorCode, reason: str, rule: str = "", status: int = 0) -> None:
        self.code = code
        self.reason = reason
        self.rule = rule
        self.status = status or STATUS[code]
        super().__init__(reason)

    def answer(self) -> Failure:
        """The body of an answer that refuses a request."""
        return {"error": {"code": self.code, "reason": self.reason}}

    def message(self, id_: str | None, number: int) -> Refusal:
        """The message that refuses one of a socket, in a game with so many entries."""
        return {
            "type": "refused",
            "id": id_,
            "code": self.code,
            "reason": self.reason,
            "rule": self.rule,
            "number": number,
        }


class Unsaved(Refused):
    """Something that may not be on disk: whether it is, only the store can tell."""

    def __init__(self, reason: str = words.saving.NOTHING_DONE) -> None:
        super().__init__("unsaved", reason)


class Failed(Refused):
    """A mistake of the server, of which nothing more is told."""

    def __init__(self) -> None:
        super().__init__("failed", words.requests.FAILED)
