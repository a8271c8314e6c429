"""The chat: its ready phrases, and why a line is not said."""

from labdeck.server.protocol.words import PhraseName

PHRASES: dict[PhraseName, str] = {
    "hello": "Hello!",
    "good-luck": "Good luck, everyone.",
    "your-turn": "It is your turn.",
    "thinking": "Let me think.",
    "well-done": "Well done!",
    "ouch": "Ouch!",
    "thanks": "Thank you.",
    "sorry": "Sorry!",
    "back-soon": "Back in a moment.",
    "good-game": "Good game!",
    "again": "Another round?",
}
TEXT_OR_PHRASE = "Say either a text or a phrase."
NOTHING = "There is nothing to say."
TOO_MUCH = "That is much at once; wait a little before you say more."


def too_long(most: int) -> str:
    return f"A line has at most {most} letters."
