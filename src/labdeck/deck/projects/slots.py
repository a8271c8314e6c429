"""The slots in the phrases of modifiers."""

from collections.abc import Callable

from labdeck.deck.language.slots import CARDS, MANY, MOST, Meaning, Slot, fixed, itself
from labdeck.deck.language.vocabulary import Vocabulary, named
from labdeck.deck.words import counted
from labdeck.rules import numbers as n

from .phrases import HAND_SORTS


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


SLOTS = {
    "Burn": fixed("Burn or Discard", Burn=n.TO_BURN, Discard=n.TO_DISCARD),
    "burns": fixed("burns or discards", burns=n.TO_BURN, discards=n.TO_DISCARD),
    "Take": fixed("Take or You may take", Take=0, You_may_take=n.MAY),
    "take": fixed("take or you may take", take=0, you_may_take=n.MAY | 3 << n.JUMP_SHIFT),  # on to what goes back
    "piles": fixed(
        "burn, discard, or discard or burn", burn=n.IN_BURN, discard=n.IN_DISCARD, discard_or_burn=n.IN_BOTH
    ),
    "side": fixed("top or bottom", top=n.TOP, bottom=n.BOTTOM),
    "turns": Slot(
        lambda words: {"turn" if number == 1 else counted(number, "turn"): number for number in range(1, MOST)},
        itself,
        "turn, 2 turns … 9 turns",
    ),
    "cards": CARDS,
    "many": MANY,
    "pile": Slot(
        lambda words: {
            "resource": n.RESOURCE_PILE,
            "modifier": n.MODIFIER_PILE,
            words.project: n.PROJECT_PILE,
        },
        itself,
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
    "tag": Slot(lambda words: {says: tag for tag, says in words.tags.items()}, _tag, "the words of a tag"),
}
