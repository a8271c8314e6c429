"""Answers: what a typed line means, be it a choice or a word to the program."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from labdeck import Choice, Game, IllegalChoice
from labdeck.cli.cards import find_title, nearest_title
from labdeck.game.families import CARD_VERBS, WORDS

from .bots import hints
from .question import Question
from .screen import Screen

if TYPE_CHECKING:
    from .sitting import Sitting

LOG_LINES = 20
HELP = (
    "Type a choice's number, or its words, such as: draw resource.",
    "? NAME or ? 3: a card in full, or the card of choice 3.",
    "? put physics: why that can be done or not, with the rule's number.",
    "u: take your last choice back.   h: what a bot would do, and why.",
    "l: the log (l 50: more of it).   t: the table.",
    "o: pass by itself when you can only pass, on or off.",
    "q: leave; the game is saved all the time.",
)
VERBS = {*CARD_VERBS, *WORDS.values(), "draw"}


class Leave(Exception):
    """The person at the keyboard wants to stop."""


def answer(sitting: "Sitting", question: Question, line: str) -> bool:
    """Do what a line says; whether the position has to be shown anew."""
    word, _, rest = line.strip().partition(" ")
    match word.lower(), rest.strip():
        case "q", "":
            raise Leave
        case "h", "":
            sitting.screen.say(*hints(sitting.game, sitting.at_screen, sitting.screen))
        case "o", "":
            sitting.screen.say(sitting.switch_orders())
        case "t", "":
            sitting.screen.show_position(question)
        case "l", number if not number or number.isdecimal():
            sitting.screen.say(*log_lines(question, int(number[:6] or LOG_LINES)))
        case asked, about if asked.startswith("?"):
            explain(sitting.screen, question, f"{asked[1:]} {about}".strip())
        case _:
            return changed(sitting, line.strip())
    return False


def changed(sitting: "Sitting", line: str) -> bool:
    """Make a choice, or take one back; an empty line only has the question shown again."""
    try:
        if line.lower() == "u":
            sitting.take_back()
        elif line:
            choose(sitting.game, line)
    except IllegalChoice as error:
        sitting.screen.say(str(error))
        return False
    return True


def choose(game: Game, line: str) -> None:
    """Make the choice that a number or a text names."""
    if not line.isdecimal():
        game.play(line)
    elif 0 < int(line[:9]) <= len(game.choices):
        game.play(game.choices[int(line) - 1])
    else:
        raise IllegalChoice(no_choice(line, game.choices))


def log_lines(question: Question, number: int) -> list[str]:
    """The last lines of the log, with the rules' numbers."""
    return [f"{entry['text']} [{entry['rule']}]" for entry in question.view.log[-number:]]


def explain(screen: Screen, question: Question, about: str) -> None:
    """Tell of a card in full, why a thing can be done or not, or how to use the keyboard."""
    game = question.game
    number = int(about[:9]) if about.isdecimal() else 0
    choice = game.choices[number - 1] if 0 < number <= len(game.choices) else None
    title = find_title(game.deck, choice.card or "" if choice else about)
    if not about:
        screen.show_help(game.deck, HELP)
        return
    if choice:
        screen.say(choice.text)
    elif about.isdecimal():
        screen.say(no_choice(about, game.choices))
    elif not title:
        screen.say(why(question, about))
    if title:
        screen.show_card(game.deck, title)


def why(question: Question, about: str) -> str:
    """Why what was typed can be done or not; the nearest card if it is neither a choice nor a card."""
    if about.lower().split()[0] in VERBS:
        return question.game.why_not(about) or f"You can do that now: {about}."
    near = nearest_title(question.game.deck, about)
    return f"There is no card “{about[:60]}”." + (f" Did you mean {near}?" if near else "")


def no_choice(number: str, choices: Sequence[Choice]) -> str:
    """The sentence for a number that is not on the list."""
    return f"There is no choice {number[:9]}: they are 1 to {len(choices)}."
