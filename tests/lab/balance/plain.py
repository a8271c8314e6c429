"""Plain decks, made by rule: points are needs, every kind has cards enough, and no card does much."""

from collections.abc import Iterator
from random import Random

from tests.tools.random_decks import Content, toml

KINDS = ("ash", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple", "oak")
MODIFIERS = (
    ("Invitation", 8, "at once", "Draw 1 card from the garden pile."),
    ("Storm", 4, "at once", "Discard 1 resource from one of your gardens."),
    ("Rain", 1, "keep", "Draw 2 cards from the resource pile."),
    ("Graft", 1, "keep", "Counts as any 1 tree."),
    ("Fence", 1, "any time", "Cancel a modifier that would hurt you."),
    ("Beetle", 1, "keep", "Discard 1 resource on another player's garden."),
    ("Catalogue", 1, "keep", "Look at the top 3 cards of the resource pile: take 1, put the others back on top."),
    ("Exchange", 1, "keep", "Take 1 resource of your choice from discard."),
)


def plain_content(seed: int) -> Content:
    """A deck of projects without a fault: the needs go round the kinds, so that each is asked for equally often.

    New projects come by a card that is drawn, so that nobody can count out who gets the last one.
    """
    chance = Random(seed)
    kinds = KINDS[: chance.choice((7, 8, 9))]
    sizes = chance.choice(([2, 3, 4] * 6, [3, 4, 5] * 6, [2, 3, 4, 5] * 5, [3, 4] * 9))
    head = {"id": f"plain-{seed}", "title": f"Plain {seed}", "about": "By rule.", "rules": "projects", "version": 1}
    return {
        "deck": {**head, "players": [2, 3], "best": [3, 3]},
        "words": {"project": "garden", "projects": "gardens"},
        "knobs": {
            "completed_to": "discard",
            "projects_count": False,
            "opening_resources": 3,
            "draw_from": ["resource"],
            "stall_turns": 20,
        },
        "classes": {"tree": list(kinds)},
        "project": [project(number, needs) for number, needs in enumerate(needs_in_turn(chance, kinds, sizes))],
        "resource": [
            {"kind": kind, "name": kind.capitalize(), "copies": -(-sum(sizes) * 7 // len(kinds) // 10)}
            for kind in kinds
        ],
        "modifier": [
            {"id": name.lower(), "name": name, "copies": copies, "play": play, "effect": effect}
            for name, copies, play, effect in MODIFIERS
        ],
    }


def needs_in_turn(chance: Random, kinds: tuple[str, ...], sizes: list[int]) -> Iterator[list[str]]:
    """So many different kinds for each project; all kinds come equally often."""
    order: list[str] = []
    for size in sizes:
        if len(set(order)) < size:
            order += chance.sample(kinds, len(kinds))
        needs = list(dict.fromkeys(order))[:size]
        for kind in needs:
            order.remove(kind)
        yield needs


def project(number: int, needs: list[str]) -> Content:
    """A project that is worth its needs."""
    facts = ["One fact.", "Another fact."]
    return {"id": f"garden-{number}", "name": f"Garden {number}", "points": len(needs), "needs": needs, "facts": facts}


def plain_deck(seed: int) -> str:
    """The text of such a deck."""
    return toml(plain_content(seed))
