"""Requests of any sort: why one is not taken."""

FAILED = "Something went wrong here."
SERVER_FULL = "The server is full; try again later."
HEAD_TOO_LONG = "The head of this request is too long."
NOT_IN_TIME = "The rest of the request did not come in time."
FOREIGN_PAGE = "This page is not one of this server."
NO_HOST = "The header Host is no name of a server with its port."
HOST_TOO_LONG = "The header Host is too long for a QR code."

TOO_MUCH = "Too much is sent from this network at once; wait a little."
TOO_MANY = "Too many requests; wait a little."
TOO_MANY_COME = "Too many come here at once; wait a little."
TOO_MANY_TABLES = "Too many tables; wait a little."
TOO_MANY_WAIT = "Too many wait for this already; wait a little."
TOO_MANY_HINTS = "Too many hints; wait a little."


def too_large(most: int) -> str:
    return f"A request has at most {most} bytes."
