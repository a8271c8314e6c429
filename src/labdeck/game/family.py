"""A family of rules, as this layer asks for it: places, words, sentences, layouts and points."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from labdeck.deck import Tables
from labdeck.rules.schema import State

from .layout import Layout

Ruled = tuple[str, str]  # the number of a rule, and a sentence
Say = Callable[[State, Tables, tuple[str, ...], int], str]


@dataclass(frozen=True, slots=True)
class Family:
    """What a family has of its own. Numbers are those of `rules.numbers`; {project} is the deck's own word."""

    # Places.
    piles: Mapping[str, int]  # by name
    hidden: tuple[str, ...]  # the face-down piles, whose names are the backs of the cards in hands
    open_piles: tuple[str, ...]  # those that everyone may look through at any time
    has_pile: Callable[[Tables, str], bool]  # whether a deck uses one of the piles
    places: Mapping[int, str]  # as sentences speak of them

    # Questions and choices.
    phases: Mapping[int, tuple[str, str]]  # the phase of a view, and the word in a prompt
    prompts: Mapping[int, str]  # what is asked, by the question
    prompt: Callable[[State, Tables, int], str]  # what a reader is asked where the question does not say it; else empty
    prompt_words: Callable[[State, Tables], dict[str, Callable[[], str]]]  # what the family's prompts speak of
    windows: frozenset[int]  # questions that go round, and to which most seats only pass
    action: int  # the question for a turn's action
    action_verbs: frozenset[str]  # what can be done with a card there
    action_verb: Callable[[State, Tables, int], str]  # what touching a card means there
    verbs: Mapping[int, str]  # what touching a card means elsewhere; else it is chosen
    words: Mapping[int, str]  # the words that can be said, by code
    word_sentences: Mapping[tuple[int, int], str]  # by question and code
    card_sentences: Mapping[str, Say]  # by verb

    # What happened, and what may not be done.
    log: Mapping[int, Ruled]  # by the event's verb
    log_by_place: Mapping[tuple[int, int], Ruled]  # where the verb's sentence is another from or to a place
    endings: Mapping[int, Ruled]  # how a game ends, in words
    reasons: Mapping[int, Ruled]  # why a code is no choice
    reason_against: Callable[[str, list[int], State, Tables], int]  # why a verb does not go with a card

    # Points and positions.
    tally: Callable[[State, Tables, int], list[tuple[int, int]]]  # what each card gives a seat
    needs: Callable[[State, Tables, int], dict[str, list[str]]]  # what a card on a mat has and lacks; empty: nothing
    changes: Callable[[State, Tables, int], dict[str, int]]  # what cards beside a card on a mat change; empty: nothing
    steps: Callable[[State, Tables, int], dict[str, str]]  # the steps that a seat has scored, each with its card
    check_deal: Callable[[Tables, int], None]  # refuses a table for which there are too few cards
    layout: type[Layout]
    laid: tuple[str, ...]  # what a position can say
    by_seat: tuple[str, ...]  # of that, what has an item for every seat that plays
