"""Marks of the projects family: a shape for each class of kinds, filled where a need is met."""

from collections.abc import Iterator

from labdeck import Game, View
from labdeck.cli.family import Mark, Marks
from labdeck.cli.words import cards_by_id, in_words
from labdeck.deck import Card, DeckFile
from labdeck.deck.words import counted

# A class's shape, filled where a need is met and hollow where it is not, and its colour.
SHAPES = (("●", "○", "cyan"), ("▲", "△", "yellow"), ("◆", "◇", "magenta"), ("▼", "▽", "green"))
ROLES = {
    "project": ("■", "bold"),
    "wildcard": ("✱", "bright_green"),
    "modifier": ("!", "bright_red"),
    "block": ("#", "bright_blue"),
}


def shape_of(deck: DeckFile, need: str) -> tuple[str, str, str]:
    """The shape of the class that a need speaks of."""
    for (name, kinds), shape in zip(deck.classes.items(), SHAPES, strict=False):
        if need in kinds or need.split(" or ")[0] in kinds or need == f"any {name}":
            return shape
    return SHAPES[-1]


def need_mark(deck: DeckFile, need: str, is_met: bool = False) -> Mark:
    """A need of a project: its shape, and its words."""
    filled, hollow, colour = shape_of(deck, need)
    return Mark(in_words([need]), f"dim {colour}" if is_met else f"bold {colour}", filled if is_met else hollow)


def card_mark(deck: DeckFile, card: Card) -> Mark:
    """A card: a resource by the shape of its class, a project with its points."""
    if card.role == "resource":
        filled, _, colour = shape_of(deck, card.id)
        return Mark(card.name, colour, filled)
    shape, style = ROLES[card.role]
    return Mark(f"{card.name} {card.points}" if card.role == "project" else card.name, style, shape)


def legend(deck: DeckFile) -> Iterator[Mark]:
    """What each shape means in this deck."""
    yield Mark(deck.words["project"], "", ROLES["project"][0])
    for name, (filled, hollow, colour) in zip(deck.classes, SHAPES, strict=False):
        yield Mark(name, colour, f"{filled}{hollow}")
    for role in ("wildcard", "modifier", "block"):
        shape, style = ROLES[role]
        yield Mark(role, style, shape)
    yield Mark("(filled: there, hollow: still needed)", "dim")


def mat_row(game: Game, view: View, q: str) -> tuple[Mark, list[Mark]]:
    """An active project with its points, and its needs, those that are met first."""
    by_id = cards_by_id(game)
    partner = next((other for pair in view.pairs if q in pair for other in pair if other != q), "")
    needs = view.needs[q]
    marks = [need_mark(game.deck, need, True) for need in needs["met"]]
    marks += [need_mark(game.deck, need, False) for need in needs["missing"]]
    if partner:
        marks.append(Mark(f"+ {by_id[partner].name}", "bold"))
    if not needs["missing"]:
        marks.append(Mark("full", "bold bright_green"))
    marks += [Mark(change, "bright_yellow") for change in changes_in_words(view, q)]
    return card_mark(game.deck, by_id[q]), marks


def changes_in_words(view: View, q: str) -> Iterator[str]:
    """What the cards beside an active project change."""
    if changes := view.changes.get(q):
        yield f"now {counted(changes['points'], 'point')}"
        if changes["spared"]:
            yield f"does without {changes['spared']}"
        if changes["safe"]:
            yield "cannot be hurt"


def mat_brief(game: Game, view: View, q: str) -> Marks:
    """An active project with its points, and how many of its needs are met."""
    met, missing = (len(view.needs[q][which]) for which in ("met", "missing"))
    return card_mark(game.deck, cards_by_id(game)[q]), Mark(f" ({met} of {met + missing})", "dim")
