"""The plain screen: short lines that can be piped, scripted and read aloud."""

import sys
from collections.abc import Iterator, Sequence
from textwrap import wrap

from labdeck import Game, View
from labdeck.cli.cards import described
from labdeck.cli.families import family_of
from labdeck.cli.words import names_by_id
from labdeck.deck import DeckFile, Title
from labdeck.deck.words import counted, listed
from labdeck.game.place import backs_of

from .question import Question

WIDTH = 76
OUT = "out"  # of the game, which is no pile
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class PlainScreen:
    """Prints sentences and reads lines."""

    def show(self, question: Question) -> None:
        """Tell what is new and what is asked; at the beginning of a turn, the table as well."""
        self.say("", *question.news, *(f"Did you know? {fact}" for fact in question.facts))
        if question.is_new_turn:
            self.say("", *table_lines(question.game, question.view))
        self._show_choices(question)

    def show_position(self, question: Question) -> None:
        """Tell the whole position and the question again."""
        self.say("", *table_lines(question.game, question.view))
        self._show_choices(question)

    def _show_choices(self, question: Question) -> None:
        hand = listed([names_by_id(question.game)[c] for c in question.view.hand], "and") or "empty"
        choices = (f"{i}. {choice}: {choice.text}" for i, choice in enumerate(question.game.choices, 1))
        self.say("", f"Your hand: {hand}.", question.view.prompt, *choices)

    def say(self, *lines: str) -> None:
        """Print the lines, the long ones folded."""
        for line in lines:
            indent = " " * (len(line) - len(line.lstrip()))
            print("\n".join(wrap(line.strip(), WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")))
        sys.stdout.flush()

    def show_thinking(self, name: str) -> None:
        """Say who is thinking, if the output is a terminal: a script wants the same lines on every machine."""
        if sys.stdout.isatty():
            self.say(f"{name} is thinking.")

    def show_card(self, deck: DeckFile, title: Title) -> None:
        """Print a card in full."""
        self.say(*described(deck, title))

    def show_help(self, deck: DeckFile, lines: Sequence[str]) -> None:
        """Print what can be typed."""
        self.say(*lines)

    def show_command(self, says: str, command: str) -> None:
        """Print a command on a line of its own, however long."""
        print(f"\n{says}\n  {command}", flush=True)

    def ask(self, name: str) -> str:
        """A line from the input, asked for if somebody sits there."""
        if sys.stdin.isatty():
            return input(f"{name}> ")
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def pass_to(self, name: str) -> None:
        """Clear the terminal, if it is one, and wait for a line."""
        print(CLEAR if sys.stdout.isatty() else "")
        self.say(f"Pass to {name}, then press Enter.")
        self.ask(name)


def table_lines(game: Game, view: View) -> Iterator[str]:
    """The table in sentences."""
    called, family = names_by_id(game), family_of(game.deck)
    yield f"Turn {view.turn + 1}.{last_words(game, view)}"
    for p, name in enumerate(view.names):
        hand = sum(view.hand_counts[p].values())
        standing = "".join(f", {each}" for each in standing_of(game, view, p))
        yield f"{name}: {counted(view.scores[p], 'point')}, {counted(hand, 'card')} in hand{standing}."
        if view.completed[p]:
            yield f"  {family.done.capitalize()}: {listed([called[q] for q in view.completed[p]], 'and')}."
        for q in view.table[p]:
            yield f"  {called[q]}: {family.mat_words(game, view, p, q)}."
    yield from family.open_words(game, view)
    top = f" Top of discard: {called[view.discard_top]}." if view.discard_top else ""
    yield f"Piles: {', '.join(f'{word} {count}' for _, word, count in piles(game, view))}.{top}"


def standing_of(game: Game, view: View, p: int) -> Iterator[str]:
    """What lies ahead of a seat: turns to skip, another turn, and safety for its projects."""
    if view.skips[p]:
        yield f"skips {counted(view.skips[p], 'turn')}"
    if view.another[p]:
        yield "takes another turn"
    if view.safe[p]:
        yield f"{game.deck.words.get('projects', 'projects')} cannot be hurt"


def last_words(game: Game, view: View) -> str:
    """That the end is near."""
    return f" {family_of(game.deck).last_turns}." if view.last_call else ""


def piles(game: Game, view: View) -> Iterator[tuple[str, str, int]]:
    """The piles, each with what people call it and how many cards it has."""
    in_sight = family_of(game.deck).open_places
    for pile, count in view.counts.items():
        if pile != OUT and pile not in in_sight:
            yield pile, pile_word(game, pile), count


def pile_word(game: Game, pile: str) -> str:
    """What people call a pile; the deck's word for a project is the back of the first of them."""
    first, *_ = backs_of(game.tables)
    return pile.replace(first, game.deck.words["project"], 1).replace("_", " ")
