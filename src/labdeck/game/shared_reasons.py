"""Reasons that every family gives, each under a rule of its own."""

from labdeck.rules import numbers as n

# {project} and {projects} are replaced by the deck's own words.
SAID = {
    n.GAME_OVER: "The game is over.",
    n.NO_SUCH_CARD: "This deck has no such card.",
    n.NOT_YOURS: "This {project} does not lie before the right player for that.",
    n.TWIN: "An equal card in the same place already stands for this one.",
    n.NOT_AN_ANSWER: "This does not answer what is being asked.",
    n.NOT_IN_HAND: "You do not have this card in your hand.",
    n.MUST_CHOOSE: "This choice cannot be passed: something must be chosen.",
    n.WITHOUT_EFFECT: "It would have no effect there.",
}
# What the language of cards brings to every family, under its own rules.
OF_SENTENCES = {
    n.IS_SAFE: ("L10", "This {project} cannot be hurt."),
    n.CANNOT_PAY: ("L13", "You have not got what this card takes from you."),
}


def under(rules: dict[int, str]) -> dict[int, tuple[str, str]]:
    """The shared reasons, with the rules of a family, and those of the language."""
    return {reason: (rule, SAID[reason]) for reason, rule in rules.items()} | OF_SENTENCES
