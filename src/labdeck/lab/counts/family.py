"""What tallies ask of a family. Each has a module `counts` in its folder that answers it; `families` lists them.

It is read by people and by the type checker, and not translated.
"""

from typing import Protocol

from labdeck.rules.schema import Counts, Deck, State


class Family(Protocol):
    """What tallies have to know of a family of rules."""

    def card_used(self, s: State, d: Deck, code: int) -> int:
        """The card that a choice takes from hand or queue to use it; NONE if it uses none."""

    def may_hurt(self, d: Deck, c: int) -> bool:
        """Whether others may lose something when the card is used."""

    def is_done(self, s: State) -> bool:
        """Whether a card that was used has done all that it does, when no effect is under way."""

    def is_blank_whole(self, d: Deck, c: int) -> bool:
        """Whether a blank card does nothing at all; else only its ability is blank."""

    def is_being_used(self, s: State, c: int) -> bool:
        """Whether a card of which only the ability is blank is being played now."""

    def use_blank(self, s: State, code: int) -> None:
        """Count the choice of a blank card as made, where the turn goes on differently then."""

    def note_drawn(self, s: State, out: Counts, at: int) -> None:
        """Note in the row at `at` cards that came out of their piles, and may go back there."""

    def was_drawn(self, s: State, c: int) -> bool:
        """Whether a card that is out of the game had come out of its pile."""

    def note_left(self, s: State, d: Deck, c: int, out: Counts, at: int) -> None:
        """Note in the row at `at` what it means that a project or discovery lies on a mat at the end."""
