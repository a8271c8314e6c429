"""The phrases of heroes, inspirations and challenges: what they do at once, allow, or add at the end."""

from labdeck.deck.language.phrase import Phrase
from labdeck.rules import numbers as n

CARDS_OF = n.HERO_PILE_SORTS
PHRASES = (
    Phrase(
        4,
        "Take 1 {gear} from discard.",
        n.HURTS_NOBODY,
        ((n.OP_CARD, n.IN_DISCARD, "gear"), (n.OP_MOVE, n.TO_HAND)),
    ),
    Phrase(11, "Draw {cards}.", n.HURTS_NOBODY, ((n.OP_DRAW, n.ACTOR, "cards", n.RESOURCE_PILE),)),
    Phrase(
        12,
        "Look at the top {many} cards of the hero pile: take 1, put the others at the bottom.",
        n.HURTS_NOBODY,
        (
            (n.OP_LOOK, n.RESOURCE_PILE, "many"),
            (n.OP_CARD, n.LOOKED_AT, CARDS_OF),
            (n.OP_MOVE, n.TO_HAND),
            (n.OP_PUT_BACK, n.RESOURCE_PILE, n.BOTTOM),
        ),
    ),
    Phrase(
        12,
        "Reveal the top {many} cards of the hero pile: take 1 {gear}, put the others at the bottom.",
        n.HURTS_NOBODY,
        (
            (n.OP_REVEAL, n.RESOURCE_PILE, "many"),
            (n.OP_CARD, n.LOOKED_AT, "gear", 3 << n.JUMP_SHIFT),
            (n.OP_MOVE, n.TO_HAND),
            (n.OP_PUT_BACK, n.RESOURCE_PILE, n.BOTTOM),
        ),
    ),
    Phrase(
        13,
        "Look at the top {few} cards of the {P} pile: put each back on the top or at the bottom.",
        n.HURTS_NOBODY,
        ((n.OP_LOOK, n.PROJECT_PILE, "few"), (n.OP_RETURN, n.PROJECT_PILE)),
    ),
    Phrase(
        18,
        "Another player discards {cards} of their choice.",
        n.HURTS_OTHER,
        (
            (n.OP_SEAT, n.OTHER, 0, 1),
            (n.OP_CARD, n.IN_HAND, CARDS_OF, n.BY_SEAT),
            (n.OP_MOVE, n.TO_DISCARD),
            (n.OP_REPEAT, "cards", 0, 1),
        ),
    ),
    Phrase(19, "Look at every other player's hand.", n.HURTS_NOBODY, ((n.OP_PEEK, n.OTHER),)),
    Phrase(
        19,
        "Look at another player's hand and discard 1 card from it.",
        n.HURTS_OTHER,
        (
            (n.OP_SEAT, n.OTHER, 0, 1),
            (n.OP_PEEK, n.OWN),
            (n.OP_CARD, n.IN_HAND, CARDS_OF),
            (n.OP_MOVE, n.TO_DISCARD),
        ),
    ),
    Phrase(
        20,
        "Steal 1 {enhancement}.",
        n.HURTS_OTHER,
        (
            (n.OP_STEAL, "enhancement"),
            (n.OP_HERO, 0, 0, 4),
            (n.OP_LAY,),
            (n.OP_JUMP, 0, 0, 5),
            (n.OP_MOVE, n.TO_DISCARD),
        ),
    ),
    Phrase(
        21,
        "Move up to {few} of your enhancements to other heroes of yours.",
        n.HURTS_NOBODY,
        (
            (n.OP_CARD, n.BELOW_OWN, n.ENHANCEMENT_SORTS, n.MAY),
            (n.OP_HERO,),
            (n.OP_LAY,),
            (n.OP_REPEAT, "few"),
        ),
    ),
    Phrase(
        22,
        "Discard up to {few} unclaimed {Ps} from the field and replace them.",
        n.HURTS_NOBODY,
        (
            (n.OP_CARD, n.IN_FIELD, n.PROJECT_SORT, n.MAY | 3 << n.JUMP_SHIFT),
            (n.OP_MOVE, n.TO_FIELD_DISCARD),
            (n.OP_REPEAT, "few"),
            (n.OP_FILL,),
        ),
    ),
    Phrase(
        22,
        "Discard every unclaimed {P} from the field and replace them.",
        n.HURTS_NOBODY,
        ((n.OP_DUMP, n.FROM_FIELD), (n.OP_FILL,)),
    ),
    Phrase(
        23,
        "Discard any number of cards, then draw as many.",
        n.HURTS_NOBODY,
        (
            (n.OP_CARD, n.IN_HAND, CARDS_OF, n.MAY | 4 << n.JUMP_SHIFT),
            (n.OP_MOVE, n.TO_DISCARD),
            (n.OP_TALLY,),
            (n.OP_JUMP,),
            (n.OP_DRAW, n.ACTOR, 0, n.RESOURCE_PILE),
        ),
    ),
    Phrase(29, "Cancel an inspiration or an instant ability as it is played.", n.HURTS_OTHER, ((n.OP_CANCEL,),)),
    Phrase(30, "Copy the instant ability of another hero in play.", n.HURTS_NOBODY, ((n.OP_COPY,),)),
    Phrase(
        31,
        "Name hero, enhancement or inspiration, then reveal the top card of the hero pile: "
        "if you are right take it and draw {cards}, else discard it.",
        n.HURTS_NOBODY,
        ((n.OP_WAGER, "cards"),),
    ),
    Phrase(32, "You may play one more hero this turn to score a second {P}.", n.HURTS_NOBODY, ((n.OP_AGAIN,),)),
    Phrase(
        33,
        "You may add {additions} to any of your heroes this turn.",
        n.HURTS_NOBODY,
        ((n.OP_EXTRA, "additions"),),
    ),
    Phrase(34, "The hero you play this turn may score a {P} of any type.", n.HURTS_NOBODY, ((n.OP_IGNORE,),)),
    Phrase(35, "Holds up to {few} items.", n.HURTS_NOBODY, gives=("items", "few")),
    Phrase(35, "Holds up to {few} locations.", n.HURTS_NOBODY, gives=("locations", "few")),
    Phrase(36, "Holds enhancements of any type.", n.HURTS_NOBODY, gives=("any_enhancement", 1)),
    Phrase(
        37,
        "Enhancements on this hero cannot be stolen or discarded.",
        n.HURTS_NOBODY,
        gives=("protects", n.PROTECTS_ITSELF),
    ),
    Phrase(37, "Your enhancements cannot be stolen or discarded.", n.HURTS_NOBODY, gives=("protects", n.PROTECTS_ALL)),
    Phrase(
        38,
        "At the end: +{plus} for each type of hero you have beyond the first.",
        n.HURTS_NOBODY,
        ((n.OP_BONUS_PER, n.OF_TYPES, 1, "plus"),),
    ),
    Phrase(
        38,
        "At the end: +{plus} for each {sort} you have.",
        n.HURTS_NOBODY,
        ((n.OP_BONUS_PER, "sort", 0, "plus"),),
    ),
    Phrase(
        38,
        "At the end: +{plus} for each of your {Ps} with odd points.",
        n.HURTS_NOBODY,
        ((n.OP_BONUS_PER, n.OF_ODD, 0, "plus"),),
    ),
    Phrase(
        39,
        "At the end: +{plus} if this hero holds {held}, +{beyond} more if it is {name}.",
        n.HURTS_NOBODY,
        ((n.OP_BONUS_IF, "held", 1, "plus"), (n.OP_BONUS_IF, "name", 1, "beyond")),
    ),
    Phrase(
        39,
        "At the end: +{plus} if you have as many items as locations, at least 1 of each.",
        n.HURTS_NOBODY,
        ((n.OP_BONUS_IF, n.OF_BALANCE, 1, "plus"),),
    ),
    Phrase(
        40,
        "+{plus} for heroes of {heroes} different types.",
        n.HURTS_NOBODY,
        ((n.OP_BONUS_IF, n.OF_TYPES, "heroes", "plus"),),
    ),
    Phrase(
        40,
        "+{plus} for {heroes} heroes of one type.",
        n.HURTS_NOBODY,
        ((n.OP_BONUS_IF, n.OF_ONE_TYPE, "heroes", "plus"),),
    ),
    Phrase(40, "+{plus} for {few} items or more.", n.HURTS_NOBODY, ((n.OP_BONUS_IF, n.OF_ITEMS, "few", "plus"),)),
    Phrase(
        40, "+{plus} for {few} locations or more.", n.HURTS_NOBODY, ((n.OP_BONUS_IF, n.OF_LOCATIONS, "few", "plus"),)
    ),
    Phrase(
        40,
        "+{plus} for all five steps without a wild {P}.",
        n.HURTS_NOBODY,
        ((n.OP_BONUS_IF, n.OF_PURE_STEPS, n.METHOD, "plus"),),
    ),
    Phrase(
        40,
        "+{plus} for five {Ps} with at most 2 enhancements.",
        n.HURTS_NOBODY,
        ((n.OP_BONUS_IF, n.OF_LEAN_STEPS, n.METHOD, "plus"),),
    ),
    Phrase(
        40,
        "+{plus} for a step worth {points} or more with its enhancements.",
        n.HURTS_NOBODY,
        ((n.OP_BONUS_IF, n.OF_BEST_STEP, "points", "plus"),),
    ),
    Phrase(
        40,
        "+{plus} for {heroes} heroes or more and no polymath.",
        n.HURTS_NOBODY,
        ((n.OP_BONUS_IF, n.OF_SOLO_HEROES, "heroes", "plus"),),
    ),
)
