"""Two worlds through the public API: views, logs and bots of a seat that cannot tell them apart."""

import json
import random

from labdeck.bots import bot
from labdeck.game import Game
from labdeck.rules.schema import State
from labdeck.rules.sight import mask
from tests.tools import walks

BOTS = ("random", "easy", "greedy", "search:5")


def game_of(deck: str, s: State) -> Game:
    """A game that goes on from a state."""
    return Game(walks.tables_of(deck), s, tuple(f"Player {p}" for p in range(s.seats)), None)


def frames(deck: str, s: State, seat: int, codes: list[int]) -> list[str]:
    """What a seat is shown, and what bots would choose for it, after each of some choices."""
    game = game_of(deck, s)
    shown = []
    for code in [None, *codes]:
        if code is not None:
            game.play(code)
        shown.append(json.dumps(game.view(seat if seat < s.seats else None).to_json()))
        if game.to_move == seat:
            m, d = State(), game.tables.deck
            mask(game.state, m, d, seat)
            shown.append(repr([bot(name, 7).choose(m, d, seat) for name in BOTS]))
    return shown


def safe_codes(deck: str, s: State, seat: int, pair: tuple[int, int], chance: random.Random) -> list[int]:
    """Choices that can be made in both worlds without showing the seat either of the two cards."""
    one, other, d = s.copy(), walks.exchange(s, *pair), walks.deck_of(deck)
    codes: list[int] = []
    for _ in range(12):
        if one.over:
            break
        code = chance.choice(one.legal[: walks.legal(one, d)])
        if code in pair or walks.why_not(other, d, code):
            break
        if walks.was_shown(one, d, code, seat, pair) or walks.was_shown(other, d, code, seat, pair):
            break
        codes.append(code)
    return codes


def check_views(deck: str, s: State, chance: random.Random) -> int:
    """No byte of a seat's views and logs, and no bot's choice, depends on what the seat does not know."""
    compared = 0
    for seat in range(s.seats + 1):
        pair = walks.unknown_pairs(s, walks.deck_of(deck), seat, chance)
        if pair is None:
            continue
        codes = safe_codes(deck, s, seat, pair, chance)
        one = frames(deck, s.copy(), seat, codes)
        assert one == frames(deck, walks.exchange(s, *pair), seat, codes), f"seat {seat} can tell {pair} apart"
        compared += len(one)
    return compared
