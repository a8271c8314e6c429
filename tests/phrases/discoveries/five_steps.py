"""Mats with all five steps, for the cards that speak of them."""

from labdeck.deck.discoveries import Discovery
from tests.phrases.discoveries.stage import WILD, Mat, Stage

STEPS = 5


def walked(stage: Stage, steps: int = STEPS, *, wild: bool = False, gear: int = 0) -> Mat:
    """A mat with so many steps, the last of them by a wild discovery, and so many enhancements."""
    others = steps - stage.is_hero
    equipped = stage.equipped(gear, "item") if gear else []
    used = [hero for hero, *_ in equipped]
    bare = [[hero] for hero in stage.heroes(number=others - gear, but=used)] if others > gear else []
    mat = stage.mat(*stage.with_own(*equipped, *bare))
    if wild:
        *first, last = mat
        word = stage.hero(mat[last][0]).type
        joker = next(each.id for each in stage.deck.of(Discovery) if each.step == WILD and word in each.types)
        mat = {card: mat[card] for card in first} | {joker: mat[last]}
    return mat
