"""Where the rules' words leave two readings: which one the interpreter takes."""

OWN_SHARE_IS_PRICE = False  # L13: also where "each player", "any player" or the leader is the player of the card
