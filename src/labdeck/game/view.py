"""Views: what one seat, or a spectator, may see, as plain data that goes to JSON and back."""

import json
from collections.abc import Callable
from dataclasses import dataclass, fields
from dataclasses import field as made
from typing import TYPE_CHECKING, Any

from labdeck.deck import Tables
from labdeck.rules.ending import score_of
from labdeck.rules.numbers import (
    ASK_NOTHING,
    CARDS,
    CHALLENGES,
    DISCARD,
    FIELD,
    MAT,
    NONE,
    PLAYED,
)
from labdeck.rules.places import top
from labdeck.rules.schema import State

from .cards import cards_in, held, ids_of, oldest_first
from .choice import name_of, offered_codes
from .errors import RecordError
from .families import family_of
from .knowledge import Sight
from .log import Entry, lines_after
from .place import backs_of, beside, completed_of, mat_of, piles_of
from .prompt import addressed, question_of
from .result import Result, result_of
from .tally import Line, at_stake, tally_of

if TYPE_CHECKING:
    from .game import Game

VERSION = 4
DRAWING = "draw"  # the phase in which the state counts draws
NO_CHOICE = -1  # before the deal, whose lines are written after 0 choices


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may see; seat None is a spectator. Lists with one item a seat are in the seats' order."""

    version: int
    seat: int | None
    deck: str
    names: list[str]
    hand: list[str]
    hand_counts: list[dict[str, int]]
    table: list[dict[str, list[str]]]
    needs: dict[str, dict[str, list[str]]]
    changes: dict[str, dict[str, int]]
    pairs: list[list[str]]
    completed: list[list[str]]
    steps: list[dict[str, str]]
    field: list[str]
    scoring: dict[str, list[str]]
    challenges: list[str]
    counts: dict[str, int]
    discard_top: str | None
    discards: dict[str, list[str]]
    played: list[str]
    scores: list[int]
    won: list[int]
    stake: list[int]
    tally: list[list[Line]]
    gained: list[int]
    skips: list[int]
    another: list[bool]
    safe: list[bool]
    turn: int
    phase: str
    draws: int
    last_call: int
    to_move: int | None
    prompt: str
    question: str
    choices: list[str]
    over: bool
    result: Result | None
    log: list[Entry]
    sampler: Callable[[int], "Game"] | None = made(default=None, compare=False, repr=False)

    def sample(self, seed: int) -> "Game":
        """A game in a world that agrees with everything this seat knows; the rest is dealt by the seed."""
        if self.sampler is None:
            raise RecordError("a view read from JSON has no world to sample from; ask the game for a view")
        return self.sampler(seed)

    def plain(self, log_after: int = NO_CHOICE) -> dict[str, Any]:
        """The view as JSON has it; of the log only the lines that were written after so many choices."""
        return as_plain({name: getattr(self, name) for name in PLAIN}, lines_after(self.log, log_after))

    def to_json(self) -> str:
        """The view as one JSON object."""
        return json.dumps(self.plain(), ensure_ascii=False)

    @staticmethod
    def from_json(text: str) -> "View":
        """The view that `to_json` wrote."""
        try:
            plain = json.loads(text)
        except (TypeError, ValueError, RecursionError) as error:
            raise RecordError(f"not a view: {error}") from None
        if not isinstance(plain, dict) or set(plain) != set(PLAIN):
            raise RecordError(f"not a view: it must have exactly the fields {', '.join(PLAIN)}")
        if plain["version"] != VERSION:
            raise RecordError(f"a view of version {plain['version']}; this is version {VERSION}")
        return View(**plain | {"result": _result(plain["result"]), "tally": _tally(plain["tally"])})


def as_plain(facts: dict[str, Any], log: list[Entry]) -> dict[str, Any]:
    """What a reader sees as JSON has it, with lines of the log."""
    result: Result | None = facts["result"]
    return {**facts, "result": result and result.plain(), "log": log}


PLAIN = tuple(each.name for each in fields(View) if each.name != "sampler")


def _tally(plain: Any) -> list[list[Line]]:
    try:
        return [[(card, points) for card, points in lines] for lines in plain]
    except (TypeError, ValueError):
        raise RecordError("not a view: its tally must be a list of cards and points for each seat") from None


def _result(plain: Any) -> Result | None:
    if plain is None:
        return None
    try:
        return Result(tuple(plain["scores"]), tuple(plain["winners"]), plain["reason"])
    except (TypeError, KeyError):
        raise RecordError("not a view: its result has no scores, winners and reason") from None


def facts_of(sight: Sight, tables: Tables, names: tuple[str, ...], seat: int | None) -> dict[str, Any]:
    """What a reader sees, all but the log, by the names of a view's fields."""
    count = len(names)
    if sight.common is None:
        sight.common = common_of(sight.known(count), tables, names)
    return sight.common | own_of(sight.known(count if seat is None else seat), tables, names, seat)


def own_of(m: State, tables: Tables, names: tuple[str, ...], seat: int | None) -> dict[str, Any]:
    """What a reader sees in a way of their own, of what they know; nothing else of the game is looked at."""
    reader = m.seats if seat is None else seat
    ids = ids_of(tables)
    question = question_of(m, tables, names, reader)
    codes = offered_codes(m, tables) if m.ask != ASK_NOTHING and m.asked == seat else []
    own = {
        "seat": seat,
        "hand": [] if seat is None else [ids[c] for c in held(m, seat) if m.seen[c] >> reader & 1],
        "prompt": addressed(m, names, question),
        "question": question,
        "choices": [name_of(m, tables, code, codes) for code in codes],
    }
    return own | face_down(m, tables, reader) if tables.deck.face_down else own


def face_down(m: State, tables: Tables, reader: int) -> dict[str, Any]:
    """What lies beside cards on the table, by what a reader knows of it."""
    return {
        "table": [mat_of(m, tables, p, reader) for p in range(m.seats)],
        "scoring": {ids_of(tables)[m.claimed]: beside(m, tables, m.claimed, reader)} if m.claimed != NONE else {},
    }


def common_of(m: State, tables: Tables, names: tuple[str, ...]) -> dict[str, Any]:
    """What everybody sees alike, of what a spectator knows; nothing else of the game is looked at."""
    family = family_of(tables)
    ids = ids_of(tables)
    seats = range(m.seats)
    newest, phase = top(m, DISCARD), family.phases[m.phase][0]
    active = [q for p in seats for q in cards_in(m, MAT + p)]
    scores, tally = [score_of(m, tables.deck, p) for p in seats], [tally_of(m, tables, p) for p in seats]
    stake = [at_stake(lines) for lines in tally]
    return {
        "version": VERSION,
        "deck": tables.file.id,
        "names": list(names),
        "hand_counts": [count_backs(m, tables, p) for p in seats],
        **face_down(m, tables, m.seats),
        "needs": {ids[q]: needs for q in active if (needs := family.needs(m, tables, q))},
        "changes": {ids[q]: changed for q in active if (changed := family.changes(m, tables, q))},
        "pairs": [[ids[q], ids[m.partner[q]]] for q in sorted(active) if q < m.partner[q] < NONE],
        "completed": [completed_of(m, tables, p) for p in seats],
        "steps": [family.steps(m, tables, p) for p in seats],
        "field": [ids[c] for c in oldest_first(m, FIELD)],
        "challenges": [ids[c] for c in oldest_first(m, CHALLENGES)],
        "counts": {name: m.count[z] for name, z in piles_of(tables).items()},
        "discard_top": ids[newest] if newest < CARDS else None,
        "discards": {name: [ids[c] for c in cards_in(m, family.piles[name])] for name in family.open_piles},
        "played": [ids[c] for c in oldest_first(m, PLAYED)],
        "scores": scores,
        "won": [score + risk for score, risk in zip(scores, stake, strict=True)],
        "stake": stake,
        "tally": tally,
        "gained": list(m.gained[: m.seats]),
        "skips": list(m.skip[: m.seats]),
        "another": [bool(m.another >> p & 1) for p in seats],
        "safe": [bool(m.safe >> p & 1) for p in seats],
        "turn": m.turns,
        "phase": phase,
        "draws": m.draws if phase == DRAWING else 0,
        "last_call": m.last_call,
        "to_move": m.asked if m.ask != ASK_NOTHING else None,
        "over": bool(m.over),
        "result": result_of(m),
    }


def count_backs(m: State, tables: Tables, p: int) -> dict[str, int]:
    """How many cards of each back a hand holds."""
    counts = dict.fromkeys(backs_of(tables), 0)
    for c in held(m, p):
        counts[tables.cards[c].back] += 1
    return counts
