"""Where the rules' words leave two readings: which one the interpreter takes."""

SAFE_ONE_MAY_BE_KEPT = False  # R10, L10: whether what cannot be hurt may be named as the only project that is kept
OWN_SHARE_IS_PRICE = False  # L13: also where "each player", "any player" or the leader is the player of the card
