"""Reading: how the sentences of a card were read, one step after another, and whom they hurt."""

from typing import Any

from labdeck.deck.draft import Draft
from labdeck.deck.family import Entry
from labdeck.deck.language.clause import Item, Sentence
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.deck.language.writing import write, write_item
from labdeck.deck.words import listed
from labdeck.rules import numbers as n

WHOM = {
    n.HURTS_SELF: "the one who plays it",
    n.HURTS_OTHER: "another player",
    n.HURTS_ANY: "any player",
    n.HURTS_ALL: "everybody",
    n.HURTS_ANOTHER: "another player",
}
NOTHING = {"says": "", "steps": [], "hurts": ""}


def understood(card: Entry, made: Draft) -> dict[str, Any] | None:
    """What a card says as it was read; None if it has nothing to be read."""
    if "effect" in card:
        if "sentences" not in card:
            return NOTHING
        steps = [step for sentence in card["sentences"] for step in _steps(sentence, made.words)]
        return {"says": card["says"], "steps": steps, "hurts": _hurts(card, made)}
    if "needs" in card:
        said = [need for need in card.get("said", ()) if need]
        return {"says": f"Needs {listed(said, 'and')}.", "steps": said, "hurts": ""} if said else NOTHING
    return None


def _steps(sentence: Sentence, words: Vocabulary) -> list[str]:
    """What a sentence makes happen, one thing after another."""
    steps = []
    for items, before in ((sentence.items, sentence.condition), (sentence.otherwise, None)):
        for item in items:
            if before and not item.if_done:
                steps.append(write((Sentence((item,), before),), words))
            else:
                said = "Otherwise: " if items is sentence.otherwise else ""
                steps.append(said + _step(item, words))
    return steps


def _step(item: Item, words: Vocabulary) -> str:
    says = write_item(item._replace(if_done=False), words)
    return f"If that was done: {says}." if item.if_done else f"{says[:1].upper()}{says[1:]}."


def _hurts(card: Entry, made: Draft) -> str:
    """Whom a card hurts, and by which cards it can be cancelled; empty if it hurts nobody."""
    whom = WHOM.get(card["means"].meaning.hurts, "")
    if not whom:
        return ""
    answers = [other.get("name", "") for other in made.cards if "means" in other and _cancels(other)]
    names = listed([name for name in answers if name], "or")
    by = f"It can be cancelled with {names}." if names else "No card of this deck can cancel it."
    return f"Hurts {whom}. {by}"


def _cancels(card: Entry) -> bool:
    """Whether a card cancels others."""
    return any(clause.verb == "cancel" for sentence in card["sentences"] for clause in sentence.clauses)
