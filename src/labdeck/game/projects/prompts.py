"""What is asked in a game of projects."""

from collections.abc import Callable

from labdeck.deck import Tables
from labdeck.deck.words import counted
from labdeck.game.cards import name_of_card
from labdeck.rules.kernel import legal
from labdeck.rules.numbers import (
    ACT_PHASE,
    ASK_ACCEPT,
    ASK_ACT,
    ASK_AT_ONCE,
    ASK_BLOCK,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_GIVE,
    ASK_ON,
    ASK_WITH,
    DISCARD_PHASE,
    DRAW_PHASE,
    END,
    MAT,
)
from labdeck.rules.schema import State

from .choices import verb_of_action

PHASES = {DRAW_PHASE: ("draw", "draw"), ACT_PHASE: ("act", "action"), DISCARD_PHASE: ("discard", "discard")}
PROMPTS = {
    ASK_DRAW: "draw {draws}: from which pile comes the next?",
    ASK_ACT: "start {a_project}, put a resource, play a modifier, complete a full {project}, or end",
    ASK_ON: "beside which {project} does {putting} go?",
    ASK_DISCARD: "discard until {whose} hand holds {limit}, then end",
    ASK_AT_ONCE: "a card must be played at once",
    ASK_GIVE: "who gets {giving}?",
    ASK_WITH: "which {project} is {offering} to be joined with?",
    ASK_ACCEPT: "accept or decline to join {offered} with {offering}",
    ASK_BLOCK: "block {effect}, or pass",
}
ACT_WITH_OFFERS = PROMPTS[ASK_ACT].replace("or end", "offer {a_project} for a collaboration, or end")
ACTS = {
    "start": "start {a_project}",
    "give": "give {a_project} to another player",
    "put": "put a resource",
    "play": "play a modifier",
    "burn": "burn a modifier",
    "complete": "complete a full {project}",
    "offer": "offer {a_project} for a collaboration",
    "end": "end",
}
ONLY_END = "nothing is left to do but end"


def prompt_for(s: State, tables: Tables, reader: int) -> str:
    """What is asked in the action phase: whoever is asked reads what may be done now, which others must not know."""
    if s.ask != ASK_ACT:
        return ""
    if reader == s.asked:
        return acts_of(s, tables)
    return ACT_WITH_OFFERS if tables.deck.collaboration else ""


def acts_of(s: State, tables: Tables) -> str:
    """What the asked seat may do in the action phase; to end it only if it may. [R17]"""
    codes = s.legal[: legal(s, tables.deck)]
    verbs = {"end" if code == END else verb_of_action(s, tables, int(code)) for code in codes}
    acts = [said for verb, said in ACTS.items() if verb in verbs]
    if verbs == {"end"}:
        return ONLY_END
    return " or ".join(acts) if len(acts) < 3 else f"{', '.join(acts[:-1])}, or {acts[-1]}"


def words_for(s: State, tables: Tables) -> dict[str, Callable[[], str]]:
    """What the prompts of projects speak of."""
    return {
        "draws": lambda: counted(s.draws, "more card"),
        "limit": lambda: most_held(s.count[MAT + s.asked]) + exempt(tables),
        "giving": lambda: name_of_card(tables, s.giving),
        "offering": lambda: name_of_card(tables, s.offering),
        "offered": lambda: name_of_card(tables, s.offered),
    }


def most_held(cards: int) -> str:
    """How many cards a hand may hold."""
    return f"at most {counted(cards, 'card')}" if cards else "no card"


def exempt(tables: Tables) -> str:
    """What does not count to the hand limit."""
    return "" if tables.deck.projects_count else f" besides {tables.file.words.get('projects', 'projects')}"
