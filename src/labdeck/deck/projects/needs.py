"""What a project needs: a kind, "any 2 techniques", or "2 of one species", as sets of kinds."""

from collections import Counter

from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.deck.words import nearest, plural
from labdeck.rules.numbers import NEEDS, SAME

COUNTS = ("one", "two", "three", "four", "five", "six", "seven", "eight")
NUMBERS = {word: number for number, word in enumerate(COUNTS[:NEEDS], 1)}
NUMBERS |= {str(number): number for number in NUMBERS.values()}


def need_bits(text: str, words: Vocabulary) -> tuple[int, ...]:
    """The sets of kinds that a need stands for, one for each card; empty if it is none."""
    need = canonical_need(text, words)
    if need in words.kinds:
        return (words.bits[need],)
    match need.split(" "):
        case ["any", count, name]:
            return (words.bits[words.plurals.get(name, name)],) * int(count)
        case [count, "of", "one", name]:
            return (words.bits[name] | SAME,) * int(count)
    return ()


def canonical_need(text: str, words: Vocabulary) -> str:
    """The need as a card says it, however spelled: any 2 techniques for "any two techniques"; empty if none is."""
    said = text.lower().replace("-", " ").replace("_", " ").split()
    kind = _kinds(words).get(" ".join(said), "")
    match said:
        case ["any", *rest] if not kind:
            return _any(rest, words)
        case [count, "of", "one", *rest] | [count, "of", "the", "same", *rest] if not kind:
            number, name = _counted([count, *rest], words)
            return f"{number} of one {name}" if name and number > 1 else ""
        case [count, *_] if NUMBERS.get(count) == 1 and not kind:  # of two it is not clear whether they are alike
            return _any(said, words)
    return kind


def _any(said: list[str], words: Vocabulary) -> str:
    """So many of a class, of whichever kinds."""
    number, name = _counted(said, words)
    return f"any {number} {name if number == 1 else plural(name)}" if name else ""


def _kinds(words: Vocabulary) -> dict[str, str]:
    """The kinds by their spaced ids, and by the names on their cards that no other has."""
    names = [(" ".join(name.lower().replace("-", " ").split()), kind) for kind, name in words.called.items()]
    often = Counter(name for name, _ in names)
    return {name: kind for name, kind in names if often[name] == 1} | {
        kind.replace("-", " "): kind for kind in words.kinds
    }


def _counted(said: list[str], words: Vocabulary) -> tuple[int, str]:
    """A number, 1 if none is said, and a class by its name or its plural; no name if these are not right."""
    number = NUMBERS.get(said[0], 0) if said else 0
    name = "-".join(said[1:] if number else said)
    name = words.plurals.get(name, name)
    return (number or 1, name) if name in words.classes else (0, "")


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
