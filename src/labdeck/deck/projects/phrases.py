"""The phrases of modifiers: what is burned, taken, drawn or swapped, and who may answer."""

from labdeck.deck.language.phrase import Phrase
from labdeck.rules import numbers as n

HAND_SORTS = n.KIND_BITS | n.WILD_SORT | n.KEPT_SORT | n.PROJECT_SORT
EVERY_SORT = HAND_SORTS | n.AT_ONCE_SORT
PHRASES = (
    Phrase(
        1,
        "{Burn} 1 {what} on another player's {P}.",
        n.HURTS_OTHER,
        ((n.OP_CARD, n.BESIDE_OTHER, "what"), (n.OP_WINDOW, n.CHOSEN_SEAT), (n.OP_MOVE, "Burn")),
    ),
    Phrase(
        1,
        "{Burn} 1 {what} on any {P}.",
        n.HURTS_ANY,
        ((n.OP_CARD, n.BESIDE_ANY, "what"), (n.OP_WINDOW, n.CHOSEN_SEAT), (n.OP_MOVE, "Burn")),
    ),
    Phrase(
        1,
        "{Burn} 1 {what} on one of your {Ps}.",
        n.HURTS_SELF,
        (
            (n.OP_ANY, n.OWN, n.HAS_SORT, "what"),
            (n.OP_WINDOW, n.ACTOR),
            (n.OP_CARD, n.BESIDE_OWN, "what"),
            (n.OP_MOVE, "Burn"),
        ),
    ),
    Phrase(
        1,
        "Choose any active {P} ({tag}): its owner {burns} 1 {what} beside it.",
        n.HURTS_ANY,
        (
            (n.OP_PROJECT, "tag", n.LOSES_SORT, "what"),
            (n.OP_WINDOW, n.CHOSEN_SEAT, n.LOSES_BESIDE),
            (n.OP_CARD, n.BESIDE_CHOSEN, "what", n.BY_SEAT),
            (n.OP_MOVE, "burns"),
        ),
    ),
    Phrase(
        2,
        "Take 1 {what} from another player's {P} into your hand.",
        n.HURTS_OTHER,
        ((n.OP_CARD, n.BESIDE_OTHER, "what"), (n.OP_WINDOW, n.CHOSEN_SEAT), (n.OP_MOVE, n.TO_HAND)),
    ),
    Phrase(
        3,
        "Move 1 {what} from another player's {P} to one of yours that needs it.",
        n.HURTS_OTHER,
        (
            (n.OP_CARD, n.BESIDE_OTHER, "what", n.FITS_MINE),
            (n.OP_SECOND, n.OWN, n.FITS_CHOSEN),
            (n.OP_WINDOW, n.CHOSEN_SEAT),
            (n.OP_MOVE, n.TO_SECOND),
        ),
    ),
    Phrase(
        4,
        "{Take} 1 {card} of your choice from {piles}.",
        n.HURTS_NOBODY,
        ((n.OP_CARD, "piles", "card", "Take"), (n.OP_MOVE, n.TO_HAND)),
    ),
    Phrase(
        5,
        "Discard your hand.",
        n.HURTS_SELF,
        ((n.OP_WINDOW, n.ACTOR, n.LOSES_FROM_HAND), (n.OP_DUMP, n.FROM_HAND, EVERY_SORT, n.TO_DISCARD)),
    ),
    Phrase(
        5,
        "Discard every resource in your hand.",
        n.HURTS_SELF,
        ((n.OP_WINDOW, n.ACTOR, n.LOSES_FROM_HAND), (n.OP_DUMP, n.FROM_HAND, n.KIND_BITS, n.TO_DISCARD)),
    ),
    Phrase(
        6,
        "Discard every {kind} that you have, in hand and on the table.",
        n.HURTS_SELF,
        (
            (n.OP_WINDOW, n.ACTOR, n.LOSES_FROM_BOTH),
            (n.OP_DUMP, n.FROM_HAND | n.FROM_MAT, "kind", n.TO_DISCARD),
        ),
    ),
    Phrase(
        7,
        "Discard all cards beside one of your {Ps}.",
        n.HURTS_SELF,
        (
            (n.OP_ANY, n.OWN, n.HAS_SORT, n.ANY_RESOURCE),
            (n.OP_WINDOW, n.ACTOR),
            (n.OP_PROJECT, n.OWN, n.HAS_SORT, n.ANY_RESOURCE),
            (n.OP_DUMP, n.FROM_CHOSEN, n.ANY_RESOURCE, n.TO_DISCARD),
        ),
    ),
    Phrase(
        8,
        "Discard one of your {Ps}; the cards beside it return to your hand.",
        n.HURTS_SELF,
        (
            (n.OP_ANY, n.OWN, n.ALWAYS),
            (n.OP_WINDOW, n.ACTOR),
            (n.OP_PROJECT, n.OWN, n.ALWAYS),
            (n.OP_DUMP, n.FROM_CHOSEN, n.ANY_RESOURCE, n.TO_HAND),
            (n.OP_DROP, n.TO_DISCARD),
        ),
    ),
    Phrase(
        9,
        "Keep 1 of your {Ps}; discard the others and the cards beside them.",
        n.HURTS_SELF,
        (
            (n.OP_ANY, n.OWN, n.HAS_COMPANY),
            (n.OP_WINDOW, n.ACTOR),
            (n.OP_PROJECT, n.OWN, n.HAS_COMPANY),
            (n.OP_DROP_OTHERS,),
        ),
    ),
    Phrase(
        10,
        "Another player skips their next {turns}.",
        n.HURTS_OTHER,
        ((n.OP_SEAT, n.OTHER), (n.OP_WINDOW, n.CHOSEN_SEAT), (n.OP_SKIP, n.CHOSEN_SEAT, "turns")),
    ),
    Phrase(
        10,
        "You skip your next {turns}.",
        n.HURTS_SELF,
        ((n.OP_WINDOW, n.ACTOR), (n.OP_SKIP, n.ACTOR, "turns")),
    ),
    Phrase(11, "Draw {cards} from the {pile} pile.", n.HURTS_NOBODY, ((n.OP_DRAW, n.ACTOR, "cards", "pile"),)),
    Phrase(11, "Draw {cards} from any pile but burn.", n.HURTS_NOBODY, ((n.OP_PILE, "cards"),)),
    Phrase(
        12,
        "Look at the top 2 cards of the {pile} pile: {take} 1, put the other back on {side}.",
        n.HURTS_NOBODY,
        (
            (n.OP_LOOK, "pile", 2),
            (n.OP_CARD, n.LOOKED_AT, EVERY_SORT, "take"),
            (n.OP_MOVE, n.TO_HAND),
            (n.OP_PUT_BACK, "pile", "side"),
        ),
    ),
    Phrase(
        12,
        "Look at the top {many} cards of the {pile} pile: {take} 1, put the others back on {side}.",
        n.HURTS_NOBODY,
        (
            (n.OP_LOOK, "pile", "many"),
            (n.OP_CARD, n.LOOKED_AT, EVERY_SORT, "take"),
            (n.OP_MOVE, n.TO_HAND),
            (n.OP_PUT_BACK, "pile", "side"),
        ),
    ),
    Phrase(
        14,
        "Each player draws {cards} from the resource pile.",
        n.HURTS_NOBODY,
        ((n.OP_EACH,), (n.OP_DRAW, n.CHOSEN_SEAT, "cards", n.RESOURCE_PILE), (n.OP_NEXT, 0, 0, 1)),
    ),
    Phrase(
        14,
        "Each player draws {cards} from the resource pile; modifiers drawn this way burn.",
        n.HURTS_NOBODY,
        (
            (n.OP_EACH,),
            (n.OP_SIEVE, n.SIEVE_MODIFIERS),
            (n.OP_DRAW, n.CHOSEN_SEAT, "cards", n.RESOURCE_PILE),
            (n.OP_NEXT, 0, 0, 1),
        ),
    ),
    Phrase(
        15,
        "Each player discards 1 {what}, from hand or table.",
        n.HURTS_ALL,
        (
            (n.OP_EACH,),
            (n.OP_WINDOW, n.CHOSEN_SEAT, n.LOSES_FROM_BOTH, 4),
            (n.OP_CARD, n.HAND_OR_MAT, "what", n.BY_SEAT | 4 << n.JUMP_SHIFT),
            (n.OP_MOVE, n.TO_DISCARD),
            (n.OP_NEXT, 0, 0, 1),
        ),
    ),
    Phrase(
        16,
        "Any player {burns} 1 {what} of theirs, from hand or table.",
        n.HURTS_ANY,
        (
            (n.OP_SEAT, n.ANYONE, "what"),
            (n.OP_WINDOW, n.CHOSEN_SEAT),
            (n.OP_CARD, n.HAND_OR_MAT, "what", n.BY_SEAT),
            (n.OP_MOVE, "burns"),
        ),
    ),
    Phrase(
        17,
        "Swap one of your {Ps} for another player's, with all cards beside them.",
        n.HURTS_OTHER,
        (
            (n.OP_PROJECT, n.OWN, n.IS_FREE),
            (n.OP_SECOND, n.OTHER, n.IS_FREE),
            (n.OP_WINDOW, n.CHOSEN_SEAT),
            (n.OP_SWAP,),
        ),
    ),
    Phrase(
        24,
        "Draw {cards} from the resource pile; harmful modifiers drawn this way burn.",
        n.HURTS_NOBODY,
        ((n.OP_SIEVE, n.SIEVE_HARMFUL), (n.OP_DRAW, n.ACTOR, "cards", n.RESOURCE_PILE)),
    ),
    Phrase(
        25,
        "Put this on any {P}: it needs 1 more {more} that it already needs.",
        n.HURTS_ANY,
        ((n.OP_PROJECT, n.ANYONE, n.HAS_NEED, "more"), (n.OP_WINDOW, n.CHOSEN_SEAT), (n.OP_ATTACH,)),
    ),
    Phrase(
        25,
        "Put this on any active {P} ({tag}): it needs 1 more {more} that it already needs.",
        n.HURTS_ANY,
        ((n.OP_PROJECT, "tag", n.HAS_NEED, "more"), (n.OP_WINDOW, n.CHOSEN_SEAT), (n.OP_ATTACH,)),
    ),
    Phrase(
        25,
        "Put this on one of your {Ps}: it needs 1 more {more} that it already needs.",
        n.HURTS_SELF,
        (
            (n.OP_ANY, n.OWN, n.HAS_NEED, "more"),
            (n.OP_WINDOW, n.ACTOR),
            (n.OP_PROJECT, n.OWN, n.HAS_NEED, "more"),
            (n.OP_ATTACH,),
        ),
    ),
    Phrase(26, "Counts as any 1 {classes}.", n.HURTS_NOBODY, role=n.WILDCARD),
    Phrase(27, "Cancel a modifier that would hurt you.", n.HURTS_NOBODY, role=n.BLOCK),
    Phrase(
        28,
        "Complete one of your {Ps}: the resources beside it may move to your others that need them.",
        n.HURTS_NOBODY,
        (
            (n.OP_PROJECT, n.OWN, n.IS_FULL),
            (n.OP_COMPLETE,),
            (n.OP_CARD, n.BESIDE_CHOSEN, n.ANY_RESOURCE, n.MAY | n.FITS_MINE | 6 << n.JUMP_SHIFT),
            (n.OP_SECOND, n.OWN, n.FITS_CHOSEN),
            (n.OP_MOVE, n.TO_SECOND),
            (n.OP_JUMP, 0, 0, 2),
            (n.OP_CLEAR,),
        ),
    ),
    Phrase(42, "With none, you may burn this.", n.HURTS_NOBODY, gives=("may_burn", 1)),
)
