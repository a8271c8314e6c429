"""The slots in the phrases of heroes, inspirations and challenges."""

from labdeck.deck.language.slots import CARDS, MANY, MOST, Slot, fixed, itself, numbers
from labdeck.deck.words import counted
from labdeck.rules import numbers as n

SLOTS = {
    "cards": CARDS,
    "many": MANY,
    "few": numbers(2),
    "heroes": numbers(2, n.METHOD),  # a player scores each step of the method with one
    "plus": numbers(1),
    "beyond": numbers(1),
    "points": numbers(1),
    "additions": Slot(
        lambda words: {counted(number, "more enhancement"): number for number in range(1, MOST + 1)},
        itself,
        "1 more enhancement, 2 more enhancements …",
    ),
    "gear": fixed(
        "card, hero, enhancement, item, location or inspiration",
        card=n.HERO_PILE_SORTS,
        hero=n.HERO_SORT,
        enhancement=n.ENHANCEMENT_SORTS,
        item=n.ITEM_SORT,
        location=n.LOCATION_SORT,
        inspiration=n.INSPIRATION_SORT,
    ),
    "enhancement": fixed(
        "enhancement, item or location",
        enhancement=n.ENHANCEMENT_SORTS,
        item=n.ITEM_SORT,
        location=n.LOCATION_SORT,
    ),
    "sort": fixed("item or location", item=n.OF_ITEMS, location=n.OF_LOCATIONS),
    "held": fixed("an item or a location", an_item=n.OF_HELD_ITEMS, a_location=n.OF_HELD_LOCATIONS),
    "name": Slot(
        lambda words: {f"the {name}": name for name in words.names},
        lambda meaning, words: n.OF_CARD | words.names[str(meaning)] << n.COUNT_SHIFT,
        "the, and the name of an enhancement",
    ),
}
