"""Blanks: the words that a sentence leaves open, each looked for only where the sentence has it."""

from collections.abc import Callable, Mapping
from functools import cache
from string import Formatter


def filled(said: str, words: Mapping[str, Callable[[], str]]) -> str:
    """A sentence with its blanks filled."""
    return said.format(**{blank: words[blank]() for blank in blanks_of(said)})


@cache
def blanks_of(said: str) -> tuple[str, ...]:
    """The names of the blanks that a sentence has."""
    return tuple({blank for _, blank, _, _ in Formatter().parse(said) if blank})
