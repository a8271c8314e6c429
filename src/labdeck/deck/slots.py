"""The slots of the phrases: for each, the texts that may stand in it, what they mean, and its number."""

from collections.abc import Callable
from typing import NamedTuple

from labdeck.rules import numbers as n

from .patterns import HAND_SORTS
from .vocabulary import Vocabulary, named
from .words import counted

Meaning = int | str | tuple[str, ...]
MOST = 10  # the largest number in a sentence


class Slot(NamedTuple):
    """A slot: what each text means (the same in every language), and the number that a meaning has."""

    texts: Callable[[Vocabulary], dict[str, Meaning]]
    number: Callable[[Meaning, Vocabulary], int]
    says: str


def _itself(meaning: Meaning, words: Vocabulary) -> int:
    assert isinstance(meaning, int)
    return meaning


def _sorts(resource: int) -> Callable[[Meaning, Vocabulary], int]:
    def number(meaning: Meaning, words: Vocabulary) -> int:
        if meaning == "resource":
            return resource
        if meaning == "card":
            return HAND_SORTS
        names = meaning if isinstance(meaning, tuple) else (str(meaning),)
        return sum(words.bits[name] for name in names)

    return number


def _tag(meaning: Meaning, words: Vocabulary) -> int:
    return n.ANYONE | (list(words.tags).index(str(meaning)) + 1) << n.TAG_SHIFT


def _same(*texts: str) -> dict[str, Meaning]:
    return {text: text for text in texts}


def _fixed(says: str, **texts: int) -> Slot:
    meanings: dict[str, Meaning] = {text.replace("_", " "): number for text, number in texts.items()}
    return Slot(lambda words: meanings, _itself, says)


def _numbers(least: int, most: int = MOST) -> Slot:
    meanings: dict[str, Meaning] = {str(number): number for number in range(least, most + 1)}
    return Slot(lambda words: meanings, _itself, f"a number from {least} to {most}")


SLOTS = {
    "Burn": _fixed("Burn or Discard", Burn=n.TO_BURN, Discard=n.TO_DISCARD),
    "burns": _fixed("burns or discards", burns=n.TO_BURN, discards=n.TO_DISCARD),
    "Take": _fixed("Take or You may take", Take=0, You_may_take=n.MAY),
    "take": _fixed("take or you may take", take=0, you_may_take=n.MAY | 3 << n.JUMP_SHIFT),  # on to what goes back
    "piles": _fixed(
        "burn, discard, or discard or burn", burn=n.IN_BURN, discard=n.IN_DISCARD, discard_or_burn=n.IN_BOTH
    ),
    "side": _fixed("top or bottom", top=n.TOP, bottom=n.BOTTOM),
    "turns": Slot(
        lambda words: {"turn" if number == 1 else counted(number, "turn"): number for number in range(1, MOST)},
        _itself,
        "turn, 2 turns … 9 turns",
    ),
    "cards": Slot(
        lambda words: {counted(number, "card"): number for number in range(1, MOST + 1)},
        _itself,
        "1 card, 2 cards … 10 cards",
    ),
    "many": _numbers(3),
    "pile": Slot(
        lambda words: {
            "resource": n.RESOURCE_PILE,
            "modifier": n.MODIFIER_PILE,
            words.project: n.PROJECT_PILE,
        },
        _itself,
        "resource, modifier, or the deck's word for a project",
    ),
    "what": Slot(
        lambda words: _same("resource", *words.classes, *words.kinds),
        _sorts(n.ANY_RESOURCE),
        "resource (of any kind, or a wildcard), a class, or a kind",
    ),
    "card": Slot(
        lambda words: _same("card", "resource", *words.classes, *words.kinds),
        _sorts(n.KIND_BITS),
        "card (any but a modifier that is played at once), resource (no wildcard), a class, or a kind",
    ),
    "kind": Slot(lambda words: _same(*words.kinds), _sorts(0), "a kind"),
    "more": Slot(
        lambda words: _same("resource", *words.classes),
        _sorts(n.KIND_BITS),
        "resource (of any kind), or a class",
    ),
    "classes": Slot(
        lambda words: {
            "resource": "resource",
            **{named(classes): classes for classes in words.lists_of_classes()},
        },
        _sorts(n.KIND_BITS),
        "resource, a class, or several classes with “or” before the last",
    ),
    "few": _numbers(2),
    "heroes": _numbers(2, n.METHOD),  # a player scores each step of the method with one
    "plus": _numbers(1),
    "beyond": _numbers(1),
    "points": _numbers(1),
    "additions": Slot(
        lambda words: {counted(number, "more enhancement"): number for number in range(1, MOST + 1)},
        _itself,
        "1 more enhancement, 2 more enhancements …",
    ),
    "gear": _fixed(
        "card, hero, enhancement, item, location or inspiration",
        card=n.HERO_PILE_SORTS,
        hero=n.HERO_SORT,
        enhancement=n.ENHANCEMENT_SORTS,
        item=n.ITEM_SORT,
        location=n.LOCATION_SORT,
        inspiration=n.INSPIRATION_SORT,
    ),
    "enhancement": _fixed(
        "enhancement, item or location",
        enhancement=n.ENHANCEMENT_SORTS,
        item=n.ITEM_SORT,
        location=n.LOCATION_SORT,
    ),
    "sort": _fixed("item or location", item=n.OF_ITEMS, location=n.OF_LOCATIONS),
    "held": _fixed("an item or a location", an_item=n.OF_HELD_ITEMS, a_location=n.OF_HELD_LOCATIONS),
    "name": Slot(
        lambda words: {f"the {name}": name for name in words.names},
        lambda meaning, words: n.OF_CARD | words.names[str(meaning)] << n.COUNT_SHIFT,
        "the, and the name of an enhancement",
    ),
    "tag": Slot(lambda words: {says: tag for tag, says in words.tags.items()}, _tag, "the words of a tag"),
}
