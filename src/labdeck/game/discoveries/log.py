"""The log of a game of discoveries: a sentence for each verb, with its rule."""

from labdeck.game import shared_log
from labdeck.rules import numbers as n

# {who} acts on {card}, or on several listed, from {origin} to {goal}.
SENTENCES: dict[int, tuple[str, str]] = shared_log.SENTENCES | {
    n.DEALS: ("D2", "{who} is dealt {card}."),
    n.LEAVES_OUT: ("D6", "Left out of the game: {card}."),
    n.DRAWS: ("D37", "{who} draws {card} from {origin}."),
    n.SEES: ("DR30", "{who} now sees {card}."),
    n.REFILLS: ("DR9", "{Goal} is made anew."),
    n.SHUFFLES: ("D1", "{Goal} is shuffled."),
    n.PLAYS: ("D28", "{who} plays {card}."),
    n.DISCARDS: ("D37", "{who} discards {card}."),
    n.LOSES: ("DR5", "{who} loses {card} to {goal}."),
    n.TAKES: ("DR5", "{who} takes {card} from {origin}."),
    n.MOVES: ("DR34", "{who} lays {card} on {goal}."),
    n.LOOKS_AT: ("DR33", "{who} looks at {card} on top of {origin}."),
    n.PUTS_BACK: ("DR33", "{who} puts {card} back on top of {goal}."),
    n.BEGINS_TURN: ("D30", "It is {who}'s turn."),
    n.ENDS_GAME: ("D39", "The game ends: {ending}."),
    n.FIZZLES: ("DR5", "{card} finds nothing to act on."),
    n.FORGOES: ("DR5", "{who} passes: no further card for {card}."),
    n.PASSES: ("D34", "{who} passes."),
    n.EXCHANGES: ("D3", "{who} exchanges the opening hand."),
    n.KEEPS_HAND: ("D3", "{who} keeps the opening hand."),
    n.FILLS: ("D35", "Laid open in {goal}: {card}."),
    n.CLAIMS: ("DR4", "{who} plays {card} to score {goal}."),
    n.SCORES: ("D31", "{who} scores {card} for {points}."),
    n.NAMES_STEP: ("D14", "{card} is to be the {word}."),
    n.ENHANCES: ("D25", "{who} lays {card} on {goal}."),
    n.STEALS: ("DR17", "{who} steals {card} from {origin}."),
    n.CANCELS: ("DR14", "{who} cancels {card}."),
    n.PEEKS: ("DR30", "{who} sees {card} in {origin}."),
    n.REVEALS: ("DR33", "{who} reveals {card}."),
    n.NAMES: ("DR33", "{who} says: {word}."),
    n.COPIES: ("DR21", "{who} copies {card}."),
    n.STARTS_END: ("D39", "{who} has all five steps: this round is the last."),
}
BY_PLACE: dict[tuple[int, int], tuple[str, str]] = shared_log.BY_PLACE | {
    **shared_log.lacking("DR5"),
    (n.PUTS_UNDER, n.LOOKED): ("DR33", SENTENCES[n.PUTS_UNDER][1]),
    (n.LOSES, n.LOOKED): ("DR33", "{who} puts {card} into {goal}."),
    (n.REFILLS, n.RESOURCE_PILE): ("DR10", SENTENCES[n.REFILLS][1]),
    (n.DISCARDS, n.FIELD_DISCARD): ("D36", SENTENCES[n.DISCARDS][1]),
    (n.LOSES, n.FIELD_DISCARD): ("DR36", "{who} discards {card} from the field."),
    (n.FILLS, n.CHALLENGES): ("D6", "Challenges of this game: {card}."),
    (n.LEAVES_OUT, n.PROJECT_PILE): (
        "D6",
        "Left out of the game, since two play: {card} that show one type.",
    ),
}
ENDINGS = {
    n.BY_FIVE_STEPS: ("D39", "five steps"),
    n.BY_EMPTY_FIELD: ("DR9", "empty field"),
    n.BY_STALL: ("DR31", "stalled"),
    n.BY_TURNS: ("DR31", "too many turns"),
}
