"""Hints in the projects family."""

# By the verb of the choice. {project}, {a_project} and {projects} are the deck's own words.
WHY = {
    "complete": "It has everything it needs, so its points become yours.",
    "put": "One of your {projects} needs exactly this.",
    "on": "There it helps you most.",
    "start": "On the table {a_project} can be finished, and you may keep one card more.",
    "draw": "That pile is likely to give you what you lack.",
    "play": "It does more for you now than it would in your hand.",
    "burn": "It can help nobody now, and would only take up room in your hand.",
    "discard": "It is the card that you can use least.",
    "give": "It has to go, and there it hurts you least.",
    "offer": "Together you both need fewer cards.",
    "with": "These two have most in common.",
    "accept": "Together you both need fewer cards.",
    "decline": "It would help the others more than you.",
    "end": "Nothing better is left to do this turn.",
}
