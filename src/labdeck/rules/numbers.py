"""Every number that has a name: limits, places, questions, codes, instructions, verbs and reasons.

Plain integers and nothing else, so that reading a deck or starting a game needs no numpy.
"""

# Limits. A deck beyond them is refused with a clear error; compiled code is made for exactly these.
CARDS = 128
SEATS = 5
KINDS = 24
NEEDS = 8  # printed on one project
ALL_NEEDS = 16  # printed ones and extra ones together
TWINS = 62  # titles with two copies or more
BLOCKS = 8  # cards that cancel a modifier
STEPS = 640  # instructions in a deck's programs
FRAMES = 6  # effects under way at once
OFFERS = 32  # collaborations offered in one turn
NONE = CARDS  # no card, no seat: an index that no array has, so that using it by mistake is found

# Families of rules.
PROJECTS, DISCOVERIES = 0, 1

# Places. The first ten hide their cards; whatever goes to a place from OPEN on is seen by everyone.
PROJECT_PILE, RESOURCE_PILE, MODIFIER_PILE, OUT, LOOKED = 0, 1, 2, 3, 4
HAND = 5
OPEN = 10
DISCARD, BURN, PLAYED, FIELD = 10, 11, 12, 13
QUEUE, TABLE, DONE, BESIDE = 15, 20, 25, 30
PLACES = BESIDE + CARDS
NODES = CARDS + PLACES  # a linked list has one node for each card and one for each place

# Roles and sorts. A role is what a card is for; a sort is a bit that a sentence can ask for.
PROJECT, RESOURCE, WILDCARD, MODIFIER, BLOCK = 0, 1, 2, 3, 4
KIND_BITS = (1 << KINDS) - 1
WILD_SORT = 1 << KINDS
KEPT_SORT = 1 << (KINDS + 1)  # a modifier that may stay in a hand
AT_ONCE_SORT = 1 << (KINDS + 2)
PROJECT_SORT = 1 << (KINDS + 3)
MODIFIER_SORTS = WILD_SORT | KEPT_SORT | AT_ONCE_SORT
ANY_RESOURCE = KIND_BITS | WILD_SORT
SAME = 1 << (KINDS + 4)  # in a need: all such needs of the project want one and the same kind

# Whom a modifier hurts.
HURTS_NOBODY, HURTS_SELF, HURTS_OTHER, HURTS_ANY, HURTS_ALL = 0, 1, 2, 3, 4

# Phases of a turn.
DRAW_PHASE, ACT_PHASE, DISCARD_PHASE = 0, 1, 2

# Questions: what the asked seat has to choose.
(
    ASK_NOTHING,
    ASK_DRAW,
    ASK_ACT,
    ASK_ON,
    ASK_DISCARD,
    ASK_AT_ONCE,
    ASK_GIVE,
    ASK_WITH,
    ASK_ACCEPT,
    ASK_SEAT,
    ASK_CARD,
    ASK_PROJECT,
    ASK_PILE,
    ASK_BLOCK,
    ASK_PUT_BACK,
) = range(15)

# Codes of choices: touch a card (0…127), a seat, a pile, or say a word.
SEAT_CODE = CARDS
PILE_CODE = SEAT_CODE + SEATS
PILE_CODES = 5  # project, resource, modifier, discard, and one to spare
PROJECT_CODE, RESOURCE_CODE, MODIFIER_CODE, DISCARD_CODE = range(PILE_CODE, PILE_CODE + 4)
PASS, END, ACCEPT, DECLINE, TOP, BOTTOM = range(PILE_CODE + PILE_CODES, PILE_CODE + PILE_CODES + 6)
CODES = 160

# Instructions: (operation, x, y, z). The phrasebook writes them, `effects` performs them.
WIDTH = 4
(
    OP_END,  # the effect is over
    OP_SEAT,  # choose a seat: x scope, y sorts it must be able to lose (0: any)
    OP_CARD,  # choose a card: x where, y sorts, z flags
    OP_PROJECT,  # choose a project: x scope, y condition, z its argument
    OP_SECOND,  # choose a second project: likewise
    OP_ANY,  # the effect is over unless the project choice x y z has a candidate
    OP_WINDOW,  # the seat hurt may block: x whom, z where to go on when blocked
    OP_MOVE,  # the chosen card goes to x
    OP_DRAW,  # x who, y how many, z pile; + the sieve in OP_SIEVE before it
    OP_SIEVE,  # modifiers drawn next burn: x which
    OP_PILE,  # draw x cards, each from a pile of one's choice
    OP_LOOK,  # look at the top: x pile, y how many
    OP_PUT_BACK,  # the looked at go back: x pile, y TOP or BOTTOM
    OP_DUMP,  # all matching cards: x from where, y sorts, z to where
    OP_DROP,  # the project leaves the table: x to where
    OP_DROP_OTHERS,  # the seat's other projects leave, with their cards
    OP_SKIP,  # x who, y how many turns
    OP_ATTACH,  # this card becomes a need beside the project
    OP_SWAP,  # the two projects change owners
    OP_COMPLETE,  # the project is completed, the cards beside it stay for now
    OP_CLEAR,  # what still lies beside the completed project goes where the deck says
    OP_EACH,  # a group effect: begin with the acting seat
    OP_NEXT,  # the next seat clockwise: z where the body begins
    OP_JUMP,  # go on at z
) = range(24)

# Operands. Who and whose.
ACTOR, CHOSEN_SEAT = 0, 1
OWN, OTHER, ANYONE = 0, 1, 2
# Where OP_CARD looks.
BESIDE_OWN, BESIDE_OTHER, BESIDE_ANY, BESIDE_CHOSEN, HAND_OR_TABLE, LOOKED_AT, IN_DISCARD, IN_BURN, IN_BOTH = range(9)
# Flags of OP_CARD; the place to go on when the answer is "pass" or there is none stands above them.
BY_SEAT = 1  # the chosen seat chooses, not the actor
MAY = 2
FITS_MINE = 4  # only a card that one of the actor's other projects needs
JUMP_SHIFT = 4
# Conditions of OP_PROJECT.
ALWAYS, HAS_SORT, IS_FULL, FITS_CHOSEN, IS_FREE, HAS_NEED, HAS_COMPANY = range(7)
TAG_SHIFT = 4  # scope | (tag + 1) << TAG_SHIFT: only projects with that tag
# Where OP_DUMP takes from, as bits, and where things go.
FROM_HAND, FROM_TABLE, FROM_CHOSEN = 1, 2, 4
TO_DISCARD, TO_BURN, TO_HAND, TO_SECOND = range(4)
SIEVE_NONE, SIEVE_MODIFIERS, SIEVE_HARMFUL = 0, 1, 2

# How a game ended.
(
    PLAYING,
    BY_LAST_CALL,
    BY_NO_PROJECTS,
    BY_STALL,
    BY_TURNS,
) = range(5)

# Verbs: what an event says happened.
(
    DEALS,
    SHOWS_BACK,
    LEAVES_OUT,
    DRAWS,
    SEES,
    REFILLS,
    SHUFFLES,
    STARTS,
    PUTS,
    COMPLETES,
    CLEARS,
    PLAYS,
    PLAYS_AT_ONCE,
    USES_UP,
    BLOCKS_IT,
    DISCARDS,
    LOSES,
    TAKES,
    RETURNS,
    MOVES,
    LOOKS_AT,
    PUTS_BACK,
    BURNS_DRAWN,
    ATTACHES,
    SWAPS,
    SKIPS,
    MUST_SKIP,
    BEGINS_TURN,
    OPENS_LAST_CALL,
    EMPTIES_PROJECTS,
    GIVES,
    OFFERS_TO,
    ACCEPTS,
    DECLINES,
    PARTS,
    ENDS_GAME,
    FIZZLES,
    PASSES,
    REMOVES,
) = range(39)

# Reasons why a code is no choice now; 0 is none. `game.reasons` gives each its rule and sentence.
(
    ALLOWED,
    NOT_ASKED,
    GAME_OVER,
    NO_SUCH_CARD,
    NOT_YOURS,
    TWIN,
    PILE_NOT_USED,
    PILE_EMPTY,
    NOT_NEEDED,
    NO_TARGET,
    NOT_FULL,
    ONLY_TO_BLOCK,
    MUST_PLAY_AT_ONCE,
    MUST_GIVE,
    MUST_DISCARD,
    NOT_AN_ANSWER,
    NOT_IN_HAND,
    NO_OFFERS,
    TOO_MANY_RESOURCES,
    IN_A_PAIR,
    IS_MANDATORY,
    ALREADY_PARTNERS,
    OFFERED_BEFORE,
    MUST_CHOOSE,
    NOT_A_BLOCK,
    ON_ANOTHER,
    PROJECTS_EXEMPT,
    CANNOT_DISCARD_TABLE,
    WITHOUT_EFFECT,
) = range(29)
