"""Tables: why something is not done at one, and why its game has stopped."""

from collections.abc import Sequence

from labdeck.deck.words import listed
from labdeck.server.protocol.words import Halt

HALTED: dict[Halt, str] = {
    "paused": "The game is paused; it goes on when whoever opened the table says so.",
    "ended": "The game was ended by whoever opened the table; it stays as it is.",
}
NOT_BEGUN = "This game has not begun."
BEGUN = "The game has begun already."
OVER = "The game is over."
NOT_OVER = "The game is not over."

# Choices
USED = "This id has been used before; every message needs one of its own."
GONE_ON = "The game has gone on since; look again."
ONE_CHOICE = "Say one choice at a time."
NOT_ASKED = "You are not asked now."
NOT_LAST = "The last choice was somebody else's."
ALL_ANSWERED = "Everybody has answered, so the last choice stands."
OTHERS_ASKED = "Others are asked already, so the last choice stands."

# Seats
NOT_YOURS = "This seat is not yours."
SECOND_HAND = "In a game, nobody may take a second hand."
NO_STAND_IN = "Nobody stands in before the game has begun."

# Lessons, replays, and games played on
NO_LESSON = "This is no lesson."
OPEN_LESSON = "seats: a lesson has no open seats, since its deal is known beforehand."
RECORD_LATER = "The record shows every hand, so it is given out after the end."
HANDS_LATER = "All hands are shown after the end."
OWN_EYES = "Before the end you look with your own eyes only."
FORK_LATER = "A game can be played on from an earlier moment after its end."

CHANGED = "This game was begun with rules or a deck that play otherwise now."
CHANGED_ALL = f"{CHANGED} It cannot be played on; a rematch begins anew."


def changed_after(made: int, of: int) -> str:
    return f"{CHANGED} It agrees with them up to here, choice {made} of {of}; a rematch goes on from here."


def deck_gone(deck: str) -> str:
    return f"The deck “{deck}” is not here any more, or takes no table like this one."


def cannot_begin(problem: object) -> str:
    return f"This table cannot begin any more: {problem}"


def not_there(besides: str) -> str:
    return f"There is no table of this code.{besides}"


def kept(term: str) -> str:
    return f" Finished games are kept for {term} here."


def only(*roles: str) -> str:
    return f"Only the {' or a '.join(roles)} may do that."


def asked(names: Sequence[str]) -> str:
    return f"{listed(names or ['Nobody'], 'and')} {'are' if len(names) > 1 else 'is'} asked now."


def asked_together(names: Sequence[str], question: str) -> str:
    return f"{listed(names, 'and')}, {question[0].lower()}{question[1:]}"


def no_seat(seat: int) -> str:
    return f"There is no seat {seat}."


def not_free(seat: int) -> str:
    return f"Seat {seat} is not free."


def here(name: str) -> str:
    return f"{name} is here."


def no_bot(seat: int) -> str:
    return f"No bot can be sent away from seat {seat}."


def eyes(*names: str) -> str:
    return f"eyes: say {', '.join(names)}, or the number of a seat."


def no_moment(last: int) -> str:
    return f"There are {last} moments after the first."


def nothing_after(last: int) -> str:
    return f"There is nothing to play on from; the last moment is {last}."
