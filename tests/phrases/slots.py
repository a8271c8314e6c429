"""Slots in the patterns of these tests: the texts that may stand in each, and what they mean there."""

from collections.abc import Iterable
from itertools import combinations

from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.deck.words import counted, listed, with_article
from labdeck.rules import numbers as n

Meaning = int | str | tuple[str, ...]
MOST = 10


def _same(words: Iterable[str]) -> dict[str, Meaning]:
    return {word: word for word in words}


def _numbers(least: int, most: int = MOST) -> dict[str, Meaning]:
    return {str(number): number for number in range(least, most + 1)}


FIXED: dict[str, dict[str, Meaning]] = {
    "Burn": {"Burn": n.TO_BURN, "Discard": n.TO_DISCARD},
    "burns": {"burns": n.TO_BURN, "discards": n.TO_DISCARD},
    "Take": {"Take": 0, "You may take": n.MAY},
    "take": {"take": 0, "you may take": n.MAY},
    "piles": {"discard or burn": n.IN_BOTH, "burn": n.IN_BURN, "discard": n.IN_DISCARD},
    "side": {"back on top": n.TOP, "at the bottom": n.BOTTOM},
    "turns": {"turn" if number == 1 else counted(number, "turn"): number for number in range(1, MOST)},
    "cards": {counted(number, "card"): number for number in range(1, MOST + 1)},
    "additions": {counted(number, "more enhancement"): number for number in range(1, MOST + 1)},
    "many": _numbers(3),
    "few": _numbers(2),
    "heroes": _numbers(2, n.METHOD),
    "plus": _numbers(1),
    "beyond": _numbers(1),
    "points": _numbers(1),
    "gear": {
        "card": n.HERO_PILE_SORTS,
        "hero": n.HERO_SORT,
        "enhancement": n.ENHANCEMENT_SORTS,
        "item": n.ITEM_SORT,
        "location": n.LOCATION_SORT,
        "inspiration": n.INSPIRATION_SORT,
    },
    "enhancement": {"enhancement": n.ENHANCEMENT_SORTS, "item": n.ITEM_SORT, "location": n.LOCATION_SORT},
    "sort": {"item": n.OF_ITEMS, "location": n.OF_LOCATIONS},
    "held": {"an item": n.OF_HELD_ITEMS, "a location": n.OF_HELD_LOCATIONS},
}


def texts(slot: str, words: Vocabulary) -> dict[str, Meaning]:
    """What may stand in a slot, with its meaning."""
    lists = [chosen for size in range(1, len(words.classes) + 1) for chosen in combinations(words.classes, size)]
    classes: dict[str, Meaning] = {"resource": "resource"}
    classes |= {listed(chosen, "or"): chosen for chosen in lists}
    resources = _same(("resource", *words.classes, *words.kinds))
    of_the_deck: dict[str, dict[str, Meaning]] = {
        "P": {words.project: ""},
        "Ps": {words.projects: ""},
        "a P": {with_article(words.project): ""},
        "pile": {"resource": n.RESOURCE_PILE, "modifier": n.MODIFIER_PILE, words.project: n.PROJECT_PILE},
        "what": resources,
        "card": resources | {"card": "card"},
        "kind": _same(words.kinds),
        "more": _same(("resource", *words.classes)),
        "classes": classes,
        "tag": {says: tag for tag, says in words.tags.items()},
        "name": {f"the {name}": name for name in words.names},
    }
    return of_the_deck[slot] if slot in of_the_deck else FIXED[slot]


def match(pattern: str, text: str, words: Vocabulary) -> dict[str, Meaning] | None:
    """What a sentence says in the slots of a pattern; None if it is not one of its sentences."""
    return _match(pattern.replace("}", "{").split("{"), text, words)


def _match(parts: list[str], text: str, words: Vocabulary) -> dict[str, Meaning] | None:
    if not text.startswith(parts[0]):
        return None
    text = text[len(parts[0]) :]
    if len(parts) == 1:
        return None if text else {}
    for option, meaning in texts(parts[1], words).items():
        if text.startswith(option) and (rest := _match(parts[2:], text[len(option) :], words)) is not None:
            return {parts[1]: meaning, **rest}
    return None
