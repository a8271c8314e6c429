"""Words to say sentences with, of both families."""

from labdeck.deck.families import FAMILIES
from labdeck.deck.language.vocabulary import vocabulary
from labdeck.rules import numbers as n

PROJECTS, DISCOVERIES = FAMILIES["projects"].grammar, FAMILIES["discoveries"].grammar
WORDS = vocabulary(
    PROJECTS,
    "study",
    "studies",
    {"species": ("yeast", "fly"), "technique": ("imaging", "gene-editing")},
    {"old": "old", "new": "new one"},
    {},
)
OF_HEROES = vocabulary(DISCOVERIES, "find", "finds", {"type": ("science", "art")}, {}, {"Brush": 7, "Brush House": 8})
END = (n.OP_END, 1, 0, 0)
JUMPING = (
    n.OP_WINDOW,
    n.OP_NEXT,
    n.OP_JUMP,
    n.OP_HERO,
    n.OP_REPEAT,
    n.OP_IF,
    n.OP_MAY,
    n.OP_RANDOM,
    n.OP_PICK,
)


def targets(steps: list[tuple[int, int, int, int]]) -> set[int]:
    """Where the instructions of a program may go on, besides the next."""
    jumps = {z for operation, _, _, z in steps if operation in JUMPING}
    options = {step for operation, _, y, z in steps if operation == n.OP_OR for step in (y, z)}
    return jumps | options | {z >> n.JUMP_SHIFT for operation, _, _, z in steps if operation == n.OP_CARD}


def well_formed(steps: list[tuple[int, int, int, int]]) -> bool:
    """Ends once for good, with the last instruction, and jumps only to its own."""
    return [step for step in steps if step[:2] == (n.OP_END, 1)] == [steps[-1]] and max(
        targets(steps), default=0
    ) < len(steps)
