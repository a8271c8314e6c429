"""The log: what happened, in sentences that tell each reader only what they may know."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import TypedDict

from labdeck.deck import Tables
from labdeck.deck.words import counted, ended_once, listed, with_article
from labdeck.rules import numbers as n

from .aim import Aim, aim_in_words
from .attached import attached_in_words
from .blanks import filled
from .deeds import deed_told
from .families import LOG, WORDS, family_of
from .numbered import VERB_NAMES
from .place import place_in_words

Event = tuple[int, int, int, int, int, int]


class Entry(TypedDict):
    """A line of the log; `n` is how many choices had been made when it was written."""

    n: int
    verb: str
    seat: int
    rule: str
    text: str
    cards: list[str]


SEEN_BY_SOME = (n.SEES,)  # told only to those who see the card too
PEEKED = "{who} looks at {origin}."  # for those who do not see all cards of a hand
WITHOUT_PLACES = (n.NAMES, n.NAMES_STEP, n.DECIDES)  # what stands for places is a word
COUNTED = {n.MUST_SKIP: "turn", n.GAINS_POINTS: "point", n.LOSES_POINTS: "point"}  # it is how many of these
BY_ROLE = (n.ENHANCES, n.MOVES)  # an unknown card is told by its role: it lies face down on the table
UNTOLD = (n.USES_UP,)  # a used modifier always burns, so the log is silent about it [P17]
BEGINNING = {n.PLAYS, n.PLAYS_AT_ONCE}
SHUFFLING = {n.REFILLS, n.SHUFFLES}
IDLE = BEGINNING | SHUFFLING | {n.PASSES, n.PASSES_BY}  # with no more a card has done nothing
WHOLE = n.BURN  # as goal of what finds nothing: all of the card
SILENT_DEEDS = {n.OP_EXTRA, n.OP_AGAIN, n.OP_IGNORE, n.OP_COPY, n.OP_CANCEL}  # of which no event speaks


def log_of(events: Sequence[Event], made: int, reader: int, tables: Tables, names: tuple[str, ...]) -> Iterator[Entry]:
    """What the reader may know of the events of one choice, as entries."""
    happened = [as_told(events, i, tables) for i in range(len(events))]
    told = [event for i, event in enumerate(happened) if is_told(event, reader) and not is_forgone(events[:i], event)]
    beside = points_beside(events)
    told = [event for event in told if event[0] != n.GAINS_POINTS or event[2] not in beside]
    for (verb, seat, origin, goal, _), run in groupby(told, key=act_of):
        same = list(run)
        rule, text = _sentence(verb, seat, origin, goal, same, reader, tables, names, beside)
        yield Entry(
            n=made,
            verb=VERB_NAMES[verb],
            seat=seat,
            rule=rule,
            text=ended_once(text[0].upper() + text[1:]),
            cards=cards_named(text, same, reader, tables),
        )


def cards_named(text: str, told: list[Event], reader: int, tables: Tables) -> list[str]:
    """The ids of the cards that a sentence names: those that the reader knows, and what they lie beside."""
    found: dict[str, int] = {}
    for verb, _, c, origin, goal, knows in told:
        is_known = verb == n.FIZZLES or (verb != n.LEAVES_OUT and knows >> reader & 1)
        beside = () if verb in COUNTED or verb in WITHOUT_PLACES else (z - n.BESIDE for z in (origin, goal))
        for each in (c if is_known else n.NONE, *beside):
            if 0 <= each < len(tables.cards) and (at := text.find(tables.cards[each].name)) >= 0:
                found.setdefault(tables.cards[each].id, at)
    return sorted(found, key=found.__getitem__)


def lines_after(log: list[Entry], made: int) -> list[Entry]:
    """The lines that were written after so many choices."""
    return log[bisect_right(log, made, key=itemgetter("n")) :]


def points_beside(events: Sequence[Event]) -> dict[int, int]:
    """What completed projects gain by the cards beside them, which is told with their own points. [L42]"""
    completed = {event[2] for event in events if event[0] == n.COMPLETES}
    return {c: points for verb, _, c, points, *_ in events if verb == n.GAINS_POINTS and c in completed}


def act_of(event: Event) -> tuple[int, int, int, int, int]:
    """What events have in common that are told together; of cards that find nothing each is told by itself."""
    verb, seat, c, origin, goal, _ = event
    return verb, seat, origin, goal, c if verb == n.FIZZLES else n.NONE


def as_told(events: Sequence[Event], i: int, tables: Tables) -> Event:
    """An event as the log tells it: a card that has done nothing when it is used up found nothing to act on."""
    verb, seat, c, _, _, knows = events[i]
    nothing = (n.FIZZLES, seat, c, n.PLAYED, WHOLE, knows)
    if verb == n.FIZZLES:
        return nothing if is_whole(events, i, tables) else events[i]
    if verb != n.USES_UP or ops_of(tables, c) & SILENT_DEEDS:
        return events[i]
    since = next((j for j in reversed(range(i)) if events[j][2] == c), None)
    idle = IDLE - SHUFFLING if n.OP_SHUFFLE in ops_of(tables, c) else IDLE
    return nothing if since is not None and all(each[0] in idle for each in events[since:i]) else events[i]


def is_whole(events: Sequence[Event], i: int, tables: Tables) -> bool:
    """Whether a clause that finds nothing is all of its card, or nothing came of the others either."""
    c = events[i][2]
    if n.OP_END not in ops_of(tables, c):
        return True
    begun = next((j for j in reversed(range(i)) if events[j][2] == c and events[j][0] in BEGINNING), None)
    ended = next((j for j in range(i, len(events)) if events[j][2] == c and events[j][0] == n.USES_UP), None)
    if begun is None or ended is None:
        return False
    return all(each[0] in IDLE or each[0] == n.FIZZLES for each in events[begun:ended])


def ops_of(tables: Tables, c: int) -> set[int]:
    """The operations of a card's sentences, up to the end of its effect."""
    program, at, found = tables.deck.program, tables.deck.start[c] * n.WIDTH, set()
    while program[at] != n.OP_END or program[at + 1] == 0:
        found.add(program[at])
        at += n.WIDTH
    return found


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
    beside: dict[int, int],
) -> tuple[str, str]:
    family = family_of(tables)
    by_place = family.log_by_place
    rule, said = by_place.get((verb, goal)) or by_place.get((verb, origin)) or LOG[tables.file.rules][verb]
    if verb == n.ENDS_GAME:
        rule, ending = family.endings[origin]
        return rule, said.format(ending=ending)
    if verb in COUNTED:
        return rule, said.format(who=names[seat], count=counted(origin * len(told), COUNTED[verb]))
    if verb == n.FIZZLES:
        card = tables.cards[told[0][2]].name
        return rule, said.format(card=card if goal == WHOLE else f"a part of {card}")
    known = [event[2] if verb != n.LEAVES_OUT and event[5] >> reader & 1 else -1 - event[2] for event in told]
    said = PEEKED if verb == n.PEEKS and min(known) < 0 else said
    cards = [event[2] for event in told]

    def place(z: int) -> str:
        return "" if verb in WITHOUT_PLACES else place_in_words(z, tables, names)

    def points() -> int:
        return sum(tables.cards[c].points + beside.get(c, 0) for c in cards if c < len(tables.cards))

    words: dict[str, Callable[[], str]] = {
        "who": lambda: names[seat],
        "card": lambda: cards_in_words(known, tables, verb in BY_ROLE),
        "word": lambda: WORDS.get(origin, ""),
        "aim": lambda: aim_in_words(Aim(cards[0], origin, goal), known[0] >= 0, tables, names),
        "origin": lambda: place(origin),
        "goal": lambda: place(goal),
        "Goal": lambda: place(goal)[:1].upper() + place(goal)[1:],
        "giver": lambda: _holder(origin, names) or names[seat],
        "taker": lambda: _holder(goal, names) or place(goal),
        "change": lambda: attached_in_words(tables, cards[0]),
        "deed": lambda: deed_told(tables, cards[0], goal, origin, names[seat]),
        "points": lambda: counted(points(), "point"),
        **{word: partial(_word, tables, word) for word in ("project", "projects")},
    }
    return rule, filled(said, words)


def _word(tables: Tables, word: str) -> str:
    """What the deck calls a thing."""
    return tables.file.words.get(word, word)


def _holder(z: int, names: tuple[str, ...]) -> str:
    """Whose hand a place is; empty if it is none, or no place at all."""
    return names[z - n.HAND] if n.HAND <= z < n.HAND + len(names) else ""


def cards_in_words(cards: list[int], tables: Tables, by_role: bool) -> str:
    """Cards by name, and the unknown ones (as -1 - card) by their backs, or by what they are on the table."""
    named = Counter(tables.cards[c].name for c in cards if 0 <= c < len(tables.cards))
    hidden = [tables.cards[-1 - c] for c in cards if c < 0]
    backs = Counter(card.role if by_role else card.back for card in hidden)
    project_back = family_of(tables).hidden[0]
    words = [name if count == 1 else f"{count} × {name}" for name, count in named.items()]
    for back, count in backs.items():
        word = f"{tables.file.words.get('project', back) if back in ('project', project_back) else back} card"
        words.append(with_article(word) if count == 1 else counted(count, word))
    return listed(words, "and")
