"""What "or" and "may" offer, by the words of the card that says it."""

import re
from typing import Any

from labdeck.deck import Tables
from labdeck.deck.language.program import NOTHING, Meaning
from labdeck.deck.words import with_names
from labdeck.rules.numbers import ACCEPT, CARD_STEPS, CHOSEN_SEAT, FIRST, OP_MAY, OP_OR, THEY_CHOOSE, THIRD, WIDTH
from labdeck.rules.schema import State

PLAIN = {ACCEPT: "do it"} | {FIRST + i: f"the {which} of them" for i, which in enumerate(("first", "second", "third"))}
GIVES_ALL = re.compile(r".+? gives you (.+) in their hand")  # what cannot be said as an order


def deed_asked(s: State, tables: Tables, names: tuple[str, ...], code: int) -> str:
    """What a code would do that answers "or" or "may" now; empty if it is no deed."""
    f = s.depth - 1
    if f < 0:
        return ""
    said = deed(tables, s.frame_card[f], s.frame_step[f], code)
    return said if s.asked == s.frame_actor[f] else as_put(said, names[s.frame_actor[f]])


def as_put(said: str, actor: str) -> str:
    """A deed in the words of a card, put to another player than the one who plays it, who is named then."""
    order = GIVES_ALL.sub(lambda found: f"give {actor} {found[1]} in your hand", said)
    return order.replace(" to another player", f" to {actor}")


def deed_told(tables: Tables, c: int, goal: int, code: int, who: str) -> str:
    """What was decided, as an event has it, in the words of the card: the step is the event's goal, if it has one.

    The card speaks to whoever decides, while all read what was decided.
    """
    said = words_of(tables, c, goal if goal < CARD_STEPS else None, code)
    if goal < CARD_STEPS and is_for_another(tables, c, goal):
        said = as_put(said, f"the player of {tables.cards[c].name}")
    return f"“{in_third_person(said, who)}”" if said else PLAIN.get(code, "")


def is_for_another(tables: Tables, c: int, step: int) -> bool:
    """Whether a card lets another player than its own do something or pass, or choose what to do."""
    at = (tables.deck.start[c] + step) * WIDTH
    op, x = tables.deck.program[at : at + 2]
    return bool((op == OP_MAY and x == CHOSEN_SEAT) or (op == OP_OR and x & THEY_CHOOSE))


def in_third_person(said: str, who: str) -> str:
    """What a card says to a player, as others are told it: discard 1 card from Ann's hand."""
    for words, told in (("^you ", ""), (r"\byou have\b", f"{who} has"), (r"\byour\b", f"{who}'s"), (r"\byou\b", who)):
        said = told.join(re.split(words, said))
    return said


def deed(tables: Tables, c: int, step: int | None, code: int) -> str:
    """The words of a card for a deed that it offers at a step, or at its only such step; plain ones if it has none."""
    return words_of(tables, c, step, code) or PLAIN.get(code, "")


def words_of(tables: Tables, c: int, step: int | None, code: int) -> str:
    """The words of a card for a deed, if it has any."""
    words = ""
    if code == ACCEPT:
        words = _asked_at(_meaning(tables, c).may, step) or ""
    elif FIRST <= code <= THIRD:
        words = dict(enumerate(_asked_at(_meaning(tables, c).options, step) or ())).get(code - FIRST, "")
    names = {title.id: title.name for title in tables.file.titles if title.id in tables.kinds}
    return with_names(words, names).rstrip(".")


def _meaning(tables: Tables, c: int) -> Meaning:
    """What a card does and says; one that is not known does nothing."""
    if c >= len(tables.cards):
        return NOTHING
    return next(title.meaning for title in tables.file.titles if title.id == tables.cards[c].id)


def _asked_at(steps: dict[int, Any], step: int | None) -> Any:
    return next(iter(steps.values())) if step is None and len(steps) == 1 else steps.get(step or 0)
