"""The log: what happened, in sentences that tell each reader only what they may know."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypedDict

from labdeck.deck import Tables
from labdeck.deck.words import counted, ended_once, listed, with_article
from labdeck.rules import numbers as n

from .aim import Aim, aim_in_words
from .families import LOG, WORDS, family_of
from .place import place_in_words

Event = tuple[int, int, int, int, int, int]


class Entry(TypedDict):
    """A line of the log; `n` is how many choices had been made when it was written."""

    n: int
    seat: int
    rule: str
    text: str


SEEN_BY_SOME = (n.SEES, n.PEEKS)  # told only to those who see the card too
WITHOUT_PLACES = (n.NAMES, n.NAMES_STEP)  # what stands for places is a word
BY_ROLE = (n.ENHANCES, n.MOVES)  # an unknown card is told by its role: it lies face down on the table
UNTOLD = (n.USES_UP,)  # a used modifier always burns, so the log is silent about it [P17]


def log_of(events: Sequence[Event], made: int, reader: int, tables: Tables, names: tuple[str, ...]) -> Iterator[Entry]:
    """What the reader may know of the events of one choice, as entries."""
    told = [event for i, event in enumerate(events) if is_told(event, reader) and not is_forgone(events[:i], event)]
    for (verb, seat, origin, goal), run in groupby(told, key=lambda event: (*event[:2], *event[3:5])):
        rule, text = _sentence(verb, seat, origin, goal, list(run), reader, tables, names)
        yield Entry(n=made, seat=seat, rule=rule, text=ended_once(text[0].upper() + text[1:]))


def is_forgone(before: Sequence[Event], event: Event) -> bool:
    """Whether a card does nothing only because its player has just passed, which is told already."""
    return event[0] == n.FIZZLES and bool(before) and before[-1][0] == n.FORGOES


def is_told(event: Event, reader: int) -> bool:
    """Whether the reader's log speaks of an event; looking at a card is told only to those who see it too."""
    verb, _, _, _, _, knows = event
    return verb not in UNTOLD and (verb not in SEEN_BY_SOME or bool(knows >> reader & 1))


def _sentence(
    verb: int,
    seat: int,
    origin: int,
    goal: int,
    told: list[Event],
    reader: int,
    tables: Tables,
    names: tuple[str, ...],
) -> tuple[str, str]:
    family = family_of(tables)
    by_place = family.log_by_place
    rule, said = by_place.get((verb, goal)) or by_place.get((verb, origin)) or LOG[tables.file.rules][verb]
    if verb == n.ENDS_GAME:
        rule, ending = family.endings[origin]
        return rule, said.format(ending=ending)
    if verb == n.MUST_SKIP:
        return rule, said.format(who=names[seat], turns=counted(origin, "turn"))
    is_named = verb != n.LEAVES_OUT  # so many that how many they are tells more
    known = [event[2] if is_named and event[5] >> reader & 1 else -1 - event[2] for event in told]
    here, there = ("", "") if verb in WITHOUT_PLACES else (place_in_words(z, tables, names) for z in (origin, goal))
    points = sum(tables.cards[event[2]].points for event in told if event[2] < len(tables.cards))
    return rule, said.format(
        who=names[seat],
        card=cards_in_words(known, tables, verb in BY_ROLE),
        word=WORDS.get(origin, ""),
        aim=aim_in_words(Aim(told[0][2], origin, goal), known[0] >= 0, tables, names) if verb == n.AIMS_AT else "",
        origin=here,
        goal=there,
        Goal=there[:1].upper() + there[1:],
        points=counted(points, "point"),
        project=tables.file.words.get("project", "project"),
    )


def cards_in_words(cards: list[int], tables: Tables, by_role: bool) -> str:
    """Cards by name, and the unknown ones (as -1 - card) by their backs, or by what they are on the table."""
    named = Counter(tables.cards[c].name for c in cards if 0 <= c < len(tables.cards))
    hidden = [tables.cards[-1 - c] for c in cards if c < 0]
    backs = Counter(card.role if by_role else card.back for card in hidden)
    words = [name if count == 1 else f"{count} × {name}" for name, count in named.items()]
    for back, count in backs.items():
        back = f"{tables.file.words.get('project', back) if back == 'project' else back} card"
        words.append(with_article(back) if count == 1 else counted(count, back))
    return listed(words, "and")
