"""Sockets: why one is not let in, or is closed."""

FULL = "Too many people are here now. You are let in as soon as there is room."
AGAIN = "Too many connections are opened from this network at once. You are let in after a moment."
TOO_SLOW = "The connection is too slow for what it is sent."
TOO_OFTEN = "Too many pages show this at once."

# For whoever writes a program that plays.
NO_HELLO = "no hello came"
HELLO_FIRST = "the first message must be a hello"
TOO_MANY_MESSAGES = "too many messages"
ONLY_TEXTS = "only texts are understood"
NOTHING_ASKED = "nothing is asked over this socket"
NOT_OF_TABLE = "this token is none of this table"
NOT_OF_CLASS = "this token is none of this class"


def speaks(version: int) -> str:
    return f"this server speaks version {version}"
