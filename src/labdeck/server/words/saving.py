"""Saving: what the database did not do."""

NOTHING_DONE = "This could not be saved, so nothing was done. Please try again."
UNKNOWN = "The database does not answer, so it is not known whether this was saved. Send it again."
GAMES_UNREAD = "The games cannot be read now. Please try again."
DECKS_UNREAD = "The decks cannot be read now. Please try again."
PICTURES_UNREAD = "The pictures cannot be read now. Please try again."
