"""The log of a game of projects: a sentence for each verb, with its rule."""

from labdeck.game import shared_log
from labdeck.rules import numbers as n

# {who} acts on {card}, or on several listed, from {origin} to {goal}.
SENTENCES: dict[int, tuple[str, str]] = shared_log.SENTENCES | {
    n.DEALS: ("P2", "{who} is dealt {card}."),
    n.SHOWS_BACK: ("P2", "{who} shows {card}: back into the middle of {goal}."),
    n.LEAVES_OUT: ("P3", "Left out of the game, unseen: {card}."),
    n.DRAWS: ("P5", "{who} draws {card} from {origin}."),
    n.SEES: ("P6", "{who} now sees {card}."),
    n.REFILLS: ("P7", "{Goal} is refilled."),
    n.SHUFFLES: ("P1", "{Goal} is shuffled."),
    n.STARTS: ("P9", "{who} starts {card}."),
    n.PUTS: ("P10", "{who} puts {card} beside {goal}."),
    n.COMPLETES: ("P11", "{who} completes {card} for {points}."),
    n.CLEARS: ("P11", "From beside {origin} to {goal}: {card}."),
    n.PLAYS: ("P12", "{who} plays {card}."),
    n.PLAYS_AT_ONCE: ("P15", "{who} plays {card}."),
    n.BLOCKS_IT: ("P20", "{who} blocks it with {card}."),
    n.DISCARDS: ("P22", "{who} discards {card}."),
    n.LOSES: ("R18", "{who} loses {card} to {goal}."),
    n.TAKES: ("R33", "{who} takes {card} from {origin}."),
    n.RETURNS: ("R12", "Back to {goal}: {card}."),
    n.MOVES: ("R11", "{who} moves {card} from {origin} to {goal}."),
    n.LOOKS_AT: ("R30", "{who} looks at {card} on top of {origin}."),
    n.PUTS_BACK: ("R30", "{who} puts {card} back on top of {goal}."),
    n.BURNS_DRAWN: ("R29", "Burned as it is drawn: {card}."),
    n.ATTACHES: ("R4", "{who} lays {card} beside {goal}, which {change}."),
    n.SWAPS: ("R34", "{card} goes from {origin} to {goal}."),
    n.SKIPS: ("P24", "{who} skips a turn."),
    n.MUST_SKIP: ("P24", "{who} must skip {count}."),
    n.BEGINS_TURN: ("P4", "It is {who}'s turn."),
    n.OPENS_LAST_CALL: ("P26", "{who} has made the last call: one more turn for everyone."),
    n.EMPTIES_PROJECTS: ("P8", "The last {project} card has left its pile."),
    n.GIVES: ("R17", "{who} gives {card} to {goal}."),
    n.OFFERS_TO: ("P30", "{who} offers to join {card} with {goal}."),
    n.ACCEPTS: ("P30", "{who} accepts: {origin} and {card} are a pair."),
    n.DECLINES: ("P30", "{who} declines to join {card} with {origin}."),
    n.PARTS: ("P37", "The collaboration of {card} and {goal} ends."),
    n.STAYS: ("P37", "From beside {origin} to {goal}: {card}."),
    n.ENDS_GAME: ("P26", "The game ends: {ending}."),
    n.AIMS_AT: ("R25", "{who} aims at {aim}."),
    n.FIZZLES: ("P18", "{card} finds nothing to act on."),
    n.FORGOES: ("R36", "{who} passes: no further card for {card}."),
    n.PASSES: ("P20", "{who} does not block."),
    n.BURNS: ("R39", "{who} burns {card}: no {project} is active."),
    n.ENDS_CHAIN: ("R19", "Burned unplayed, since a chain of cards played at once has an end: {card}."),
    n.REMOVES: ("P25", "Out of {origin} for good: {card}."),
}
BY_PLACE: dict[tuple[int, int], tuple[str, str]] = shared_log.BY_PLACE | {
    **shared_log.lacking("R27"),
    (n.PUTS_UNDER, n.LOOKED): ("R30", SENTENCES[n.PUTS_UNDER][1]),
    (n.LOSES, n.LOOKED): ("R30", "{who} puts {card} into {goal}."),
    **{(n.SEES, n.QUEUE + p): ("P15", "{who} must play {card} at once.") for p in range(n.SEATS)},
}
ENDINGS = {
    n.BY_LAST_CALL: ("P26", "last call"),
    n.BY_NO_PROJECTS: ("R19", "no projects left"),
    n.BY_STALL: ("R19", "stalled"),
    n.BY_TURNS: ("R19", "too many turns"),
}
