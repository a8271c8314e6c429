"""Asking: who is asked at a table now, and until when. Nothing here hangs on a card that somebody cannot see. [R27]"""

from typing import TYPE_CHECKING
from weakref import proxy

from labdeck import Game

from .clock import Clock
from .pace import OPENING, PACES, RESUMING, SETTLING, THINKING, Times
from .protocol.view import OpenWindow
from .protocol.words import USUAL, Pace
from .seat import PERSON
from .window import Answer, Window

if TYPE_CHECKING:
    from .table import Table


class Asking:
    """The questions of one table: to one seat, or in a window to all whom one event concerns."""

    def __init__(self, table: "Table", clock: Clock, pause: float) -> None:
        # A table owns its asking: a reference back would keep both in memory until a full collection, which is rare.
        self.table: Table = proxy(table)
        self.clock, self.pause = clock, pause
        self.length = USUAL  # seconds that a window with people stays open
        self.not_before = 0.0  # what is asked now is shown then, and its time begins then
        self._window: Window | None = None
        self._seen: tuple[Game | None, int] = None, -1  # the position for which it is known whether one is open

    @property
    def slowest(self) -> Pace:
        """The pace of bots: as the slowest of those wishes who have a seat and look."""
        table = self.table
        wishes = [looker.pace for looker in table.lookers if table.owned_by(looker.token)]
        return max(wishes, key=PACES.__getitem__, default="normal")

    @property
    def times(self) -> Times:
        """How long bots take."""
        return Times(*(self.pause * seconds for seconds in PACES[self.slowest]))

    @property
    def window(self) -> Window | None:
        """The open window, if one is open."""
        log = self.table.log
        if self._seen[0] is not log.game or self._seen[1] != log.number:
            self._window, self._seen = self._open(log.game, log.number), (log.game, log.number)
        return self._window

    def _open(self, game: Game | None, number: int) -> Window | None:
        games = game.window if game and self.table.status == "playing" else ()
        if game is None or not games:
            return None
        opened = max(self.clock.time(), self.not_before)
        return Window(game, games, number, opened, self.length, self._is_alone())

    def _is_alone(self) -> bool:
        """Whether one person plays among bots, and nobody else looks on or may take a seat."""
        seats = self.table.seats
        people = [seat.token for seat in seats if seat.kind == PERSON]
        is_lone = len(people) == 1 and all(looker.token == people[0] for looker in self.table.lookers)
        return is_lone and not any(seat.free for seat in seats)

    def resume(self, held: dict[int, Answer]) -> None:
        """Go on in the window that was open: answers that wait are here again, and people have time to be so, too."""
        if self.window:
            self.window.answers.update(held)
            if self.table.number and not self.table.lookers:
                self.window.length += RESUMING

    def reopen(self, gone: list[int]) -> None:
        """Let the window run from its beginning, since others sit or look there now; who stays has answered already."""
        before, self._seen = self._window, (None, -1)
        if before and self.window and self.window.number == before.number:
            self.window.length = before.length
            self.window.answers = {seat: said for seat, said in before.answers.items() if seat not in gone}

    def is_by_hand(self, seat: int) -> bool:
        """Whether a person answers for the seat, who has not ordered never to be asked."""
        sits = self.table.seats[seat]
        return sits.kind == PERSON and not sits.bot and not sits.passes

    def is_left_to(self, seat: int, window: Window) -> bool:
        """Whether a person is to answer for the seat; who is alone among bots need not say the one thing there is."""
        return self.is_by_hand(seat) and not (window.is_alone and window.can_only_pass(seat))

    def game_for(self, seat: int | None) -> Game | None:
        """The game as it stands for a seat that is to choose something now."""
        game, window = self.table.game, self.window
        if game is None or seat is None or self.table.status != "playing":
            return None
        if window is None:
            return game if game.to_move == seat else None
        is_open = seat in window.games and seat not in window.answers and self.is_left_to(seat, window)
        return window.games[seat] if is_open else None

    def names(self) -> list[str]:
        """Who is asked."""
        game = self.table.game
        if game is None or game.to_move is None:
            return []
        return [game.names[seat] for seat in (self.window.asked if self.window else [game.to_move])]

    def floor(self, window: Window) -> float:
        """The seconds before which nothing of a window is shown: those of bots, whatever they make of them."""
        return self.times.window if any(self.table.seats[seat].bot for seat in window.games) else 0.0

    def thinking(self, window: Window) -> float:
        """The seconds in which a bot is to answer."""
        return THINKING * max(0.0, self.floor(window) - OPENING - SETTLING)

    def limit(self, window: Window) -> float | None:
        """The seconds after which a window closes; None if it waits for a person.

        It waits where nobody else plays, and where several people at one screen have to pass it on.
        """
        hands = [seat for seat in window.games if self.is_by_hand(seat)]
        if self.table.halt:
            return None
        if not hands:
            return self.floor(window)
        if window.is_alone or any(len(self.table.owned_by(self.table.seats[seat].token)) > 1 for seat in hands):
            return None
        return max(window.length, self.floor(window))

    def due(self, window: Window, answering: int | None = None) -> float | None:
        """When answers end as things stand, or once a seat has answered; None if that is for people to say.

        Bots do not change it: one that has not answered by then passes. Only where bots are to take no time at all
        does it wait for them.
        """
        if self.table.halt:
            return None
        silent = [seat for seat in window.games if seat not in window.answers and seat != answering]
        waits = any(self.is_left_to(seat, window) for seat in silent)
        if not waits and self.pause == 0 and self.thinks(window):
            return None
        seconds = self.limit(window) if waits else max(0.0, self.floor(window) - SETTLING)
        return None if seconds is None else window.opened + seconds

    def shown_at(self, window: Window, due: float) -> float:
        """When it is shown what came of a window that closes by itself: as long after that as any work on it takes."""
        return due + SETTLING if self.floor(window) or self.limit(window) else due

    def thinks(self, window: Window) -> bool:
        """Whether a bot has something to think about that is asked in the window."""
        asked = [seat for seat in window.games if self.table.seats[seat].bot and seat not in window.answers]
        return any(seat not in window.thoughts and not window.can_only_pass(seat) for seat in asked)

    def told(self, seat: int | None) -> OpenWindow | None:
        """The open window as a reader is told: of answers only its own."""
        window = self.window
        if window is None:
            return None
        seconds = self.limit(window)
        passed = max(0.0, self.clock.time() - window.opened)
        left = None if seconds is None else max(0.0, round(seconds - passed, 1))
        answer = window.answers.get(seat) if seat is not None else None
        return {"asked": window.asked, "seconds": seconds, "left": left, "answer": answer.text if answer else None}
