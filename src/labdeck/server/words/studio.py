"""The studio: why a deck, a picture or a card is not kept, found or made."""

TOO_LONG = "This takes too long to be read here: make the deck smaller or plainer."
TOO_MUCH = "This takes more memory than a deck has here: make it smaller or plainer."
NO_DRAFT = "There is no deck at this link."
NO_VERSION = "The deck has no such version."
ONLY_LOOK = "This link does not let you change the deck: use the one to edit, or copy it."
NO_BEGINNING = "There is no such deck to begin from."
NO_FAMILY = "There is no such family of rules."
NO_DRAWING = "There is no such drawing."
NO_PICTURE = "There is no such picture."
BASE64 = "content: a file is sent in base64."

NO_COLLECTION = "No cards are collected by this code."
NO_CARD = "No card of this number was sent."
JUDGED = {
    "accepted": "This card has been accepted already.",
    "refused": "This card has been refused already.",
}
FROM_CLASS = "A card from the class"  # what a version says that has one more


def no_table(table: str) -> str:
    return f"The deck has no table “{table}”."


def text_too_long(letters: int, most: int) -> str:
    return f"The text of a deck has at most {most:,} letters; this one has {letters:,}. Take something out."


def picture(problem: object) -> str:
    return f"The picture {problem}."


def too_many_decks(most: int) -> str:
    return f"An address keeps {most} decks at once; wait a little."


def too_many_saves(most: int) -> str:
    return f"A deck is saved {most} times at once; wait a little."


def too_many_versions(most: int) -> str:
    return f"A deck has at most {most} versions: copy it to go on."


def too_many_pictures(most: int) -> str:
    return f"An address sends {most} pictures at once; wait a little."


def too_many_cards(most: int) -> str:
    return f"An address sends {most} cards at once; wait a little."


def collection_full(most: int) -> str:
    return f"At most {most} cards are collected for a deck."
