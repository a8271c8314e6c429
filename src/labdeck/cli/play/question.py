"""Questions: everything that a person is shown when it is their turn to choose."""

from dataclasses import dataclass, field

from labdeck import Game, View
from labdeck.cli.families import family_of

RECENT = 12  # lines of the log that are told when a game is resumed


@dataclass(slots=True)
class Told:
    """What a person has been told so far: lines of the log, cards whose facts were earned, and the last turn."""

    lines: int = 0
    earned: set[str] = field(default_factory=set)
    turn: int = -1


@dataclass(frozen=True, slots=True)
class Question:
    """A position as one person sees it: the view, what is new since their last choice, and if a turn begins."""

    game: Game
    view: View
    news: list[str]
    facts: list[str]
    is_new_turn: bool


def recent(game: Game, seat: int | None) -> Told:
    """What counts as told to somebody who comes to the table now: all but the last lines."""
    view = game.view(seat)
    return Told(max(0, len(view.log) - RECENT), family_of(game.deck).earned(view))


def question_for(game: Game, seat: int | None, told: Told) -> Question:
    """The position as a seat sees it; what it is shown now counts as told."""
    view = game.view(seat)
    news = [entry["text"] for entry in view.log[told.lines :]]
    earned = family_of(game.deck).earned(view)
    new = earned - told.earned
    facts = [f"{card.name}: {card.facts[0]}" for card in game.cards if card.id in new and card.facts]
    is_new_turn = view.turn != told.turn
    told.lines, told.earned, told.turn = len(view.log), earned, view.turn
    return Question(game, view, news, facts, is_new_turn)
