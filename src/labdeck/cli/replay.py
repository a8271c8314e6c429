"""Replays: a saved game again, step by step or written out, as one seat saw it or with all hands."""

import json
from pathlib import Path
from typing import Any

import typer

from labdeck import Game, View, replay
from labdeck.deck.words import listed

from .play import saves
from .play.plain import PlainScreen, table_lines
from .play.points import point_lines
from .play.screen import is_terminal
from .words import names_by_id
from .wrong import WrongUse

KEYS = "Enter forward · b back · t next turn · p previous turn · a number: that step · q leave"


class Replay:
    """A record, the step that is shown, and the seat whose view is shown."""

    def __init__(self, text: str, game: Game, seat: int | None, shows_all: bool) -> None:
        self.text = text
        self.deck = game.deck
        self.game = game
        self.seat = seat
        self.shows_all = shows_all
        self.turns = [played.turn for played in game.played]
        self.steps = len(self.turns)
        self.go_to(0)

    def go_to(self, step: int) -> None:
        """Go to the position after so many choices."""
        self.step = min(max(step, 0), self.steps)
        self.game = replay(self.text, self.deck, until=self.step)

    def turn_after(self) -> int:
        """The step at which the next turn begins."""
        here = self.turns[self.step] if self.step < self.steps else None
        return next((i for i in range(self.step, self.steps) if self.turns[i] != here), self.steps)

    def turn_before(self) -> int:
        """The step at which this turn began, or the one before if it begins here."""
        if self.step == 0:
            return 0
        return self.turns.index(self.turns[self.step - 1])

    def view(self) -> View:
        """The view of the position."""
        return self.game.view(self.seat)

    def news(self) -> list[str]:
        """What the last choice was, and what came of it."""
        lines = [f"{entry['text']} [{entry['rule']}]" for entry in self.view().log if entry["n"] == self.step]
        last = self.last_choice()
        chosen = [f"{self.game.names[last['seat']]} chose: {last['choice']}"] if last["choice"] else []
        return [*chosen, *lines]

    def last_choice(self) -> dict[str, Any]:
        """The seat that chose last, and what, if that may be seen."""
        if self.step == 0:
            return {"seat": None, "choice": None}
        last = self.game.played[-1]
        return {"seat": last.seat, "choice": last.name if self.shows_all or last.seat == self.seat else None}

    def hands(self) -> list[str]:
        """All hands in words, where they may be seen."""
        called = names_by_id(self.game)
        seats = range(self.game.seats) if self.shows_all else ()
        return [
            f"{self.game.names[p]} holds: {listed([called[c] for c in self.game.hand(p)], 'and') or 'nothing'}."
            for p in seats
        ]


def show_replay(file: Path, seat: int | None, every: bool, until: int | None, as_json: bool, plain: bool) -> None:
    """Show a saved game in the way that the options ask for."""
    text = saves.read_text(file)
    game = saves.replayed(file, text, until=until)
    if every and not game.over:
        raise WrongUse("the game is not over, so --all would show hands that are still secret")
    if every and seat is not None:
        raise WrongUse("say either --seat or --all")
    if seat is not None and not 0 <= seat < game.seats:
        raise WrongUse(f"there is no seat {seat}: they are 0 to {game.seats - 1}")
    shown = Replay(text, game, seat, every or (game.over and seat is None))
    if as_json:
        typer.echo(json.dumps(written_out(shown), ensure_ascii=False))
    elif is_terminal():
        step_through(shown, plain)
    else:
        tell_all(shown)


def written_out(shown: Replay) -> dict[str, Any]:
    """The whole game as plain values: a step for each position, with what is new in its log."""
    steps = []
    for step in range(shown.steps + 1):
        shown.go_to(step)
        view = json.loads(shown.view().to_json())
        view["log"] = [entry for entry in view["log"] if entry["n"] == step]
        hands = [shown.game.hand(p) for p in range(shown.game.seats)] if shown.shows_all else None
        steps.append({"step": step, **shown.last_choice(), "view": view, "hands": hands})
    return {"deck": shown.deck.id, "digest": shown.deck.digest, "names": list(shown.game.names), "steps": steps}


def tell_all(shown: Replay) -> None:
    """Print the whole story as plain lines."""
    screen = PlainScreen()
    shown.go_to(shown.steps)
    screen.say(f"{shown.deck.title}, with {listed(shown.game.names, 'and')}.")
    screen.say(*(f"{entry['text']} [{entry['rule']}]" for entry in shown.view().log))
    screen.say(*(point_lines(shown.game) if shown.game.over else ["The game goes on from here."]))


def step_through(shown: Replay, plain: bool) -> None:
    """Show a position, read a key and go where it says, until it says to leave."""
    while True:
        draw(shown, plain)
        try:
            key = input(f"Step {shown.step} of {shown.steps}> ").strip().lower()
        except EOFError:
            return
        if key == "q":
            return
        shown.go_to(aim(shown, key))


def aim(shown: Replay, key: str) -> int:
    """The step that a key asks for; an unknown key stays here."""
    if key.isdecimal():
        return int(key[:9])
    steps = {"": shown.step + 1, "n": shown.step + 1, "b": shown.step - 1}
    steps |= {"t": shown.turn_after(), "p": shown.turn_before()}
    return steps.get(key, shown.step)


def draw(shown: Replay, plain: bool) -> None:
    """Show the position, what led to it, and the points if it is the end."""
    lines = [*shown.hands(), "", *shown.news(), *(point_lines(shown.game) if shown.game.over else ())]
    if plain:
        PlainScreen().say("", *table_lines(shown.game, shown.view()), *lines, KEYS.replace(" · ", ", "))
        return
    from .play.board import board
    from .play.colour import ColourScreen

    screen = ColourScreen()
    screen.console.clear()
    screen.console.print(board(shown.game, shown.view(), screen.console.width, is_brief=False))
    screen.say(*lines, "", KEYS)
