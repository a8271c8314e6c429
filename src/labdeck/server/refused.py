"""Refusals: why something was not done, as one error that requests and sockets answer alike."""

STATUS = {
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
}


class Refused(Exception):
    """Something that was asked for and not done: a code for programs, a reason for people."""

    def __init__(self, code: str, reason: str, rule: str = "", status: int = 0) -> None:
        self.code = code
        self.reason = reason
        self.rule = rule
        self.status = status or STATUS[code]
        super().__init__(reason)

    def plain(self) -> dict[str, dict[str, str]]:
        """The body of an answer that refuses a request."""
        return {"error": {"code": self.code, "reason": self.reason}}
