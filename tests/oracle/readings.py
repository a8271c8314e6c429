"""Where the rules' words leave two readings: which one the interpreter takes."""

FULL_PRICE = True  # L13: whoever has only a part of a price cannot pay it
OWN_SHARE_IS_PRICE = False  # L13: also where "each player", "any player" or the leader is the player of the card
AT_ONCE_IS_FETCHED = True  # R16: "1 modifier" from discard or burn may be one that is played at once; "1 card" never
ONE_SHOWN_IS_TAKEN = False  # R36: of cards revealed from a pile, a single one that fits is taken without asking
LOOKING_IS_DOING = True  # L16: "if you do" is true of a look or a search in which nothing was taken
NONE_ENDS_A_TRADE = True  # L25, R27: if you have nothing to trade, the other player is not asked
A_BLOCK_ENDS_IT = True  # L14, R26: the block of the one player whom a clause hurts ends the card, not only for them
CANCELLING_ANY_BLOCKS = True  # L14: a card that cancels any modifier is good as a block, too, also for one's own card
