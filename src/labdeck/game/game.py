"""Games: everything outside the rules talks to this one class."""

from itertools import takewhile
from typing import Any

from labdeck.deck import Card, DeckFile, Tables
from labdeck.rules.ending import score_of
from labdeck.rules.kernel import step, why_not
from labdeck.rules.numbers import ALLOWED, ASK_CARD, GAME_OVER, PASS
from labdeck.rules.schema import State
from labdeck.rules.sight import sample

from .cards import cards_in, held
from .choice import Choice, choices_of, name_of, offered_codes
from .errors import IllegalChoice, RecordError, refused, unknown
from .families import family_of
from .knowledge import Sight, masked
from .log import Entry, Event
from .move import Move, moves_of
from .parse import LONGEST, meant, refusal, tidy
from .past import Before, Origin, Played, why_not_undo
from .place import completed_of, mat_of, piles_of
from .position import position_of, positions
from .prompt import prompt_of, question_of
from .reasons import illegal
from .result import Result, result_of
from .seed import is_number, seed_for, words_of
from .told import Told
from .view import NO_CHOICE, View, as_plain, common_of, facts_of, own_of
from .window import window_of

PUT_ON = (["put", "on"], ["play", "on"])  # two choices that may be said in one text


class Game:
    """A game under way: ask it what may be chosen, choose, and look at it as one seat or as nobody."""

    __slots__ = (
        "_before",
        "_choices",
        "_marks",
        "_origin",
        "_played",
        "_sight",
        "_start",
        "_told",
        "names",
        "state",
        "tables",
    )

    def __init__(self, tables: Tables, state: State, names: tuple[str, ...], origin: Origin | None) -> None:
        self.tables = tables
        self.state = state
        self.names = names
        self._origin = origin
        self._begin(state)

    def _begin(self, state: State) -> None:
        """Take the state as the beginning, to which `undo` can go back."""
        if state.events is None:
            state.events = []
        self.state = state
        self._start = state.copy()
        self._start.events = list(state.events)
        self._played: list[Played] = []
        self._marks = [len(state.events)]
        self._choices: tuple[Choice, ...] | None = None
        self._before: Before | None = None
        self._told = Told()
        self._sight: Sight | None = None

    @property
    def deck(self) -> DeckFile:
        """The deck that is played."""
        return self.tables.file

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the deck by their numbers."""
        return self.tables.cards

    @property
    def knobs(self) -> dict[str, Any]:
        """The settings of this table, the deck's own included."""
        return dict(self.tables.knobs)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.state.seats)

    @property
    def seed(self) -> int | None:
        """The seed; None for a sampled world."""
        return self._origin.seed if self._origin else None

    @property
    def to_move(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        return None if self.state.over else int(self.state.asked)

    @property
    def prompt(self) -> str:
        """What is being asked, in a sentence that everyone at the table may read."""
        return prompt_of(self.state, self.tables, self.names, self.seats)

    def question_for(self, seat: int | None) -> str:
        """What is being asked, without whom, as a seat may read it, or a spectator (None)."""
        reader = self._reader(seat)
        return question_of(self._look().known(reader), self.tables, self.names, reader)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the seat to move may do."""
        if self._choices is None:
            self._choices = choices_of(self.state, self.tables, self.names)
        return self._choices

    @property
    def is_window(self) -> bool:
        """Whether seats are asked in turn if they want to answer, block or play something, and mostly will not."""
        return self.state.ask in family_of(self.tables).windows

    @property
    def window(self) -> tuple["Game", ...]:
        """This game as it stands for each seat that is asked about one event, if those before it pass; else nothing."""
        return window_of(self)

    @property
    def can_only_pass(self) -> bool:
        """Whether the seat to move can do nothing but pass, and that is not its turn's one action."""
        return [choice.code for choice in self.choices] == [PASS] and self.state.ask != family_of(self.tables).action

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    @property
    def result(self) -> Result | None:
        """The points, the winners and how the game ended; None before."""
        return result_of(self.state)

    @property
    def played(self) -> tuple[Played, ...]:
        """The choices made so far."""
        return tuple(self._played)

    @property
    def made(self) -> int:
        """How many choices have been made so far."""
        return len(self._played)

    @property
    def made_this_turn(self) -> int:
        """How many choices have been made in the turn that runs, by anybody."""
        return sum(1 for _ in takewhile(lambda played: played.turn == self.state.turns, reversed(self._played)))

    @property
    def last(self) -> Played | None:
        """The newest of the choices made; None before the first."""
        return self._played[-1] if self._played else None

    @property
    def record(self) -> str:
        """The whole game as a text, from which `labdeck.replay` rebuilds it. It shows every hand."""
        from .record import write_record

        if self._origin is None:
            raise RecordError("a sampled world has no record: it did not begin with a deal")
        return write_record(self, self._origin)

    @property
    def position(self) -> str:
        """A digest of where the game stands: equal where games would go on alike, in this version and a later one."""
        return position_of(self.state, self.tables)

    def positions(self) -> list[tuple[int, str]]:
        """The digests of earlier positions, every few choices from the beginning on, by how many were made."""
        return list(positions(self._start, self.tables, [played.code for played in self._played]))

    def play_again(self, code: int, name: str) -> None:
        """Make a choice of an earlier version, which may number choices anew, or else call them otherwise."""
        known = why_not(self.state, self.tables.deck, code) == ALLOWED
        if known and self._name(code) == name:
            self._step(code, name)
        elif meant(name, self.choices) or not known:
            self.play(name)
        else:
            self._play_code(code)

    def play(self, choice: Choice | str | int) -> None:
        """Make a choice of the seat to move: a Choice, its text, or its code."""
        if isinstance(choice, int):
            self._play_code(choice)
            return
        if isinstance(choice, Choice) and choice in self.choices:
            self._step(choice.code, choice.name)
            return
        text = str(choice)
        found = meant(text[: LONGEST + 1], self.choices)
        if found:
            self._step(found.code, found.name)
        elif (said := tidy(text[:LONGEST]).split())[::2] in PUT_ON and len(said) == 4:
            self._put_on(f"{said[0]} {said[1]}", f"on {said[3]}")
        else:
            raise self._refusal(text)

    def _play_code(self, code: int) -> None:
        reason = why_not(self.state, self.tables.deck, code)
        if reason != ALLOWED:
            raise illegal(reason, self.deck)
        self._step(code, self._name(code))

    def _name(self, code: int) -> str:
        """The text of an allowed choice."""
        offered = offered_codes(self.state, self.tables) if self.state.ask == ASK_CARD else ()
        return name_of(self.state, self.tables, code, offered)

    def _put_on(self, put: str, on: str) -> None:
        """Two choices in one text; if the second is not allowed, the first is not made either."""
        trial = self.copy()
        trial.play(put)
        trial.play(on)
        self.play(put)
        self.play(on)

    def _step(self, code: int, name: str) -> None:
        s = self.state
        self._played.append(Played(code, name, s.asked, s.turns))
        self._choices = None
        self._before = Before(s.rng[:], s.seen[:], s.putting, s.depth)
        step(s, self.tables.deck, code)
        self._sight = None
        self._marks.append(len(s.events or ()))

    def _refusal(self, text: str) -> IllegalChoice:
        if self.over:
            return illegal(GAME_OVER, self.deck)
        return refusal(text, self.masked(self.to_move), self.tables, self.choices, self.names)

    def why_not(self, text: str) -> str:
        """Why a text is no choice now, with the rule's number; empty if it is one."""
        trial = self.copy()
        try:
            trial.play(text)
        except IllegalChoice as error:
            return str(error)
        return ""

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back."""
        return not self.why_not_undo()

    def why_not_undo(self) -> str:
        """Why the last choice stands; empty if it can be taken back."""
        return why_not_undo(self._before, self.state, self.last)

    def undo(self) -> None:
        """Take the last choice back, up to a reveal, a random event or another player's act."""
        says = self.why_not_undo()
        if says:
            raise IllegalChoice(says)
        kept, told = self._played[:-1], self._told
        self._begin(self._restart())
        for played in kept:
            self._step(played.code, played.name)
        told.forget(len(kept) + 1)
        self._told = told  # what was written of the others stays as it was

    def _restart(self) -> State:
        """The state at the beginning."""
        state = self._start.copy()
        state.events = list(self._start.events or ())
        return state

    def copy(self) -> "Game":
        """An independent game in the same position, with the same past."""
        other = Game.__new__(Game)
        other.tables, other.names, other._origin = self.tables, self.names, self._origin
        other.state = self.state.copy()
        other.state.events = list(self.state.events or ())
        other._start = self._start
        other._played, other._marks = list(self._played), list(self._marks)
        other._choices, other._before, other._told = self._choices, self._before, Told()
        other._sight = None
        return other

    def at(self, made: int) -> "Game":
        """An independent game, as this one was after the first `made` of its choices."""
        self._check_made(made)
        other = Game(self.tables, self._restart(), self.names, self._origin)
        for played in self._played[:made]:
            other._step(played.code, played.name)
        return other

    def masked(self, seat: int | None) -> State:
        """The state as a seat knows it, or a spectator (None): views and bots read nothing else."""
        return masked(self.state, self.tables, self._reader(seat))

    def view(self, seat: int | None) -> View:
        """What a seat may see; None is a spectator."""
        reader = self._reader(seat)
        m, log = self._look().known(reader), self._logs(reader).after(reader, NO_CHOICE)
        return view_from(m, self.tables, self.names, seat, log)

    def told(self, seat: int | None, after: int) -> dict[str, Any]:
        """The view of a seat as JSON has it, with the lines of the log that were written after so many choices."""
        reader = self._reader(seat)
        return as_plain(facts_of(self._look(), self.tables, self.names, seat), self._logs(reader).after(reader, after))

    def _look(self) -> Sight:
        """What readers know of the position, kept until the next choice."""
        if self._sight is None or self._sight.state is not self.state:
            self._sight = Sight(self.state, self.tables)
        return self._sight

    def _reader(self, seat: int | None) -> int:
        """The number of a reader; a spectator is the seat after the last."""
        return self.seats if seat is None else self._seat(seat)

    def _logs(self, reader: int) -> Told:
        """What has been told, with all for this reader; what was written before is kept, since it never changes."""
        events: list[Event] = self.state.events or []
        for made in range(self._told.choices(reader), len(self._marks)):
            chunk = events[self._marks[made - 1] if made else 0 : self._marks[made]]
            self._told.add(chunk, made, reader, self.tables, self.names)
        return self._told

    def moves(self, seat: int | None, after: int = 0) -> list[Move]:
        """The cards that went somewhere since so many choices, as a seat may know it, or a spectator (None)."""
        reader = self._reader(seat)
        self._check_made(after)
        events: list[Event] = self.state.events or []
        since = range(after + 1, len(self._marks))
        chunks = [(made, events[self._marks[made - 1] : self._marks[made]]) for made in since]
        if len(chunks) == 1:
            return self._told.moves(chunks[0][1], chunks[0][0], reader, self.tables, self.state.place)
        return moves_of(chunks, self.state.place, reader, self.tables)

    def hand(self, seat: int) -> list[str]:
        """The cards in a seat's hand, in the deck's order, with those that it must play at once."""
        return [self.cards[c].id for c in held(self.state, self._seat(seat))]

    def pile(self, name: str) -> list[str]:
        """The cards of a pile, top first, by its name: project, resource, discard, hero, field and so on."""
        return [self.cards[c].id for c in cards_in(self.state, self._pile(name))]

    def count(self, name: str) -> int:
        """How many cards a pile has."""
        return int(self.state.count[self._pile(name)])

    def table(self, seat: int) -> dict[str, list[str]]:
        """A seat's active projects or its discoveries, each with the cards beside it, oldest first."""
        return mat_of(self.state, self.tables, self._seat(seat))

    def completed(self, seat: int) -> list[str]:
        """A seat's completed projects, oldest first."""
        return completed_of(self.state, self.tables, self._seat(seat))

    def score(self, seat: int) -> int:
        """A seat's points so far: its completed projects less its active ones, or its discoveries."""
        return score_of(self.state, self.tables.deck, self._seat(seat))

    def _check_made(self, made: int) -> None:
        if not is_number(made) or not 0 <= made <= len(self._played):
            raise RecordError(
                f"{made!r:.60} choices: it must be a number from 0 to {len(self._played)}, all made so far"
            )

    def _seat(self, seat: int) -> int:
        if not is_number(seat) or not 0 <= seat < self.seats:
            raise refused(self.deck.id, "seat", f"there is no seat {seat!r:.60}: they are 0 to {self.seats - 1}")
        return seat

    def _pile(self, name: str) -> int:
        piles = family_of(self.tables).piles
        if not isinstance(name, str) or name not in piles:
            raise unknown(self.deck.id, "pile", name, list(piles_of(self.tables)))
        return piles[name]


def view_from(m: State, tables: Tables, names: tuple[str, ...], seat: int | None, log: list[Entry]) -> View:
    """The view of a masked state, from which worlds can be sampled."""

    def sampler(seed: int) -> Game:
        world = State()
        sample(m, world, tables.deck, m.seats if seat is None else seat, *words_of(seed_for(tables, seed)))
        return Game(tables, world, names, None)

    facts = common_of(m, tables, names) | own_of(m, tables, names, seat)
    return View(**facts, log=log, sampler=sampler)
