"""Questions that people ask in a game of projects; only those that this deck's cards and knobs raise."""

from labdeck.guide.guide import Question
from labdeck.guide.speech import Speech, any_of, capital

from .holdings import mandatory, modifiers


def questions(speech: Speech) -> tuple[Question, ...]:
    """The questions and their answers."""
    return (*_always(speech), *_of_modifiers(speech), *_of_knobs(speech))


def _always(speech: Speech) -> list[Question]:
    one, many = speech.one, speech.many
    return [
        Question(
            f"How many {many} may lie before me?",
            "As many as you like. Each lets you keep one card more at the end of your turn, and each is a risk "
            "until it is complete.",
        ),
        Question(
            "May I take back what I have laid down?",
            f"No. A laid-out {one} and the cards beside it stay, until it is completed or a card takes something away.",
        ),
        Question(
            f"Must I complete {speech.a_one} as soon as I can?",
            "You choose the moment within your turn. When you stop acting, whatever is full is completed by itself.",
        ),
        Question(
            "What if a pile is empty and cannot be refilled?",
            "Then nobody can draw from it. When there is no pile left to draw from, you go on without drawing.",
        ),
    ]


def _of_modifiers(speech: Speech) -> list[Question]:
    asked = []
    if modifiers(speech, "at once"):
        asked.append(
            Question(
                "What if a modifier is played at once and there is nothing for it to do?", "It burns without effect."
            )
        )
    if modifiers(speech, "keep", "modifier"):
        asked.append(
            Question(
                "May I play a kept modifier just to be rid of it?",
                "Only if it would do something. Otherwise you can discard it.",
            )
        )
    blocks = modifiers(speech, role="block")
    if any(not each.means.gives.get("opposes") for each in blocks):
        who = "Only the player whom it hurts" if speech.knobs["block"] == "self" else "Anyone at the table"
        asked.append(
            Question(
                "Who may block a modifier?",
                f"{who}, right when it is played, whoever's turn it is. Then it does not hurt that player, and "
                "the block burns.",
            )
        )
    if any(each.means.gives.get("opposes") for each in blocks):
        asked.append(
            Question(
                "Which modifiers can be cancelled?",
                "A card that cancels any modifier works against everyone's but your own, as it is played. The "
                "modifier then does nothing at all.",
            )
        )
    if modifiers(speech, role="wildcard"):
        asked.append(
            Question(
                "What does a wildcard count as?",
                "One card that is needed, of the sorts that the wildcard names. You do not have to say which "
                "before the end.",
            )
        )
    return asked


def _of_knobs(speech: Speech) -> list[Question]:
    asked = []
    if speech.knobs["collaboration"]:
        asked.append(
            Question(
                f"How do two players work together on their {speech.many}?",
                f"On your turn you may offer one of your {speech.many} to join one of another player's, as long "
                "as neither has more than one card beside it. A card beside the pair serves both, so together "
                "they need fewer. Both are completed at the same moment, on either player's turn, and each "
                "player scores their own. For what you may keep in hand a pair counts as one.",
            )
        )
    given = mandatory(speech)
    if given:
        names = any_of([each.name for each in given[:3]])
        asked.append(
            Question(
                f"What is a mandatory {speech.one}?",
                f"Whoever draws one ({names}) gives it to another player before the turn ends, and it lies before "
                "that player at once.",
            )
        )
    if "discard" in speech.knobs["draw_from"]:
        asked.append(
            Question(
                f"May I draw {speech.a_one} that somebody has discarded?",
                "Yes, as long as it lies on top of the discard pile.",
            )
        )
    if speech.knobs["draw_blind"] and speech.knobs["draw"] > 1:
        asked.append(
            Question("May I look at the first card before I draw the next?", "No. Take all of them first, then look.")
        )
    asked.append(
        Question(
            "Can a turn go on for ever?",
            f"No. It ends by itself after {speech.knobs['most_choices']} choices, and when "
            f"{speech.knobs['most_chain']} "
            "modifiers have been played at once in a row, the next ones burn unplayed.",
        )
    )
    asked.append(
        Question(
            f"What are {speech.many} in my hand worth at the end?",
            "Nothing: they give no points and cost none."
            + (" But while you play they count as cards in your hand." if speech.knobs["projects_count"] else ""),
        )
    )
    return [Question(capital(each.asks), each.answer) for each in asked]
