"""The list of cards: every title of a deck with its copies, sort by sort."""

from labdeck.deck import Card
from labdeck.deck.words import plural

from .guide import Entry, Group
from .speech import Speech, capital


def listing(speech: Speech) -> tuple[Group, ...]:
    """The titles of each table of the deck file that is played with, in the file's order."""
    first, *others = speech.deck.tables
    headings = {first: speech.many, **{table: plural(table) for table in others}}
    left_out = {card.id for card, out in zip(speech.tables.cards, speech.tables.deck.left_out, strict=False) if out}
    groups = []
    for table, heading in headings.items():
        titles = [title for title in speech.deck.tables[table] if title.id not in left_out]
        entries = tuple(Entry(each.id, each.name, each.copies, _says(speech.cards[each.id])) for each in titles)
        if entries:
            groups.append(Group(capital(heading), sum(each.copies for each in titles), entries))
    return tuple(groups)


def _says(card: Card) -> str:
    """What a card does, or what it stands for."""
    return card.effect or card.about
