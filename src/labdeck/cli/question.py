"""Questions: everything that a person is shown when it is their turn to choose."""

from dataclasses import dataclass, field

from labdeck import Game, View

RECENT = 12  # lines of the log that are told when a game is resumed


@dataclass(slots=True)
class Told:
    """What a person has been told so far: lines of the log, completed projects, and the last turn."""

    lines: int = 0
    completed: set[str] = field(default_factory=set)
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
    """What somebody who comes to the table now need not be told: all but the last lines."""
    view = game.view(seat)
    return Told(max(0, len(view.log) - RECENT), {q for done in view.completed for q in done})


def question_for(game: Game, seat: int | None, told: Told) -> Question:
    """The position as a seat sees it; what it is shown now counts as told."""
    view = game.view(seat)
    news = [entry["text"] for entry in view.log[told.lines :]]
    completed = {q for done in view.completed for q in done}
    new = completed - told.completed
    facts = [f"{q.name}: {q.facts[0]}" for q in game.deck.projects if q.id in new and q.facts]
    is_new_turn = view.turn != told.turn
    told.lines, told.completed, told.turn = len(view.log), completed, view.turn
    return Question(game, view, news, facts, is_new_turn)
