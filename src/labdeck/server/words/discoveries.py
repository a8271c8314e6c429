"""Hints in the discoveries family."""

# By the verb of the choice.
WHY = {
    "put": "It gives one of your heroes more points.",
    "on": "Of those that fit it helps you most.",
    "play": "It does more for you now than it would later.",
    "discard": "You can do without it best.",
    "keep": "There is enough in this hand to begin with.",
    "redraw": "A new hand is likely to be better.",
    "end": "The rest of your cards is worth keeping.",
}
