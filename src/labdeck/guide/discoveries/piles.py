"""Where the cards of a game of discoveries go, and what comes back."""

from labdeck.guide.speech import Speech, capital

from .holdings import inspirations


def piles(speech: Speech) -> tuple[str, ...]:
    """Where cards go, and which of them return."""
    says = [
        f"{capital(speech.many)} of the field that go lie open beside it. When their pile is "
        "empty, they are shuffled into a new one.",
        "Heroes, items and locations that you discard lie on the hero discards. When the hero pile is empty, "
        "they are shuffled into a new one.",
    ]
    if inspirations(speech):
        says.append("An inspiration goes to the hero discards when it has been played, also if it was cancelled.")
    stolen = any("teal" in title.effect for title in speech.deck.titles)
    says.append(
        f"No card takes {speech.a_one} from you that you have scored."
        + (" But items and locations can be stolen." if stolen else "")
    )
    return tuple(says)
