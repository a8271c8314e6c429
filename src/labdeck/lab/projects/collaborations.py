"""Statistics of collaborations between greedy bots: offered, accepted, completed, and what they earn."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from labdeck.bots import bot
from labdeck.deck import load, tables
from labdeck.rules.kernel import legal, step
from labdeck.rules.numbers import ACCEPTS, BESIDE, COMPLETES, OFFERS_TO
from labdeck.rules.schema import Deck, State
from labdeck.rules.setup import deal
from labdeck.rules.sight import mask


@dataclass(frozen=True, slots=True)
class Played:
    """One game: what happened to its collaborations, and the points of all seats."""

    offered: int
    accepted: int
    completed: int
    scores: tuple[int, ...]


def play_greedily(d: Deck, seats: int, seed: int) -> Played:
    """Play a game between greedy bots and follow its collaborations."""
    greedy = bot("greedy", seed)
    s, m = State(), State()
    s.events = []
    deal(s, d, seats, seed & 0xFFFFFFFF, seed >> 32, 0, 1)
    while not s.over:
        is_real = legal(s, d) > 1
        code = s.legal[0]
        if is_real:
            mask(s, m, d, s.asked)
            code = greedy.choose(m, d, s.asked)
        step(s, d, code)
    verbs = [event[0] for event in s.events]
    pairs = {frozenset((event[2], event[3] - BESIDE)) for event in s.events if event[0] == ACCEPTS}
    done = {event[2] for event in s.events if event[0] == COMPLETES}
    completed = sum(pair <= done for pair in pairs)
    return Played(verbs.count(OFFERS_TO), verbs.count(ACCEPTS), completed, tuple(s.score[:seats]))


def play_some(deck: str, together: bool, seats: int, first: int, games: int) -> list[Played]:
    """Play some games of a deck, with or without collaboration."""
    d = tables(load(deck), collaboration=together).deck
    return [play_greedily(d, seats, seed) for seed in range(first, first + games)]


def collaborations(deck: str, seats: int, games: int, workers: int | None = None) -> str:
    """A few lines on the collaborations of so many games, compared with the same deals without collaboration."""
    part = 50
    starts = range(0, games, part)
    with ProcessPoolExecutor(workers) as pool:
        ways = [
            pool.map(play_some, *zip(*((deck, way, seats, at, min(part, games - at)) for at in starts), strict=True))
            for way in (True, False)
        ]
        together, alone = ([game for some in way for game in some] for way in ways)
    gains = [fmean(one.scores) - fmean(other.scores) for one, other in zip(together, alone, strict=True)]
    margin = 1.96 * stdev(gains) / sqrt(len(gains))
    per_game = [fmean(getattr(game, name) for game in together) for name in ("offered", "accepted", "completed")]
    return (
        f"{deck}, {seats} players, {games} games: {per_game[0]:.2f} offered, {per_game[1]:.2f} accepted and "
        f"{per_game[2]:.2f} completed a game.\n"
        f"  A seat scores {fmean(map(fmean, (g.scores for g in together))):.2f} with collaboration and "
        f"{fmean(map(fmean, (g.scores for g in alone))):.2f} without, on the same deals: "
        f"{fmean(gains):+.2f} ± {margin:.2f} (95 %)."
    )
