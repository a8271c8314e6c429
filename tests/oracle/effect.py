"""A card that is being played: who is asked, who blocked, and how its cards move."""

from collections.abc import Callable, Generator, Iterable
from typing import Any, NamedTuple

from . import needs, prospects, readings, sight
from .table import PILES, Place, Table

Answer = int | str | tuple[str, Any]  # a card, a word, ("seat", 1), ("pile", "discard")
PASS, ACCEPT = "pass", "accept"


class Question(NamedTuple):
    """A seat is asked, and may answer one of these."""

    seat: int
    answers: frozenset[Answer]
    about: str


class Chance(NamedTuple):
    """The game draws one of these cards, which all lie in one place."""

    place: Place
    cards: frozenset[int]


class Cancelled(Exception):
    """The whole card has been cancelled. [L14]"""


Asks = Generator[Question | Chance, Any, Any]


class Effect:
    """One card under way."""

    def __init__(self, table: Table, card: int, actor: int, play_due: Callable[[Table], Asks]) -> None:
        self.table, self.card, self.actor = table, card, actor
        self.play_due = play_due  # what is to be played at once, in the middle of this
        self.face = table.faces[card]
        self.asked: set[int] = set()
        self.saved = table.saved
        self.moved = 0  # by this clause
        self.last = 0  # by the clause before
        self.done = False  # this clause did something besides moving cards
        self.did = False  # the clause on which "if you do" depends did something
        self.depends = False  # this clause does depend on that
        self.opposed = False
        self.stays = False
        self.free = False  # the clause under way is done of free will, so that it hurts no one who does it
        self.in_group = False  # the clause under way goes through several seats
        self.by_seat = False  # whoever it happens to does it
        self.speaks_of_you = False  # the clause under way names its own player alone
        self.others = [p for p in table.from_seat(actor) if p != actor]

    # Questions.

    def ask(self, seat: int, answers: Iterable[Answer], about: str) -> Asks:
        """The answer of a seat, whatever there is to choose."""
        return (yield Question(seat, frozenset(answers), about))

    def choose(self, seat: int, answers: Iterable[Answer], about: str) -> Asks:
        """A choice among open things: none is None, and a single one is taken without asking. [R36]"""
        found = list(dict.fromkeys(answers))
        if len({self.table.told(answer) for answer in found}) > 1:
            return (yield from self.ask(seat, found, about))
        if len(found) > 1:  # copies of one card in one place: which of them is taken is no choice
            cards = [int(str(answer)) for answer in found]
            return (yield Chance(self.table.where(cards[0]), frozenset(cards)))
        return found[0] if found else None

    def choose_seat(self, meant: list[int], test: Callable[[int], bool]) -> Asks:
        """One of the seats meant, which the player of the card names; None if it touches none. [L43, R24]"""
        found = [p for p in meant if p not in self.saved and test(p)]
        answer = yield from self.choose(self.actor, [("seat", p) for p in found], "seat")
        return None if answer is None else answer[1]

    def wants(self, seat: int, may: bool) -> Asks:
        """Whether a seat does what it may do. [L20]"""
        return not may or (yield from self.ask(seat, [ACCEPT, PASS], "may")) == ACCEPT

    # Blocks.

    def is_price(self, p: int) -> bool:
        """Whether what is taken from a seat is the price of its own card. [L13]"""
        return p == self.actor and not self.face.at_once and (readings.OWN_SHARE_IS_PRICE or self.speaks_of_you)

    @property
    def hurts_itself(self) -> bool:
        """Whether what is taken from the player of the card is harm: no price, and not done of free will. [L13]"""
        return self.face.at_once and not self.free

    def blocks_left(self, what: str) -> bool:
        """Whether some card that cancels is not openly out of the game. [R27]"""
        return any(cancels(self.table, c) == what and not is_gone(self.table, c) for c in all_cards(self.table))

    def window(self, p: int, others: Iterable[int] = ()) -> Asks:
        """Whether a seat that is hurt is saved: by a block now, or by one before. [R20, R25-R27, L14]

        The others are those with whom it shares a pair that is struck. [R40]
        """
        yield from self.oppose()
        is_own = p == self.actor and (self.speaks_of_you or readings.OWN_SHARE_IS_PRICE)
        is_free = self.free and (self.by_seat or is_own)
        if p in self.saved or p in self.asked or is_free or self.is_price(p) or not self.blocks_left("harm"):
            return p in self.saved
        self.asked.add(p)
        table = self.table
        for seat in table.from_seat(p) if table.knobs["block"] == "anyone" else [p, *others]:
            held = [c for c in table.hand(seat) if cancels(table, c) == "harm"]
            answer = yield from self.ask(seat, [*held, PASS], "block")
            if answer != PASS:
                table.move(answer, "burn")
                self.saved.add(p)
                if not self.in_group:
                    raise Cancelled
                return True
        return False

    def oppose(self) -> Asks:
        """Every other seat may cancel the whole card, once. [L14]"""
        if self.opposed or not self.blocks_left("any"):
            return
        self.opposed = True
        for seat in self.others:
            held = [c for c in self.table.hand(seat) if cancels(self.table, c) == "any"]
            answer = yield from self.ask(seat, [*held, PASS], "oppose")
            if answer != PASS:
                self.table.move(answer, "burn")
                raise Cancelled

    # Cards.

    def move(self, c: int, place: Place, seen_by: Iterable[int] = (), below: bool = False) -> None:
        """A card goes somewhere, also back to its pile [L44], and counts for "as many" and "if you do"."""
        if place in ("top", "bottom"):
            place, below = self.table.faces[c].back, place == "bottom"
        self.table.move(c, place, seen_by, below)
        self.moved += 1

    def refill(self) -> None:
        """The resource pile is made anew if it is empty. [P7, P25, DR10]"""
        table = self.table
        for names in prospects.refill_sources(table):
            cards = prospects.refill_from(table, names)
            if not cards:
                continue
            if "discard" in names:
                sweep(table, table.at("discard")[:-1])
            sight.shuffle(table, "resource", cards)
            return

    def top(self, pile: str) -> Asks:
        """The top card of a pile, still lying there; None if there is none. [P7, R1]"""
        table = self.table
        if pile == "resource" and not table.at(pile):
            self.refill()
        cards = table.at(pile)
        if cards and cards[-1] is None:
            c = yield Chance(pile, frozenset(table.bags[pile]))
            assert c in table.bags[pile]
            table.bags[pile].remove(c)
            cards[-1] = c
        return cards[-1] if cards else None

    def draw(self, p: int, pile: str) -> Asks:
        """One card from a pile to a hand; whether there was one."""
        c = yield from self.top(pile)
        if c is None:
            return None
        self.move(c, ("hand", p))
        self.mark_emptied()
        return c

    def look(self, p: int) -> Asks:
        """What a seat drew that is played at once lies aside for all to see, and is played now. [P15, L4]"""
        for c in [c for c in self.table.hand(p) if self.table.faces[c].at_once]:
            self.table.move(c, ("waiting", p))
        yield from self.play_due(self.table)

    def mark_emptied(self) -> None:
        """The last project has left its pile. [P8]"""
        if self.table.family == "projects" and not self.table.at("project"):
            self.table.emptied = True


def all_cards(table: Table) -> range:
    """The numbers of all cards."""
    return range(len(table.faces))


def cancels(table: Table, c: int) -> str:
    """What a card cancels; nothing for most."""
    return next((str(clause.what) for clause in needs.clauses(table.faces[c], "cancel")), "")


def is_gone(table: Table, c: int) -> bool:
    """Whether a card is openly out of the game: burned, in a deck where nothing comes back from burn. [R27]"""
    returns = "burn" in (*table.knobs.get("refill", ()), *table.knobs.get("refill_else", ()))
    returns = returns or any(
        clause.parts.get("source") in ("burn", "both")
        for face in table.faces
        for sentence in face.sentences
        for clause in sentence.clauses
    )
    return c in table.at("burn") and not returns


def sweep(table: Table, cards: list[int]) -> None:
    """Of refilled discards projects leave the game, and modifiers with a pile of their own burn. [P25]"""
    for c in cards:
        if table.faces[c].back == "project":
            table.put(c, "out")
        elif table.faces[c].back == "modifier":
            table.put(c, "burn")


def face_down_piles(table: Table) -> list[str]:
    """The piles from which one draws unseen cards."""
    return [pile for pile in PILES if pile != "modifier" or table.knobs.get("modifier_pile")]
