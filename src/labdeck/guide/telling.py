"""Telling: a deck file turned into its guide."""

from labdeck.deck import DeckFile, tables
from labdeck.deck.words import plural

from .families import FAMILIES
from .guide import Guide
from .listing import listing
from .speech import Speech, all_of


def guide(deck: DeckFile, **knobs: object) -> Guide:
    """How the deck is played; a knob given here goes before the deck's own, as at a table with house rules."""
    speech = Speech(tables(deck, **knobs))
    family = FAMILIES[deck.rules]
    return Guide(
        deck=deck.id,
        title=deck.title,
        about=deck.about,
        facts=_facts(deck),
        goal=family.goal(speech),
        setup=family.setup(speech),
        card=family.card(speech),
        others=family.others(speech),
        turn=family.turn(speech),
        piles=family.piles(speech),
        ending=family.ending(speech),
        example=family.example(speech),
        questions=family.questions(speech),
        cards=listing(speech),
    )


def _facts(deck: DeckFile) -> tuple[str, ...]:
    """For how many the deck is, how long a game takes, and what is in the box."""
    fewest, most = deck.players
    sorts = [f"{count} {sort}" for sort, count in deck.counts.items()]
    sizes = f"{sum(deck.counts.values())} {plural('card')}: {all_of(sorts)}"
    players = f"{fewest} players" if fewest == most else f"{fewest} to {most} players"
    minutes = [f"{deck.minutes[0]} to {deck.minutes[1]} minutes"] if deck.minutes else []
    return players, *minutes, sizes
