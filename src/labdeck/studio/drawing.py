"""Drawing: the face of the card that is open, be the rest of its deck right or not."""

from pathlib import Path

from labdeck.deck import DeckFile
from labdeck.deck.draft import Draft
from labdeck.deck.family import CardTable, Entry
from labdeck.deck.reading import deck_file
from labdeck.faces import face

HEAD = {"id": "deck", "title": "Deck", "about": "", "version": 1, "players": (2, 2)}
HEAD |= {"best": None, "minutes": None, "credits": "", "notes": ()}


def drawn(made: Draft, table: str, at: int, deck: DeckFile | None) -> str:
    """The face of a card as an SVG, in its deck if that is right; empty while it cannot be drawn."""
    cards = made.tables.get(table, [])
    if not 0 <= at < len(cards) or not _is_whole(cards[at], made.family.tables[table]):
        return ""
    try:
        return face(deck or _part(made, table, at), made.family.tables[table].title(cards[at]).id)
    except (LookupError, ValueError):  # of kinds that the deck does not have
        return ""


def _is_whole(card: Entry, table: CardTable) -> bool:
    """Whether all is there that a title is made of."""
    is_read = "effect" not in card or "means" in card
    return is_read and all(card.get("wants", [True])) and all(key.name in card for key in table.keys)


def _part(made: Draft, table: str, at: int) -> DeckFile:
    """A deck of one card, and of those that give kinds their names."""
    kinds = [card for card in made.tables.get("resource", ()) if _is_whole(card, made.family.tables["resource"])]
    tables: dict[str, list[Entry]] = {name: [] for name in made.family.tables}
    tables |= {"resource": _once(kinds)} if kinds else {}
    card = made.tables[table][at]
    tables[table] = [card, *(other for other in tables[table] if other.get("kind") != card.get("kind", ""))]
    head = HEAD | {name: value for name, value in made.deck.items() if name != "rules"}
    knobs = {knob.name: knob.default for knob in made.family.knobs}
    part = made._replace(deck=head, knobs=knobs, tables=tables, questions=())
    return deck_file(part, Path("part.toml"))


def _once(kinds: list[Entry]) -> list[Entry]:
    """The cards of kinds, one of each, in one copy."""
    return list({card["kind"]: {**card, "copies": 1} for card in kinds}.values())
