"""Why a choice is not allowed in a game of discoveries."""

from labdeck.game.shared_reasons import under
from labdeck.rules import numbers as n

# {project} and {projects} are replaced by the deck's own words.
REASONS: dict[int, tuple[str, str]] = {
    **under(
        {
            n.GAME_OVER: "D39",
            n.NO_SUCH_CARD: "D1",
            n.NOT_YOURS: "D33",
            n.TWIN: "DR5",
            n.NOT_AN_ANSWER: "DR5",
            n.NOT_IN_HAND: "D30",
            n.MUST_CHOOSE: "DR5",
            n.WITHOUT_EFFECT: "DR5",
        }
    ),
    n.NO_DISCOVERY: ("DR3", "No {project} in the field has this hero's type and a step that you still lack."),
    n.NOT_IN_FIELD: ("D16", "This card does not lie open in the field."),
    n.WRONG_TYPE: ("D10", "This hero has none of its types."),
    n.STEP_TAKEN: ("D9", "You have scored this step already."),
    n.NO_HERO: ("D33", "No hero of yours can take it now."),
    n.NO_ROOM: ("D21", "That hero has no room for it."),
    n.TYPE_OF_HERO: ("D22", "It is not of that hero's type."),
    n.ONLY_TO_ANSWER: ("DR14", "This inspiration only answers another card as it is played."),
    n.NOT_YOUR_TURN: ("DR35", "This inspiration is for your own turn."),
    n.NOT_AN_INSPIRATION: ("D28", "Only an inspiration can be played now."),
    n.NOT_A_CANCEL: ("DR14", "This card cancels nothing."),
    n.ENOUGH_DISCARDS: ("D37", "You have discarded as many as you may in one turn."),
    n.TOO_MANY_CARDS: ("D38", "Your hand is too large: discard first."),
    n.ONLY_A_HERO: ("DR21", "After the first score only one more hero can be played."),
    n.IS_PROTECTED: ("DR17", "A hero protects it."),
    n.INSPIRE_FIRST: ("DR14", "Inspirations are played as a turn begins, before its action."),
}
