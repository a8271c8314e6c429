"""English for the verbs of decks of projects."""

from labdeck.deck.language.pattern import Row, also, say

RESOURCE = ("resource",)
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
            "<{to}> {every} {what} (in play|in the game|on the table|on {every} {projects}|beside {every} {projects})",
            how="all",
            whose="everyone",
        ),
        also("<{to}> {every} {what}", how="all", whose="everyone", vague=True),
        say(
            "<{to}> {cards} on {of_project}",
            "<{to}> {cards} {choice} {on} {of_project}",
            "(<{taking}>|<{picking}>) {cards} {choice} {on} {of_project} {mark} {to} (it|them)",
            "<{picking}> {of_project} {mark} {to} {cards} {choice} {on} it",
        ),
        also("<{picking}> {of_project} {mark} {to} {every} card {on} it", how="all", what=RESOURCE),
        also("<{to}> {n} card {choice} {on} {of_project}", what=RESOURCE),
        also("<{taking}> {n} card {choice} {on} {of_project} [(in|into|to|for) your hand]", what=RESOURCE, to="hand"),
        say(
            "<take> {cards} from {of_project} into your hand",
            "<{taking}> {cards} {choice} {on} {of_project} [(in|into|to|for) your hand]",
            "(<return>|<move>|<put>) {cards} {on} {of_project} [back] (in|into|to) your hand",
            to="hand",
        ),
        also("<{picking}> {cards} {choice} {on} {of_project} [{and_takes}] (in|into|to|for) your hand", to="hand"),
        also("<{picking}> {cards} {choice} {on} {of_project} {and_takes}", to="hand"),
        also("<{picking}> {cards} {choice} {on} {of_project} .", to="hand", refused="choosing"),
        say(
            "<return> {cards} on {of_project} to its owner's hand",
            "(<return>|<move>|<put>|<send>) {cards} {on} {of_project} [back] (in|into|to) (its|their|that "
            "player's|the) [owner's|player's] hand",
            to="owner",
        ),
        say(
            "<put> {cards} on {of_project} {onto}",
            "(<{putting}>|<move>) {cards} {on} {of_project} {onto}",
        ),
        say(
            "<move> {cards} from one of your {projects} to another of yours that needs it",
            "(<move>|<shift>|<put>) {cards} {on} [1 of] your {projects} (to|on|onto) {another_of_yours} [that "
            "(need|can use) it]",
            "<move> {cards} between [any] [2] your {projects}",
            to="mine",
            whose="own",
        ),
        say(
            "<move> {cards} from {of_project} to one of yours that needs it",
            "<{taking}> {cards} {on} {of_project} (and|, then|then|, and) (put|place|move|lay) it {on_yours}",
            "(<move>|<shift>|<put>|<steal>) {cards} {on} {of_project} (to|on|onto|for) (1 of yours|1 of your "
            "{projects}|your {project}|yours) [that (need|can use) it]",
            to="mine",
        ),
    ),
    "strike": (
        say(
            "<choose> {of_project}: its owner <{to}!> 1 {what} beside it",
            "(<choose>|<pick>|<name>|<select>) {of_project} (:|,|.|;|and) its owner {to} 1 {what} [{choice}] "
            "[{beside} it]",
        ),
    ),
    "drop": (
        say(
            "<{to}> {a_project} and the cards beside it",
            "<{to}> {a_project} [(and|with|along with|together with|, with) [all|every] (card|resource|everything) "
            "[beside it|on it]]",
            "<{to}> {a_project} (and|with) its (card|resource)",
            "<{picking}> {a_project} {mark} {to} it [(and|with|along with|together with|, with) [all|every] "
            "(card|resource|everything) (beside|on) it]",
            cards="along",
        ),
        also(
            "<{to}> 1 {single} (and|with|along with|together with|, with) [all|every] (card|resource|everything) "
            "(beside|on) it",
            whose="any",
            cards="along",
        ),
        also(
            "(<return>|<put>|<send>) 1 {single} [back] (in|into|to) its owner's hand",
            whose="any",
            to="hand",
            cards="along",
        ),
        say(
            "<{to}> one of your {projects}; the cards beside it return to your hand",
            "<{to}> 1 of your {projects} (;|,|and|:|.) [(put|take|return)] (card|resource) (beside|on) it "
            "[return|go] [back] [in|into|to] your hand",
            whose="own",
            cards="hand",
        ),
        say(
            "<return> one of your {projects} to your hand and discard the cards beside it",
            "(<return>|<take>|<put>) 1 of your {projects} [back] (in|into|to) your hand [and discard (card|resource) "
            "(beside|on) it]",
            whose="own",
            to="hand",
            cards="along",
        ),
        say(
            "<return> {a_project} to its owner's hand and discard the cards beside it",
            "(<return>|<put>|<send>) {a_project} [back] (in|into|to) (its owner's|its|their) hand [and discard "
            "(card|resource) (beside|on) it]",
            to="hand",
            cards="along",
        ),
    ),
    "keep": (
        say(
            "<keep> 1 of your {projects}; discard the others and the cards beside them",
            "<keep> 1 of your {projects} (;|,|and|.|:) discard {others} [of your {projects}] [and all card beside "
            "them|and all card on them]",
        ),
    ),
    "swap": (
        say(
            "<swap> one of your {projects} for another player's, with all cards beside them",
            "<{trading}> 1 of your {projects} (for|with|against) (another player's [{project}]|1 of another player's "
            "[{projects}]) [[,] (with|including|and) [all] card (beside|on) (them|it)]",
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
            "<take> {giver=whose} {single}, with all cards beside it",
            "<{taking}> {giver=whose} {single} [[,] (with|including|and) [all] card (beside|on) it]",
            "<{taking}> 1 {giver=whose} {projects} [[,] (with|including|and) [all] card (beside|on) it]",
            "<{taking}> [1] {single} (from|of) {giver=whose} [[,] (with|including|and) [all] card (beside|on) it]",
            taker="you",
        ),
        also(
            "<{picking}> ({giver=whose} {single}|1 {giver=whose} {projects}) {and_takes} "
            "[[,] (with|including|and) [all] card (beside|on) it]",
            taker="you",
        ),
        also("<{picking}> ({giver=whose} {single}|1 {giver=whose} {projects}) .", taker="you", refused="choosing"),
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
            "<{completing}> (1 of your {projects}|any of your {projects}|your {single}|1 {single}) [without resource|"
            "at once]",
            full=False,
            moving=False,
        ),
    ),
    "begin": (
        say(
            "<put> the top {project} of the {project} pile on your table",
            "(<put>|<place>|<lay>|<play>) top (card|{project}) (of|from) {project} {heap} (on|onto|in front "
            "of|before) (your {table}|{table}|you)",
            "<start> top (card|{project}) (of|from) {project} {heap}",
            "(<put>|<place>|<lay>|<play>) top {project} (on|onto|in front of|before) (your {table}|{table}|you)",
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
            "{put_this} {it} also need {n} [more|extra|additional] {what}",
            "{put_this} {it} need {n} [more|extra|additional] {what} (too|as well)",
            change="needs",
            already=False,
        ),
        also("{put_this} {it} need another {what}", change="needs", already=False, n=1),
        also(
            "{put_this} {it} need {n} (more|extra|additional) {what}",
            change="needs",
            already=True,
            what=RESOURCE,
        ),
        also("{put_this} {it} need another {what}", change="needs", already=True, what=RESOURCE, n=1),
        say(
            "{put_this}: it needs {n} fewer resource+",
            "{put_this} {it} need {n} (fewer|lower) [resource|card]",
            "{put_this} {it} need {n} resource fewer",
            change="fewer",
            what=RESOURCE,
        ),
        also("{put_this} {it} need {n} (fewer|lower) {what}", change="fewer", refused="fewer"),
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
            "{put_this} {it} be worth ({n} fewer point|{n} point fewer|minus {n} [point])",
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
            "[this] [card] (count|be used|act|serve) as [any] {n} {what}",
            "can (count|be used) as [any] {n} {what}",
            "(wild|joker) [:] count as [any] {n} {what}",
        ),
        also(
            "[this] [card] [be] [1] [wild|joker|:|wild :|joker :] (count|be used|act|serve|can be used) as [any] "
            "{what}",
            n=1,
        ),
        also("[this] [card] [be] [1] (wild|joker|wild card|wildcard) [resource|card]", n=1, what=RESOURCE),
    ),
    "cancel": (
        say(
            "<cancel> a modifier that would hurt you",
            "(<cancel>|<block>|<stop>|<counter>|<prevent>|<negate>) (1|any) [harmful] (modifier|card) (that|which) "
            "(would|could|will|) (hurt|harm) you",
            "(<cancel>|<block>|<stop>|<counter>|<prevent>|<negate>) (1|any) harmful modifier",
            "(<cancel>|<block>|<stop>|<counter>|<prevent>|<negate>) (1|any) modifier (played|used) against you",
            what="harm",
        ),
        say(
            "<cancel> any modifier",
            "(<cancel>|<block>|<stop>|<counter>|<prevent>|<negate>) (any|1|another player's|any 1) modifier [as it "
            "be played|when it be played]",
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
