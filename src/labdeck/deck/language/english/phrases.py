"""The phrases of English: players, amounts, places, connectives and conditions, used in the rows of verbs."""

from typing import Any

from labdeck.deck.language.clause import Condition
from labdeck.deck.language.grammar import BOUNDLESS
from labdeck.deck.language.pattern import Row, also, say

from .players import PLAYERS, PLURAL_FIRST, subjects

CARD = ("card",)


def _counted(of: str, *nouns: str) -> list[Row]:
    """What a player has: one or more of something, none, so many at least or at most."""
    counts: tuple[tuple[tuple[str, ...], dict[str, Any]], ...] = (
        (("a {}", "(any|at least 1|1 or more|some) {}", "1 {} or more", "{}"), {"least": 1, "most": BOUNDLESS}),
        (("no {}", "not [a|any|1] {}", "0 {}"), {"least": 0, "most": 0}),
        (("exactly {{exact=bound}} {}",), {}),
        (
            (
                "at least {{least=bound}} {}",
                "{{least=bound}} or more {}",
                "{{least=bound}} {} or more",
                "{{least=bound}} {}",
            ),
            {"most": BOUNDLESS},
        ),
        (
            (
                "at most {{most=bound}} {}",
                "{{most=bound}} or fewer {}",
                "{{most=bound}} {} or fewer",
                "no more than {{most=bound}} {}",
            ),
            {"least": 0},
        ),
        (("more than {{above=bound}} {}",), {"most": BOUNDLESS}),
        (("fewer than {{below=bound}} {}",), {"least": 0}),
    )
    rows = []
    for number, (patterns, parts) in enumerate(counts):
        texts = [pattern.format(each) for pattern in patterns for each in nouns]
        maker = also if number > 4 else say
        rows.append(maker(*texts, of=of, **parts))
    return rows


PHRASES: dict[str, tuple[Row, ...]] = {
    # who
    "who": subjects(),
    "whom": (
        say("you", whom="you"),
        *(say(PLAYERS[who][0], *PLAYERS[who][2:], whom=who) for who in PLURAL_FIRST),
    ),
    "whose": tuple(say(PLAYERS[who][1], *PLAYERS[who][2:], whose=who) for who in PLURAL_FIRST),
    "whose_hand": (also("{whose_hand=whose} hand", "hand of {whose_hand=whose}"),),
    "whose_cards": (
        also("{whose_cards=whose} (hand|card|card in hand)", "(hand|card|card in hand) of {whose_cards=whose}"),
    ),
    "each": (say(PLAYERS["each"][0], *PLAYERS["each"][2:], person=3),),
    "having": (
        say("who <have!> {having=condition}", "(that|which) have {having=condition}", "with {having=condition}"),
        also("(who|that) do not have {having=lacking}", "without {having=lacking}"),
        also("(who|that) be (the leader|in the lead|winning|ahead)", having=Condition("most points", 0, 0)),
    ),
    "your": (say("your", person=2), say("their", "(his|her|his or her|that player's)", person=3)),
    "yours": (say("yours", person=2), say("theirs", "(his|hers|his or hers)", person=3)),
    "you": (say("you", person=2), say("they", "(he|she|he or she|that player)", person=3)),
    "yourself": (say("you", person=2),),
    "willing": (
        say(
            "may",
            "(can|could|may either|can either|may choose to|can choose to|may decide to|may optionally|be allowed to)",
            willing=True,
        ),
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
        say(
            "one of your active {projects} {tag}",
            "one of your {projects} {tag}",
            "one of your {tag} {projects}",
            whose="own",
        ),
        say(
            "any {project}",
            "(any|1|any 1|any player's|anyone's) [active] {project} [in play|on the table]",
            whose="any",
            tag="",
        ),
        say(
            "any active {project} {tag}", "(any|1|any 1) {project} {tag}", "(any|1|any 1) {tag} {project}", whose="any"
        ),
        say(
            "{whose} {project}",
            "[1|any] {whose} [active] {projects}",
            "[1|any] [active] {project} [belonging to|owned by|in front of] {whose}",
            "{whose} {table}",
            tag="",
        ),
        say("{whose} active {project} {tag}", "[1] {whose} {project} {tag}", "[1] {whose} {tag} {project}"),
    ),
    "a_project": (  # the whole of one: several are not meant
        say(
            "one of your {projects}",
            "(1|any) [active] {single} of yours",
            "(any|1|any 1) your [active] {projects}",
            "your [active] {single}",
            whose="own",
        ),
        say(
            "any {single}",
            "(any|any 1|any player's|anyone's) [active] {single} [in play|on the table]",
            "1 (active {single}|{single} in play|{single} on the table)",
            whose="any",
        ),
        say(
            "{whose} {single}",
            "{whose} active {single}",
            "(1|any) {whose} [active] {projects}",
            "[1|any] [active] {single} [belonging to|owned by|in front of] {whose}",
        ),
    ),
    "on_yours": (
        also("(to|on|onto|beside) (1 of yours|1 of your {projects}|your {project}|yours) [that (need|can use) it]"),
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
    "onto": (
        say("on top of its pile", "[back] {at_top}", to="top", n=1),
        say("on top of their piles", "[back] {at_top}", to="top"),
        say("at the bottom of its pile", "[back] {at_bottom}", to="bottom", n=1),
        say("at the bottom of their piles", "[back] {at_bottom}", to="bottom"),
    ),
    "at_top": (say("on top", "(on|to|onto|at) [the] top [{of_its_pile}]"),),
    "at_bottom": (say("at the bottom", "(on|to|onto|at|under) [the] bottom [{of_its_pile}]", "under {its_pile}"),),
    "of_its_pile": (say("of its pile", "of {its_pile}"),),
    "its_pile": (
        say("its pile", "(its|their|the) [hero] ({heap}|piles)"),
        also("[its|their] resource ({heap}|piles)", said_pile="resource"),
        also("[its|their] {project} ({heap}|piles)", said_pile="project"),
        also("[its|their] modifier ({heap}|piles)", said_pile="modifier"),
    ),
    "drawing": (say("draw"), also("(pick up|pick|get|receive|gain)", vague=True)),
    "taking": (say("take", "(steal|grab|get|snatch|claim|seize|retrieve|recover|get back|take back)"),),
    "picking": (also("(choose|pick|pick up|select)"),),
    "and_takes": (also("(and|,|, and|, then|then) (take|keep|get|steal) (it|them)"),),
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
            "[:|and|,|;|, then|then] {putting} (each|each 1|each card|them) [back] (on|at|to) top or [on|at|to] "
            "bottom [of the pile]",
            rest="each",
        ),
        say("and discard them", "[and|,|;|:|, then|then] discard them", rest="discard"),
    ),
    # what joins clauses
    "first": (also("first [,|:]"),),
    "then": (say(", then", "(,|;|then|and then|, and then|; and then|, but|but) [also]", "[,|;] [and] then ,"),),
    "and": (also("[,|;] and [also]"),),
    "after": (say("; then", "; then [,]", "(;|,) after that [,]"),),
    "anew": (also(". then [,]", ". after that [,]"),),  # as "after", but a full stop ends a condition
    "further": (
        also("[,|;] [and] then [also] [,]", "[,|;] and [also] [,]", ";"),
    ),  # before a sentence with a condition
    "or": (say("or", "(, or|; or) [else]", "or (else|instead)"),),
    "listed": (also("(,|;)"),),  # between the options of a list whose last one stands behind "or"
    "either": (also("either", "choose 1 [:|,]", "choose :", "do 1 of these :"),),
    "if_they_did": (say("; if they do,"),),
    "if_done": (
        say(
            "; if you do,",
            "(;|,|.|and|, and) if (you|they|he or she|that player) (do|did|can) [so|that] [,] [then]",
            "(;|,|.) if so [,] [then]",
            "(to|in order to|:)",
        ),
    ),
    "if": (
        say("if you have {condition},", "if you have {condition} [:|;|then|, then]", "when you have {condition} [,]"),
        also("(if you do not have|unless you have) {condition=lacking} [,|:|;|then|, then]"),
        also("if you be (leader|in lead|winning|ahead) [,]", condition=Condition("most points", 0, 0)),
        also("if your hand be empty [,]", condition=Condition("hand", 0, 0)),
    ),
    "provided": (
        say("if you have {condition}", "(, if|only if|but only if|, but only if) you have {condition}"),
        also("[,] (if you do not have|unless you have) {condition=lacking}"),
    ),
    "otherwise": (say("; otherwise,", "(;|,|.) (otherwise|else|if not|or else|if you do not) [,]", "otherwise"),),
    "stop": (say(".", ". .", ". . ."),),
    "apiece": (say("each", "(apiece|in turn|, starting with you)"),),  # behind a clause about several players
    # what a player has
    "lacking": (also("{condition}"),),  # the opposite of a condition
    "condition": (
        *_counted("kind", "{what=kinds+}", "{what=kinds} (on|beside) [your|their] (table|{projects})"),
        *_counted(
            "project",
            "{what=kinds} {project+}",
            "active {what=kinds} {project}",
            "{project} that need [a] {what=kinds}",
        ),
        *_counted("tagged", "{project+} {tag}", "active {project} {tag}", "{tag} {project}"),
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
            "[:|;|,|.|and] (resource|card) (beside|on) it (may|can) (move|go|be moved) to (your others|your other "
            "{projects}|others) [that need them]",
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
    "at_end": (also("at [the] end [of [the] game] [:|,] [(you score|score|gain|get) [+]|+]"),),
    "sort": (say("item", what="item"), say("location", what="location")),
    "held": (say("an item", what="item"), say("a location", what="location")),
}
