"""The lab: many games at once, to measure the rules, the decks and the bots."""
