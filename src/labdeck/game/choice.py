"""Choices: what the seat to move may do, as data, as texts that can be typed and as sentences for people."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from labdeck.deck import Card, Tables
from labdeck.deck.shape import STEPS
from labdeck.deck.words import counted, ended_once, listed
from labdeck.rules.discoveries.board import hero_of
from labdeck.rules.kernel import legal
from labdeck.rules.numbers import (
    ACCEPT,
    ASK_ACT,
    ASK_ANSWER,
    ASK_AT_ONCE,
    ASK_BLOCK,
    ASK_CARD,
    ASK_DISCARD,
    ASK_ENHANCE,
    ASK_EXCHANGE,
    ASK_FIELD,
    ASK_HERO,
    ASK_INSPIRE,
    ASK_ON,
    ASK_SCORE,
    ASK_SHED,
    ASK_TARGET,
    ASK_WITH,
    BESIDE,
    BOTTOM,
    BURN,
    CARDS,
    DECLINE,
    DISCARD,
    DISCARD_CODE,
    END,
    HAND,
    HERO,
    KEEP,
    LOOKED,
    OPEN,
    PASS,
    PILE_CODE,
    PROJECT,
    REDRAW,
    SAY_ENHANCEMENT,
    SAY_HERO,
    SAY_INSPIRATION,
    SAY_ITEM,
    SAY_LOCATION,
    SEAT_CODE,
    STEP_CODE,
    TABLE,
    TOP,
)
from labdeck.rules.places import owner, top
from labdeck.rules.projects.actions import is_burned
from labdeck.rules.projects.needs import is_full
from labdeck.rules.schema import State

from .place import place_in_words, place_of, seat_mat

WORDS = {
    PASS: "pass",
    END: "end",
    ACCEPT: "accept",
    DECLINE: "decline",
    TOP: "top",
    BOTTOM: "bottom",
    KEEP: "keep",
    REDRAW: "redraw",
    SAY_HERO: "hero",
    SAY_ENHANCEMENT: "enhancement",
    SAY_INSPIRATION: "inspiration",
    SAY_ITEM: "item",
    SAY_LOCATION: "location",
    **{STEP_CODE + i: step for i, step in enumerate(STEPS)},
}
WORD_SENTENCES = {
    (ASK_ACT, END): "End the action phase.",
    (ASK_ENHANCE, END): "Add nothing more.",
    (ASK_SHED, END): "Keep the rest, and draw up.",
    (ASK_BLOCK, PASS): "Do not block.",
    (ASK_ANSWER, PASS): "Do not answer.",
    (ASK_INSPIRE, PASS): "Play no inspiration.",
    (ASK_SCORE, PASS): "Do nothing in this turn.",
    (ASK_EXCHANGE, KEEP): "Keep the opening hand.",
    (ASK_EXCHANGE, REDRAW): "Exchange the opening hand.",
}
DRAWN = ("project", "resource", "modifier", "discard")  # in the order of their codes
VERBS = {
    ASK_ON: "on",
    ASK_DISCARD: "discard",
    ASK_AT_ONCE: "play",
    ASK_WITH: "with",
    ASK_BLOCK: "block",
    ASK_ANSWER: "play",
    ASK_INSPIRE: "play",
    ASK_TARGET: "on",
    ASK_ENHANCE: "put",
    ASK_HERO: "on",
    ASK_FIELD: "discard",
    ASK_SHED: "discard",
}


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


def verb_of(s: State, tables: Tables, c: int) -> str:
    """What touching a card means now."""
    deck = tables.deck
    if s.ask == ASK_SCORE:
        return "play" if deck.role[c] == HERO else "put"
    if s.ask != ASK_ACT:
        return VERBS.get(s.ask, "choose")
    if deck.role[c] == PROJECT:
        if s.place[c] >= TABLE:
            return "complete" if is_full(s, c) else "offer"
        return "give" if deck.mandatory[c] else "start"
    if deck.serves[c]:
        return "put"
    return "burn" if is_burned(s, deck, s.asked, c) else "play"


def where(s: State, tables: Tables, c: int, called: Callable[[Card], str] = attrgetter("id")) -> str:
    """The words that tell a card from an equal one in another place; `called` says how cards are called there."""
    z = s.place[c]
    if z >= BESIDE:
        return f"beside {called(tables.cards[z - BESIDE])}"
    return f"from {'discard' if z == DISCARD else 'burn' if z == BURN else 'hand'}"


def name_of(s: State, tables: Tables, code: int, offered: Sequence[int] = ()) -> str:
    """The text of a choice; `offered` are the codes among which it must be told apart."""
    if code < CARDS:
        return name_of_card(s, tables, code, offered, verb_of(s, tables, code))
    if code in WORDS:
        return WORDS[code]
    return f"draw {DRAWN[code - PILE_CODE]}" if code >= PILE_CODE else f"choose seat {code - SEAT_CODE}"


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
    others = any(c < CARDS and HAND <= s.place[c] < OPEN and s.place[c] != HAND + s.asked for c in codes)
    return sorted(codes) if others else codes


def choices_of(s: State, tables: Tables, names: tuple[str, ...]) -> tuple[Choice, ...]:
    """Everything that the asked seat may choose."""
    codes = offered_codes(s, tables)
    return tuple([choice_of(s, tables, names, code, codes) for code in codes])


def choice_of(s: State, tables: Tables, names: tuple[str, ...], code: int, offered: Sequence[int]) -> Choice:
    """What a code means now, among those that are offered: a card, a word, a pile or a seat."""
    if code < CARDS:
        verb = verb_of(s, tables, code)
        name = name_of_card(s, tables, code, offered, verb)
        text = ended_once(say_card(s, tables, names, code, verb))
        return Choice(code, verb, tables.cards[code].id, place_of(s, tables, code), None, None, name, text)
    if code in WORDS:
        word = WORDS[code]
        return Choice(code, word, None, None, None, None, word, say_word(s, code))
    name = name_of(s, tables, code)
    if code >= PILE_CODE:
        pile = DRAWN[code - PILE_CODE]
        return Choice(code, "draw", None, f"pile:{pile}", None, pile, name, say_draw(s, tables, names, code))
    p = code - SEAT_CODE
    return Choice(code, "choose", None, seat_mat(p), p, None, name, f"Choose {names[p]}.")


def say_draw(s: State, tables: Tables, names: tuple[str, ...], code: int) -> str:
    """A pile among the choices, as a sentence."""
    if code == DISCARD_CODE:
        return f"Take {tables.cards[top(s, DISCARD)].name} from the top of discard."
    return f"Draw from {place_in_words(code - PILE_CODE, tables, names)}."


def say_word(s: State, code: int) -> str:
    """A word among the choices, as a sentence."""
    usual = {END: "Keep the rest and end the turn.", PASS: "Choose nothing."}
    return WORD_SENTENCES.get((s.ask, code)) or usual.get(code) or f"{WORDS[code].capitalize()}."


def needs_in_words(tables: Tables, card: Card) -> str:
    """What a project needs, by the names on the cards where the deck file has kinds."""
    wanted = card.needs
    resources = [other for other in tables.cards if other.id in wanted and other.role == "resource"]
    named = {other.id: other.name[0].lower() + other.name[1:] for other in resources}
    return ", ".join(named.get(need, need) for need in wanted)


def say_goal(s: State, tables: Tables, q: int) -> str:
    """Where a card that was touched goes, as a sentence."""
    card = tables.cards[q]
    if s.ask == ASK_TARGET:
        return f"Score {card.name}: {card.step}, {counted(card.points, 'point')}."
    if s.ask == ASK_HERO:
        return f"Lay it below {tables.cards[hero_of(s, tables.deck, q)].name} on {card.name}."
    return f"Put it beside {card.name}."


def say_card(s: State, tables: Tables, names: tuple[str, ...], c: int, verb: str) -> str:
    """A card among the choices, as a sentence."""
    card = tables.cards[c]
    if verb == "on":
        return say_goal(s, tables, c)
    if verb == "with":
        return f"Join it with {names[owner(s, c)]}'s {card.name}."
    if verb == "block":
        return f"Block with {card.name}."
    if verb == "play":
        return f"Play {card.name}: {card.effect}"
    if verb == "burn":
        return f"Burn {card.name}: no {tables.file.words.get('project', 'project')} is active."
    if verb == "complete":
        return f"Complete {card.name} for {counted(card.points, 'point')}."
    if verb == "start":
        return f"Start {card.name}: {counted(card.points, 'point')}, needs {needs_in_words(tables, card)}."
    if verb == "offer":
        return f"Offer {card.name} for a collaboration."
    z = s.place[c]
    if verb == "put" and tables.file.rules == "discoveries":
        return f"Put {card.name}: {card.role}, {listed(card.types, 'or')}, {counted(card.points, 'point')}."
    if verb != "choose" or z == LOOKED:
        return f"{verb.capitalize()} {card.name}."
    if z >= BESIDE:
        q = z - BESIDE
        whose = f", {names[owner(s, q)]}'s" if owner(s, q) < CARDS else ""
        return f"Choose {card.name} beside {tables.cards[q].name}{whose}."
    if z >= TABLE:
        return f"Choose {names[owner(s, c)]}'s {card.name}."
    return f"Choose {card.name} from {place_in_words(z, tables, names)}."
