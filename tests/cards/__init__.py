"""The cards of the shipped decks: held against the sheets, and those with something of their own.

What a sentence does is tested in `tests/phrases`, over every card that says it. A card of several sentences, or with a
ruling of its own, has a file here that reads as the card.
"""
