"""Marks: a shape and a colour for every kind of card, so that neither is needed alone."""

from rich.text import Text

from labdeck.deck import Card, DeckFile

# A class's shape, filled where a need is met and hollow where it is not, and its colour.
SHAPES = (("●", "○", "cyan"), ("▲", "△", "yellow"), ("◆", "◇", "magenta"), ("▼", "▽", "green"))
ROLES = {
    "project": ("■", "bold"),
    "wildcard": ("✱", "bright_green"),
    "modifier": ("!", "bright_red"),
    "block": ("#", "bright_blue"),
    "hero": ("★", "bold bright_yellow"),
    "item": ("⚒", "cyan"),
    "location": ("⌂", "green"),
    "inspiration": ("!", "bright_red"),
    "challenge": ("?", "bright_magenta"),
}


def shape_of(deck: DeckFile, need: str) -> tuple[str, str, str]:
    """The shape of the class that a need speaks of."""
    for (name, kinds), shape in zip(deck.classes.items(), SHAPES, strict=False):
        if need in kinds or need.split(" or ")[0] in kinds or need == f"any {name}":
            return shape
    return SHAPES[-1]


def need_mark(deck: DeckFile, need: str, is_met: bool) -> Text:
    """A need of a project: its shape, and its words."""
    filled, hollow, colour = shape_of(deck, need)
    words = need.replace("-", " ")
    return Text(f"{filled if is_met else hollow} {words}", style=f"dim {colour}" if is_met else f"bold {colour}")


def card_mark(deck: DeckFile, card: Card) -> Text:
    """A card in a hand: its shape, its name, and the points of a project."""
    if card.role == "resource":
        filled, _, colour = shape_of(deck, card.id)
        return Text(f"{filled} {card.name}", style=colour)
    shape, style = ROLES[card.role]
    points = f" {card.points}" if card.role in ("project", "item", "location") else ""
    types = f" {'/'.join(kind[0].upper() for kind in card.types)}" if card.types else ""
    return Text(f"{shape} {card.name}{points}{types}", style=style)


def legend(deck: DeckFile) -> Text:
    """What each shape means in this deck."""
    line = Text.assemble(f"■ {deck.words['project']}  ")
    if deck.rules == "discoveries":
        for role in ("hero", "item", "location", "inspiration", "challenge"):
            shape, style = ROLES[role]
            line.append(f"{shape} {role}  ", style=style)
        types = ", ".join(f"{kind[0].upper()} {kind}" for kinds in deck.classes.values() for kind in kinds)
        return line.append(f"(with the first letters of their types: {types}, P polymath)", style="dim")
    for name, (filled, hollow, colour) in zip(deck.classes, SHAPES, strict=False):
        line.append(f"{filled}{hollow} {name}  ", style=colour)
    for role in ("wildcard", "modifier", "block"):
        shape, style = ROLES[role]
        line.append(f"{shape} {role}  ", style=style)
    return line.append("(filled: there, hollow: still needed)", style="dim")
