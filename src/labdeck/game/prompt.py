"""Prompts: one sentence that says who is asked, in which phase, and what may be done."""

from labdeck.deck import Tables
from labdeck.deck.words import counted, with_article
from labdeck.rules.aims import aim_of
from labdeck.rules.discoveries.turns import most_discards
from labdeck.rules.numbers import (
    ASK_ACCEPT,
    ASK_ACT,
    ASK_ANSWER,
    ASK_AT_ONCE,
    ASK_BLOCK,
    ASK_CARD,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_ENHANCE,
    ASK_EXCHANGE,
    ASK_FIELD,
    ASK_GIVE,
    ASK_HERO,
    ASK_INSPIRE,
    ASK_KIND,
    ASK_NAME,
    ASK_ON,
    ASK_PILE,
    ASK_PROJECT,
    ASK_PUT_BACK,
    ASK_SCORE,
    ASK_SEAT,
    ASK_SHED,
    ASK_SIDE,
    ASK_STEP,
    ASK_TARGET,
    ASK_WITH,
    NONE,
    TABLE,
)
from labdeck.rules.schema import State

from .aim import Aim, aim_in_words

PHASES = ("draw", "act", "discard", "exchange", "inspire", "claim", "enhance", "field")  # by their numbers
PHASE_WORDS = ("draw", "action", "discard", "opening", "inspiration", "ability", "enhancement", "field")
PROMPTS = {
    ASK_DRAW: "draw {draws}: from which pile comes the next?",
    ASK_ACT: "start {a_project}, put a resource, play a modifier, complete a full {project}, or end",
    ASK_ON: "beside which {project} does {putting} go?",
    ASK_DISCARD: "discard until your hand holds at most {limit}, then end",
    ASK_AT_ONCE: "a card must be played at once",
    ASK_GIVE: "who gets {giving}?",
    ASK_WITH: "which {project} is {offering} to be joined with?",
    ASK_ACCEPT: "accept or decline to join {offered} with {offering}",
    ASK_SEAT: "choose a player for {effect}",
    ASK_CARD: "choose a card for {effect}",
    ASK_PROJECT: "choose {a_project} for {effect}",
    ASK_PILE: "choose a pile to draw from for {effect}",
    ASK_PUT_BACK: "choose the card that goes back next, for {effect}",
    ASK_BLOCK: "block {effect}, or pass",
    ASK_ANSWER: "answer {effect}, or pass",
    ASK_SIDE: "put {chosen} back on the top or at the bottom, for {effect}",
    ASK_NAME: "name hero, enhancement or inspiration, for {effect}",
    ASK_KIND: "take the item or the location, for {effect}",
    ASK_EXCHANGE: "keep or redraw the opening hand",
    ASK_INSPIRE: "play an inspiration, or pass",
    ASK_SCORE: "play a hero to score {a_project}, put an enhancement, or pass",
    ASK_TARGET: "which {project} does {putting} score?",
    ASK_STEP: "as which step is {claimed} scored?",
    ASK_ENHANCE: "put enhancements below the hero, or end",
    ASK_HERO: "on which {project} does {putting} go, below its hero?",
    ASK_FIELD: "discard {a_project} from the field",
    ASK_SHED: "discard up to {sheds}, then end",
}
ACT_WITH_OFFERS = PROMPTS[ASK_ACT].replace("or end", "offer one, or end")
LAST_INSPIRATION = "all turns are over: play a last inspiration before the count, or pass"
SECOND_SCORE = "play one more hero to score {a_project}, or pass"


def prompt_of(s: State, tables: Tables, names: tuple[str, ...], reader: int) -> str:
    """What is being asked, in a sentence that names only cards which the reader knows."""
    if s.over:
        return "The game is over."
    said = PROMPTS[s.ask]
    if s.ask == ASK_ACT and tables.deck.collaboration:
        said = ACT_WITH_OFFERS
    elif s.ask == ASK_SCORE and s.scored:
        said = SECOND_SCORE
    elif s.ask == ASK_INSPIRE and s.ending:
        said = LAST_INSPIRATION
    project = tables.file.words.get("project", "project")
    exempt = "" if tables.deck.projects_count else f" besides {tables.file.words.get('projects', 'projects')}"
    sentence = said.format(
        project=project,
        a_project=with_article(project),
        draws=counted(s.draws, "more card"),
        limit=counted(s.count[TABLE + s.asked], "card") + exempt,
        effect=_effect(s, tables, names, reader),
        putting=_known(s, tables, s.putting, reader),
        giving=_name(tables, s.giving),
        offering=_name(tables, s.offering),
        offered=_name(tables, s.offered),
        claimed=_name(tables, s.claimed),
        chosen=_known(s, tables, s.frame_chosen[s.depth - 1], reader),
        sheds=counted(most_discards(s, tables.deck, s.asked) - s.draws, "card"),
    )
    end = "" if sentence.endswith("?") else "."
    return f"{names[s.asked]}, {PHASE_WORDS[s.phase]} phase: {sentence}{end}"


def _name(tables: Tables, c: int) -> str:
    return tables.cards[c].name if c < len(tables.cards) else ""


def _known(s: State, tables: Tables, c: int, reader: int) -> str:
    """A card's name, if the reader knows the card."""
    return _name(tables, c) if is_known(s, c, reader) else "the card"


def is_known(s: State, c: int, reader: int) -> bool:
    """Whether a reader knows a card; a spectator is the seat after the last."""
    return c != NONE and bool(s.seen[c] >> reader & 1)


def _aim(s: State, tables: Tables, names: tuple[str, ...], reader: int) -> str:
    """What the effect is aimed at, to those who did not choose it: the seat asked knows that it is asked. [R25]"""
    f = s.depth - 1
    if s.asked == s.frame_actor[f] and s.ask != ASK_BLOCK:
        return ""
    if s.depth > 1 and tables.deck.cancels[s.frame_card[f]]:
        return f", aimed at {_name(tables, s.frame_card[f - 1])}"
    found = aim_of(s, tables.deck)
    if found is None:
        return ""
    aim = Aim(*found)
    if aim.card == NONE and aim.origin == TABLE + s.asked:
        return ""
    return f", aimed at {aim_in_words(aim, is_known(s, aim.card, reader), tables, names)}"


def _effect(s: State, tables: Tables, names: tuple[str, ...], reader: int) -> str:
    """The modifier that is being resolved, who played it, what it is aimed at, and what it says."""
    if s.depth == 0:
        return ""
    card = tables.cards[s.frame_card[s.depth - 1]]
    who, aim = names[s.frame_actor[s.depth - 1]], _aim(s, tables, names, reader)
    return f"{who}'s {card.name}{aim} (“{card.effect.rstrip('.')}”)"
