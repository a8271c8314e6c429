"""Rounds: what happens in games of discoveries between greedy bots, counted while they are played."""

from labdeck.bots.discoveries.greedy import choose_greedily
from labdeck.rules.discoveries.bonuses import cards_played
from labdeck.rules.kernel import legal, step
from labdeck.rules.numbers import (
    ASK_ANSWER,
    ASK_EXCHANGE,
    ASK_INSPIRE,
    ASK_SCORE,
    CARDS,
    DISCARD,
    MAT,
    PASS,
    PLAYING,
    REDRAW,
)
from labdeck.rules.places import everyone, top
from labdeck.rules.schema import Counts, Deck, State
from labdeck.rules.setup import deal
from labdeck.rules.sight import mask

__all__ = ["count_rounds"]

# The columns of a game's row; the scores of the seats follow.
WINNERS, TURNS, ENDING, EXCHANGED, INSPIRED, CANCELLED, STOLEN, RESHUFFLED, SCORELESS, IDLE, SCORES = range(11)


def choose_for_asked(s: State, m: State, d: Deck) -> int:
    """What the greedy bot on the asked seat chooses."""
    if legal(s, d) == 1:
        return s.legal[0]
    mask(s, m, d, s.asked)
    return choose_greedily(m, d, s.asked)


def note_choice(s: State, code: int, at: int, out: Counts) -> None:
    """Count what the choice itself says."""
    question = s.ask
    if question == ASK_EXCHANGE and code == REDRAW:
        out[at + EXCHANGED] += 1
    if (question == ASK_INSPIRE or question == ASK_ANSWER) and code != PASS:
        out[at + INSPIRED] += 1
    if question == ASK_ANSWER and code != PASS:
        out[at + CANCELLED] += 1
    if question == ASK_SCORE and code == PASS and s.scored == 0:
        out[at + IDLE] += 1


def discoveries_scored(s: State) -> int:
    """How many discoveries lie before all seats."""
    size = 0
    for p in range(s.seats):
        size += s.count[MAT + p]
    return size


def follow(s: State, m: State, d: Deck, code: int, at: int, out: Counts) -> None:
    """Make a step and count what it did: only a theft takes from a table, only a shuffle hides an open card."""
    for p in range(s.seats):
        m.spare[p] = cards_played(s, p)
    c = top(s, DISCARD)
    step(s, d, code)
    for p in range(s.seats):
        out[at + STOLEN] += max(0, m.spare[p] - cards_played(s, p))
    if c < CARDS and s.seen[c] != everyone(s):
        out[at + RESHUFFLED] += 1


def play_and_note(s: State, m: State, d: Deck, at: int, out: Counts) -> None:
    """Play a game to its end and fill its row, which begins at `at`."""
    turns = 0
    scored = 0
    while s.over == PLAYING:
        code = choose_for_asked(s, m, d)
        note_choice(s, code, at, out)
        follow(s, m, d, code, at, out)
        if s.turns > turns:
            if discoveries_scored(s) == scored:
                out[at + SCORELESS] += 1
            turns = s.turns
            scored = discoveries_scored(s)
    out[at + WINNERS] = s.winners
    out[at + TURNS] = s.turns
    out[at + ENDING] = s.over
    for p in range(s.seats):
        out[at + SCORES + p] = s.score[p]


def count_rounds(s: State, m: State, d: Deck, seats: int, first: int, games: int, out: Counts) -> None:
    """Play games between greedy bots with the seeds from `first` on, and fill a row of zeros for each."""
    for game in range(games):
        seed = first + game
        deal(s, d, seats, seed & 0xFFFFFFFF, seed >> 32, 0, 1)
        play_and_note(s, m, d, game * (SCORES + seats), out)
