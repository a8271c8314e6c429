"""Questions that people ask in a game of discoveries; only those that this deck's cards and knobs raise."""

from labdeck.guide.guide import Question
from labdeck.guide.speech import Speech, cards

from .holdings import discoveries, has_polymaths, inspirations


def questions(speech: Speech) -> tuple[Question, ...]:
    """The questions and their answers."""
    one = speech.one
    asked = [
        Question("Must I take the steps in order?", "No. Score them in any order, but each only once."),
        Question(
            "What if no hero of mine fits the field?",
            "Then you cannot score in this turn. Add an item or a location to something that you have scored, or "
            "do nothing; and choose a card of the field that goes.",
        ),
        Question(
            f"When is a hero's type right for {speech.a_one}?",
            "When it is one of the types on the card."
            + (" A polymath is right for every card." if has_polymaths(speech) else ""),
        ),
        Question(
            "Which items and locations may a hero have?",
            "Those of the hero's own type: one item and one location, unless a card says otherwise. The type of "
            f"the {one} does not matter for that.",
        ),
    ]
    if inspirations(speech):
        asked.append(
            Question(
                "When may I play an inspiration?",
                "As any turn begins, yours or another's; one that cancels, right when the card is played that it "
                "cancels. It does not use up your action, and you draw a new card for it only at the end of "
                "your own turn.",
            )
        )
    if any(len(each.types) > 1 for each in discoveries(speech)):
        asked.append(Question("Two types are on the card. Do I need both?", "No, a hero of either type is enough."))
    if speech.knobs["face_down"]:
        asked.append(
            Question(
                "May I look at items and locations that lie face down?",
                "At your own. The others see only which kind it is, until the end.",
            )
        )
    free, hand = speech.knobs["free_discards"], speech.knobs["hand"]
    if free:
        asked.append(
            Question(
                "How many cards may I discard?",
                f"Up to {cards(free)} at the end of your turn, or more if you hold so many that more than {hand} "
                "would stay.",
            )
        )
    asked.append(
        Question(
            "Can a turn go on for ever?",
            f"No. After {speech.knobs['most_choices']} choices it goes on without further inspirations, or ends.",
        )
    )
    return tuple(asked)
