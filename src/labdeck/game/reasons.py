"""Reasons: why a choice is not allowed, each with its rule's number and a sentence in plain words."""

from labdeck.deck import DeckFile
from labdeck.rules import numbers as n

from .errors import IllegalChoice

# {project} and {projects} are replaced by the deck's own words.
REASONS: dict[int, tuple[str, str]] = {
    n.GAME_OVER: ("P26", "The game is over."),
    n.NO_SUCH_CARD: ("P1", "This deck has no such card."),
    n.NOT_YOURS: ("P9", "This {project} does not lie before the right player for that."),
    n.TWIN: ("R24", "An equal card in the same place already stands for this one."),
    n.PILE_NOT_USED: ("P5", "This deck does not let you draw from that pile."),
    n.PILE_EMPTY: ("R1", "That pile is empty and cannot be refilled."),
    n.NOT_NEEDED: ("P10", "None of your active {projects} still needs this card."),
    n.NO_TARGET: ("P12", "It would find nothing to act on."),
    n.NOT_FULL: ("P11", "This {project} still lacks something that it needs."),
    n.ONLY_TO_BLOCK: ("P20", "This card only answers a modifier that would hurt you."),
    n.MUST_PLAY_AT_ONCE: ("P15", "A card that must be played at once comes first."),
    n.MUST_GIVE: ("R17", "A mandatory {project} must be given to another player before your turn ends."),
    n.MUST_DISCARD: ("P22", "Your hand is larger than the number of your active {projects}: discard first."),
    n.NOT_AN_ANSWER: ("R24", "This does not answer what is being asked."),
    n.NOT_IN_HAND: ("P12", "You do not have this card in your hand."),
    n.NO_OFFERS: ("P30", "There is no collaboration to offer here."),
    n.TOO_MANY_RESOURCES: ("P31", "To be joined, a {project} has at most one resource beside it."),
    n.IN_A_PAIR: ("P32", "This {project} is already in a collaboration."),
    n.IS_MANDATORY: ("P36", "A mandatory {project} never collaborates."),
    n.ALREADY_PARTNERS: ("P32", "These two players already share a collaboration."),
    n.OFFERED_BEFORE: ("R21", "These two {projects} have been offered to each other this turn."),
    n.MUST_CHOOSE: ("R36", "This choice cannot be passed: something must be chosen."),
    n.NOT_A_BLOCK: ("P20", "This card does not cancel a modifier."),
    n.ON_ANOTHER: ("P10", "A resource goes beside a {project} of your own."),
    n.CANNOT_DISCARD_TABLE: ("P23", "Only a card's effect can remove what lies on the table."),
    n.WITHOUT_EFFECT: ("R24", "It would have no effect there."),
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
    n.STILL_ACTIVE: (
        "R39",
        "It is played with something to act on, and burned only while no {project} is active.",
    ),
    n.NOT_TO_BURN: ("R39", "This card does not say that its holder may burn it."),
    n.MUST_WAIT: ("P15", "It waits until the effect on top is over: cards drawn by that one come first."),
}
# Where the discoveries family has a rule of its own for a reason that both share.
DISCOVERY_RULES = {
    n.GAME_OVER: "D39",
    n.NO_SUCH_CARD: "D1",
    n.NOT_YOURS: "D33",
    n.TWIN: "DR5",
    n.NOT_AN_ANSWER: "DR5",
    n.NOT_IN_HAND: "D30",
    n.MUST_CHOOSE: "DR5",
    n.WITHOUT_EFFECT: "DR5",
}


def reason_of(code: int, words: dict[str, str], rules: str = "projects") -> tuple[str, str]:
    """The rule's number and the sentence for a reason code, in the deck's words."""
    rule, sentence = REASONS[code]
    if rules == "discoveries":
        rule = DISCOVERY_RULES.get(code, rule)
    project, projects = words.get("project", "project"), words.get("projects", "projects")
    return rule, sentence.format(project=project, projects=projects)


def illegal(code: int, deck: DeckFile, said: str = "") -> IllegalChoice:
    """The error for a reason code, after what was said."""
    rule, sentence = reason_of(code, deck.words, deck.rules)
    return IllegalChoice(f"{said}: {sentence}" if said else sentence, rule, code)


def reason_names() -> list[str]:
    """The names of the reason codes, by code: they close the list of numbers."""
    names = list(vars(n))
    return names[names.index("ALLOWED") :]


def reference_reasons() -> str:
    """The page docs/reference/reasons.md: every reason, with its name in the rules and its number."""
    names = list(enumerate(reason_names()))[1:]
    rows = "".join(f"| `{name}` | {' | '.join(reason_of(code, {}))} |\n" for code, name in names)
    return (
        "# Why a choice is refused\n\n"
        "`IllegalChoice` carries one of these sentences and the number of a rule in\n"
        "[the rules](../rules/projects.md) or of [those of discoveries](../rules/discoveries.md);\n"
        "a deck's own word stands where the table says project.\n"
        "This page is written by `labdeck reference`.\n\n"
        "| reason | rule | sentence |\n|---|---|---|\n" + rows
    )
