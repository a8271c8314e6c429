"""Texts of choices, read: which code a text means, and why it is not allowed if it is not."""

import re
from collections.abc import Sequence
from operator import attrgetter

from labdeck.deck import DeckFile, Tables
from labdeck.deck.words import listed, nearest
from labdeck.rules.kernel import why_not
from labdeck.rules.numbers import ALLOWED, HAND, MAT, NO_SUCH_CARD, NOT_AN_ANSWER, PILE_CODE, SEAT_CODE, TWIN
from labdeck.rules.schema import State

from .choice import Choice, drawn, where
from .errors import IllegalChoice
from .families import CARD_VERBS, WORDS, family_of
from .reasons import illegal, reason_of

LONGEST = 200  # characters of a choice's text
SAID = re.compile(r"\bseat [0-9]\b|[\w-]+", re.IGNORECASE)  # what may be a seat or the id of a card


def tidy(text: str) -> str:
    """The text in small letters with single spaces."""
    return " ".join(text.lower().split())


def in_one_line(text: str) -> str:
    """What was typed, short enough to be repeated in a message."""
    line = "".join(letter if letter.isprintable() else " " for letter in text[:60]).strip()
    return f"{line}…" if len(text) > 60 else line


def in_words(text: str, tables: Tables, names: tuple[str, ...]) -> str:
    """What was typed as people read it, in one line: cards and seats by their names, the rest as it stands."""
    called = {card.id: card.name for card in tables.cards} | {f"seat {p}": name for p, name in enumerate(names)}
    return in_one_line(SAID.sub(lambda found: called.get(found[0].lower(), found[0]), text[:LONGEST]))


def choice_in_words(choice: Choice, m: State, tables: Tables, names: tuple[str, ...]) -> str:
    """What to do for a choice, as people read it, with the place where its name has one."""
    if choice.seat is not None:
        return f"{choice.verb} {names[choice.seat]}"
    if choice.card is None:
        return choice.name
    place = where(m, tables, choice.code, attrgetter("name")) if is_told_apart(choice) else ""
    return f"{choice.verb} {tables.cards[choice.code].name} {place}".rstrip()


def is_told_apart(choice: Choice) -> bool:
    """Whether the name of a choice has the place of its card, since there is an equal one elsewhere."""
    return choice.name != f"{choice.verb} {choice.card}"


def meant(text: str, choices: Sequence[Choice]) -> Choice | None:
    """The choice that a text names."""
    wanted = tidy(text)
    return next((choice for choice in choices if choice.name == wanted), None)


def codes_of(text: str, s: State, tables: Tables) -> list[int]:
    """The codes that a text could mean in any position, the likeliest first; none if it cannot be read."""
    said = tidy(text).split()
    if len(said) == 1:
        return [code for code, word in WORDS.items() if word == said[0]]
    if said[:1] == ["draw"]:
        return [PILE_CODE + i for i, pile in enumerate(drawn(family_of(tables))) if said[1:] == [pile]]
    if said[:2] == ["choose", "seat"]:
        return [SEAT_CODE + p for p in range(s.seats) if said[2:] == [str(p)]]
    if not said or said[0] not in CARD_VERBS:
        return []
    codes = [c for c, card in enumerate(tables.cards) if card.id == said[1]]
    own = (HAND + s.asked, MAT + s.asked)
    return sorted(codes, key=lambda c: s.place[c] not in own)


def reason_for(codes: list[int], m: State, tables: Tables) -> int:
    """Why none of the codes that a text could mean is allowed; ALLOWED if there is none or nothing speaks against it.

    The masked state m is asked, so that a refusal tells nothing that the seat does not know.
    """
    reasons = [why_not(m, tables.deck, code) for code in codes]
    return next((reason for reason in reasons if reason not in (ALLOWED, TWIN)), ALLOWED)


def unlike(said: str, says: str, code: int, deck: DeckFile) -> IllegalChoice:
    """The error for what is like no choice: a sentence of its own, under the rule of a reason code."""
    return IllegalChoice(f"{said}: {says}.", reason_of(code, deck.words, deck.rules)[0], code)


def refusal(text: str, m: State, tables: Tables, choices: Sequence[Choice], names: tuple[str, ...]) -> IllegalChoice:
    """The error that says why a text is no choice now, or which choice is nearest to it."""
    said, wanted = in_words(text, tables, names), tidy(text[:LONGEST])
    several = [choice for choice in choices if choice.card and f"{choice.verb} {choice.card}" == wanted]
    if several:
        which = listed([choice_in_words(choice, m, tables, names) for choice in several], "or")
        return unlike(said, f"say which: {which}", NOT_AN_ANSWER, tables.file)
    verb, _, card = wanted.partition(" ")
    called = {card.id: card.name for card in tables.cards}
    if verb in CARD_VERBS and card and card.split()[0] not in {*called, "seat"}:
        near = called.get(nearest(card.split()[0], called), "")
        says = f"this deck has no such card{near and '; the nearest is '}{near}"
        return unlike(said, says, NO_SUCH_CARD, tables.file)
    codes = codes_of(wanted, m, tables)
    meant_now = [choice for choice in choices if choice.code in codes]
    against_verb = family_of(tables).reason_against(verb, codes, m, tables)
    reason = against_verb or (ALLOWED if meant_now else reason_for(codes, m, tables))
    if reason != ALLOWED:
        return illegal(reason, tables.file, said)
    by_name = {choice.name: choice for choice in choices}
    best = next(iter(meant_now), None) or by_name.get(nearest(wanted, by_name), choices[0])
    near = choice_in_words(best, m, tables, names)
    return unlike(said, f"this is not a choice now; the nearest is: {near}", NOT_AN_ANSWER, tables.file)
