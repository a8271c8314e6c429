"""What a project needs: a kind, "any 2 techniques", or "2 of one species", as sets of kinds."""

from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.deck.words import nearest, plural
from labdeck.rules.numbers import NEEDS, SAME


def need_bits(text: str, words: Vocabulary) -> tuple[int, ...]:
    """The sets of kinds that a need stands for, one for each card; empty if it is none."""
    if text in words.kinds:
        return (words.bits[text],)
    match text.split(" "):
        case ["any", count, name] if count.isdecimal() and len(count) == 1:
            number = int(count)
            name = words.plurals.get(name, "") if number > 1 else name
            return (words.bits[name],) * number if name in words.classes and 1 <= number <= NEEDS else ()
        case [count, "of", "one", name] if count.isdecimal() and len(count) == 1:
            number = int(count)
            right = name in words.classes and 2 <= number <= NEEDS
            return (words.bits[name] | SAME,) * number if right else ()
    return ()


def nearest_need(text: str, words: Vocabulary) -> str:
    """The need that was probably meant."""
    forms = [f"{how}{name}" for name in words.classes for how in ("any 1 ", "2 of one ")]
    forms += [f"any 2 {plural(name)}" for name in words.classes]
    return nearest(text, words.kinds) or nearest(text, forms)


def unmet(needs: tuple[int, ...], cards: list[tuple[int, int]]) -> int:
    """How many of the needs stay unmet when the project has all cards, given as (kinds it serves, copies)."""
    same = [need & ~SAME for need in needs if need & SAME]
    rest = [need for need in needs if not need & SAME]
    if not same:
        return len(rest) - _matched(rest, cards)
    kinds = [1 << number for number in range(same[0].bit_length()) if same[0] >> number & 1]
    return len(needs) - max((_matched([*rest, *[kind] * len(same)], cards) for kind in kinds), default=0)


def _matched(needs: list[int], cards: list[tuple[int, int]]) -> int:
    """The most needs that different cards can meet, by augmenting paths."""
    holds: list[list[int]] = [[] for _ in cards]

    def place(need: int, tried: set[int]) -> bool:
        for index, (serves, copies) in enumerate(cards):
            if index in tried or not serves & needs[need]:
                continue
            tried.add(index)
            if len(holds[index]) < copies:
                holds[index].append(need)
                return True
            for at, other in enumerate(holds[index]):
                if place(other, tried):
                    holds[index][at] = need
                    return True
        return False

    return sum(place(need, set()) for need in range(len(needs)))
