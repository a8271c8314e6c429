"""What a choice inside an effect is worth in games of projects, and when a modifier is played or blocked."""

from labdeck.bots.programs.answers import choice_score, harm_ahead, play_worth
from labdeck.bots.programs.views import OTHERS
from labdeck.bots.projects.chances import turns_left
from labdeck.bots.projects.weights import BLOCK_LEAST, BLOCK_LONG, PATIENCE, PATIENCE_LONG, weight
from labdeck.bots.projects.worth import hope, stake
from labdeck.rules.frames import at_step
from labdeck.rules.numbers import ASK_BLOCK, OP_SECOND, OP_SWAP, OP_WINDOW, PASS, WIDTH
from labdeck.rules.places import owner
from labdeck.rules.schema import Deck, State

LONG = 8  # turns: with more left, what is held back waits no longer


def waiting(m: State, d: Deck, p: int, least: int, longer: int) -> int:
    """What something must be worth now, rather than later: a weight, and another for each turn that is left."""
    more = weight(m, longer)
    return weight(m, least) + (more * min(turns_left(m, d, p), LONG) if more else 0)


def second_score(m: State, d: Deck, p: int, at: int, q: int) -> int:
    """Swap for the best of others, and put a card where it brings a project nearest to its end."""
    while d.program[at] == OP_SECOND or d.program[at] == OP_WINDOW:
        at += WIDTH
    if d.program[at] != OP_SWAP:
        return stake(m, d, q)
    return hope(m, d, q) if owner(m, q) != p else -hope(m, d, q)


def answer_score(m: State, d: Deck, p: int, code: int) -> int:
    """How good a code is for seat p as the answer to a choice of the effect under way."""
    at = at_step(m, d, m.depth - 1)
    if d.program[at] == OP_SECOND:
        return second_score(m, d, p, at, code)
    return choice_score(m, d, p, code)


def play_score(m: State, d: Deck, p: int, c: int) -> int:
    """What playing a kept modifier now is worth, above what it might be worth later."""
    least = waiting(m, d, p, PATIENCE, PATIENCE_LONG)
    return play_worth(m, d, p, c) - least


def block_score(m: State, d: Deck, p: int, code: int) -> int:
    """Block what hurts oneself, and cancel what helps the others, more than a later modifier is likely to."""
    if code == PASS:
        return waiting(m, d, p, BLOCK_LEAST, BLOCK_LONG)
    return harm_ahead(m, d, p, 0 if m.ask == ASK_BLOCK else OTHERS)
