"""A game at the terminal: from the options of `labdeck play` to the last points."""
