"""What a card that lies beside a project does to it, as a sentence goes on: which now needs one more."""

from labdeck.deck import Tables
from labdeck.deck.words import counted


def attached_in_words(tables: Tables, c: int) -> str:
    """What the project has, or does without, by this card. [L42]"""
    deck = tables.deck
    if deck.worth[c]:
        return f"is now worth {counted(abs(deck.worth[c]), 'more point' if deck.worth[c] > 0 else 'fewer point')}"
    if deck.fewer[c]:
        return f"now needs {deck.fewer[c]} fewer"
    if deck.guards[c]:
        return "cannot be hurt any more"
    return f"now needs {deck.more[c] if deck.more[c] > 1 else 'one'} more"
