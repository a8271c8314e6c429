"""Projects on a mat: what each has of its needs, what it lacks, and what the cards beside it change."""

from labdeck.deck import Tables
from labdeck.game.cards import cards_in
from labdeck.rules.numbers import BESIDE, KIND_BITS, NEEDS, NONE, SAME
from labdeck.rules.projects.needs import match_best, same_kinds
from labdeck.rules.schema import State


def needs_of(m: State, tables: Tables, q: int) -> dict[str, list[str]]:
    """What an active project has of its needs, and what it still lacks."""
    size = match_best(m, tables.deck, q)
    for i in range(tables.deck.needs[q]):
        if tables.deck.need[q * NEEDS + i] & SAME and m.match[i] == NONE:
            m.need[i] = m.open[q] & same_kinds(tables.deck, q)
    needs = [(need_in_words(m.need[i] & KIND_BITS, tables), m.match[i] == NONE) for i in range(size)]
    return {
        "met": [need for need, missing in needs if not missing],
        "missing": [need for need, missing in needs if missing],
    }


def worth_of(m: State, tables: Tables, q: int) -> int:
    """The points that a project is worth now, with what the cards beside it change. [L8]"""
    deck = tables.deck
    return int(deck.points[q] + sum(deck.worth[c] for c in cards_in(m, BESIDE + q)))


def changes_of(m: State, tables: Tables, q: int) -> dict[str, int]:
    """What the cards beside an active project change: its points, the needs it does without, and if it is safe. [L42]

    Empty if they change nothing of that.
    """
    deck, beside = tables.deck, list(cards_in(m, BESIDE + q))
    spared, guards = sum(deck.fewer[c] for c in beside), sum(deck.guards[c] for c in beside)
    if not spared and not guards and not any(deck.worth[c] for c in beside):
        return {}
    return {"points": worth_of(m, tables, q), "spared": spared, "safe": min(guards, 1)}


def need_in_words(kinds: int, tables: Tables) -> str:
    """A need: its kind, "any" of a class, or the kinds between which it leaves the choice."""
    named = [kind for bit, kind in enumerate(tables.kinds) if kinds >> bit & 1]
    for word, members in tables.file.classes.items():
        if len(named) > 1 and set(named) == set(members):
            return f"any {word}"
    return " or ".join(named)


def steps_of(m: State, tables: Tables, p: int) -> dict[str, str]:
    """Projects are for no steps."""
    return {}
