"""The log: what happened, in sentences that tell each reader only what they may know."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypedDict

from labdeck.deck import Tables
from labdeck.deck.discoveries import STEPS
from labdeck.deck.words import counted, ended_once, listed, with_article
from labdeck.rules import numbers as n

from .aim import Aim, aim_in_words
from .choice import WORDS
from .place import place_in_words
from .result import ENDINGS

Event = tuple[int, int, int, int, int, int]


class Entry(TypedDict):
    """A line of the log; `n` is how many choices had been made when it was written."""

    n: int
    seat: int
    rule: str
    text: str


# {who} acts on {card}, or on several listed, from {origin} to {goal}.
SENTENCES: dict[int, tuple[str, str]] = {
    n.DEALS: ("P2", "{who} is dealt {card}."),
    n.SHOWS_BACK: ("P2", "{who} shows {card}, which goes back into the middle of {goal}."),
    n.LEAVES_OUT: ("P3", "Left out of the game, unseen: {card}."),
    n.DRAWS: ("P5", "{who} draws {card} from {origin}."),
    n.SEES: ("P6", "{who} now sees {card}."),
    n.REFILLS: ("P7", "{Goal} is refilled."),
    n.SHUFFLES: ("P1", "{Goal} is shuffled."),
    n.STARTS: ("P9", "{who} starts {card}."),
    n.PUTS: ("P10", "{who} puts {card} beside {goal}."),
    n.COMPLETES: ("P11", "{who} completes {card} for {points}."),
    n.CLEARS: ("P11", "From beside {origin} to {goal}: {card}."),
    n.PLAYS: ("P12", "{who} plays {card}."),
    n.PLAYS_AT_ONCE: ("P15", "{who} plays {card}."),
    n.BLOCKS_IT: ("P20", "{who} blocks it with {card}."),
    n.DISCARDS: ("P22", "{who} discards {card}."),
    n.LOSES: ("R18", "{who} loses {card} to {goal}."),
    n.TAKES: ("R33", "{who} takes {card} from {origin}."),
    n.RETURNS: ("R12", "Back to {goal}: {card}."),
    n.MOVES: ("R11", "{who} moves {card} from {origin} to {goal}."),
    n.LOOKS_AT: ("R30", "{who} looks at {card} on top of {origin}."),
    n.PUTS_BACK: ("R30", "{who} puts {card} back on {goal}."),
    n.BURNS_DRAWN: ("R29", "Burned as it is drawn: {card}."),
    n.ATTACHES: ("R4", "{who} lays {card} beside {goal}, which now needs one more."),
    n.SWAPS: ("R34", "{card} goes from {origin} to {goal}."),
    n.SKIPS: ("P24", "{who} skips a turn."),
    n.MUST_SKIP: ("P24", "{who} must skip {turns}."),
    n.BEGINS_TURN: ("P4", "It is {who}'s turn."),
    n.OPENS_LAST_CALL: ("P26", "{who} has made the last call: one more turn for everyone."),
    n.EMPTIES_PROJECTS: ("P8", "The last {project} card has left its pile."),
    n.GIVES: ("R17", "{who} gives {card} to {goal}."),
    n.OFFERS_TO: ("P30", "{who} offers to join {card} with {goal}."),
    n.ACCEPTS: ("P30", "{who} accepts: {origin} and {card} are a pair."),
    n.DECLINES: ("P30", "{who} declines to join {card} with {origin}."),
    n.PARTS: ("P37", "The collaboration of {card} and {goal} ends."),
    n.STAYS: ("P37", "From beside {origin} to {goal}: {card}."),
    n.ENDS_GAME: ("P26", "The game ends: {ending}."),
    n.AIMS_AT: ("R25", "{who} aims at {aim}."),
    n.FIZZLES: ("P18", "{card} finds nothing to act on."),
    n.FORGOES: ("R36", "{who} passes: no further card for {card}."),
    n.PASSES: ("P20", "{who} does not block."),
    n.BURNS: ("R39", "{who} burns {card}: no {project} is active."),
    n.ENDS_CHAIN: ("R19", "{card} burns unplayed: a chain of cards played at once has an end."),
    n.REMOVES: ("P25", "{card} leaves {origin} for good."),
}
# The discoveries family: its own verbs, and its own rules for those that it shares.
DISCOVERY_SENTENCES: dict[int, tuple[str, str]] = SENTENCES | {
    n.DEALS: ("D2", "{who} is dealt {card}."),
    n.LEAVES_OUT: ("D6", "Left out of the game: {card}."),
    n.DRAWS: ("D37", "{who} draws {card} from {origin}."),
    n.SEES: ("DR30", "{who} now sees {card}."),
    n.REFILLS: ("DR9", "{Goal} is made anew."),
    n.SHUFFLES: ("D1", "{Goal} is shuffled."),
    n.PLAYS: ("D28", "{who} plays {card}."),
    n.DISCARDS: ("D37", "{who} discards {card}."),
    n.LOSES: ("DR5", "{who} loses {card} to {goal}."),
    n.TAKES: ("DR5", "{who} takes {card} from {origin}."),
    n.MOVES: ("DR34", "{who} lays {card} on {goal}."),
    n.LOOKS_AT: ("DR33", "{who} looks at {card} on top of {origin}."),
    n.PUTS_BACK: ("DR33", "{who} puts {card} back to {goal}."),
    n.BEGINS_TURN: ("D30", "It is {who}'s turn."),
    n.ENDS_GAME: ("D39", "The game ends: {ending}."),
    n.FIZZLES: ("DR5", "{card} finds nothing to act on."),
    n.FORGOES: ("DR5", "{who} passes: no further card for {card}."),
    n.PASSES: ("D34", "{who} passes."),
    n.EXCHANGES: ("D3", "{who} exchanges the opening hand."),
    n.KEEPS_HAND: ("D3", "{who} keeps the opening hand."),
    n.FILLS: ("D35", "Laid open in {goal}: {card}."),
    n.CLAIMS: ("DR4", "{who} plays {card} to score {goal}."),
    n.SCORES: ("D31", "{who} scores {card} for {points}."),
    n.NAMES_STEP: ("D14", "{card} is to be the {step}."),
    n.ENHANCES: ("D25", "{who} lays {card} on {goal}."),
    n.STEALS: ("DR17", "{who} steals {card} from {origin}."),
    n.CANCELS: ("DR14", "{who} cancels {card}."),
    n.PEEKS: ("DR30", "{who} sees {card} in {origin}."),
    n.REVEALS: ("DR33", "{who} reveals {card}."),
    n.NAMES: ("DR33", "{who} says: {word}."),
    n.COPIES: ("DR21", "{who} copies {card}."),
    n.STARTS_END: ("D39", "{who} has all five steps: this round is the last."),
}
SEEN_BY_SOME = (n.SEES, n.PEEKS)  # told only to those who see the card too
WITHOUT_PLACES = (n.NAMES, n.NAMES_STEP)  # what stands for places is a word or a step
BY_ROLE = (n.ENHANCES, n.MOVES)  # an unknown card is told by its role: it lies face down on the table
ENDING_RULES = {
    "projects": {n.BY_NO_PROJECTS: "R19", n.BY_STALL: "R19", n.BY_TURNS: "R19"},
    "discoveries": {n.BY_EMPTY_FIELD: "DR9", n.BY_STALL: "DR31", n.BY_TURNS: "DR31"},
}
BY_PLACE = {  # where a verb stands for several rules, by where the card goes
    "projects": {},
    "discoveries": {(n.REFILLS, n.RESOURCE_PILE): "DR10", (n.DISCARDS, n.FIELD_DISCARD): "D36"},
}
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
    rule, said = (SENTENCES if tables.file.rules == "projects" else DISCOVERY_SENTENCES)[verb]
    rule = BY_PLACE[tables.file.rules].get((verb, goal), rule)
    if verb == n.SEES and goal >= n.OPEN:
        rule, said = "P15", "{who} must play {card} at once."
    if verb == n.LEAVES_OUT and tables.deck.solid[told[0][2]]:
        said = "Left out of the game, since two play: {card} that show one type."
    if verb == n.ENDS_GAME:
        return ENDING_RULES[tables.file.rules].get(origin, rule), said.format(ending=ENDINGS[origin])
    if verb == n.MUST_SKIP:
        return rule, said.format(who=names[seat], turns=counted(origin, "turn"))
    is_named = verb != n.LEAVES_OUT  # so many that how many they are tells more
    known = [event[2] if is_named and event[5] >> reader & 1 else -1 - event[2] for event in told]
    here, there = ("", "") if verb in WITHOUT_PLACES else (place_in_words(z, tables, names) for z in (origin, goal))
    points = sum(tables.cards[event[2]].points for event in told if event[2] < len(tables.cards))
    return rule, said.format(
        who=names[seat],
        card=cards_in_words(known, tables, verb in BY_ROLE),
        step=STEPS[origin - 1] if verb == n.NAMES_STEP else "",
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
