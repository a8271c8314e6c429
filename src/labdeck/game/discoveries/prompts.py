"""What is asked in a game of discoveries."""

from collections.abc import Callable

from labdeck.deck import Tables
from labdeck.deck.words import counted
from labdeck.game.cards import name_of_card
from labdeck.rules.discoveries.turns import most_discards
from labdeck.rules.numbers import (
    ACT_PHASE,
    ASK_ANSWER,
    ASK_ENHANCE,
    ASK_EXCHANGE,
    ASK_FIELD,
    ASK_HERO,
    ASK_INSPIRE,
    ASK_KIND,
    ASK_NAME,
    ASK_SCORE,
    ASK_SHED,
    ASK_STEP,
    ASK_TARGET,
    CLAIM_PHASE,
    DISCARD_PHASE,
    ENHANCE_PHASE,
    EXCHANGE_PHASE,
    FIELD_PHASE,
    HAND,
    INSPIRE_PHASE,
)
from labdeck.rules.schema import State

PHASES = {
    EXCHANGE_PHASE: ("exchange", "opening"),
    INSPIRE_PHASE: ("inspire", "inspiration"),
    ACT_PHASE: ("act", "action"),
    CLAIM_PHASE: ("claim", "ability"),
    ENHANCE_PHASE: ("enhance", "enhancement"),
    FIELD_PHASE: ("field", "field"),
    DISCARD_PHASE: ("discard", "discard"),
}
PROMPTS = {
    ASK_ANSWER: "answer {effect}, or pass",
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
MUST_SHED = "discard {must}, then end"
LAST_INSPIRATION = "all turns are over: play a last inspiration before the count, or pass"
SECOND_SCORE = "play one more hero to score {a_project}, or pass"


def prompt_for(s: State, tables: Tables, reader: int) -> str:
    """What is asked for a second score in a turn, and for inspirations after the last one."""
    if s.ask == ASK_SCORE and s.scored:
        return SECOND_SCORE
    if s.ask == ASK_SHED and surplus(s, tables) > 0:
        return MUST_SHED
    return LAST_INSPIRATION if s.ask == ASK_INSPIRE and s.ending else ""


def surplus(s: State, tables: Tables) -> int:
    """How many cards of the hand have to go. [DR12]"""
    return int(s.count[HAND + s.asked] - tables.deck.hand)


def words_for(s: State, tables: Tables) -> dict[str, Callable[[], str]]:
    """What the prompts of discoveries speak of."""
    return {
        "claimed": lambda: name_of_card(tables, s.claimed),
        "sheds": lambda: counted(most_to_shed(s, tables), "card"),
        "must": lambda: to_shed(s, tables),
    }


def most_to_shed(s: State, tables: Tables) -> int:
    """How many cards the asked seat may still discard."""
    return int(most_discards(s, tables.deck, s.asked) - s.draws)


def to_shed(s: State, tables: Tables) -> str:
    """How many cards the asked seat has to discard, and may."""
    most, least = most_to_shed(s, tables), surplus(s, tables)
    return counted(least, "card") if least == most else f"{least} to {counted(most, 'card')}"
