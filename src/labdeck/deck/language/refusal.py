"""Why a text is not understood: how far it was, what could come next, and the nearest sentence of the same meaning."""

from bisect import bisect_left
from typing import NamedTuple

from .folding import Token
from .nearest import nearest
from .offers import Offer, offers, written
from .reading import Refused, explored, read, read_tokens
from .spelling import known_words
from .trees import FOLD, trees_of
from .vocabulary import Vocabulary

BACK = 6  # the most words that are taken back to find how a text could go on
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
    lacks: str  # the word for cards that this deck does not have, if that is all
    nearest: str  # a sentence of the same meaning that is understood, or nothing


def refusal(effect: str, words: Vocabulary) -> Refusal | None:
    """Why an effect is not understood in a deck's words; None if it is."""
    refused = read(effect, words)
    return told(refused, effect, words) if isinstance(refused, Refused) else None


def told(refused: Refused, effect: str, words: Vocabulary, is_brief: bool = False) -> Refusal:
    """Why an effect was refused that has been read; a brief answer names no nearest sentence."""
    tokens = FOLD(effect)
    reach, following = _reached(effect, tokens, refused, words)
    understood = _beginning(effect, tokens, reach).rstrip()
    start, end = (tokens[reach].start, tokens[reach].end) if reach < len(tokens) else (len(effect), len(effect))
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
        lacks=effect[start:end].lower() if reason == "cards" else "",
        nearest="" if is_hopeless or is_brief else nearest(effect, words),
    )


def _reached(effect: str, tokens: list[Token], refused: Refused, words: Vocabulary) -> tuple[int, tuple[Offer, ...]]:
    """How many words were understood so that it could go on behind them, and how."""
    reach = min(refused.reach, len(tokens))
    if refused.wrong == "long":
        return reach, ()
    if refused.wrong:
        reach = bisect_left(range(reach + 1), True, key=lambda end: not _goes_on(effect, tokens, end, words)) - 1
    for back in range(min(BACK, reach) + 1):
        if following := written(_beginning(effect, tokens, reach - back), words):
            return reach - back, tuple(following)
    return max(reach, 0), ()


def _goes_on(effect: str, tokens: list[Token], end: int, words: Vocabulary) -> bool:
    """Whether a text can be ended rightly that begins with so many words of this one."""
    return end < len(tokens) and bool(offers(_beginning(effect, tokens, end), words))


def _beginning(effect: str, tokens: list[Token], end: int) -> str:
    return f"{effect[: tokens[end - 1].end]} " if end > 0 else ""


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
    if refused.wrong in ("pile", "source") and "modifier" in (refused.clause.parts.values() if refused.clause else ()):
        return "modifier pile"
    if refused.wrong == "amount" and refused.clause is not None and refused.clause.amount.how == "exactly":
        return "number"
    if refused.wrong:
        known = PARTS.get(refused.wrong, refused.wrong)
        return known if known in trees.language.reasons else "fits"
    if refused.reach < len(tokens) and tokens[refused.reach].word not in known_words(words):
        cards = trees.language.parts["what"]
        return "cards" if any(offer.part == cards for offer in following) else "word"
    before = read_tokens(tokens[: refused.reach], words)
    if isinstance(before, Refused) and before.wrong == "long":
        return "long"
    return explored(tokens, words).unmeant
