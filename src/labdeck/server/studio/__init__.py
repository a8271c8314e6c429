"""The studio: where decks are made, kept with their versions, and shared."""
