"""English: the words for every verb, part, condition and connective of the grammar.

Each row begins with what a card says; what else is read alike follows. `pattern` explains the patterns.
"""

from labdeck.deck.words import listed, plural, with_article

from .clause import Condition
from .folding import Folding
from .grammar import BOUNDLESS
from .pattern import Row, also, say
from .table import Language

CARD, RESOURCE = ("card",), ("resource",)


def third(verb: str) -> str:
    """The verb as another does it: draws, passes, puts back."""
    first, *rest = verb.split()
    return " ".join([{"have": "has"}.get(first, plural(first)), *rest])


FOLDING = Folding(
    words={
        **{
            word: str(number)
            for number, word in enumerate(
                ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"], 1
            )
        },
        **dict.fromkeys(("a", "an", "another's"), "1"),
        "another's": "another",
        "this": "this",
        "its": "its",
        "his": "his",
        "yes": "yes",
        "plus": "+",
        "minus": "-",
        "has": "have",
        "having": "have",
        "had": "have",
        "is": "be",
        "are": "be",
        "be": "be",
        "it's": "it be",
        "does": "do",
        "goes": "go",
        "lies": "lie",
        "cannot": "can not",
        "can't": "can not",
        "cant": "can not",
        "don't": "do not",
        "doesn't": "do not",
        "isn't": "be not",
        "aren't": "be not",
        "you've": "you have",
        "they've": "they have",
        "who's": "who be",
        "less": "fewer",
        "everyone's": "everyone",
        "neighbor": "neighbour",
        "mice": "mous",
        "women": "woman",
        "men": "man",
        "people": "person",
        "fungi": "fungus",
        "nuclei": "nucleus",
        "genera": "genus",
        "bacterium": "bacteria",
        "archaeon": "archaea",
        "leaves": "leaf",
        "grey": "gray",
        "maths": "mathematic",
        "math": "mathematic",
        "&": "and",
        "burnt": "burned",
        "none": "none",
        "dice": "die",
        "randomly": "at random",
        "twice": "2 time",
        "once": "1 time",
        "sulphur": "sulfur",
        "aluminium": "aluminum",
    },
    silent=frozenset(("the", "of", "please", "exactly", "single", "immediately", "own", "simply", "now", "total")),
    possessive=r"'s?$|'s$",
    many=(("sses", "ss"), ("ss", "ss"), ("us", "us"), ("is", "is"), ("ies", "y"), ("as", "as"), ("s", "")),
    spelling=(
        (r"our(?=$|s|ed|ing|less|ful)(?<=.{5})", "or"),
        (r"([iy])s(?=e$|ed$|er$|ing$|ation$)(?<=.{4})", r"\1z"),
        (r"(?<=.{2}[tb])re$", "er"),
        (r"ll(?=ed$|ing$|er$)", "l"),
        (r"ogue$", "og"),
        (r"mme$", "m"),
        (r"ae", "e"),
        (r"ence$", "ense"),
        (r"(?<=.{2})e$", ""),
    ),
)

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
        "anyone",
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
PLURAL_FIRST = ("each other", "each", "leader", "left", "right", "another", "any")
AIMED = {  # "Choose another player: they discard 1 card."
    "another": "{choosing} (another player|another opponent|1 opponent|1 other player|any opponent) {mark} {that_player}",
    "any": "{choosing} (1|any) player {mark} {that_player}",
}


def _subjects() -> tuple[Row, ...]:
    """Who does something; some may be asked to have something."""
    rows = [say("you", who="you", person=2)]
    for who in PLURAL_FIRST:
        first, _, *others = PLAYERS[who]
        if who in ("leader", "left", "right"):
            rows.append(say(first, *others, who=who, person=3, having=None))
        else:
            aimed = [AIMED[who]] if who in AIMED else []
            rows.append(say(first, *others, *aimed, who=who, person=3, having=None))
            rows.append(say(f"{first} {{having}}", *(f"{other} {{having}}" for other in others), who=who, person=3))
    return tuple(rows)


def _counted(of: str, noun: str, *other_nouns: str) -> list[Row]:
    """What a player has: one or more of something, none, so many at least or at most."""
    nouns = (noun, *other_nouns)
    counts: tuple[tuple[tuple[str, ...], dict[str, int]], ...] = (
        (("a {}", "(any|at least 1|1 or more|some) {}", "1 {} or more"), {"least": 1, "most": BOUNDLESS}),
        (("no {}", "not (a|any|1) {}", "0 {}"), {"least": 0, "most": 0}),
        (
            ("at least {{least=n}} {}", "{{least=n}} or more {}", "{{least=n}} {} or more", "{{least=n}} {}"),
            {"most": BOUNDLESS},
        ),
        (
            ("at most {{most=n}} {}", "{{most=n}} or fewer {}", "{{most=n}} {} or fewer", "no more than {{most=n}} {}"),
            {"least": 0},
        ),
        (("more than {{above=n}} {}",), {"most": BOUNDLESS}),
        (("fewer than {{below=n}} {}",), {"least": 0}),
    )
    rows = []
    for number, (patterns, parts) in enumerate(counts):
        texts = [pattern.format(each) for pattern in patterns for each in nouns]
        maker = also if number > 3 else say
        rows.append(maker(*texts, of=of, **parts))
    return rows


PHRASES: dict[str, tuple[Row, ...]] = {
    # who
    "who": _subjects(),
    "whom": (
        say("you", whom="you"),
        *(say(PLAYERS[who][0], *PLAYERS[who][2:], whom=who) for who in PLURAL_FIRST),
    ),
    "whose": tuple(say(PLAYERS[who][1], *PLAYERS[who][2:], whose=who) for who in PLURAL_FIRST),
    "each": (say(PLAYERS["each"][0], *PLAYERS["each"][2:], person=3),),
    "having": (
        say("who <have!> {having=condition}", "(that|which) have {having=condition}", "with {having=condition}"),
        also("(who|that) be (the leader|in the lead|winning|ahead)", having=Condition("most points", 0, 0)),
    ),
    "your": (say("your", person=2), say("their", "(his|her|his or her|that player's)", person=3)),
    "yours": (say("yours", person=2), say("theirs", "(his|hers|his or hers)", person=3)),
    "you": (say("you", person=2), say("they", "(he|she|he or she|that player)", person=3)),
    "yourself": (say("you", person=2),),
    "willing": (
        say("may", "(can|could|may choose to|can choose to|may decide to|may optionally|be allowed to)", willing=True),
        also("(must|have to|need to|should|will)"),
    ),
    "choosing": (say("choose", "(pick|name|select)"),),
    "that_player": (say("they", "(that player|this player|he or she|he|she)"),),
    "mark": (say(":", "(,|.|;|and|, then|, and)"),),
    # how many of what
    "cards": (
        say("{n} {what+}", "any {n} {what}", "{n} (more|extra|additional|other) {what}", how="exactly"),
        say("up to {n} {what+}", "(at most|as many as|1 maximum) {n} {what}", "{n} or fewer {what}", how="up to"),
        say("every {what}", "(each|all|any and all) {what}", how="all"),
        also("any {what}", how="exactly", n=1),
        say("any number of {whats}", "as many {what} as {you} (like|want|wish|choose)", how="any number"),
    ),
    "every": (say("every", "(all|each)"),),
    "choice": (say("", "of {your} [own] choice", "(that|which) {you} choose", "{you} choose", "of {your} choosing"),),
    # where
    "from_hand": (
        say("from {your} hand", "(from|in|out of) [{your}] (hand|hand of cards)", "{you} (have|hold) in hand"),
    ),
    "in_hand": (say("in {your} hand", "(from|in|out of) [{your}] (hand|hand of cards)", "{you} (have|hold) in hand"),),
    "from_both": (
        say(
            ", from hand or table",
            "[,] [either] (from|in) [{your}] hand or [from|on] [{your}] {table}",
            "[,] [either] (from|on) [{your}] {table} or [from|in] [{your}] hand",
        ),
    ),
    "in_both": (
        say(
            "that {you} have, in hand and on the table",
            "[that] {you} have",
            "[that] {you} have [,] (in|from) [{your}] hand (and|or) [on|from] [{your}] {table}",
            "[,] [both] (in|from) [{your}] hand (and|or) [on|from] [{your}] {table}",
        ),
    ),
    "from_table": (
        say("from {your} table", "(from|on|off|beside|next to|in front of) ({your} {table}|{your} {projects}|{you})"),
        also("(from|on|off|beside|in front of) ({table}|them)", person=3),
    ),
    "on_table": (
        say("on {your} table", "(from|on|off|beside|next to|in front of) ({your} {table}|{your} {projects}|{you})"),
        also("(from|on|off|beside|in front of) ({table}|them)", person=3),
    ),
    "table": (say("table", "(mat|board|area|side|side of the table|play area|playing area|playmat)"),),
    "on": (say("on", "(from|beside|next to|at|by|in|off|attached to|lying on|lying beside|under|around|that lie on)"),),
    "beside": (say("beside", "(on|from|next to|at|by|in|off|attached to|lying on|lying beside|under|around)"),),
    "of_project": (
        say(
            "one of your {projects}",
            "(1|any) [active] {project} of yours",
            "[any|1|any 1|1 of] your [active] {projects}",
            whose="own",
            tag="",
        ),
        say("one of your active {projects} {tag}", "one of your {projects} {tag}", whose="own"),
        say(
            "any {project}",
            "(any|1|any 1|any player's|anyone's) [active] {project} [in play|on the table]",
            whose="any",
            tag="",
        ),
        say("any active {project} {tag}", "(any|1|any 1) {project} {tag}", whose="any"),
        say(
            "{whose} {project}",
            "[1|any] {whose} [active] {projects}",
            "(1|any) [active] {project} (of|belonging to|owned by|in front of) {whose}",
            "{whose} {table}",
            tag="",
        ),
        say("{whose} active {project} {tag}", "[1] {whose} {project} {tag}"),
    ),
    "another_of_yours": (
        say("another of yours", "(another|1 other) [1] [of] [your] [{project}] [yours]", "your other {projects}"),
    ),
    "heap": (say("pile", "(deck|stack|draw pile|draw deck)"),),
    "pile": (
        say("the resource pile", "[top of] resource {heap}", pile="resource", only="resource"),
        say("the hero pile", "[top of] hero {heap}", pile="resource", only="hero"),
        also("[top of] {heap}", "main deck", pile="resource"),
        say("the {project} pile", "[top of] {project} {heap}", "[top of] project {heap}", pile="project"),
        say("the modifier pile", "[top of] modifier {heap}", pile="modifier"),
        say("the discard pile", "[top of] discard {heap}", "discard", "the discarded cards", pile="discard"),
    ),
    "from_pile": (
        say("", pile="resource", only="hero"),
        say(
            "from any pile but burn",
            "from any [face down] pile [except burn]",
            "from 1 pile of your choice",
            pile="any",
        ),
        say("from {pile}", "(off|of|in) {pile}"),
        also("", pile="resource"),
    ),
    "fetched": (
        say(
            "discard or burn",
            "(discard or burn|burn or discard|discard pile or burn|burn pile or discard) [pile]",
            fetched="both",
        ),
        say("discard", "discard {heap}", "the discarded cards", fetched="discard"),
        say("burn", "(burn|burned) {heap}", "the burned cards", fetched="burn"),
    ),
    "spent": (
        say("the discard pile", "discard [{heap}]", "the discarded cards", source="discard"),
        say("the burn pile", "burn [{heap}]", "the burned cards", source="burn"),
    ),
    # deeds that are said in several ways
    "to": (
        say("discard", "(throw away|get rid of|trash|throw out|throw|lose|drop|remove|give up|destroy)", to="discard"),
        say("burn", to="burn"),
    ),
    "to_or_hand": (say("discard", to="discard"), say("burn", to="burn"), say("take", "(steal|grab|keep)", to="hand")),
    "drawing": (say("draw", "(pick up|pick|get|receive|gain)"),),
    "taking": (say("take", "(steal|grab|get|pick|snatch|claim|seize|pick up|choose)"),),
    "giving": (say("give", "(hand over|hand|pass|donate|offer|send|surrender)"),),
    "trading": (say("trade", "(exchange|swap|switch)"),),
    "scoring": (say("score", "(gain|get|receive|earn|win)"),),
    "skipping": (say("skip", "(miss|lose|sit out|pass|forgo)"),),
    "seeing": (say("look at", "(see|view|peek at|look through|check|examine|look into|peek into|inspect)"),),
    "showing": (say("reveal", "(show|lay open|uncover|show everyone)"),),
    "look": (
        say("look at", "(see|view|peek at|look through|check|examine|inspect)", shown=False),
        say("reveal", "(turn over|show|turn up|flip|uncover|flip over)", shown=True),
    ),
    "putting": (say("put", "(place|lay|return)"),),
    # looking at piles
    "take_one": (
        say("take 1", "(take|keep|draw) 1 [card] [of them] [into your hand]", what=CARD, may=False),
        say("you may take 1", "you (may|can) (take|keep) 1 [card] [of them] [into your hand]", what=CARD, may=True),
        say("take 1 {what}", "(take|keep|draw) 1 {what} [from them]", may=False),
        say("you may take 1 {what}", "you (may|can) (take|keep) 1 {what} [from them]", may=True),
    ),
    "rest": (
        say("put the other back on top", rest="top", n=2),
        say(
            "put the others back on top",
            "{putting} {others} [back] [(on|to) [the] top [of the pile]] [in any order]",
            rest="top",
        ),
        say("put the other at the bottom", rest="bottom", n=2),
        say(
            "put the others at the bottom",
            "{putting} {others} [back] (on|at|to) [the] bottom [of the pile] [in any order]",
            rest="bottom",
        ),
        say("discard the other", rest="discard", n=2),
        say("discard the others", "discard {others}", rest="discard"),
    ),
    "others": (say("the others", "(rest|remaining [card]|other card|remainder)"),),
    "put_back": (
        say("", n=1, rest="top"),
        say(
            "and put them back in any order",
            "[and|,|;|:|, then|then] {putting} (them|it) [back] [(on|to) top] [of the pile] [in any order]",
            rest="top",
        ),
        say(
            "and put them at the bottom in any order",
            "[and|,|;|:|, then|then] {putting} (them|it) [back] (on|at|to) bottom [of the pile] [in any order]",
            rest="bottom",
        ),
        say(
            ": put each back on the top or at the bottom",
            "[:|and|,|;|, then|then] {putting} (each|each 1|each card|them) [back] (on|at|to) top or [on|at|to] bottom [of the pile]",
            rest="each",
        ),
        say("and discard them", "[and|,|;|:|, then|then] discard them", rest="discard"),
    ),
    # what joins clauses
    "then": (say(", then", "(,|;|and|, and|then|and then|, and then|; and) [also]"),),
    "after": (say("; then", "(;|.) then [,]", "(;|.|,) after that [,]"),),
    "or": (say("or", "(, or|; or) [else]", "or (else|instead)"),),
    "either": (also("either", "choose 1 [:|,]", "choose :", "do 1 of these :"),),
    "if_done": (
        say(
            "; if you do,",
            "(;|,|.|and|, and) if (you|they|he or she|that player) (do|did|can) [so|that] [,] [then]",
            "(;|,|.) if so [,] [then]",
            "(to|in order to)",
        ),
    ),
    "if": (
        say("if you have {condition},", "if you have {condition} [:|;|then|, then]", "when you have {condition} [,]"),
        also("if you be (leader|in lead|winning|ahead) [,]", condition=Condition("most points", 0, 0)),
        also("if your hand be empty [,]", condition=Condition("hand", 0, 0)),
    ),
    "provided": (say("if you have {condition}", "(, if|only if|but only if|, but only if) you have {condition}"),),
    "otherwise": (say("; otherwise,", "(;|,|.) (otherwise|else|if not|or else|if you do not) [,]"),),
    "stop": (say("."),),
    "apiece": (say("each", "(apiece|in turn)"),),  # behind a clause about several players
    # what a player has
    "condition": (
        *_counted("kind", "{what=kinds+}", "{what=kinds} (on|beside) [your|their] (table|{projects})"),
        *_counted(
            "project",
            "{what=kinds} {project+}",
            "active {what=kinds} {project}",
            "{project} that need [a] {what=kinds}",
        ),
        *_counted("tagged", "{project+} {tag}", "active {project} {tag}"),
        *_counted("full", "full {project+}"),
        *_counted("project", "{project+}", "active {project}", "{project} (in play|on table|on your table)"),
        *_counted("hand", "card+ in hand", "card in (your|their) hand", "card"),
        *_counted("points", "point+"),
        say("the most points", "highest score", of="most points", least=0, most=0),
        say("the fewest points", "(lowest score|least points)", of="fewest points", least=0, most=0),
    ),
    # the rest of some clauses
    "leftward": (
        say("to the player on their left"),
        also(
            "[to] (player|neighbour|person) (on|to) (their|his|her|his or her|your|the) left",
            "[to] [their|the] left [neighbour]",
        ),
        also("clockwise", "to the next player", "to [their] left hand neighbour"),
    ),
    "rightward": (
        say("to the player on their right"),
        also(
            "[to] (player|neighbour|person) (on|to) (their|his|her|his or her|your|the) right",
            "[to] [their|the] right [neighbour]",
        ),
        also(
            "(anticlockwise|counterclockwise|anti clockwise|counter clockwise)",
            "to the previous player",
            "to [their] right hand neighbour",
        ),
    ),
    "searching": (say("search", "(look through|go through|search through)"),),
    "shuffling": (say("shuffle", "(mix|reshuffle)"),),
    "completing": (say("complete", "finish"),),
    "moving": (
        say(
            ": the resources beside it may move to your others that need them",
            "[:|;|,|.|and] (resource|card) (beside|on) it (may|can) (move|go|be moved) to (your others|your other {projects}|others) [that need them]",
        ),
    ),
    "safe": (
        say(
            "cannot be hurt",
            "(can not|may not) be (hurt|harmed|attacked|touched|affected)",
            "be (safe|protected|immune|safe from modifier|protected from modifier|immune to modifier)",
        ),
    ),
    "put_this": (
        say(
            "put this on {of_project}",
            "(put|place|lay|attach|play) this [card] (on|onto|beside|next to|under|to) {of_project}",
        ),
    ),
    "it": (say(": it", "[:|;|,|.|and] (it|this {project}|that {project}|{project}|which)"),),
    # what discoveries have
    "sort": (say("item", what="item"), say("location", what="location")),
    "held": (say("an item", what="item"), say("a location", what="location")),
}

SHARED: dict[str, tuple[Row, ...]] = {
    "draw": (
        say(
            "{who} <draw> cards {from_pile} until {you} have {n} in hand",
            "{who} <{drawing}> [card] {from_pile} until {you} have {n} [card] [{in_hand}]",
            "{who} <{drawing}> [card] until {you} have {n} [card] [{in_hand}] {from_pile}",
            "{who} <draw> [back] up to {n} card {in_hand} {from_pile}",
            "{who} <draw> back up to {n} [card] {from_pile}",
            "{who} (<fill>|<refill>) {your} hand [back] [up] to {n} [card] {from_pile}",
            how="until",
        ),
        say(
            "{who} <draw> as many {from_pile}",
            "{who} <{drawing}> (as many|that many|same number|equally many) [new] [card] {from_pile} [again]",
            how="as many",
        ),
        say(
            "{who} <draw> {n} card+ {from_pile}",
            "{who} <{drawing}> {n} [more|extra|new|additional] card {from_pile}",
            how="exactly",
        ),
        say(
            "{who} <draw> {n} card+ {from_pile}; modifiers drawn this way burn",
            "{who} <draw> {n} card {from_pile} (;|,|and|:) [any] modifier [that be] drawn [this way|like this] [be] (burn|burned)",
            sieve="modifiers",
            how="exactly",
        ),
        say(
            "{who} <draw> {n} card+ {from_pile}; harmful modifiers drawn this way burn",
            "{who} <draw> {n} card {from_pile} (;|,|and|:) [any] harmful modifier [that be] drawn [this way|like this] [be] (burn|burned)",
            sieve="harmful",
            how="exactly",
        ),
        also("{who} <{drawing}> {n} [more|extra|new|additional] resource {from_pile}", how="exactly", pile="resource"),
        also(
            "{who} (<take>|<{drawing}>) {n} [more|extra|new|additional] {project} [from {pile}]",
            how="exactly",
            pile="project",
        ),
        also(
            "{who} (<take>|<{drawing}>) {n} [more|extra|new|additional] modifier [from {pile}]",
            how="exactly",
            pile="modifier",
        ),
        also("{who} <take> {n} card from {pile}", how="exactly", pile="resource"),
        also("{who} <take> {n} card from {pile}", how="exactly", pile="project"),
        also("{who} <take> {n} card from {pile}", how="exactly", pile="modifier"),
        also("{who} <{drawing}> 1 new 1 [from {pile}]", how="exactly", n=1, pile="project"),
        also("{who} (<take>|<{drawing}>) top card (of|from|off) {pile}", how="exactly", n=1),
        also("{who} (<take>|<{drawing}>) top {n} card (of|from|off) {pile}", how="exactly"),
    ),
    "lose": (
        say(
            "{who} <{to}> {your} hand",
            "{who} <{to}> {your} (entire|whole|complete|full) hand",
            "{who} <{to}> {every} card {in_hand}",
            "{who} <{to}> {every} {your} (card|hand card)",
            how="all",
            what=CARD,
            place="hand",
        ),
        say(
            "{who} <{to}> cards until {you} have {n} in hand",
            "{who} <{to}> [card] [{from_hand}] until {you} have [only] {n} [card] [left] [{in_hand}]",
            "{who} <{to}> [card] down to {n} [card] [{in_hand}]",
            how="until",
            what=CARD,
            place="hand",
        ),
        say("{who} <{to}> any number of cards", how="any number", what=CARD, place="hand"),
        say(
            "{who} <{to}> every {what} {in_hand}",
            "{who} <{to}> {every} [{your}] {what} {in_hand}",
            how="all",
            place="hand",
        ),
        say(
            "{who} <{to}> every {what} {in_both}",
            "{who} <{to}> {every} {what} {in_both}",
            "{who} <{to}> {every} {your} {what} [{in_both}]",
            how="all",
            place="both",
        ),
        say(
            "{who} <{to}> every {what} {on_table}",
            "{who} <{to}> {every} [{your}] {what} {on_table}",
            how="all",
            place="mat",
        ),
        say(
            "{who} <{to}> {cards} at random {from_hand}",
            "{who} <{to}> {cards} [{from_hand}] at random",
            "{who} <{to}> {n} random {what} [{from_hand}]",
            "{who} at random <{to}> {cards} [{from_hand}]",
            "{who} <{to}> at random {cards} [{from_hand}]",
            place="hand",
            chosen="random",
        ),
        say("{who} <{to}> {cards} of theirs, from hand or table", who="any", place="both"),
        say(
            "{who} <{to}> {cards}{from_both}",
            "{who} <{to}> {cards} [of {yours}] {choice} {from_both}",
            "{who} <{to}> {cards} of {yours}",
            "{who} <{to}> {n} of {your} {what} [{from_both}]",
            place="both",
        ),
        say(
            "{who} <{to}> {cards} of their choice",
            "{who} <{to}> {cards} {from_hand} {choice}",
            what=CARD,
            place="hand",
            person=3,
        ),
        say(
            "{who} <{to}> {cards} {from_hand}",
            "{who} <{to}> {cards} [of {yours}] {choice} {from_hand}",
            "{who} <{to}> {n} of {your} {what} {from_hand}",
            place="hand",
        ),
        say("{who} <{to}> {cards} {from_table}", "{who} <{to}> {cards} {choice} {from_table}", place="mat"),
        also("{who} <{to}> {n} of {your} card", how="exactly", what=CARD, place="hand"),
        also("{who} <{to}> {cards} {choice}", what=CARD, place="hand"),
        also("{who} <{to}> {cards} {choice}", place="both", how="exactly"),
        also("{who} <{to}> {cards} {choice}", place="both", how="up to"),
        also("{who} <{to}> {cards} {choice}", place="both", how="any number"),
        also("{who} <{to}> {cards} {choice}", place="both", how="all", person=3),
        also("{who} <{to}> {cards} {choice}", place="hand", what=("modifier",)),
        also("{who} <{to}> {cards} {choice}", place="hand", how="exactly"),
        also("{who} <{to}> {cards} {choice}", place="hand", only="hero"),
    ),
    "give": (
        say(
            "{giver=who} <give> you {your} hand",
            "{giver=who} <{giving}> you {every} [{your}] card [{in_hand}]",
            taker="you",
            how="all",
            what=CARD,
        ),
        also(
            "<{taking}> {every} card from {giver=whose} hand",
            "<take> {giver=whose} hand",
            taker="you",
            how="all",
            what=CARD,
        ),
        say(
            "{giver=who} <give> you every {what} {in_hand}",
            "{giver=who} <{giving}> you {every} [{your}] {what} [{in_hand}|{you} have]",
            taker="you",
            how="all",
        ),
        also("<{taking}> {every} {what} (from|in) {giver=whose} hand", taker="you", how="all"),
        say(
            "<take> {cards} at random from {giver=whose} hand",
            "<{taking}> {cards} (from|out of|in) {giver=whose} hand at random",
            "<{taking}> {n} random {what} (from|out of|in) {giver=whose} [hand]",
            "<{taking}> {cards} at random from {giver=whose}",
            "at random <{taking}> {cards} from {giver=whose} hand",
            "<draw> {cards} [at random] (from|out of) {giver=whose} hand [at random]",
            "{giver=who} <{giving}> you {cards} at random [{from_hand}]",
            "{giver=who} <{giving}> you {n} random {what} [{from_hand}]",
            taker="you",
            chosen="random",
        ),
        also(
            "<{taking}> {cards} (from|out of|in) {giver=whose} hand",
            "<{taking}> {cards} (from|off) {giver=whom}",
            taker="you",
            chosen="random",
            what=CARD,
        ),
        say(
            "{giver=who} <give> you {cards} {from_hand}",
            "{giver=who} <{giving}> you {cards} {choice} [{from_hand}]",
            "{giver=who} <{giving}> {cards} {choice} [{from_hand}] to you",
            "<{taking}> {cards} (from|out of|in) {giver=whose} hand",
            "<{taking}> {cards} (from|off) {giver=whom}",
            "<ask> {giver=whom} for {cards}",
            "<demand> {cards} from {giver=whom}",
            taker="you",
        ),
        also("{each} <{giving}> you {cards} {choice} [{from_hand}]", taker="you", giver="each other"),
        say(
            "<give> {cards} from your hand to {taker=whom}",
            "<{giving}> {cards} {choice} [{from_hand}] to {taker=whom}",
            "<{giving}> {taker=whom} {cards} {choice} [{from_hand}]",
            giver="you",
        ),
    ),
    "pass": (
        say(
            "{each} <pass> 1 {what} to the player on their left",
            "{each} <{giving}> 1 {what} {choice} [{from_hand}] [on] {leftward}",
            way="left",
        ),
        say(
            "{each} <pass> 1 {what} to the player on their right",
            "{each} <{giving}> 1 {what} {choice} [{from_hand}] [on] {rightward}",
            way="right",
        ),
    ),
    "pass hands": (
        say(
            "{each} <pass> their hand to the player on their left",
            "{each} <{giving}> their [entire|whole] (hand|card) [on] {leftward}",
            way="left",
        ),
        say(
            "{each} <pass> their hand to the player on their right",
            "{each} <{giving}> their [entire|whole] (hand|card) [on] {rightward}",
            way="right",
        ),
    ),
    "trade": (
        say(
            "<trade> 1 {what} with {who=whom}",
            "<{trading}> 1 {what} {choice} [{from_hand}] (with|and) {who=whom}",
            "<{trading}> 1 {what} (from|in) your hand (for|with|against) (1 {what}|1) (from|in|of) {who=whose} [hand]",
        ),
    ),
    "swap hands": (
        say(
            "<swap> hands with {who=whom}", "<{trading}> [your] [whole|entire] (hand|card) (with|for) {who=whom} [hand]"
        ),
    ),
    "peek": (
        say(
            "<look> at {who=whose} hand",
            "<{seeing}> {who=whose} (hand|card|card in hand)",
            "<{seeing}> (hand|card) of {who=whose}",
            "{who} <{showing}> you {your} (hand|card)",
            "{who} <{showing}> {your} (hand|card) to you",
        ),
    ),
    "show": (
        say(
            "{who} <reveal> {your} hand",
            "{who} <{showing}> {your} (hand|card|card in hand) [to everyone|to all|to all players]",
        ),
    ),
    "raid": (
        say(
            "<look> at {who=whose} hand and {to_or_hand} 1 {what} from it",
            "<{seeing}> {who=whose} (hand|card) (and|, then|then|;|, and|:) {to_or_hand} 1 {what} [of your choice] [from it|from there|of them|in it]",
            "<{seeing}> {who=whose} (hand|card) (and|, then|then|;|, and) choose 1 {what} to {to_or_hand}",
        ),
    ),
    "look": (
        say(
            "<{look}> the top {n} cards of {pile}: {take_one}, {rest}",
            "<{look}> top {n} card (of|from|in) {pile} (:|,|;|.|and|, then|then) {take_one} (,|;|and|, and|.|, then) {rest}",
            take=1,
        ),
        also("<{look}> top {n} card (of|from|in) {pile} (:|,|;|.|and|, then|then) {take_one}", take=1, rest="top"),
        say(
            "<{look}> the top card of {pile}",
            "<{look}> top [1] card (of|from|in) {pile} [and put it back]",
            take=0,
            n=1,
            rest="top",
            what=CARD,
        ),
        say(
            "<{look}> the top {n} cards of {pile} {put_back}",
            "<{look}> top {n} card (of|from|in) {pile} [{put_back}]",
            take=0,
            what=CARD,
        ),
        also("<{look}> top {n} card (of|from|in) {pile}", take=0, rest="top", what=CARD),
    ),
    "search": (
        say(
            "<search> {pile} for {n} {what+}, then shuffle it",
            "<{searching}> {pile} for {n} {what} [, then shuffle it|and shuffle it|then shuffle it|, shuffle it|. then shuffle it|. shuffle it]",
            "<{searching}> {pile} for {n} {what} (,|and|, and) (take it|take them|put it in your hand) (,|and|, then|then|, and) shuffle [it|pile]",
        ),
    ),
    "shuffle": (
        say("<shuffle> {pile}", "<{shuffling}> {pile}", source=""),
        say("<shuffle> {spent} into {pile}", "<{shuffling}> {spent} [back] (in|into|with) {pile}"),
    ),
    "fetch": (
        say(
            "<take> {cards} of your choice from {source=fetched}",
            "<{taking}> {cards} {choice} [back] (from|out of|in) {source=fetched} [(into|to) your hand]",
            "<return> {cards} {choice} (from|in) {source=fetched} to your hand",
            "<search> {source=fetched} for {cards} [and take it|and take them]",
            "(<search>|<{seeing}>) {source=fetched} (and|,|, then|then|;) take {cards} {choice} [from it|from there]",
        ),
    ),
    "skip": (
        say("{who!} <skip> {your} next turn", "{who} <{skipping}> ({your} next|1|{your}|next) turn", n=1),
        say("{who!} <skip> {your} next {n} turns", "{who} <{skipping}> [{your}] [next] {n} turn"),
    ),
    "turn": (
        say(
            "<take> another turn",
            "<{taking}> (another|1 more|1 extra|1 additional|1 second|1 new|extra) turn [after this 1|after this turn|again]",
            "<have> (another|1 more|1 extra|1 additional|1 second) turn",
            "(play|go) again",
            "it be your turn again",
            "your turn again",
            "<play> another turn",
        ),
    ),
    "points": (
        say("{who} <score> {n} point+", "{who} <{scoring}> [+] {n} [more|extra|additional|bonus] point", minus=False),
        say(
            "{who} <lose> {n} point+",
            "{who} (<lose>|<forfeit>|<pay>) {n} point",
            "{who} <{scoring}> - {n} point",
            minus=True,
        ),
        also("+ {n} point", minus=False, who="you"),
        also("- {n} point", minus=True, who="you"),
    ),
}

PROJECTS: dict[str, tuple[Row, ...]] = {
    "hit": (
        say(
            "<{to}> all cards beside {of_project}",
            "<{to}> {every} (card|resource) {beside} {of_project}",
            how="all",
            what=RESOURCE,
        ),
        say("<{to}> every {what} on {of_project}", "<{to}> {every} {what} {on} {of_project}", how="all"),
        say(
            "<{to}> every {what} on the table",
            "<{to}> {every} {what} [in play|in the game|on the table|on {every} {projects}|beside {every} {projects}]",
            how="all",
            whose="everyone",
        ),
        say("<{to}> {cards} on {of_project}", "<{to}> {cards} {choice} {on} {of_project}"),
        say(
            "<take> {cards} from {of_project} into your hand",
            "<{taking}> {cards} {choice} {on} {of_project} [(in|into|to|for) your hand]",
            "(<return>|<move>|<put>) {cards} {on} {of_project} [back] (in|into|to) your hand",
            to="hand",
        ),
        say(
            "<return> {cards} on {of_project} to its owner's hand",
            "(<return>|<move>|<put>|<send>) {cards} {on} {of_project} [back] (in|into|to) (its|their|that player's|the) [owner's|player's] hand",
            to="owner",
        ),
        say(
            "<move> {cards} from one of your {projects} to another of yours that needs it",
            "(<move>|<shift>|<put>) {cards} {on} [1 of] your {projects} (to|on|onto) {another_of_yours} [that (need|can use) it]",
            "<move> {cards} between [any] [2] your {projects}",
            to="mine",
            whose="own",
        ),
        say(
            "<move> {cards} from {of_project} to one of yours that needs it",
            "(<move>|<shift>|<put>|<steal>) {cards} {on} {of_project} (to|on|onto|for) (1 of yours|1 of your {projects}|your {project}|yours) [that (need|can use) it]",
            to="mine",
        ),
    ),
    "strike": (
        say(
            "<choose> {of_project}: its owner <{to}!> 1 {what} beside it",
            "(<choose>|<pick>|<name>|<select>) {of_project} (:|,|.|;|and) its owner {to} 1 {what} [{choice}] [{beside} it]",
        ),
    ),
    "drop": (
        say(
            "<{to}> {of_project} and the cards beside it",
            "<{to}> {of_project} [(and|with|along with|together with|, with) [all|every] (card|resource|everything) [beside it|on it]]",
            "<{to}> {of_project} (and|with) its (card|resource)",
            cards="along",
        ),
        say(
            "<{to}> one of your {projects}; the cards beside it return to your hand",
            "<{to}> 1 of your {projects} (;|,|and|:|.) [(put|take|return)] (card|resource) (beside|on) it [return|go] [back] [in|into|to] your hand",
            whose="own",
            cards="hand",
        ),
        say(
            "<return> one of your {projects} to your hand and discard the cards beside it",
            "(<return>|<take>|<put>) 1 of your {projects} [back] (in|into|to) your hand [and discard (card|resource) (beside|on) it]",
            whose="own",
            to="hand",
            cards="along",
        ),
        say(
            "<return> {of_project} to its owner's hand and discard the cards beside it",
            "(<return>|<put>|<send>) {of_project} [back] (in|into|to) (its owner's|its|their) hand [and discard (card|resource) (beside|on) it]",
            to="hand",
            cards="along",
        ),
    ),
    "keep": (
        say(
            "<keep> 1 of your {projects}; discard the others and the cards beside them",
            "<keep> 1 of your {projects} (;|,|and|.|:) discard {others} [of your {projects}] [and all card beside them|and all card on them]",
        ),
    ),
    "swap": (
        say(
            "<swap> one of your {projects} for another player's, with all cards beside them",
            "<{trading}> 1 of your {projects} (for|with|against) (another player's [{project}]|1 of another player's [{projects}]) [[,] (with|including|and) [all] card (beside|on) (them|it)]",
            "<{trading}> {projects} with another player",
        ),
    ),
    "carry": (
        say(
            "<give> one of your {projects} to {taker=whom}, with all cards beside it",
            "<{giving}> 1 of your {projects} to {taker=whom} [[,] (with|including|and) [all] card (beside|on) it]",
            "<{giving}> {taker=whom} 1 of your {projects} [[,] (with|including|and) [all] card (beside|on) it]",
            giver="you",
        ),
        say(
            "<take> {giver=whose} {project}, with all cards beside it",
            "<{taking}> [1] {giver=whose} {projects} [[,] (with|including|and) [all] card (beside|on) it]",
            "<{taking}> 1 {project} (from|of) {giver=whose} [[,] (with|including|and) [all] card (beside|on) it]",
            taker="you",
        ),
    ),
    "complete": (
        say(
            "<complete> one of your full {projects}: the resources beside it may move to your others that need them",
            "<{completing}> 1 of your full {projects} {moving}",
            full=True,
            moving=True,
        ),
        say(
            "<complete> one of your full {projects}",
            "<{completing}> 1 of your full {projects} [at once]",
            full=True,
            moving=False,
        ),
        say(
            "<complete> one of your {projects}: the resources beside it may move to your others that need them",
            "<{completing}> 1 of your {projects} {moving}",
            full=False,
            moving=True,
        ),
        say(
            "<complete> one of your {projects}",
            "<{completing}> (1 of your|any of your|your|1) {projects} [without resource|at once]",
            full=False,
            moving=False,
        ),
    ),
    "begin": (
        say(
            "<put> the top {project} of the {project} pile on your table",
            "(<put>|<place>|<lay>|<play>) top (card|{project}) (of|from) {project} {heap} (on|onto|in front of|before) (your {table}|{table}|you)",
            "<start> top (card|{project}) (of|from) {project} {heap}",
            "<start> (1 new|another) {project} [from {project} {heap}]",
        ),
    ),
    "protect": (
        say(
            "<protect> your {projects} until your next turn",
            "<protect> (all|every|each) [of] your {projects} until [start] [beginning] [of] your next turn",
            "[all|every] [of] your {projects} {safe} until [start] [beginning] [of] your next turn",
            "until [start] [beginning] [of] your next turn [,] [all] [of] your {projects} {safe}",
        ),
    ),
    "put": (
        say(
            "{put_this}: it needs {n} more {what+} that it already needs",
            "{put_this} {it} need {n} (more|extra|additional) {what} [that] it already need",
            change="needs",
            already=True,
        ),
        say(
            "{put_this}: it needs {n} more {what+}",
            "{put_this} {it} need {n} (more|extra|additional) {what}",
            change="needs",
            already=False,
        ),
        also(
            "{put_this} {it} need {n} (more|extra|additional) {what}",
            change="needs",
            already=True,
            what=RESOURCE,
        ),
        say(
            "{put_this}: it needs {n} fewer resource+",
            "{put_this} {it} need {n} (fewer|lower) [resource|card]",
            "{put_this} {it} need {n} resource fewer",
            change="fewer",
            what=RESOURCE,
        ),
        say(
            "{put_this}: it is worth {n} more point+",
            "{put_this} {it} be worth ([+] {n} [more|extra|additional|bonus] point|{n} point more|+ {n})",
            "{put_this} {it} (score|give|get|gain) [+] {n} [more|extra|additional] point",
            change="worth",
            minus=False,
            what=RESOURCE,
        ),
        say(
            "{put_this}: it is worth {n} fewer point+",
            "{put_this} {it} be worth ({n} fewer point|{n} point fewer|- {n} [point])",
            "{put_this} {it} lose {n} point",
            change="worth",
            minus=True,
            what=RESOURCE,
        ),
        say("{put_this}: it cannot be hurt", "{put_this} {it} {safe}", change="safe", n=1, what=RESOURCE),
    ),
    "count": (
        say(
            "counts as any {n} {what+}",
            "[this] (count|be used|act|serve) as [any] {n} {what}",
            "can (count|be used) as [any] {n} {what}",
            "(wild|joker) [:] count as [any] {n} {what}",
        ),
        also(
            "[this] [card] [be] [1] [wild|joker|:|wild :|joker :] (count|be used|act|serve|can be used) as any {what}",
            n=1,
        ),
        also("[this] [card] [be] [1] (wild|joker|wild card|wildcard) [resource|card]", n=1, what=RESOURCE),
    ),
    "cancel": (
        say(
            "<cancel> a modifier that would hurt you",
            "(<cancel>|<block>|<stop>|<counter>|<prevent>|<negate>) (1|any) [harmful] (modifier|card) (that|which) (would|could|will|) (hurt|harm) you",
            "(<cancel>|<block>|<stop>|<counter>|<prevent>|<negate>) (1|any) harmful modifier",
            "(<cancel>|<block>|<stop>|<counter>|<prevent>|<negate>) (1|any) modifier (played|used) against you",
            what="harm",
        ),
        say(
            "<cancel> any modifier",
            "(<cancel>|<block>|<stop>|<counter>|<prevent>|<negate>) (any|1|another player's|any 1) modifier [as it be played|when it be played]",
            what="any",
        ),
    ),
    "burn this": (
        say(
            "with none, you may burn this",
            "(with none|if there be none|otherwise|if you can not) [,] you (may|can) burn this [card]",
        ),
    ),
}

DISCOVERIES: dict[str, tuple[Row, ...]] = {
    "steal": (
        say(
            "<steal> 1 {what}",
            "<{taking}> 1 {what} (from|of) another player's hero",
            "<steal> 1 {what} from another player",
        ),
    ),
    "rearrange": (
        say(
            "<move> up to {n} of your enhancements to other heroes of yours",
            "<move> up to {n} [of] [your] enhancement (to|between) [other] [of] your [other] hero",
        ),
    ),
    "sweep": (
        say(
            "<discard> up to {n} unclaimed {projects} from the field and replace them",
            "<discard> up to {n} [unclaimed] {projects} (from|in|on) field [and replace them]",
            how="up to",
        ),
        say(
            "<discard> every unclaimed {project} from the field and replace them",
            "<discard> {every} [unclaimed] {projects} (from|in|on) field [and replace (them|it)]",
            how="all",
        ),
    ),
    "wager": (
        say(
            "<name> hero, enhancement or inspiration, then reveal the top card of the hero pile: if you are right take it and draw {n} card+, else discard it",
            "(<name>|<guess>) hero, enhancement or inspiration (, then|and|;|.) reveal top card of hero {heap} (:|;|.|,) if you be right [,] take it and draw {n} card (,|;|.) (else|otherwise) [,] discard it",
        ),
    ),
    "answer": (
        say(
            "<cancel> an inspiration or an instant ability as it is played",
            "<cancel> 1 inspiration or [1] instant ability [when it be played]",
        ),
    ),
    "copy": (say("<copy> the instant ability of another hero in play", "<copy> instant ability of another hero"),),
    "encore": (
        say(
            "you may play one more hero this turn to score a second {project}",
            "you may play (another|1 extra) hero this turn [to score (1 second|another) {project}]",
        ),
    ),
    "enhance": (
        say(
            "you may add {n} more enhancement+ to any of your heroes this turn",
            "you may add {n} (more|extra|additional) enhancement (this turn|[to your hero])",
        ),
    ),
    "any type": (
        say(
            "the hero you play this turn may score a {project} of any type",
            "hero [that] you play this turn can score 1 {project} of any type",
        ),
    ),
    "hold": (say("holds up to {n} {sort+}", "[this hero] hold up to {n} {sort}"),),
    "hold any": (say("holds enhancements of any type", "[this hero] hold enhancement of any type"),),
    "guard": (
        say(
            "enhancements on this hero cannot be stolen or discarded",
            "(enhancement on this hero|this hero's enhancement) can not be (stolen|discarded|discarded or stolen|hurt)",
            whose="this",
        ),
        say(
            "your enhancements cannot be stolen or discarded",
            "[all] your enhancement can not be (stolen|discarded|discarded or stolen|hurt)",
            whose="all",
        ),
    ),
    "per type": (
        say(
            "at the end: +{plus=n} for each type of hero you have beyond the first",
            "at end [:|,] + {plus=n} for each type of hero beyond first",
        ),
    ),
    "per sort": (
        say(
            "at the end: +{plus=n} for each {sort} you have", "at end [:|,] + {plus=n} (for each|per) {sort} [you have]"
        ),
    ),
    "per odd": (
        say(
            "at the end: +{plus=n} for each of your {projects} with odd points",
            "at end [:|,] + {plus=n} (for each|per) {project} with odd point",
        ),
    ),
    "if held": (
        say(
            "at the end: +{plus=n} if this hero holds {held}, +{beyond=n} more if it is the {name}",
            "at end [:|,] + {plus=n} if this hero hold {held} [,|and] + {beyond=n} more if it be {name}",
        ),
    ),
    "if balanced": (
        say(
            "at the end: +{plus=n} if you have as many items as locations, at least 1 of each",
            "at end [:|,] + {plus=n} if you have as many (item as location|location as item) [, at least 1 of each]",
        ),
    ),
    "types": (say("+{plus=n} for heroes of {n} different types", "+ {plus=n} for hero of {n} type"),),
    "one type": (say("+{plus=n} for {n} heroes of one type", "+ {plus=n} for {n} hero of same type"),),
    "many": (say("+{plus=n} for {n} {sort+} or more", "+ {plus=n} for ({n} or more {sort}|at least {n} {sort})"),),
    "pure": (say("+{plus=n} for all five steps without a wild {project}"),),
    "lean": (say("+{plus=n} for five {projects} with at most 2 enhancements"),),
    "best step": (
        say(
            "+{plus=n} for a step worth {n} or more with its enhancements",
            "+ {plus=n} for 1 step worth at least {n} with its enhancement",
        ),
    ),
    "no polymath": (
        say(
            "+{plus=n} for {n} heroes or more and no polymath",
            "+ {plus=n} for ({n} or more hero|at least {n} hero) and no polymath",
        ),
    ),
}

REASONS = {
    "dice": "there are no dice in these games",
    "unlimited": "nothing limits how many modifiers a turn may have",
    "this project": "the card lies beside no {project}; begin with “Put this on …”",
    "word": "the word “{word}” is not known here",
    "cards": "this deck has no “{word}”",
    "number": "that number is too large or too small here",
    "amount": "so many cannot be meant here",
    "pile": "this deck has no such pile, or nothing is done so with it",
    "what": "such cards cannot be meant here",
    "having": "a player of this deck cannot be asked to have that",
    "player": "that player cannot be meant here",
    "place": "cards cannot lie there",
    "fits": "these parts do not go together",
    "alone": "this sentence stands alone on its card",
    "last": "nothing can follow this sentence",
    "long": "this is too long; make several sentences of it",
    "nothing before": "nothing before this is counted or done",
    "options": "up to three different deeds of your own can stand on both sides of “or”, without “may”",
    "": "this is not understood",
}

ENGLISH = Language(
    folding=FOLDING,
    verbs={"carry": PROJECTS["carry"]} | SHARED | PROJECTS | DISCOVERIES,
    phrases=PHRASES,
    nouns={
        "card": ("card",),
        "resource": ("resource", "resource card"),
        "modifier": ("modifier", "modifier card"),
        "hero": ("hero", "hero card"),
        "enhancement": ("enhancement",),
        "item": ("item",),
        "location": ("location",),
        "inspiration": ("inspiration",),
    },
    third=third,
    plural=plural,
    article=with_article,
    articles=("a",),
    listed=lambda words: listed(words, "or"),
    marks={"comma": ",", "or": "or", "stop": "."},
    reasons=REASONS,
    refused={
        "dice": ("die", "roll"),
        "unlimited": ("play 1 more modifier", "play another modifier", "play 1 extra modifier", "play 2 more modifier"),
        "this project": ("this {project} need", "this {project} be"),
    },
    light=frozenset("on in at by beside card pile , : ; that it".split()),
    parts={
        "": "verb",
        **dict.fromkeys(("to", "look", "to_or_hand"), "verb"),
        **dict.fromkeys(("who", "whom", "whose", "each", "your", "you", "yours", "yourself"), "player"),
        **dict.fromkeys(("n", "cards", "every"), "number"),
        **dict.fromkeys(("what", "whats", "kinds", "sort", "held"), "cards"),
        **dict.fromkeys(("pile", "from_pile", "fetched", "spent"), "pile"),
        **dict.fromkeys(
            ("from_hand", "in_hand", "from_both", "in_both", "from_table", "on_table", "of_project"), "place"
        ),
        **dict.fromkeys(("project", "projects", "tag", "name"), "name"),
        **dict.fromkeys(("then", "after", "or", "if_done", "otherwise", "either"), "join"),
        **dict.fromkeys(("if", "provided", "condition", "having"), "condition"),
        "willing": "may",
        "stop": "end",
    },
)
