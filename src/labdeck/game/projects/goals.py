"""Projects on a mat: what each has of its needs, what it lacks, and what the cards beside it change."""

from functools import lru_cache

from labdeck.deck import Tables
from labdeck.deck.tables import MOST_KEPT
from labdeck.game.cards import cards_in
from labdeck.rules.numbers import BESIDE, KIND_BITS, NEEDS, NONE, SAME
from labdeck.rules.projects.needs import match_best, same_kinds
from labdeck.rules.schema import State

MOST_MATCHED = 20_000

Beside = tuple[int, tuple[int, ...], tuple[int, ...]]  # a project, the cards beside it and those beside its partner
Matched = tuple[tuple[str, ...], tuple[str, ...]]  # needs that are met, and needs that are not


@lru_cache(maxsize=MOST_KEPT)
def matched(_tables: Tables) -> dict[Beside, Matched]:
    """What has been found of the needs of projects: nothing but the cards beside them makes a difference."""
    return {}


def needs_of(m: State, tables: Tables, q: int) -> dict[str, list[str]]:
    """What an active project has of its needs, and what it still lacks."""
    kept, partner = matched(tables), m.partner[q]
    lent = tuple(cards_in(m, BESIDE + partner)) if partner != NONE else ()
    key = q, tuple(cards_in(m, BESIDE + q)), lent
    if key not in kept:
        if len(kept) >= MOST_MATCHED:
            kept.clear()
        kept[key] = match(m, tables, q)
    met, missing = kept[key]
    return {"met": list(met), "missing": list(missing)}


def match(m: State, tables: Tables, q: int) -> Matched:
    """The needs of a project that are met, and those that are not."""
    size = match_best(m, tables.deck, q)
    for i in range(tables.deck.needs[q]):
        if tables.deck.need[q * NEEDS + i] & SAME and m.match[i] == NONE:
            m.need[i] = m.open[q] & same_kinds(tables.deck, q)
    needs = [(need_in_words(m.need[i] & KIND_BITS, tables), m.match[i] == NONE) for i in range(size)]
    met = tuple(need for need, missing in needs if not missing)
    return met, tuple(need for need, missing in needs if missing)


def worth_of(m: State, tables: Tables, q: int) -> int:
    """The points that a project is worth now, with what the cards beside it change. [L8]"""
    deck = tables.deck
    if not deck.changing:
        return int(deck.points[q])
    return int(deck.points[q] + sum(deck.worth[c] for c in cards_in(m, BESIDE + q)))


def changes_of(m: State, tables: Tables, q: int) -> dict[str, int]:
    """What the cards beside an active project change: its points, the needs it does without, and if it is safe. [L42]

    Empty if they change nothing of that.
    """
    deck = tables.deck
    if not deck.changing and not deck.guarding:
        return {}
    beside = list(cards_in(m, BESIDE + q))
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
