"""What the rules ask of a family, in two parts. Each has a module `table` for what lies before the players, and a
module `family` for the course of the game; `boards` and `families` list them.

It is read by people and by the type checker, and not translated.
"""

from typing import Protocol

from .schema import Deck, State


class Board(Protocol):
    """What is asked of a family's table, by instructions and by the choices of a turn."""

    def list_cards(self, s: State, d: Deck, at: int, p: int, other: int, q: int, size: int) -> int:
        """List the cards that instruction `at` offers player p, of seat `other` or project q where it names one."""

    def why_not_card(self, s: State, d: Deck, at: int, p: int, other: int, q: int, c: int) -> int:
        """Why card c is none of these."""

    def shift(self, s: State, d: Deck, c: int, z: int, verb: int, p: int) -> None:
        """Move a card that an effect moves, with all that follows from it."""

    def points_of(self, s: State, d: Deck, p: int) -> int:
        """The points of seat p, as if the game ended now."""

    def count_on_table(self, s: State, d: Deck, test: int, argument: int, p: int) -> int:
        """How many things that a condition names lie before seat p."""

    def prospect_own(self, s: State, d: Deck, p: int, other: int, at: int, size: int) -> int:
        """Whether an instruction that only this family has would do something: NO, YES or GOES_ON (`outlooks`)."""

    def is_offered(self, s: State, d: Deck, at: int, p: int, q: int) -> bool:
        """Whether instruction `at`, a choice among the projects of player p, offers project q."""


class Family(Protocol):
    """The course of a game of a family, and what its own instructions do."""

    def lay_out(self, s: State, d: Deck) -> None:
        """Deal the hands, and lay out what lies open when a game begins."""

    def begin_game(self, s: State, d: Deck) -> None:
        """Begin the first turn, or what comes before it."""

    def ask_turn(self, s: State, d: Deck) -> None:
        """Ask the next question of the turn, or go on to the next phase; at the end set `over`."""

    def list_own(self, s: State, d: Deck, p: int) -> int:
        """List what a question that only this family asks offers seat p, such as those of the turn; how many."""

    def why_not_own(self, s: State, d: Deck, p: int, code: int) -> int:
        """Why a code is no answer to such a question; ALLOWED if it is one."""

    def do_own(self, s: State, d: Deck, question: int, code: int) -> None:
        """Do what the answer to such a question says."""

    def perform(self, s: State, d: Deck, f: int, at: int) -> None:
        """Perform instruction `at` of frame f, which is one that only this family has."""

    def list_answers(self, s: State, d: Deck, f: int, at: int, size: int) -> int:
        """List what a choice of such an instruction offers."""

    def why_not_answer(self, s: State, d: Deck, f: int, at: int, code: int) -> int:
        """Why a code does not answer such a choice."""

    def answer(self, s: State, d: Deck, f: int, at: int, code: int) -> None:
        """Take the answer, and go on behind the choice."""

    def dump_own(self, s: State, d: Deck, f: int, origin: int, sorts: int, to: int) -> None:
        """Move all cards of these sorts that lie where only this family has cards."""

    def rank(self, s: State, d: Deck, p: int) -> int:
        """One number that orders the seats at the end: the highest wins."""

    def mask_own(self, s: State, m: State, d: Deck, p: int, size: int) -> None:
        """Hide from seat p in the masked state m what only this family hides."""

    def sample_own(self, m: State, w: State, d: Deck, p: int, size: int) -> None:
        """Choose in the world w what only this family hides, as seat p could think."""
