"""Why a text is not understood: how far it was, what could come next, and the nearest sentence of the same meaning."""

from typing import NamedTuple

from .folding import Token
from .nearest import nearest
from .offers import Offer, offers
from .reading import Refused, read
from .spelling import known_words
from .trees import FOLD, trees_of
from .vocabulary import Vocabulary

PARTS = {  # what is wrong with a part of a clause
    **dict.fromkeys(("n", "plus", "beyond"), "number"),
    **dict.fromkeys(("who", "whose", "giver", "taker"), "player"),
    **dict.fromkeys(("pile", "source"), "pile"),
}


class Refusal(NamedTuple):
    """A text that is not understood."""

    reason: str
    understood: str  # the longest beginning that was
    start: int  # where the first word stands that was not
    end: int
    next: tuple[Offer, ...]  # what could come there
    nearest: str  # a sentence of the same meaning that is understood, or nothing


def refusal(effect: str, words: Vocabulary, is_brief: bool = False) -> Refusal | None:
    """Why an effect is not understood in a deck's words; None if it is. A brief answer names no nearest sentence."""
    refused = read(effect, words)
    if not isinstance(refused, Refused):
        return None
    tokens = FOLD(effect)
    reach = min(refused.reach, len(tokens))
    understood = effect[: tokens[reach - 1].end] if reach else ""
    start, end = (tokens[reach].start, tokens[reach].end) if reach < len(tokens) else (len(effect), len(effect))
    following = () if refused.wrong else tuple(offers(f"{understood} " if understood else "", words))
    reason = _reason(refused, tokens, following, words)
    known = known_words(words)
    is_spelled = all(token.word in known or not token.word.isalpha() for token in tokens)
    is_hopeless = is_spelled and (refused.wrong or reason not in ("", "word", "cards"))
    return Refusal(
        reason=_said(reason, effect[start:end], words),
        understood=understood,
        start=start,
        end=end,
        next=following,
        nearest="" if is_hopeless or is_brief else nearest(effect, words),
    )


def _said(reason: str, word: str, words: Vocabulary) -> str:
    return trees_of(words.grammar).language.reasons[reason].format(word=word, project=words.project)


def _reason(refused: Refused, tokens: list[Token], following: tuple[Offer, ...], words: Vocabulary) -> str:
    """The name of the reason in a language's table."""
    trees = trees_of(words.grammar)
    said = f" {' '.join(token.word for token in tokens)} "
    for reason, signs in trees.language.refused.items():
        for sign in signs:
            folded = " ".join(token.word for token in FOLD(sign.format(project=words.project)))
            if f" {folded} " in said:
                return reason
    if refused.wrong == "amount" and refused.clause is not None and refused.clause.amount.how == "exactly":
        return "number"
    if refused.wrong:
        known = PARTS.get(refused.wrong, refused.wrong)
        return known if known in trees.language.reasons else "fits"
    if refused.reach < len(tokens) and tokens[refused.reach].word not in known_words(words):
        cards = trees.language.parts["what"]
        return "cards" if any(offer.part == cards for offer in following) else "word"
    return ""
