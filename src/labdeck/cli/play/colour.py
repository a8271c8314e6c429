"""The colour screen: the board drawn anew for every question, in a terminal of any size."""

import sys
from collections.abc import Sequence
from contextlib import suppress

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from labdeck.cli.families import family_of
from labdeck.deck import DeckFile, Title

from .board import board, choice_list, drawn, news_list
from .face import face
from .plain import CLEAR
from .question import Question

LEAST_NEWS = 3  # lines that are kept for what is new
KEYS = "A number, or: ? help · u undo · h hint · l log · o orders · q leave"


class ColourScreen:
    """Draws the table anew for every question."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=False)
        with suppress(ImportError):
            import readline  # noqa: F401  # gives the arrow keys a meaning

    def show(self, question: Question) -> None:
        """Clear the terminal and draw the position, with as much of the news as fits."""
        game, view = question.game, question.view
        width = self.console.width
        below = Group(Text(view.prompt, style="bold"), choice_list(game.choices, width), Text(KEYS, style="dim"))
        room = self.console.height - 1 - self._height(below)
        above = board(game, view, width, is_brief=False)
        if self._height(above) + LEAST_NEWS > room:
            above = board(game, view, width, is_brief=True)
        room -= self._height(above)
        self.console.clear()
        self.console.print(above, news_list(question, max(room, LEAST_NEWS), width), below)

    def show_position(self, question: Question) -> None:
        """Draw every seat whole, even if that is more than the terminal holds."""
        self.console.print(board(question.game, question.view, self.console.width, is_brief=False))

    def _height(self, shown: RenderableType) -> int:
        return len(self.console.render_lines(shown))

    def say(self, *lines: str) -> None:
        """Print lines below the table."""
        for line in lines:
            self.console.print(Text(line))

    def show_thinking(self, name: str) -> None:
        """Print who is thinking; the next table clears it."""
        self.console.print(Text(f"{name} is thinking …", style="dim"))

    def show_card(self, deck: DeckFile, title: Title) -> None:
        """Draw a card in full."""
        self.console.print(face(deck, title, self.console.width))

    def show_help(self, deck: DeckFile, lines: Sequence[str]) -> None:
        """Print what can be typed, and what the shapes mean."""
        self.say(*lines)
        self.console.print(Text("  ").join(map(drawn, family_of(deck).legend(deck))))

    def show_command(self, says: str, command: str) -> None:
        """Print a command on a line of its own, however long."""
        self.console.print(Text(f"\n{says}"))
        self.console.print(Text(f"  {command}", style="bold"), soft_wrap=True)

    def ask(self, name: str) -> str:
        """A line typed at the prompt."""
        return input(f"{name}> ")

    def pass_to(self, name: str) -> None:
        """Clear the terminal and what can be scrolled back to, and wait for the next person."""
        sys.stdout.write(CLEAR)
        self.console.print(Rule(style="dim"), Text(f"Pass to {name}, then press Enter.", style="bold"))
        self.ask(name)
