"""Why a choice is not allowed in a game of projects."""

from labdeck.game.shared_reasons import under
from labdeck.rules import numbers as n

# {project}, {a_project} and {projects} are replaced by the deck's own words.
REASONS: dict[int, tuple[str, str]] = {
    **under(
        {
            n.GAME_OVER: "P26",
            n.NO_SUCH_CARD: "P1",
            n.NOT_YOURS: "P9",
            n.TWIN: "R24",
            n.NOT_AN_ANSWER: "R24",
            n.NOT_IN_HAND: "P12",
            n.MUST_CHOOSE: "R36",
            n.WITHOUT_EFFECT: "R24",
        }
    ),
    n.PILE_NOT_USED: ("P5", "This deck does not let you draw from that pile."),
    n.PILE_EMPTY: ("R1", "That pile is empty and cannot be refilled."),
    n.NOT_NEEDED: ("P10", "None of your active {projects} still needs this card."),
    n.NO_TARGET: ("P12", "It would find nothing to act on."),
    n.NOT_FULL: ("P11", "This {project} still lacks something that it needs."),
    n.ONLY_TO_BLOCK: ("P20", "This card only answers a modifier that would hurt you."),
    n.MUST_PLAY_AT_ONCE: ("P15", "A card that must be played at once comes first."),
    n.MUST_GIVE: ("R17", "A mandatory {project} must be given to another player before your turn ends."),
    n.MUST_DISCARD: ("P22", "Your hand is larger than the number of your active {projects}: discard first."),
    n.NO_OFFERS: ("P30", "There is no collaboration to offer here."),
    n.TOO_MANY_RESOURCES: ("P31", "To be joined, {a_project} has at most one resource beside it."),
    n.IN_A_PAIR: ("P32", "This {project} is already in a collaboration."),
    n.IS_MANDATORY: ("P36", "A mandatory {project} never collaborates."),
    n.ALREADY_PARTNERS: ("P32", "These two players already share a collaboration."),
    n.OFFERED_BEFORE: ("R21", "These two {projects} have been offered to each other this turn."),
    n.NOT_A_BLOCK: ("P20", "This card does not cancel a modifier."),
    n.ON_ANOTHER: ("P10", "A resource goes beside {a_project} of your own."),
    n.CANNOT_DISCARD_TABLE: ("P23", "Only a card's effect can remove what lies on the table."),
    n.STILL_ACTIVE: ("R39", "It is played with something to act on, and burned only while no {project} is active."),
    n.NOT_TO_BURN: ("R39", "This card does not say that its holder may burn it."),
    n.MUST_WAIT: ("P15", "It waits until the effect on top is over: cards drawn by that one come first."),
}
