"""What the reference says of an ability: which cards may say it, and when it works."""

from labdeck.deck.language.phrase import Book, Phrase
from labdeck.deck.language.phrasebook import Use, texts
from labdeck.deck.language.vocabulary import vocabulary
from labdeck.deck.words import listed, with_article

from .ability import ability
from .check import SPEAKERS, misplaced
from .phrases import PHRASES
from .slots import SLOTS

ANY_WORDS = vocabulary(Book(PHRASES, SLOTS), "discovery", "discoveries", {}, {}, {"Card": 0})


def told(phrase: Phrase) -> list[str]:
    """Which cards may say it, and when it works."""
    filled = {slot: next(iter(texts(slot, ANY_WORDS).values())) for slot in phrase.parts[1::2] if slot in SLOTS}
    able = ability([Use(phrase, filled)], ANY_WORDS)
    speakers = [with_article(table) for table in SPEAKERS if not misplaced(table, able, 1)]
    works = "at the end of the game" if able.bonus else "while its hero is in play" if able.gives else "when played"
    return [f"- said by: {listed(speakers, 'or')}", f"- works: {works}"]
