"""Small tables laid by hand, for what the rules say in so many words."""

from random import Random
from typing import Any

from labdeck.deck.language.clause import Amount, Clause, Item, Sentence

from .effect import Chance, Question
from .meaning import play
from .table import Face, Need, Table

CLASSES: dict[str, tuple[str, ...]] = {"rock": ("basalt", "granite"), "tool": ("hammer", "lens")}
KNOBS = {
    "block": "self",
    "refill": ("burn",),
    "refill_else": (),
    "completed_to": "burn",
    "modifier_pile": False,
    "most_chain": 100,
}


def one(n: int = 1) -> Amount:
    """Exactly so many."""
    return Amount("exactly", n)


def says(*clauses: Clause, **how: Any) -> tuple[Sentence, ...]:
    """A card's only sentence."""
    return (Sentence(tuple(Item((clause,), **how) for clause in clauses)),)


class Laid:
    """A table to which cards are added one by one; each is called by its number."""

    def __init__(self, seats: int = 3, **knobs: Any) -> None:
        self.table = Table("projects", seats, [], CLASSES, KNOBS | knobs)
        self.table.skips, self.table.gained = [0] * seats, [0] * seats

    def add(self, place: Any, role: str = "resource", knows: set[int] | None = None, **printed: Any) -> int:
        """One more card, on top of a place; those in hands are known to their holders."""
        table, number = self.table, len(self.table.faces)
        back = "project" if role == "project" else "resource"
        table.faces.append(Face(number, printed.pop("id", f"card-{number}"), role, back, **printed))
        table.at(place).append(number)
        is_hand = isinstance(place, tuple) and place[0] == "hand"
        is_open = place in ("discard", "burn") or (isinstance(place, tuple) and not is_hand)
        table.knows[number] = knows or (table.everyone if is_open else {place[1]} if is_hand else set())
        return number

    def resource(self, place: Any, kind: str = "basalt", **more: Any) -> int:
        """A resource."""
        return self.add(place, kind=kind, **more)

    def project(self, seat: int, *needs: str, **more: Any) -> int:
        """An active project that needs some kinds."""
        printed = tuple(Need(frozenset({kind})) for kind in needs)
        return self.add(("mat", seat), "project", needs=printed, points=len(needs), unfinished=len(needs), **more)

    def modifier(self, place: Any, sentences: tuple[Sentence, ...], role: str = "modifier", **more: Any) -> int:
        """A modifier that says something."""
        return self.add(place, role, sentences=sentences, **more)

    def play(self, sentences: tuple[Sentence, ...], *answers: Any, at_once: bool = False) -> list[Question]:
        """Seat 0 plays a card that says this; the questions, to each of which an answer is given."""
        card = self.modifier(("hand", 0), sentences, at_once=at_once)
        asked: list[Question] = []
        left, chance = list(answers), Random(1)
        asks, answer = play(self.table, card, 0), None
        while True:
            try:
                request = asks.send(answer)
            except StopIteration:
                assert not left
                return asked
            if isinstance(request, Chance):
                answer = chance.choice(sorted(request.cards))
                continue
            asked.append(request)
            answer = left.pop(0)
            assert answer in request.answers
