"""Choices: what the seat to move may do, as data, as texts that can be typed and as sentences for people."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from labdeck.deck import Card, Tables
from labdeck.deck.words import ended_once
from labdeck.rules.aims import lacking
from labdeck.rules.kernel import legal
from labdeck.rules.numbers import (
    ASK_CARD,
    ASK_MAY,
    ASK_OR,
    BESIDE,
    BURN,
    CARDS,
    DISCARD,
    DISCARD_CODE,
    HAND,
    LOOKED,
    MAT,
    OPEN,
    PASS,
    PILE_CODE,
    PLAYED,
    SEAT_CODE,
)
from labdeck.rules.places import owner, top
from labdeck.rules.schema import State

from .deeds import deed_asked
from .families import WORDS, family_of
from .family import Family
from .place import place_in_words, place_of, seat_mat


def drawn(family: Family) -> tuple[str, ...]:
    """The piles that can be drawn from, in the order of their codes."""
    return (*family.hidden, "discard")


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that the seat to move may do: `str()` is what to type, `text` a sentence, the rest says what it is.

    `verb` is one word: what is done with a card, or the word that is said. `at` is the place of what is touched.
    """

    code: int
    verb: str
    card: str | None
    at: str | None
    seat: int | None
    pile: str | None
    name: str
    text: str

    def __str__(self) -> str:
        return self.name

    def plain(self) -> dict[str, Any]:
        """The choice as JSON has it."""
        return {
            "code": self.code,
            "verb": self.verb,
            "card": self.card,
            "at": self.at,
            "seat": self.seat,
            "pile": self.pile,
            "name": self.name,
            "text": self.text,
        }


def verb_of(s: State, tables: Tables, family: Family, c: int) -> str:
    """What touching a card means now."""
    return family.action_verb(s, tables, c) if s.ask == family.action else family.verbs.get(s.ask, "choose")


def where(s: State, tables: Tables, c: int, called: Callable[[Card], str] = attrgetter("id")) -> str:
    """The words that tell a card from an equal one in another place; `called` says how cards are called there."""
    z = s.place[c]
    if z >= BESIDE:
        return f"beside {called(tables.cards[z - BESIDE])}"
    return f"from {'discard' if z == DISCARD else 'burn' if z == BURN else 'hand'}"


def name_of(s: State, tables: Tables, code: int, offered: Sequence[int] = ()) -> str:
    """The text of a choice; `offered` are the codes among which it must be told apart."""
    if code < CARDS:
        return name_of_card(s, tables, code, offered, verb_of(s, tables, family_of(tables), code))
    if code in WORDS:
        return WORDS[code]
    if code >= PILE_CODE:
        return f"draw {drawn(family_of(tables))[code - PILE_CODE]}"
    return f"choose seat {code - SEAT_CODE}"


def name_of_card(s: State, tables: Tables, c: int, offered: Sequence[int], verb: str) -> str:
    """The text of a choice of a card, with its place if the same card is offered in another one."""
    card = tables.cards[c].id
    if s.ask == ASK_CARD and any(other < CARDS and other != c and tables.cards[other].id == card for other in offered):
        return f"{verb} {card} {where(s, tables, c)}"
    return f"{verb} {card}"


def offered_codes(s: State, tables: Tables) -> list[int]:
    """The codes that the asked seat may choose; of another's hand in the deck's order, since it has none to see."""
    size = legal(s, tables.deck)
    codes: list[int] = s.legal[:size]
    if s.ask != ASK_CARD:  # nothing else asks for a card of another's hand
        return codes
    others = any(c < CARDS and HAND <= s.place[c] < OPEN and s.place[c] != HAND + s.asked for c in codes)
    return sorted(codes) if others else codes


def choices_of(s: State, tables: Tables, names: tuple[str, ...]) -> tuple[Choice, ...]:
    """Everything that the asked seat may choose."""
    codes = offered_codes(s, tables)
    family = family_of(tables)
    return tuple([choice_of(s, tables, family, names, code, codes) for code in codes])


def choice_of(
    s: State, tables: Tables, family: Family, names: tuple[str, ...], code: int, offered: Sequence[int]
) -> Choice:
    """What a code means now, among those that are offered: a card, a word, a pile or a seat."""
    if code < CARDS:
        verb = verb_of(s, tables, family, code)
        name = name_of_card(s, tables, code, offered, verb)
        text = ended_once(say_card(s, tables, family, names, code, verb))
        return Choice(code, verb, tables.cards[code].id, place_of(s, tables, code), None, None, name, text)
    if code in WORDS:
        word = WORDS[code]
        return Choice(code, word, None, None, None, None, word, say_word(s, tables, family, names, code))
    name = name_of(s, tables, code)
    if code >= PILE_CODE:
        pile = drawn(family)[code - PILE_CODE]
        return Choice(code, "draw", None, f"pile:{pile}", None, pile, name, say_draw(s, tables, names, code))
    p = code - SEAT_CODE
    return Choice(code, "choose", None, seat_mat(p), p, None, name, f"Choose {names[p]}.")


def say_draw(s: State, tables: Tables, names: tuple[str, ...], code: int) -> str:
    """A pile among the choices, as a sentence."""
    if code == DISCARD_CODE:
        return f"Take {tables.cards[top(s, DISCARD)].name} from the top of discard."
    return f"Draw from {place_in_words(code - PILE_CODE, tables, names)}."


def say_word(s: State, tables: Tables, family: Family, names: tuple[str, ...], code: int) -> str:
    """A word among the choices, as a sentence: a deed by the words of its card."""
    if s.ask in (ASK_OR, ASK_MAY) and (deed := deed_asked(s, tables, names, code)):
        return f"{deed[0].upper()}{deed[1:]}."
    said = family.word_sentences.get((s.ask, code))
    return said or (say_none(s, tables) if code == PASS else f"{WORDS[code].capitalize()}.")


def say_none(s: State, tables: Tables) -> str:
    """To choose no card, as a sentence; where a card would have to be chosen, it says that there is none. [L6]"""
    z = lacking(s, tables.deck, s.depth - 1) if s.ask == ASK_CARD and s.depth else PLAYED
    return {PLAYED: "Choose nothing.", LOOKED: "Say that there is none."}.get(z, "Say that you have none.")


def say_card(s: State, tables: Tables, family: Family, names: tuple[str, ...], c: int, verb: str) -> str:
    """A card among the choices, as a sentence."""
    say = family.card_sentences.get(verb)
    if say is not None:
        return say(s, tables, names, c)
    card = tables.cards[c]
    if verb == "play":
        return f"Play {card.name}: {card.effect}"
    if verb == "cancel":
        return f"Cancel it with {card.name}."
    z = s.place[c]
    if verb != "choose" or z == LOOKED:
        return f"{verb.capitalize()} {card.name}."
    if z >= BESIDE:
        q = z - BESIDE
        whose = f", {names[owner(s, q)]}'s" if owner(s, q) < CARDS else ""
        return f"Choose {card.name} beside {tables.cards[q].name}{whose}."
    if z >= MAT:
        return f"Choose {names[owner(s, c)]}'s {card.name}."
    return f"Choose {card.name} from {place_in_words(z, tables, names)}."
