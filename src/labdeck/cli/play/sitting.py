"""A sitting: one game at one keyboard, from question to question, saved all the while. It owns no rules."""

import shlex
from pathlib import Path

from labdeck import Choice, Game
from labdeck.bots import BotError
from labdeck.bots.asking import own_bots
from labdeck.cli import INTERRUPTED

from . import saves
from .answers import Leave, answer
from .bots import bot_code
from .points import point_lines
from .question import Told, question_for, recent
from .saves import HUMAN
from .screen import Screen

NOBODY = -1
PASSED = "You could only pass, and did."
ORDERS_ON = "Standing order on: when you can only pass, you pass without being asked."
ORDERS_OFF = "Standing order off: you are asked even when you can only pass."
NOTICED = " Others at this screen may notice what that tells about your hand."


class Sitting:
    """A game, who plays each seat, the screen, the file, and what each person has been told."""

    def __init__(self, game: Game, players: tuple[str, ...], screen: Screen, file: Path, ask_all: bool = False) -> None:
        self.game = game
        self.players = players
        self.screen = screen
        self.file = file
        self.ask_all = ask_all
        bots = {p: player for p, player in enumerate(players) if player != HUMAN}
        self.own = own_bots(bots, game.tables, game.names, game.seed)
        self.people = [p for p, player in enumerate(players) if player == HUMAN]
        self.told = {p: recent(game, p) for p in self.people}
        self.at_screen = self.people[0] if len(self.people) == 1 else NOBODY
        # With several people a pass that comes by itself would tell the others what a hand lacks. [R27]
        self.orders = set(self.people) if len(self.people) == 1 and not ask_all else set()
        self.levels = f"Bots: {', '.join(f'{game.names[p]} ({level})' for p, level in bots.items())}."
        self.notes: dict[int, list[str]] = {p: [self.levels] if bots else [] for p in self.people}
        self.has_passed = False

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the game is in its file either way. Gives the exit status."""
        status = 0
        failed: BotError | None = None
        if not self.people:
            self.screen.say(self.levels)
        try:
            while not self.game.over:
                self.go_on()
        except (EOFError, Leave):
            pass
        except KeyboardInterrupt:
            status = INTERRUPTED
        except BotError as error:
            failed = error
        self.save()
        file = shlex.quote(str(self.file))
        if self.game.over:
            self.screen.say(*self.last_words())
            self.screen.show_command("Step through it again with:", f"labdeck replay {file}")
        else:
            own = f" --bots {','.join(sorted({bot.name for bot in self.own.values()}))}" if self.own else ""
            self.screen.show_command("The game is saved. Go on with:", f"labdeck play --resume {file}{own}")
        if failed:
            raise failed
        return status

    def save(self) -> None:
        """Write the game to its file."""
        saves.write(self.file, self.game, self.players)

    def last_words(self) -> list[str]:
        """What has not been told yet, and the points, project by project."""
        if len(self.people) == 1:
            last = question_for(self.game, self.people[0], self.told[self.people[0]])
        else:
            last = question_for(self.game, None, recent(self.game, None) if self.people else Told())
        return [*last.news, *(f"Did you know? {fact}" for fact in last.facts), *point_lines(self.game)]

    def go_on(self) -> None:
        """Bring the game to its next position: by a bot, by itself, or by asking a person."""
        seat = self.game.to_move
        assert seat is not None
        if self.players[seat] != HUMAN:
            player = self.own.get(seat, self.players[seat])
            self.game.play(bot_code(self.game, player, seat, self.screen))
            return
        choice = self.by_itself(self.game)
        passed = bool(choice) and self.game.can_only_pass
        if seat != self.at_screen and not passed:
            self.save()
            self.screen.pass_to(self.game.names[seat])
            self.at_screen = seat
        if choice is None:
            self.ask(seat)
            return
        if passed:
            self.note_pass(seat)
        else:
            self.notes[seat].append(f"Only one choice, made for you: {choice.text}")
        self.game.play(choice)

    def by_itself(self, game: Game) -> Choice | None:
        """The choice that is made without asking: a pass by standing order, or the only one there is."""
        if game.can_only_pass:
            return game.choices[0] if game.to_move in self.orders else None
        return None if self.ask_all else only_choice(game)

    def note_pass(self, seat: int) -> None:
        """Say that a standing order passed: the first time how that comes, and several in a row only once."""
        notes = self.notes[seat]
        if not self.has_passed:
            notes.append(f"{PASSED} {ORDERS_ON} Type o to change that.")
        elif not notes or not notes[-1].startswith(PASSED):
            notes.append(PASSED)
        self.has_passed = True

    def ask(self, seat: int) -> None:
        """Show the position to a person until one of their answers changes it."""
        self.save()
        question = question_for(self.game, seat, self.told[seat])
        question.news.extend(self.notes[seat])
        self.notes[seat].clear()
        self.screen.show(question)
        while not answer(self, question, self.screen.ask(self.game.names[seat])):
            pass

    def take_back(self) -> None:
        """Undo the last choice that was made by hand, with those that followed by themselves."""
        earlier = self.game.copy()
        earlier.undo()
        while self.by_itself(earlier):
            earlier.undo()
        self.game = earlier
        self.notes[self.at_screen].append("Taken back.")

    def switch_orders(self) -> str:
        """Turn the standing order of the person at the screen on or off, and say what that does."""
        self.orders ^= {self.at_screen}
        if self.at_screen not in self.orders:
            return ORDERS_OFF
        return ORDERS_ON + (NOTICED if len(self.people) > 1 else "")


def only_choice(game: Game) -> Choice | None:
    """The only choice there is; none if there are several, or if it would hand the turn on."""
    if len(game.choices) != 1:
        return None
    choice = game.choices[0]
    return None if choice.verb == "end" and game.view(game.to_move).phase == "act" else choice
