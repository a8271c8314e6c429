"""The knobs of the projects family: one table from which the check, the reference and the command line come."""

from labdeck.deck.knob import FIRST, LIMITS, Knobs, choice, number, several, truth
from labdeck.rules import numbers as n

REFILL = {"burn": 1, "discard": 2}
KNOBS = (
    number("draw", 2, 1, 10, "Cards drawn in a turn."),
    truth("draw_blind", True, "All draws of a turn are made before any of the cards is looked at."),
    several(
        "draw_from",
        ("project", "resource", "discard"),
        {"project": 1, "resource": 2, "modifier": 4, "discard": 8},
        1,
        "The piles that may be drawn from; of discard the top card.",
    ),
    number("opening_resources", 2, 0, 10, "Cards dealt to each player from the resource pile."),
    number("opening_projects", 1, 0, 10, "Projects dealt to each player."),
    choice(
        "opening_modifiers",
        "middle",
        {"middle": 0, "kept": 1},
        "A modifier that is dealt goes back to the middle of its pile, or is kept.",
    ),
    truth("modifier_pile", False, "Modifiers have a pile of their own, from which one must be able to draw."),
    truth("projects_count", True, "Projects in hand count to the hand limit."),
    number("projects_in_hand", 0, 0, n.CARDS, "Most projects in hand after a turn; 0 is no limit."),
    choice(
        "completed_to",
        "burn",
        {"burn": n.BURN, "discard": n.DISCARD},
        "Where the resources beside a completed project go.",
    ),
    several(
        "refill",
        ("burn", "discard"),
        REFILL,
        0,
        "What an empty resource pile is refilled from, shuffled together; of discard all but its top card.",
    ),
    several("refill_else", (), REFILL, 0, "What it is refilled from when those are empty."),
    truth("collaboration", False, "Two players may finish two of their projects together."),
    choice("block", "self", {"self": 0, "anyone": 1}, "Who may block a modifier: the player it hurts, or anyone."),
    choice(
        "tie_break",
        "fewer active, more completed",
        {"fewer active, more completed": 1, "shared": 0},
        "What decides between equal scores: fewer active projects, then more completed ones; or nothing.",
    ),
    number("projects", 0, 0, n.CARDS, "How many project cards are used; 0 is all of them."),
    FIRST,
    *LIMITS,
    number("most_chain", 100, 1, 1000, "Cards played at once in a row; then the chain ends by force."),
)


def misfits(knobs: Knobs, titles: dict[str, int]) -> list[tuple[str, str]]:
    """The knobs that contradict each other, or a deck with so many titles in each table, and why."""
    wrong: list[tuple[str, str]] = []
    if "modifier" in knobs["draw_from"] and not knobs["modifier_pile"]:
        wrong.append(("draw_from", "names the modifier pile, and there is none (knob modifier_pile)"))
    if titles["modifier"] and knobs["modifier_pile"] and "modifier" not in knobs["draw_from"]:
        wrong.append(
            ("draw_from", "must name the modifier pile too, or nobody could draw a modifier (knob modifier_pile)")
        )
    if knobs["projects"] > titles["project"]:
        wrong.append(("projects", f"is more than the deck's {titles['project']}"))
    return wrong
