"""English for the verbs of decks of discoveries."""

from labdeck.deck.language.pattern import Row, also, say

DISCOVERIES: dict[str, tuple[Row, ...]] = {
    "steal": (
        say(
            "<steal> 1 {what}",
            "<{taking}> 1 {what} (from|of) another player's hero",
            "<steal> 1 {what} from (another player|another hero|another player's hero)",
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
            "<name> hero, enhancement or inspiration, then reveal the top card of the hero pile: if you are right "
            "take it and draw {n} card+, else discard it",
            "(<name>|<guess>) hero, enhancement or inspiration (, then|and|;|.) reveal top card of hero {heap} "
            "(:|;|.|,) if you be right [,] take it and draw {n} card (,|;|.) (else|otherwise) [,] discard it",
        ),
    ),
    "answer": (
        say(
            "<cancel> an inspiration or an instant ability as it is played",
            "<cancel> 1 inspiration or [1] [instant] ability [as it be played|when it be played]",
        ),
        also("<cancel> 1 inspiration [as it be played|when it be played]", refused="answered"),
    ),
    "copy": (
        say(
            "<copy> the instant ability of another hero in play",
            "<copy> instant ability of (another|1|any|any other) hero [in play]",
            "<copy> (another|1|any other) hero's instant ability",
        ),
        also("<copy> (another|1|any other) hero's ability", "<copy> ability of another hero", refused="instant"),
    ),
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
    "hold": (say("holds up to {n} {sort+}", "[this hero] [can|may] hold [up to] {n} {sort}"),),
    "hold any": (say("holds enhancements of any type", "[this hero] [can|may] hold enhancement of any type"),),
    "guard": (
        say(
            "enhancements on this hero cannot be stolen or discarded",
            "(enhancement on this hero|this hero's enhancement) can not be (discarded or stolen|hurt)",
            whose="this",
        ),
        say(
            "your enhancements cannot be stolen or discarded",
            "[all] your enhancement can not be (discarded or stolen|hurt)",
            whose="all",
        ),
        also(
            "[all] your enhancement can not be (stolen|discarded)",
            whose="all",
            refused="guarded",
        ),
        also(
            "(enhancement on this hero|this hero's enhancement) can not be (stolen|discarded)",
            whose="this",
            refused="guarded",
        ),
    ),
    "per type": (
        say(
            "at the end: +{plus=n} for each type of hero you have beyond the first",
            "{at_end} {plus=n} [point] (for each|for every|for all|per) type of hero [you have] beyond first",
        ),
    ),
    "per sort": (
        say(
            "at the end: +{plus=n} for each {sort} you have",
            "{at_end} {plus=n} [point] (for each|for every|for all|per) {sort} [[that] you have|of yours]",
        ),
    ),
    "per odd": (
        say(
            "at the end: +{plus=n} for each of your {projects} with odd points",
            "{at_end} {plus=n} [point] (for each|for every|for all|per) [of your] {project} [you have] with odd point",
        ),
    ),
    "if held": (
        say(
            "at the end: +{plus=n} if this hero holds {held}, +{beyond=n} more if it is the {name}",
            "{at_end} {plus=n} [point] if this hero hold {held} [,|and] + {beyond=n} more if it be {name}",
        ),
    ),
    "if balanced": (
        say(
            "at the end: +{plus=n} if you have as many items as locations, at least 1 of each",
            "{at_end} {plus=n} [point] if you have as many (item as location|location as item) [, at least 1 of each]",
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
