"""Trials: everything that must hold of a deck, whatever it says, tried on one deck within a fraction of a second.

A deck is named by its path. Games are played by bots of all kinds, interpreted and as machine code side by side, and
looked at often while an effect is under way, seldom otherwise.
"""

import random
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

import labdeck
from labdeck import native
from labdeck.bots import policy_of
from labdeck.bots.families import FAMILIES
from labdeck.bots.match import GREEDY, RANDOM, choose
from labdeck.bots.search.tree import NODE, ROOT
from labdeck.deck import load
from labdeck.deck import tables as tables_with
from labdeck.lab.counts import row
from labdeck.lab.counts.tally import play_rows
from labdeck.native.library import Library
from labdeck.rules.kernel import legal, step
from labdeck.rules.numbers import NONE
from labdeck.rules.schema import Deck, State
from labdeck.rules.setup import deal
from labdeck.rules.sight import mask, sample

from . import parity, walks, worlds
from .patience import PATIENCE

TRIES = 4
BOTS = ("random", "greedy", "easy")
SEARCH = f"search:{TRIES}"
ROOM = ROOT + NODE * (TRIES + 1)
SHORT = 6  # turns a player with search: a try plays on for hundreds of choices where a turn has many


class Effort(NamedTuple):
    """How often something is looked at: a share of the steps inside an effect; outside of one a tenth as often."""

    games: int = 2  # with each number of seats, as machine code
    tables: float = 0.4
    sight: float = 0.08
    worlds: float = 0.06
    views: float = 0.02
    every: int = 1  # records, and checked machine code, for one of so many decks


USUAL = Effort()
MOST_STEPS = 200000  # of a game; so many choices a turn, and turns a player, are allowed


class Machine:
    """A game in machine code, one step at a time."""

    def __init__(self, d: Deck, library: Library, seats: int, seed: int) -> None:
        self.library = library
        self.deck = native.deck_record(d)
        self.records = [native.new_state() for _ in range(3)]  # the state, and room for a mask and a world
        self.state = self.records[0]
        library.entry(deal)(self.state, self.deck, seats, seed & 0xFFFFFFFF, seed >> 32, 0, 1)

    @property
    def codes(self) -> list[int]:
        """The legal codes."""
        size = self.library.entry(legal)(self.state, self.deck)
        return list(self.state["legal"][:size])

    def step(self, code: int) -> None:
        """Make a choice."""
        self.library.entry(step)(self.state, self.deck, code)


def bots_of(seats: int, seed: int) -> tuple[str, ...]:
    """A bot for each seat, another mixture for each seed."""
    chance = random.Random(seed)
    return tuple(chance.choice(BOTS) for _ in range(seats))


def play(d: Deck, s: State, seed: int) -> Iterator[tuple[list[int], int]]:
    """Play a game between bots from s to the end; before each step give the legal codes and the one to be played."""
    m, w, room = State(), State(), [0]
    chance = random.Random(seed)
    policies = [policy_of(name) for name in bots_of(s.seats, seed)]
    for _ in range(MOST_STEPS):
        if s.over:
            return
        codes = s.legal[: legal(s, d)]
        assert codes, "nobody can choose"
        policy = policies[s.asked]
        code = chance.choice(codes)
        if policy != RANDOM and len(codes) > 1:
            code = choose(s, m, w, d, len(codes), policy, seed, 0, room)
        if policy == GREEDY and len(codes) > 1:
            check_greedy(s, m, d, code)
        assert code in codes, f"a bot chooses {code}, which is not allowed"
        yield codes, code
        step(s, d, code)
    raise AssertionError("the game does not end")


def check_greedy(s: State, m: State, d: Deck, in_match: int) -> None:
    """Greedy chooses the same in a match, where it has the whole state, as it does by what its seat sees."""
    mask(s, m, d, s.asked)
    masked = FAMILIES[d.family].choose_greedily(m, d, s.asked)
    assert in_match == masked, f"greedy chooses {in_match} in a match, and {masked} by what it sees"


def check_bots(d: Deck, library: Library, bots: tuple[str, ...], seed: int, games: int, slowly: bool = False) -> int:
    """Games between bots as machine code all end; and, where asked for, as they do interpreted. How many choices."""
    rows = _rows(bots, seed, games)
    records = [native.new_state() for _ in range(3)]
    deck, first = native.deck_record(d), len(rows) - games * row.ROW
    within_reason(lambda: library.entry(play_rows)(*records, deck, deck, len(bots), NONE, games, first, rows))
    if slowly:
        slow = list(_rows(bots, seed, games))
        play_rows(State(), State(), State(), d, d, len(bots), NONE, games, first, slow)
        assert list(rows) == slow, "bots play otherwise as machine code"
    ends = [rows[first + game * row.ROW + row.ENDED] for game in range(games)]
    assert all(ends), "a game has no end"
    return sum(rows[first + game * row.ROW + row.DECISIONS] for game in range(games))


def within_reason(call: Callable[[], None]) -> None:
    """Call machine code, which hears nothing while it runs, and wait no longer than for what has gone wrong."""
    faults: list[BaseException] = []

    def caught() -> None:
        try:
            call()
        except BaseException as fault:  # raised again below, where somebody waits
            faults.append(fault)

    thread = threading.Thread(target=caught, daemon=True)
    thread.start()
    thread.join(PATIENCE)
    if faults:
        raise faults[0]
    assert not thread.is_alive(), "a game between bots does not end"


def _rows(bots: tuple[str, ...], seed: int, games: int) -> native.Numbers:
    """Room for games between bots, with their policies and seeds."""
    first = ROOM + row.POLICIES
    rows = native.numbers(first + games * row.ROW)
    for p, name in enumerate(bots):
        rows[first - row.POLICIES + p] = policy_of(name)
    for game in range(games):
        rows[first + game * row.ROW + row.SEED] = seed + game
    return rows


def check_side_by_side(d: Deck, library: Library, seats: int, seed: int, effort: Effort) -> Counter[str]:
    """A game between bots keeps the rules of the table at every step, and has the same bytes in both ways."""
    seen: Counter[str] = Counter()
    chance = random.Random(seed)
    s = walks.dealt(d, seats, seed, walks.checked_state())
    machine = Machine(d, library, seats, seed)
    for codes, code in play(d, s, seed):
        assert machine.codes == codes, "the legal codes differ"
        assert parity.packed(s) == machine.state.kept, "the states differ"
        often = 1.0 if s.depth else 0.1
        if chance.random() < effort.tables * often:
            check_table(s, d, codes)
            seen["tables"] += 1
        if chance.random() < effort.sight * often:
            check_sight(s, d, machine, codes, chance)
            seen["sights"] += 1
        if chance.random() < effort.worlds * often:
            seen["frames of two worlds"] += walks.check_two_worlds(s, d, chance, 15)
        machine.step(code)
        seen["steps"] += 1
    assert parity.packed(s) == machine.state.kept, "the last states differ"
    walks.check_conserved(s, d)
    assert s.winners, "nobody has won"
    return seen


def check_table(s: State, d: Deck, codes: list[int]) -> None:
    """Cards are conserved, nothing is left over, and what may be chosen is what no reason forbids."""
    walks.check_conserved(s, d)
    walks.check_tidy(s, d)
    walks.check_hands(s, d)
    walks.check_legal(s, d, codes)
    walks.check_refusal(s, d)


def check_sight(s: State, d: Deck, machine: Machine, codes: list[int], chance: random.Random) -> None:
    """What seats see is equal in both ways, and the worlds that they take for possible can be played on."""
    walks.check_masks(s, d, codes)
    parity.check_reasons(d, machine.library, s, machine.records, machine.deck)
    p = chance.randrange(s.seats + 1)
    parity.check_sight(d, machine.library, s, machine.records, machine.deck, p)
    m, w = State(), State()
    mask(s, m, d, p)
    sample(m, w, d, p, *(chance.getrandbits(32) for _ in range(4)))
    for _, (found, _) in zip(range(6), walks.walk(d, w, chance.getrandbits(16)), strict=False):
        assert found, "a sampled world has no answer"


def check_views(path: str, seats: int, seed: int, effort: Effort) -> int:
    """No byte of a view or a log, and no bot's choice, depends on what a seat does not know."""
    d = walks.deck_of(path)
    chance = random.Random(seed)
    s = walks.dealt(d, seats, seed)
    compared = 0
    for _ in walks.walk(d, s, seed):
        if chance.random() < effort.views * (1.0 if s.depth else 0.1):
            compared += worlds.check_views(path, s, chance)
            legal(s, d)
    return compared


def check_record(path: str, seats: int, seed: int) -> int:
    """A game through the public door: choices have texts, taking back leads back, and the record replays."""
    chance = random.Random(seed)
    game = labdeck.new(path, players=seats, seed=seed)
    undone = 0
    while not game.over:
        choice = chance.choice(game.choices)
        before = game.state.fields()
        game.play(str(choice) if chance.random() < 0.3 else choice)
        if len(game.played) < 80 and chance.random() < 0.2 and game.can_undo:
            game.undo()
            assert game.state.fields() == before, "taking back does not lead back"
            assert choice in game.choices, "what was taken back cannot be chosen again"
            game.play(choice)
            undone += 1
        if chance.random() < 0.05:
            assert game.prompt
            game.view(chance.choice((None, *range(seats))))
    assert labdeck.replay(game.record).state.fields() == game.state.fields(), "the record replays to another game"
    return undone


def try_deck(path: str, seed: int, effort: Effort = USUAL, checked: Library | None = None) -> Counter[str]:
    """Try everything on one deck; what was looked at, or an AssertionError."""
    d = walks.deck_of(path)
    library = native.load()
    seen: Counter[str] = Counter(decks=1)
    tables = list(walks.seats_of(path))
    seats = tables[seed // 7 % len(tables)]
    seen += check_side_by_side(d, library, seats, seed, effort)
    seats = tables[(seed // 7 + 1) % len(tables)]
    seen["frames of two views"] += check_views(path, seats, seed + 1, effort)
    if seed % effort.every == 0:
        seen["choices taken back"] += check_record(path, seats, seed + 2)
    for seats in tables:
        seen["choices of bots"] += check_bots(d, library, bots_of(seats, seed), seed, effort.games, seats == tables[0])
        seen["games"] += effort.games
    if checked and (seed + 1) % effort.every == 0:
        seats = tables[seed // 7 % len(tables)]
        bots = (*bots_of(seats - 1, seed), SEARCH)
        short = tables_with(load(path), most_turns=SHORT).deck
        seen["choices of checked bots"] += check_bots(short, checked, bots, seed, 1)
        parity.check_parity(d, checked, seats, seed + 4, often=0.02)
    return seen
