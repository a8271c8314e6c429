"""Prompts: one sentence that says who is asked, in which phase, and what may be done."""

from labdeck.deck import Tables
from labdeck.deck.words import counted, with_article
from labdeck.rules.numbers import (
    ASK_ACCEPT,
    ASK_ACT,
    ASK_AT_ONCE,
    ASK_BLOCK,
    ASK_CARD,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_GIVE,
    ASK_ON,
    ASK_PILE,
    ASK_PROJECT,
    ASK_PUT_BACK,
    ASK_SEAT,
    ASK_WITH,
    TABLE,
)
from labdeck.rules.schema import State

PHASES = ("draw", "act", "discard")
PHASE_WORDS = ("draw", "action", "discard")
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
}
ACT_WITH_OFFERS = PROMPTS[ASK_ACT].replace("or end", "offer one, or end")


def prompt_of(s: State, tables: Tables, names: tuple[str, ...]) -> str:
    """What is being asked, in a sentence that everyone at the table may read."""
    if s.over:
        return "The game is over."
    said = ACT_WITH_OFFERS if s.ask == ASK_ACT and tables.deck.collaboration else PROMPTS[s.ask]
    project = tables.file.words.get("project", "project")
    exempt = "" if tables.deck.projects_count else f" besides {tables.file.words.get('projects', 'projects')}"
    sentence = said.format(
        project=project,
        a_project=with_article(project),
        draws=counted(s.draws, "more card"),
        limit=counted(s.count[TABLE + s.asked], "card") + exempt,
        effect=_effect(s, tables, names),
        putting=_name(tables, s.putting),
        giving=_name(tables, s.giving),
        offering=_name(tables, s.offering),
        offered=_name(tables, s.offered),
    )
    end = "" if sentence.endswith("?") else "."
    return f"{names[s.asked]}, {PHASE_WORDS[s.phase]} phase: {sentence}{end}"


def _name(tables: Tables, c: int) -> str:
    return tables.cards[c].name if c < len(tables.cards) else ""


def _effect(s: State, tables: Tables, names: tuple[str, ...]) -> str:
    """The modifier that is being resolved, who played it, and what it says."""
    if s.depth == 0:
        return ""
    card = tables.cards[s.frame_card[s.depth - 1]]
    return f"{names[s.frame_actor[s.depth - 1]]}'s {card.name} (“{card.effect.rstrip('.')}”)"
