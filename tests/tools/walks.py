"""Random walks through the kernel, and what must hold at every step of them, for every deck.

The suite takes a few hundred games of these; `tests.programs.soak` takes as many as asked for.
"""

import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

from labdeck.deck import Tables, load, names, tables
from labdeck.rules import numbers as n
from labdeck.rules.chance import below as below
from labdeck.rules.discoveries.actions import list_on_hero
from labdeck.rules.discoveries.board import hero_of, suits
from labdeck.rules.kernel import legal as legal
from labdeck.rules.kernel import step as step
from labdeck.rules.kernel import why_not as why_not
from labdeck.rules.places import everyone
from labdeck.rules.schema import SCRATCH, STATE, Deck, State
from labdeck.rules.setup import deal
from labdeck.rules.sight import mask, sample

VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {"heroes face down": ("heroes", {"face_down": True, "challenges": 4})}
DECKS = (*names(), *VARIANTS)
MOST_STEPS = 20_000


class Checked(list[int]):
    """A list that refuses the index -1, which would silently wrap in every mode."""

    def __getitem__(self, index: Any) -> Any:
        assert not isinstance(index, int) or index >= 0, "a negative index"
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        assert not isinstance(index, int) or index >= 0, "a negative index"
        super().__setitem__(index, value)


def checked_state() -> State:
    """A state whose lists refuse negative indices."""
    s = State()
    for field in STATE + SCRATCH:
        if field.length:
            setattr(s, field.name, Checked([0] * field.length))
    return s


@cache
def tables_of(name: str) -> Tables:
    """The tables of a shipped deck, or of a variant of one."""
    deck, knobs = VARIANTS.get(name, (name, {}))
    return tables(load(deck), **knobs)


def deck_of(name: str) -> Deck:
    """The integer tables of a shipped deck, or of a variant of one."""
    return tables_of(name).deck


def seats_of(name: str) -> range:
    """The numbers of seats that the deck is for."""
    least, most = tables_of(name).file.players
    return range(least, most + 1)


TABLES = [(deck, seats) for deck in DECKS for seats in seats_of(deck)]


def dealt(d: Deck, seats: int, seed: int, s: State | None = None) -> State:
    """A state with a game just dealt."""
    s = s or State()
    deal(s, d, seats, seed & 0xFFFFFFFF, seed >> 32, 0, 1)
    return s


def walk(d: Deck, s: State, seed: int) -> Iterator[tuple[list[int], int]]:
    """Play randomly from s to the end; before each step give the legal codes and the one to be played."""
    chance = random.Random(seed)
    for _ in range(MOST_STEPS):
        if s.over:
            return
        codes = s.legal[: legal(s, d)]
        code = chance.choice(codes)
        yield codes, code
        step(s, d, code)
    raise AssertionError("the game does not end")


def cards_in(s: State, z: int) -> list[int]:
    """The cards of a place, first to last, with the links checked both ways."""
    cards: list[int] = []
    before, c = n.CARDS + z, s.node_next[n.CARDS + z]
    while c < n.CARDS:
        assert s.node_prev[c] == before, "the links disagree"
        assert s.place[c] == z, "the card thinks it is elsewhere"
        cards.append(c)
        before, c = c, s.node_next[c]
    assert c == n.CARDS + z, "the ring does not close"
    assert len(cards) == s.count[z], "the count is wrong"
    return cards


def check_conserved(s: State, d: Deck) -> None:
    """Every card is in exactly one place, and what lies open is seen by all."""
    found: list[int] = []
    for z in range(n.PLACES):
        cards = cards_in(s, z)
        found += cards
        for c in cards:
            if z >= n.OPEN and z != n.BURN and not (z >= n.BESIDE and d.face_down):
                assert s.seen[c] == everyone(s), "an open card is not seen by all"
            if z >= n.BESIDE and s.ask != n.ASK_NOTHING and not s.depth and z - n.BESIDE != s.claimed:
                assert n.MAT <= s.place[z - n.BESIDE] < n.MAT + s.seats, "a card lies beside no project"
    assert sorted(found) == list(range(d.cards)), "cards are lost or doubled"


def check_tidy(s: State, d: Deck) -> None:
    """What is not in use is empty, so that equal positions have equal bytes however they came about."""
    for f in range(s.depth, n.FRAMES):
        counters = (s.frame_card[f], s.frame_step[f], s.frame_actor[f], s.frame_seat[f], s.frame_count[f])
        counters += (*s.frame_waiting[f * n.SEATS : (f + 1) * n.SEATS], s.frame_each[f], s.frame_sieve[f])
        assert not any(counters), "an effect that is over leaves something"
        chosen = {s.frame_project[f], s.frame_second[f], s.frame_chosen[f]}
        assert chosen == {n.NONE}, "an effect that is over leaves a choice"
    assert s.depth or not s.count[n.LOOKED], "cards that were looked at lie there still"
    assert s.queued == sum(s.count[n.QUEUE : n.QUEUE + n.SEATS]), "the waiting cards are counted wrongly"
    for c in range(d.cards, n.CARDS):
        assert not any((s.node_next[c], s.node_prev[c], s.place[c], s.open[c], s.seen[c])), "no card has a place"
    assert not any(s.offers[s.offers_made :]), "an offer of an earlier turn is left"


def check_hands(s: State, d: Deck) -> None:
    """No card that must be played at once stays in a hand; who is still drawing has not looked yet. [P15]"""
    for p in range(s.seats):
        if p == s.asked and s.ask in (n.ASK_DRAW, n.ASK_PILE):
            continue
        for c in cards_in(s, n.HAND + p):
            assert not d.at_once[c] or not s.seen[c] >> p & 1, "a card to be played at once stays in a hand"


def check_legal(s: State, d: Deck, codes: list[int]) -> None:
    """The legal codes are those whose reason is 0, none twice, at least one; numbers of no card are refused alike."""
    assert codes, "nobody can choose"
    assert len(set(codes)) == len(codes), "a code is listed twice"
    reasons = [why_not(s, d, code) for code in range(n.CODES)]
    assert sorted(codes) == [code for code, reason in enumerate(reasons) if reason == n.ALLOWED]
    assert len(set(reasons[d.cards : n.CARDS])) < 2, "a number of no card is taken for a card"


def check_refusal(s: State, d: Deck) -> None:
    """Asking why something may not be done, and listing what may, change nothing."""
    before = s.fields()
    for code in range(-2, n.CODES + 2):
        why_not(s, d, code)
    legal(s, d)
    assert s.fields() == before


def check_masks(s: State, d: Deck, codes: list[int]) -> None:
    """A mask is a whole table; the seat asked has the same choices in it; a sample agrees with it."""
    m, w, again = State(), State(), State()
    for p in range(s.seats + 1):
        mask(s, m, d, p)
        check_conserved(m, d)
        if p == s.asked:
            assert sorted(m.legal[: legal(m, d)]) == sorted(codes), "the masked choices differ"
        sample(m, w, d, p, 1, 2, 3, s.turns)
        check_conserved(w, d)
        check_hands(w, d)
        assert legal(w, d) > 0, "a sampled world has no answer"
        mask(w, again, d, p)
        assert again.fields() == m.fields(), "a sampled world looks different"


def unknown_pairs(s: State, d: Deck, p: int, chance: random.Random) -> tuple[int, int] | None:
    """Two cards with one back that seat p does not know, so that exchanging them is another world for p."""
    hidden = [c for c in range(d.cards) if not s.seen[c] >> p & 1]
    chance.shuffle(hidden)
    drawn = drawn_sorts(d)
    alike = [(d.back[c], *(d.sort[c] & sorts > 0 for sorts in drawn)) for c in range(d.cards)]
    for a in hidden:
        for b in hidden:
            apart = a != b and alike[a] == alike[b] and s.place[a] != s.place[b]
            if apart and can_lie(s, d, a, b) and can_lie(s, d, b, a):
                return a, b
    return None


def drawn_sorts(d: Deck) -> set[int]:
    """The sorts of which a card of the deck has chance draw from a hand: everyone sees whether one is there. [L22]"""
    ops = range(0, len(d.program), n.WIDTH)
    return {d.program[at + 2] for at in ops if d.program[at] == n.OP_RANDOM}


def can_lie(s: State, d: Deck, a: int, b: int) -> bool:
    """Whether card a could lie where b does: face down below a hero only what suits it, item for item. [DR29]"""
    z = s.place[b]
    if b == s.putting:
        return d.role[a] == d.role[b] and list_on_hero(s, d, s.asked, a, 0) > 0
    return z < n.BESIDE or (d.role[a] == d.role[b] and suits(d, hero_of(s, d, z - n.BESIDE), a))


def exchange(s: State, a: int, b: int) -> State:
    """A copy in which two cards have changed places; who knows the cards there stays the same."""
    other = s.copy()
    swapped = {a: b, b: a}
    for z in {s.place[a], s.place[b]}:
        cards = [swapped.get(c, c) for c in cards_in(s, z)]
        ring = [n.CARDS + z, *cards, n.CARDS + z]
        for before, after in pairwise(ring):
            other.node_next[before] = after
            other.node_prev[after] = before
        for c in cards:
            other.place[c] = z
    other.seen[a], other.seen[b] = s.seen[b], s.seen[a]
    other.putting = swapped.get(s.putting, s.putting)
    other.frame_chosen = [swapped.get(c, c) for c in s.frame_chosen]
    other.picked = [swapped.get(c, c) for c in s.picked]
    return other


def check_two_worlds(s: State, d: Deck, chance: random.Random, length: int) -> int:
    """What a seat does not know changes no byte of its mask, now and while the same choices are played on.

    Returns how many frames were compared.
    """
    compared = 0
    m, other_m = State(), State()
    for p in range(s.seats + 1):
        pair = unknown_pairs(s, d, p, chance)
        if pair is None:
            continue
        one, other = s.copy(), exchange(s, *pair)
        for _ in range(length):
            mask(one, m, d, p)
            mask(other, other_m, d, p)
            assert m.fields() == other_m.fields(), f"seat {p} can tell {pair} apart"
            compared += 1
            if one.over:
                break
            code = chance.choice(one.legal[: legal(one, d)])
            if code in pair or why_not(other, d, code) != n.ALLOWED:
                break
            if was_shown(one, d, code, p, pair) or was_shown(other, d, code, p, pair):
                break
    return compared


def was_shown(s: State, d: Deck, code: int, p: int, cards: tuple[int, int]) -> bool:
    """Make a choice; whether a seat came to know one of some cards, if only until the cards were mixed again."""
    s.events = []
    step(s, d, code)
    told = any(c in cards and knows >> p & 1 for _, _, c, _, _, knows in s.events)
    s.events = None
    return told or any(s.seen[c] >> p & 1 for c in cards)
