"""The family of projects, as this layer knows it."""

from labdeck.game.family import Family
from labdeck.rules.numbers import ASK_ACT, ASK_BLOCK, ASK_OPPOSE

from .choices import CARD_SENTENCES, VERBS, WORD_SENTENCES, WORDS, reason_against, verb_of_action
from .goals import changes_of, needs_of, steps_of
from .layout import BY_SEAT, LAID, ProjectLayout
from .log import BY_PLACE, ENDINGS, SENTENCES
from .places import HIDDEN, PILES, PLACES, has_pile
from .prompts import PHASES, PROMPTS, prompt_for, words_for
from .reasons import REASONS
from .seating import check_deal
from .tally import tally_of

FAMILY = Family(
    piles=PILES,
    hidden=HIDDEN,
    open_piles=(),
    has_pile=has_pile,
    places=PLACES,
    phases=PHASES,
    prompts=PROMPTS,
    prompt=prompt_for,
    prompt_words=words_for,
    windows=frozenset({ASK_BLOCK, ASK_OPPOSE}),
    action=ASK_ACT,
    action_verbs=frozenset({"start", "give", "put", "complete", "offer", "play", "burn"}),
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
    layout=ProjectLayout,
    laid=LAID,
    by_seat=BY_SEAT,
)
