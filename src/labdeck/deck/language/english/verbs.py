"""English for the verbs that all families have."""

from labdeck.deck.language.pattern import Row, also, say

CARD = ("card",)
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
            "{who} <{drawing}> {n} [more|extra|new|additional] [resource] card {from_pile}",
            how="exactly",
        ),
        say(
            "{who} <draw> up to {n} card+ {from_pile}",
            "{who} <{drawing}> (up to|at most) {n} [more|extra|new|additional] [resource] card {from_pile}",
            how="up to",
        ),
        say(
            "{who} <draw> {n} card+ {from_pile}; modifiers drawn this way burn",
            "{who} <draw> {n} card {from_pile} (;|,|and|:) [any] modifier [that be] drawn [this way|like this] [be] "
            "(burn|burned)",
            sieve="modifiers",
            how="exactly",
        ),
        say(
            "{who} <draw> {n} card+ {from_pile}; harmful modifiers drawn this way burn",
            "{who} <draw> {n} card {from_pile} (;|,|and|:) [any] harmful modifier [that be] drawn [this way|like "
            "this] [be] (burn|burned)",
            sieve="harmful",
            how="exactly",
        ),
        also("{who} <{drawing}> {n} [more|extra|new|additional] resource {from_pile}", how="exactly", pile="resource"),
        also(
            "{who} <{drawing}> {n} [more|extra|new|additional] {project} [card] [from {pile}]",
            "{who} <take> {n} [more|extra|new|additional] {project} [card] from {pile}",
            how="exactly",
            pile="project",
        ),
        also(
            "{who} <{drawing}> {n} [more|extra|new|additional] modifier [card] [from {pile}]",
            "{who} <take> {n} [more|extra|new|additional] modifier [card] from {pile}",
            how="exactly",
            pile="modifier",
        ),
        also("{who} <draw> {n} {from_pile}", how="exactly"),
        also("{who} <{drawing}> another [resource] card {from_pile}", how="exactly", n=1),
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
        say(
            "{who} <put> cards {from_hand} {onto} until {you} have {n} in hand",
            "{who} <{putting}> [card] [{from_hand}] {onto} until {you} have [only] {n} [card] [left] [{in_hand}]",
            how="until",
            what=CARD,
            place="hand",
        ),
        say(
            "{who} <put> {cards} at random {from_hand} {onto}",
            "{who} <{putting}> {n} random {what} [{from_hand}] {onto}",
            "{who} <{putting}> {cards} [{from_hand}] {onto} at random",
            place="hand",
            chosen="random",
        ),
        say("{who} <put> {cards}{from_both}, {onto}", "{who} <{putting}> {cards} {from_both} [,] {onto}", place="both"),
        say(
            "{who} <put> {cards} {from_hand} {onto}",
            "{who} <{putting}> {cards} {choice} {from_hand} {onto}",
            place="hand",
        ),
        say("{who} <put> {cards} {from_table} {onto}", "{who} <{putting}> {cards} {from_table} {onto}", place="mat"),
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
        also("{who} <discard> {n}", how="exactly", to="discard", what=CARD, place="hand", vague=True),
        also("{who} <burn> {n}", how="exactly", to="burn", what=CARD, place="hand", vague=True),
        also(
            "discard {n} random {what} (from|in|of) {who=whose_hand}",
            "discard {cards} at random from {who=whose_hand}",
            "discard {cards} from {who=whose_hand} at random",
            how="exactly",
            to="discard",
            place="hand",
            chosen="random",
        ),
        also("{who} <{to}> {n} of {your} card", how="exactly", what=CARD, place="hand"),
        also("{who} <{to}> {cards} {choice}", place="hand", what=("project",), only="modifier", refused="bare"),
        also("{who} <{to}> {cards} {choice}", what=CARD, place="hand", vague=True),
        also("{who} <{to}> {cards} {choice}", place="both", how="exactly", vague=True),
        also("{who} <{to}> {cards} {choice}", place="both", how="up to", vague=True),
        also("{who} <{to}> {cards} {choice}", place="both", how="any number", vague=True),
        also("{who} <{to}> {cards} {choice}", place="both", how="all", person=3),
        also("{who} <{to}> {cards} {choice}", place="hand", what=("modifier",), vague=True),
        also("{who} <{to}> {cards} {choice}", place="hand", only="hero", vague=True),
        also("discard {who=whose_hand}", how="all", to="discard", what=CARD, place="hand"),
        also("burn {who=whose_hand}", how="all", to="burn", what=CARD, place="hand"),
        also("<{to}> {cards} {choice} (from|in|out of) {who=whose_hand}", place="hand", refused="hidden"),
        also("{who} <{to}> {cards} of your choice [{from_hand}]", place="hand", person=3, refused="hidden"),
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
            "<{taking}> {every} card from {giver=whose_hand}",
            "<take> {giver=whose_hand}",
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
        also("<{taking}> {every} {what} (from|in) {giver=whose_hand}", taker="you", how="all"),
        say(
            "<take> {cards} at random from {giver=whose} hand",
            "<{taking}> {cards} at random from {giver=whose_hand}",
            "<{taking}> {cards} (from|out of|in) {giver=whose_hand} at random",
            "<{taking}> {n} random {what} (from|out of|in) ({giver=whose_hand}|{giver=whose})",
            "<{taking}> {cards} at random from {giver=whose}",
            "at random <{taking}> {cards} from {giver=whose_hand}",
            "<draw> {cards} [at random] (from|out of) {giver=whose_hand} [at random]",
            "{giver=who} <{giving}> you {cards} at random [{from_hand}]",
            "{giver=who} <{giving}> you {n} random {what} [{from_hand}]",
            taker="you",
            chosen="random",
        ),
        also(
            "<{taking}> {cards} (from|out of|in) {giver=whose_hand}",
            "<{taking}> {cards} (from|off) {giver=whom}",
            taker="you",
            chosen="random",
            what=CARD,
        ),
        also(
            "<{picking}> {cards} {choice} (from|out of|in) {giver=whose_hand} [{and_takes}]",
            "<{taking}> {cards} of your choice (from|out of|in) {giver=whose_hand}",
            "{giver=who} <{giving}> you {cards} of your choice [{from_hand}]",
            "{giver=who} <{giving}> {cards} of your choice [{from_hand}] to you",
            taker="you",
            refused="hidden",
        ),
        say(
            "{giver=who} <give> you {cards} {from_hand}",
            "{giver=who} <{giving}> you {cards} {choice} [{from_hand}]",
            "{giver=who} <{giving}> {cards} {choice} [{from_hand}] to you",
            "<{taking}> {cards} (from|out of|in) {giver=whose_hand}",
            "<ask> {giver=whom} for {cards}",
            "<demand> {cards} from {giver=whom}",
            taker="you",
        ),
        also("<{taking}> {cards} (from|off) {giver=whom}", taker="you", only="modifier"),
        also("<{taking}> {cards} (from|off) {giver=whom}", taker="you", what=("hero",), only="hero"),
        also("<{taking}> {cards} (from|off) {giver=whom}", taker="you", what=("inspiration",), only="hero"),
        also("<{taking}> {cards} (from|off) {giver=whom}", taker="you", only="hero", refused="held"),
        also(
            "<{giving}> your [whole|entire] hand to {taker=whom}",
            "<{giving}> {taker=whom} your [whole|entire] hand",
            giver="you",
            how="all",
            what=CARD,
            refused="hand",
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
            "{each} <choose> 1 {what} [{from_hand}] and {giving} it [on] {leftward}",
            way="left",
        ),
        say(
            "{each} <pass> 1 {what} to the player on their right",
            "{each} <{giving}> 1 {what} {choice} [{from_hand}] [on] {rightward}",
            "{each} <choose> 1 {what} [{from_hand}] and {giving} it [on] {rightward}",
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
            "<{trading}> 1 {what} (from|in) your hand (for|with|against) (1 {what}|1) (from|in|of) "
            "({who=whose_hand}|{who=whose})",
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
            "<{seeing}> {who=whose_cards}",
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
            "<{seeing}> {who=whose_cards} (and|, and|:) {to_or_hand} 1 {what} [of your choice] "
            "[from it|from there|from them|of them|in it]",
            "<{seeing}> {who=whose_cards} (and|, then|then|;|, and|.) choose 1 {what} to {to_or_hand}",
            "<{seeing}> {who=whose_cards} (.|. then|, then|then|;) {to_or_hand} 1 {what} [of your choice] "
            "(from it|from there|from them|of them)",
            "{who} <{showing}> you {your} (hand|card) (.|. then|, then|then|;|,|and|, and) {to_or_hand} 1 {what} "
            "[of your choice] (from it|from there|from them|of them)",
        ),
    ),
    "look": (
        say(
            "<{look}> the top {n} cards of {pile}: {take_one}, {rest}",
            "<{look}> top {n} card (of|from|in) {pile} (:|,|;|.|and|, then|then) {take_one} (,|;|and|, and|.|, then) "
            "{rest}",
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
            "<{searching}> {pile} for {n} {what} [, then shuffle it|and shuffle it|then shuffle it|, shuffle it|. "
            "then shuffle it|. shuffle it]",
            "<{searching}> {pile} for {n} {what} (,|and|, and) (take it|take them|put it in your hand) (,|and|, "
            "then|then|, and) shuffle [it|pile]",
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
            "<{picking}> {cards} {choice} (from|out of|in) {source=fetched} [{and_takes}|(into|to) your hand]",
            "<return> {cards} {choice} (from|in) {source=fetched} to your hand",
            "<search> {source=fetched} for {cards} [and take it|and take them]",
            "(<search>|<{seeing}>) {source=fetched} (and|,|, then|then|;) take {cards} {choice} [from it|from there]",
            to="hand",
        ),
        say(
            "<put> {cards} from {source=fetched} on one of your {projects} that needs it",
            "<{taking}> {cards} {choice} (from|out of|in) {source=fetched} (and|, then|then|, and) "
            "(put|place|move|lay) it {on_yours}",
            "(<{putting}>|<move>) {cards} {choice} (from|out of|in) {source=fetched} (on|beside|to|onto) (1 of your "
            "{projects}|1 of yours|your {project}) [that (need|can use) it]",
            to="mine",
        ),
    ),
    "skip": (
        say("{who!} <skip> {your} next turn", "{who} <{skipping}> ({your} next|1|{your}|next) turn", n=1),
        say("{who!} <skip> {your} next {n} turns", "{who} <{skipping}> [{your}] [next] {n} turn"),
    ),
    "turn": (
        say(
            "<take> another turn",
            "<{taking}> (another|1 more|1 extra|1 additional|1 second|1 new|extra) turn [after this 1|after this "
            "turn|again]",
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
            "{who} <{scoring}> minus {n} point",
            minus=True,
        ),
        also("+ {n} point", minus=False, who="you"),
        also("{n} [more|extra|additional|bonus] point", minus=False, who="you"),
        also("minus {n} point", minus=True, who="you"),
    ),
}
