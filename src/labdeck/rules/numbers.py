"""Every number that has a name: limits, places, questions, codes, instructions, verbs and reasons.

Plain integers and nothing else, so that machine code has them as they are.
"""

# Limits. A deck beyond them is refused with a clear error; machine code is made for exactly these.
CARDS = 128
SEATS = 5
KINDS = 24
NEEDS = 8  # printed on one project
ALL_NEEDS = 16  # printed ones and extra ones together
TWINS = 62  # titles with two copies or more
BLOCKS = 8  # cards that cancel a modifier
STEPS = 2048  # instructions in a deck's programs
CARD_STEPS = 48  # of one card
PRICES = 6  # of one card that are weighed together
FRAMES = 6  # effects under way at once
ANSWERS = FRAMES - 1  # cards that cancel another in a deck of discoveries: all of them can stack on one effect
MOST_SKIPS = 99  # turns that a seat can have to skip
MOST_POINTS = 999  # that sentences can give to a seat, or take from it
OFFERS = 32  # collaborations offered in one turn
METHOD = 5  # steps of the scientific method
NONE = CARDS  # no card, no seat: an index that no array has, so that using it by mistake is found

# Places. The first ten hide their cards; whatever goes to a place from OPEN on is seen by everyone.
# Discoveries have the project pile, a discard of their own and the open field; all other cards of that family have
# the resource pile and the discard. A hero and its enhancements lie beside the discovery that it scores.
PROJECT_PILE, RESOURCE_PILE, MODIFIER_PILE, OUT, LOOKED = 0, 1, 2, 3, 4
HAND = 5
OPEN = 10
DISCARD, BURN, PLAYED, FIELD, FIELD_DISCARD, CHALLENGES = 10, 11, 12, 13, 14, 15
QUEUE, MAT, DONE, BESIDE = 16, 21, 26, 31
PLACES = BESIDE + CARDS
NODES = CARDS + PLACES  # a linked list has one node for each card and one for each place

# Roles and sorts. A role is what a card is for; a sort is a bit that a sentence can ask for.
PROJECT, RESOURCE, WILDCARD, MODIFIER, BLOCK, HERO, ITEM, LOCATION, INSPIRATION, CHALLENGE = range(10)
KIND_BITS = (1 << KINDS) - 1
WILD_SORT = 1 << KINDS
KEPT_SORT = 1 << (KINDS + 1)  # a modifier that may stay in a hand
AT_ONCE_SORT = 1 << (KINDS + 2)
PROJECT_SORT = 1 << (KINDS + 3)
ANY_SORT = -1
MODIFIER_SORTS = WILD_SORT | KEPT_SORT | AT_ONCE_SORT
ANY_RESOURCE = KIND_BITS | WILD_SORT
# The discoveries family has sorts of its own; a deck is of one family, so they may share bits.
ITEM_SORT, LOCATION_SORT, HERO_SORT, INSPIRATION_SORT = 1 << KINDS, 2 << KINDS, 4 << KINDS, 16 << KINDS
ENHANCEMENT_SORTS = ITEM_SORT | LOCATION_SORT
HERO_PILE_SORTS = ENHANCEMENT_SORTS | HERO_SORT | INSPIRATION_SORT
SAME = 1 << (KINDS + 4)  # in a need: all such needs of the project want one and the same kind

# Whom a modifier hurts.
HURTS_NOBODY, HURTS_SELF, HURTS_OTHER, HURTS_ANY, HURTS_ALL = 0, 1, 2, 3, 4

OPPOSED = 2 * SEATS  # the bit of frame_asked after those of seats: all were asked whether to cancel the card

# Phases of a turn.
DRAW_PHASE, ACT_PHASE, DISCARD_PHASE = 0, 1, 2
EXCHANGE_PHASE, INSPIRE_PHASE, CLAIM_PHASE, ENHANCE_PHASE, FIELD_PHASE = 3, 4, 5, 6, 7  # of the discoveries family

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
    ASK_SIDE,
    ASK_NAME,  # from here on only in the discoveries family
    ASK_KIND,
    ASK_ANSWER,
    ASK_EXCHANGE,
    ASK_INSPIRE,
    ASK_SCORE,
    ASK_TARGET,
    ASK_STEP,
    ASK_ENHANCE,
    ASK_HERO,
    ASK_FIELD,
    ASK_SHED,
    ASK_MAY,  # these three in every family: do it or pass
    ASK_OR,  # one of several deeds
    ASK_OPPOSE,  # cancel a modifier that need not hurt oneself
) = range(31)

# Codes of choices: touch a card (0…127), a seat, a pile, or say a word.
SEAT_CODE = CARDS
PILE_CODE = SEAT_CODE + SEATS
PILE_CODES = 5  # project, resource, modifier, discard, and one to spare
PROJECT_CODE, DISCARD_CODE = PILE_CODE, PILE_CODE + 3
PASS, END, ACCEPT, DECLINE, TOP, BOTTOM = range(PILE_CODE + PILE_CODES, PILE_CODE + PILE_CODES + 6)
KEEP, REDRAW, SAY_HERO, SAY_ENHANCEMENT, SAY_INSPIRATION, SAY_ITEM, SAY_LOCATION = range(BOTTOM + 1, BOTTOM + 8)
STEP_CODE = SAY_LOCATION + 1  # the first of the five steps, as words
FIRST, SECOND, THIRD = range(STEP_CODE + METHOD, STEP_CODE + METHOD + 3)  # what "or" offers, as words
CODES = 160

# Instructions: (operation, x, y, z). The phrasebook writes them, `effects` performs them.
WIDTH = 4
(
    OP_END,  # the clause is over; the effect, too, if x is 1; y 1: the next is of the same seat; z 1: of the same if
    OP_SEAT,  # choose a seat: x scope, y sorts it must be able to lose (0: any), z 1: it has cards in hand
    OP_CARD,  # choose a card: x where, y sorts, z flags
    OP_PROJECT,  # choose a project: x scope, y condition, z its argument
    OP_SECOND,  # choose a second project: likewise
    OP_ANY,  # the effect is over unless the project choice x y z has a candidate
    OP_WINDOW,  # the seat hurt may block: x whom, y if it could lose what follows, z where to go on when blocked
    OP_MOVE,  # the chosen card goes to x
    OP_DRAW,  # x who, y how many (0: as the clause before moved; -n: until the hand has n), z pile
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
    OP_EACH,  # a group effect: begin with the acting seat, or without it (x = 1)
    OP_NEXT,  # the next seat clockwise: z where the body begins
    OP_JUMP,  # go on at z
    OP_ANSWER,  # the others may cancel this: in the discoveries family
    OP_CANCEL,  # the card below this one has no effect
    OP_STEAL,  # choose another player's enhancement: x sorts
    OP_HERO,  # choose a place below one's own heroes for the chosen card: z where to go on when there is none
    OP_LAY,  # the chosen card goes there
    OP_PEEK,  # see a hand: x the chosen seat's, or all others' (OTHER), or everyone sees the chosen seat's (SHOWN)
    OP_REVEAL,  # as OP_LOOK, but everyone sees them
    OP_RETURN,  # the looked at go back, each to top or bottom: x pile
    OP_WAGER,  # name what the top card is; right: take it and draw x
    OP_FILL,  # fill the field, the gap of a claimed discovery apart
    OP_REPEAT,  # again from z until it has been done x times
    OP_EXTRA,  # x more enhancements on any own heroes in this turn
    OP_AGAIN,  # one more hero may score in this turn
    OP_IGNORE,  # the hero played in this turn may score any type
    OP_COPY,  # choose another hero in play and do what it does
    OP_BONUS_PER,  # at the end: z points for each of x beyond y
    OP_BONUS_IF,  # at the end: z points if x is at least y
    OP_IF,  # x a test of a seat, y its argument: if it is not so, go on at z (0: at the end of the clause)
    OP_MAY,  # seat x does it or passes; then go on at z (0: at the end of the clause)
    OP_OR,  # one of x deeds is chosen, by the actor or the chosen seat: the first follows, the others begin at y and z
    OP_RANDOM,  # choose a card of seat x's hand at random: y sorts; with none go on at z
    OP_PICK,  # seat x picks a card of its own hand in secret: y sorts; with none go on at z
    OP_TRADE,  # the picks of actor and chosen seat change hands: x 1 if they are shown
    OP_PASS_ON,  # every pick goes to the next seat that takes part: x the way
    OP_HANDS,  # hands go round those that take part: x the way; SWAPPED: actor and chosen seat
    OP_JOIN,  # the chosen seat takes part in it
    OP_POINTS,  # seat x gains y points, or loses them
    OP_TURN,  # seat x takes another turn
    OP_SHOW,  # everyone sees the chosen card
    OP_MIX,  # the looked at go back into pile x, which is shuffled
    OP_SHUFFLE,  # pile x is shuffled, with all cards of place y if that is not NONE
    OP_BEGIN,  # the top project of its pile is started before seat x
    OP_CARRY,  # the chosen project goes to seat x, with all that lies beside it
    OP_SAFE,  # the projects of seat x cannot be hurt until its next turn
    OP_OPPOSE,  # every other seat may cancel the whole card
) = range(59)

# Operands. Who and whose.
ACTOR, CHOSEN_SEAT = 0, 1
OWN, OTHER, ANYONE = 0, 1, 2
LEADER, LEFT, RIGHT = 3, 4, 5  # as scopes of OP_SEAT
THEIRS = 6  # as scope of a project: the chosen seat's
OPTION_BITS, THEY_CHOOSE = 3, 4  # in x of OP_OR: how many deeds, and whether the chosen seat chooses
SHOWN = 2  # as x of OP_PEEK: everyone sees the hand of the chosen seat
# z of OP_SEAT: it has cards in hand; the test in the next instruction (an OP_IF, passed over) is true of it; and where
# the sorts y are looked for: hand or mat, the hand alone, the mat alone.
HAS_HAND, IS_TESTED, IS_ANOTHER = 1, 2, 16  # the last: it is not the actor
IN_EITHER, ONLY_HAND, ONLY_MAT = 0, 4, 8
# What OP_IF tests: x is test | who << WHO_SHIFT | least << LEAST_SHIFT | most << MOST_SHIFT.
WHO_SHIFT, LEAST_SHIFT, MOST_SHIFT = 4, 8, 16
TEST_BITS, NUMBER_BITS = (1 << WHO_SHIFT) - 1, (1 << LEAST_SHIFT) - 1
(
    HAS_KIND,  # so many cards of sorts y lie beside its projects
    HAS_PROJECTS,  # so many active projects, of those whose printed needs name a kind of y (0: any)
    HAS_TAGGED,  # so many active projects with tag y (from 1)
    HAS_FULL,  # so many full projects
    HAS_CARDS,  # so many cards in hand
    HAS_POINTS,  # so many points
    LEADS,  # nobody has more points
    TRAILS,  # nobody has fewer points
    DID,  # so many cards moved, or other things done, in the clause before
) = range(9)
BOUNDLESS = NUMBER_BITS  # as most: no upper bound
# The ways of OP_PASS_ON and OP_HANDS.
TO_LEFT, TO_RIGHT, SWAPPED = 0, 1, 2
# Where OP_CARD looks.
BESIDE_OWN, BESIDE_OTHER, BESIDE_ANY, BESIDE_CHOSEN, HAND_OR_MAT, LOOKED_AT, IN_DISCARD, IN_BURN, IN_BOTH = range(9)
IN_FIELD, IN_HAND, BELOW_OWN = 9, 10, 11  # unclaimed; the chosen seat's; those that could lie elsewhere
OWN_HAND, BESIDE_SEAT = 12, 13  # the actor's, whoever is chosen; beside the chosen seat's projects
# Where OP_WINDOW looks for what the next instruction takes; 0: nowhere, since there is harm in any case.
LOSES_FROM_HAND, LOSES_FROM_BOTH, LOSES_BESIDE, LOSES_FROM_MAT = 1, 2, 3, 4
HURTS_ANOTHER = 5  # in any case, but not the actor
# Flags of OP_CARD; the place to go on when the answer is "pass" or there is none stands above them.
BY_SEAT = 1  # the chosen seat chooses, not the actor
MAY = 2
FITS_MINE = 4  # only a card that one of the actor's other projects needs
IS_COST = 8  # a price: without it the card cannot be played
PRICED = IS_COST << 8  # likewise, in x of OP_PROJECT, OP_DUMP and OP_RANDOM
JUMP_SHIFT = 5
# Conditions of OP_PROJECT. One that is to lose a card of a sort is offered without such a card, too.
# All but IS_FULL, FITS_CHOSEN and AT_ALL mean harm, so that they pass over projects that cannot be hurt.
ALWAYS, HAS_SORT, IS_FULL, FITS_CHOSEN, IS_FREE, HAS_NEED, HAS_COMPANY, LOSES_SORT, AT_ALL = range(9)
SCOPE_BITS = (1 << 4) - 1
TAG_SHIFT = 4  # scope | (tag + 1) << TAG_SHIFT: only projects with that tag
# Where OP_DUMP takes from, as bits, and where things go.
FROM_HAND, FROM_MAT, FROM_CHOSEN, FROM_FIELD = 1, 2, 4, 8
OF_SEAT, FROM_LOOKED, FROM_ALL = 16, 32, 64  # the chosen seat's hand or mat; the looked at; beside every project
TO_DISCARD, TO_BURN, TO_HAND, TO_SECOND, TO_FIELD_DISCARD = range(5)
TO_SEAT, TO_OWNER = 5, 6  # the chosen seat's hand; the hand of whose project it lies beside
TO_TOP, TO_BOTTOM = 7, 8  # of the pile whose back the card has
SIEVE_NONE, SIEVE_MODIFIERS, SIEVE_HARMFUL = 0, 1, 2
# What the end bonuses count; OF_CARD has the card's number above it.
(
    OF_TYPES,
    OF_ONE_TYPE,
    OF_ITEMS,
    OF_LOCATIONS,
    OF_BALANCE,
    OF_HELD_ITEMS,
    OF_HELD_LOCATIONS,
    OF_CARD,
    OF_ODD,
    OF_PURE_STEPS,
    OF_LEAN_STEPS,
    OF_BEST_STEP,
    OF_SOLO_HEROES,
) = range(13)
COUNT_SHIFT = 5
PROTECTS_ITSELF, PROTECTS_ALL = 1, 2

# How a game ended.
(
    PLAYING,
    BY_LAST_CALL,
    BY_NO_PROJECTS,
    BY_STALL,
    BY_TURNS,
    BY_FIVE_STEPS,
    BY_EMPTY_FIELD,
) = range(7)

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
    EXCHANGES,
    KEEPS_HAND,
    FILLS,
    CLAIMS,
    SCORES,
    NAMES_STEP,
    ENHANCES,
    STEALS,
    CANCELS,
    PEEKS,
    REVEALS,
    NAMES,
    COPIES,
    STARTS_END,
    AIMS_AT,
    FORGOES,
    BURNS,
    STAYS,
    ENDS_CHAIN,
    GAINS_POINTS,
    LOSES_POINTS,
    GAINS_TURN,
    LOSES_TURN,
    HANDS_OVER,
    SHOWS,
    BRINGS,
    CARRIES,
    GUARDS,
    DECIDES,
    OPPOSES,
    PASSES_BY,
    PUTS_UNDER,
    LOOKS_THROUGH,
    DRAWS_LOT,
) = range(73)

# Reasons why a code is no choice now; 0 is none. `game.reasons` gives each its rule and sentence.
(
    ALLOWED,
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
    CANNOT_DISCARD_TABLE,
    WITHOUT_EFFECT,
    NO_DISCOVERY,
    NOT_IN_FIELD,
    WRONG_TYPE,
    STEP_TAKEN,
    NO_HERO,
    NO_ROOM,
    TYPE_OF_HERO,
    ONLY_TO_ANSWER,
    NOT_YOUR_TURN,
    NOT_AN_INSPIRATION,
    NOT_A_CANCEL,
    ENOUGH_DISCARDS,
    TOO_MANY_CARDS,
    ONLY_A_HERO,
    IS_PROTECTED,
    INSPIRE_FIRST,
    STILL_ACTIVE,
    NOT_TO_BURN,
    MUST_WAIT,
    IS_SAFE,
    CANNOT_PAY,
) = range(48)
