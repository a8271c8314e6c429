"""Projects on a mat: what each has of its needs, and what it lacks."""

from labdeck.deck import Tables
from labdeck.rules.numbers import KIND_BITS, NEEDS, NONE, SAME
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
