"""What sentences do in every family, as the log tells it: under the rules of the language."""

from labdeck.rules import numbers as n

# {who} acts on {card}, or on several listed, from {origin} to {goal}; {giver} and {taker} are whose hands those are.
SENTENCES: dict[int, tuple[str, str]] = {
    n.PEEKS: ("L31", "{who} sees {card} in {origin}."),
    n.REVEALS: ("L30", "{who} reveals {card}."),
    n.GAINS_POINTS: ("L28", "{who} gains {count}."),
    n.LOSES_POINTS: ("L28", "{who} loses {count}."),
    n.GAINS_TURN: ("L9", "{who} will take another turn."),
    n.LOSES_TURN: ("L9", "{who} takes no other turn after this one."),
    n.HANDS_OVER: ("L24", "{giver} hands {card} to {taker}."),
    n.SHOWS: ("L30", "{who} shows {card}."),
    n.BRINGS: ("L34", "{who} starts {card} from the top of {origin}."),
    n.CARRIES: ("L35", "{card} goes from {origin} to {goal}, with all that lies beside it."),
    n.GUARDS: ("L37", "{who}'s {projects} cannot be hurt until {who}'s next turn."),
    n.DECIDES: ("L21", "{who} decides: {deed}."),
    n.PASSES_BY: ("L14", "{who} does not cancel it."),
    n.PUTS_UNDER: ("L44", "{who} puts {card} at the bottom of {goal}."),
    n.LOOKS_THROUGH: ("L7", "{who} looks through {origin}."),
    n.DRAWS_LOT: ("L22", "A card of {origin} is drawn at random."),
    n.OPPOSES: ("L14", "{who} cancels it with {card}."),
}
BY_PLACE: dict[tuple[int, int], tuple[str, str]] = {
    (n.DECIDES, n.ACCEPT): ("L20", SENTENCES[n.DECIDES][1]),
    (n.DECIDES, n.PASS): ("L20", "{who} passes."),
    **{(n.BRINGS, n.HAND + p): ("L34", "{who} gets {card} from the top of {origin}.") for p in range(n.SEATS)},
}


def lacking(rule: str) -> dict[tuple[int, int], tuple[str, str]]:
    """What is told, under a family's rule, when a card would have to be chosen and there is none: a truth. [L6]"""
    held = {(n.FORGOES, n.HAND + p): (rule, "{who} has no such card for {card}.") for p in range(n.SEATS)}
    return held | {(n.FORGOES, n.LOOKED): (rule, "{who} finds no such card for {card}.")}
