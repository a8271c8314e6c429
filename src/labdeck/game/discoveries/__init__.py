"""The family of discoveries, as this layer knows it."""

from labdeck.game.family import Family
from labdeck.rules.numbers import ASK_ANSWER, ASK_INSPIRE, ASK_OPPOSE, ASK_SCORE

from .choices import CARD_SENTENCES, VERBS, WORD_SENTENCES, WORDS, reason_against, verb_of_action
from .goals import changes_of, needs_of, steps_of
from .layout import BY_SEAT, LAID, DiscoveryLayout
from .log import BY_PLACE, ENDINGS, SENTENCES
from .places import HIDDEN, OPEN_PILES, PILES, PLACES, has_pile
from .prompts import PHASES, PROMPTS, prompt_for, words_for
from .reasons import REASONS
from .seating import check_deal
from .tally import tally_of

FAMILY = Family(
    piles=PILES,
    hidden=HIDDEN,
    open_piles=OPEN_PILES,
    has_pile=has_pile,
    places=PLACES,
    phases=PHASES,
    prompts=PROMPTS,
    prompt=prompt_for,
    prompt_words=words_for,
    windows=frozenset({ASK_ANSWER, ASK_INSPIRE, ASK_OPPOSE}),
    action=ASK_SCORE,
    action_verbs=frozenset({"play", "put"}),
    action_verb=verb_of_action,
    verbs=VERBS,
    words=WORDS,
    word_sentences=WORD_SENTENCES,
    card_sentences=CARD_SENTENCES,
    log=SENTENCES,
    log_by_place=BY_PLACE,
    endings=ENDINGS,
    reasons=REASONS,
    reason_against=reason_against,
    tally=tally_of,
    needs=needs_of,
    changes=changes_of,
    steps=steps_of,
    check_deal=check_deal,
    layout=DiscoveryLayout,
    laid=LAID,
    by_seat=BY_SEAT,
)
