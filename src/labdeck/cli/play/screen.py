"""Screens: where a game is shown and answers are typed, plain or in colour."""

import os
import sys
from collections.abc import Sequence
from typing import Protocol

from labdeck.deck import DeckFile, Title

from .question import Question


class Screen(Protocol):
    """What a sitting needs of a screen."""

    def show(self, question: Question) -> None:
        """Show the position, what is new, what is asked and what may be chosen."""

    def show_position(self, question: Question) -> None:
        """Show the whole position again, with the question."""

    def say(self, *lines: str) -> None:
        """Tell something."""

    def show_thinking(self, name: str) -> None:
        """Tell that somebody takes their time, if a person sits there to see it."""

    def show_card(self, deck: DeckFile, title: Title) -> None:
        """Show a card in full."""

    def show_help(self, deck: DeckFile, lines: Sequence[str]) -> None:
        """Tell what can be typed, and what the shapes mean where there are any."""

    def show_command(self, says: str, command: str) -> None:
        """Tell a command that can be copied, on a line of its own."""

    def ask(self, name: str) -> str:
        """A line typed by the person of that name; EOFError when there will be no more."""

    def pass_to(self, name: str) -> None:
        """Hide everything until the person of that name sits at the screen."""


def is_terminal() -> bool:
    """Whether a person sits at a terminal that can do more than print lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def screen(plain: bool) -> Screen:
    """The screen for this terminal: plain lines if asked for, or when piped."""
    if plain or not is_terminal():
        from .plain import PlainScreen

        return PlainScreen()
    from .colour import ColourScreen

    return ColourScreen()
