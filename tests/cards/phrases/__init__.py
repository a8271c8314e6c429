"""The sentences that cards share: a module for each, whose functions are its checks for any such card."""

from collections.abc import Callable
from inspect import isfunction
from types import ModuleType

from tests.cards.cast import Cast

Check = Callable[[Cast, str], None]


def checks_of(phrase: ModuleType) -> list[Check]:
    """The checks of a sentence: every function of its module."""
    return [each for each in vars(phrase).values() if isfunction(each) and each.__module__ == phrase.__name__]
