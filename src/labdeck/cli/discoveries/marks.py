"""Marks of the discoveries family: a shape for each role, and the first letters of a card's types."""

from collections.abc import Iterator

from labdeck import Game, View
from labdeck.cli.family import Mark, Marks
from labdeck.cli.words import cards_by_id
from labdeck.deck import Card, DeckFile

ROLES = {
    "project": ("■", "bold"),
    "hero": ("★", "bold bright_yellow"),
    "item": ("⚒", "cyan"),
    "location": ("⌂", "green"),
    "inspiration": ("!", "bright_red"),
    "challenge": ("?", "bright_magenta"),
}
WITH_POINTS = ("project", "item", "location")
STEP = 11  # columns of the longest step's name


def card_mark(deck: DeckFile, card: Card) -> Mark:
    """A card: its points where it has some, and the first letters of its types."""
    shape, style = ROLES[card.role]
    points = f" {card.points}" if card.role in WITH_POINTS else ""
    types = f" {'/'.join(kind[0].upper() for kind in card.types)}" if card.types else ""
    return Mark(f"{card.name}{points}{types}", style, shape)


def legend(deck: DeckFile) -> Iterator[Mark]:
    """What each shape and letter means in this deck."""
    yield Mark(deck.words["project"], "", ROLES["project"][0])
    for role in ("hero", "item", "location", "inspiration", "challenge"):
        shape, style = ROLES[role]
        yield Mark(role, style, shape)
    types = ", ".join(f"{kind[0].upper()} {kind}" for kinds in deck.classes.values() for kind in kinds)
    yield Mark(f"(with the first letters of their types: {types}, P polymath)", "dim")


def step_of(view: View, q: str) -> str:
    """The step as which a discovery was scored."""
    return next((step for steps in view.steps for step, card in steps.items() if card == q), "")


def mat_row(game: Game, view: View, q: str) -> tuple[Mark, list[Mark]]:
    """A scored discovery: its step, then the discovery, its hero, and what lies below the hero."""
    by_id = cards_by_id(game)
    cards = next(table[q] for table in view.table if q in table)
    marks = [card_mark(game.deck, by_id[c]) if c in by_id else Mark(c, "dim") for c in (q, *cards)]
    return Mark(step_of(view, q).rjust(STEP), "dim"), marks


def mat_brief(game: Game, view: View, q: str) -> Marks:
    """A scored discovery by itself."""
    return (card_mark(game.deck, cards_by_id(game)[q]),)


def open_rows(game: Game, view: View) -> dict[str, list[Marks]]:
    """The field: the discoveries that lie open, each with its step, and the challenges."""
    if not view.field:
        return {}
    by_id = cards_by_id(game)
    cards = [by_id[q] for q in (*view.field, *view.challenges)]
    return {"The field": [(card_mark(game.deck, card), Mark(f" {card.step}", "dim")) for card in cards]}
