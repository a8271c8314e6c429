"""How English names players: as subjects, as objects, and as owners."""

from labdeck.deck.language.clause import Condition
from labdeck.deck.language.grammar import SAME
from labdeck.deck.language.pattern import Row, also, say

PLAYERS = {  # who, as the subject and the object; then whose
    "another": (
        "another player",
        "another player's",
        "(another|a different|some other|1 other|any other) (player|person)",
        "(an|any|another|1 of your|your|an opposing) (opponent|rival|opposing player)",
        "one of the other players",
        "(someone|somebody) else",
        "a player other than you",
    ),
    "any": (
        "any player",
        "any player's",
        "(any 1|1) player",
        "(a|any) player [of your choice|that you choose]",
    ),
    "each": (
        "each player",
        "each player's",
        "(each|every|all) (player|person)",
        "(everyone|everybody|every 1|each 1|all)",
        "players*",
    ),
    "each other": (
        "each other player",
        "every other player's",
        "(each|every|all) (other|of the other|of your other) (player|person)",
        "(each|every|all) [your] (opponent|rival|opposing player|other)",
        "(each|every|all) player (except|but|other than) (you|yourself)",
        "(everyone|everybody) (else|but you|except you)",
        "(your opponents*|opponents*|other players*|your rivals*|others*)",
    ),
    "leader": (
        "the player with the most points",
        "the leader's",
        "the (leader|leading player|winning player)",
        "the player (who have|that have|having|with) the (most points|highest score|most score|highest points)",
        "the player (in the lead|in first place|in front|ahead|who be winning|who be leading|who be ahead|who lead)",
        "(whoever|whichever player) (have the most points|be in the lead|be winning|be ahead|lead)",
    ),
    "left": (
        "the player on your left",
        "your left neighbour's",
        "[the] (player|neighbour|person|opponent) (on|to|at) (your|the) left [hand side]",
        "your left [hand] neighbour",
        "the (next player|player after you) [clockwise]",
    ),
    "right": (
        "the player on your right",
        "your right neighbour's",
        "[the] (player|neighbour|person|opponent) (on|to|at) (your|the) right [hand side]",
        "your right [hand] neighbour",
        "the (previous|last) player",
        "the player before you",
    ),
}
ALONE = {"any": ("(anyone|anybody)",)}  # and nothing about them: anyone who has something is everyone who has it
PLURAL_FIRST = ("each other", "each", "leader", "left", "right", "another", "any")
AIMED = {  # "Choose another player: they discard 1 card."
    "another": "{choosing} (another player|another opponent|1 opponent|1 other player|any opponent) {mark} "
    "{that_player}",
    "any": "{choosing} (1|any) player {mark} {that_player}",
}


def subjects() -> tuple[Row, ...]:
    """Who does something; some may be asked to have something."""
    rows = [
        say("you", who="you", person=2),
        say("they", "(he or she|that player)", who=SAME, person=3, having=None),
    ]
    for who in PLURAL_FIRST:
        first, _, *others = PLAYERS[who]
        if who in ("leader", "left", "right"):
            rows.append(say(first, *others, who=who, person=3, having=None))
        else:
            aimed = [AIMED[who], *ALONE.get(who, ())] if who in AIMED else []
            made = [f"(make|let) {each}" for each in (first, *others)]
            rows.append(say(first, *others, *aimed, *made, who=who, person=3, having=None))
            rows.append(say(f"{first} {{having}}", *(f"{other} {{having}}" for other in others), who=who, person=3))
    rows.append(also("(anyone|anybody) {having}", "whoever have {having=condition}", who="each", person=3))
    last = "player (with the|who have the) (fewest points|least points|lowest score)"
    behind = "player (in last place|who be last|who be behind)"
    rows.append(also(last, behind, who="any", person=3, having=Condition("fewest points", 0, 0)))
    return tuple(rows)
