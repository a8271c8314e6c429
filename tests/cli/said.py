"""What a command says."""

from collections.abc import Callable
from typing import NamedTuple


class Said(NamedTuple):
    """What a command said, and its exit status."""

    status: int
    out: str
    err: str


Command = Callable[..., Said]
