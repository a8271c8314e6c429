"""Rules that random cards seldom touch: for each, what cards say and how the table lies, so that it matters."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from labdeck import Game
from labdeck.deck.language.clause import Amount, Clause, Sentence

Effect = tuple[Sentence, ...]
RESOURCE = ("resource",)
ONE, ALL = Amount("exactly", 1), Amount("all")


def clauses(effect: Effect) -> list[Clause]:
    """All that a card says."""
    return [clause for sentence in effect for clause in sentence.clauses]


def leave(game: Game, rng: Random) -> None:
    """The position stays as it is."""


@dataclass(frozen=True)
class Theme:
    """What the cards of a deck are about."""

    verbs: tuple[str, ...] = ()  # that they use; all, if there are none
    suits: Callable[[Clause], bool] = lambda clause: True  # whether a clause is one that they use
    bites: Callable[[Effect], bool] = lambda effect: True  # whether the rule matters for what a card says
    sentences: int = 1  # on one card, at most
    printed: tuple[Clause, ...] = ()  # on one modifier each
    at_once: float = 1 / 3  # how many modifiers are played at once
    blocks: int = 1  # so many cards that cancel are in hands
    draws: int = 1  # so many cards are drawn in a row, at most, before those are played that are played at once
    prepare: Callable[[Game, Random], None] = leave


def put(change: str, n: int = 1) -> Clause:
    """A card beside a project that changes it."""
    return Clause("put", whose="any", tag="", change=change, n=n, what=RESOURCE, already=change == "needs")


def near_the_end(game: Game, rng: Random) -> None:
    """Turns have been gained and are to be skipped, and sometimes it is the last call. [L9]"""
    s = game.state
    for p in range(s.seats):
        s.another |= (rng.random() < 0.4) << p
        s.skip[p] = rng.choice((0, 0, 1, 2))
    if rng.random() < 0.4:
        s.emptied, s.last_call = 1, rng.randint(2, s.seats + 1)


def guard_some(game: Game, rng: Random) -> None:
    """Some seats cannot be hurt until their next turn. [L10, L37]"""
    for p in range(game.seats):
        game.state.safe |= (rng.random() < 0.5) << p


def counts_hands(effect: Effect) -> bool:
    """Whether a card lets draw or discard until a hand has so many. [L40]"""
    return "until" in amounts(effect)


def counts_moves(effect: Effect) -> bool:
    """Whether a card lets draw as many as were moved. [L40]"""
    return "as many" in amounts(effect)


def amounts(effect: Effect) -> set[str]:
    """How cards are counted."""
    return {clause.amount.how for clause in clauses(effect) if "amount" in clause.parts}


def draws_hidden_cards(effect: Effect) -> bool:
    """Whether a card may bring another one that is played at once. [P15]"""
    return any(clause.parts.get("pile", "project") not in ("project", "discard") for clause in clauses(effect))


def is_plain(clause: Clause) -> bool:
    """Whether a clause means one card or all, of whatever kind, so that it mostly finds some. [L10, L40]"""
    is_any = clause.parts.get("what", RESOURCE) in (RESOURCE, ("card",))
    return is_any and clause.parts.get("amount", ALL) in (ONE, ALL, Amount("as many"))


def has_several_deeds(effect: Effect) -> bool:
    """Whether a card has several clauses. [L14]"""
    return len(clauses(effect)) > 1


AIMED = (*("hit",) * 6, "lose", "lose", "strike", "drop", "keep", "keep", "swap", "carry", "put", "complete")
HARM = ("lose", "skip", "points", "give", "hit", "strike", "drop", "carry", "raid", "swap hands", "trade", "pass")
MOVES = ("lose", "lose", "hit", "drop", "give", "search", "swap", "swap hands", "pass", "trade", "carry")
CANCEL = Clause("cancel", what="any")
TWICE = Clause("count", n=2, what=RESOURCE)

THEMES = {
    "L9": Theme(("turn", "turn", "skip", "complete"), prepare=near_the_end),
    "L10": Theme(AIMED, is_plain, printed=(put("safe"), put("safe"), Clause("protect")), prepare=guard_some),
    "L11": Theme(
        ("hit", "complete", "put", "lose", "fetch", "drop"),
        printed=(TWICE, TWICE, put("fewer"), put("fewer", 2), put("needs")),
    ),
    "L14": Theme((*HARM, "draw"), bites=has_several_deeds, sentences=3, printed=(CANCEL, CANCEL), blocks=4),
    "L40 until": Theme(("draw", "draw", "lose", "lose", "turn"), bites=counts_hands, sentences=2),
    "L40 as many": Theme((*MOVES, *("draw",) * 6), is_plain, counts_moves),
    "P15": Theme((*("draw",) * 6, "look", "search", "lose"), bites=draws_hidden_cards, at_once=0.8, draws=3),
}
