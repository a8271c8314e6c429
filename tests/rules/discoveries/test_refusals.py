"""A refusal cites a rule of this family, whatever is tried at whatever moment."""

import random

import pytest

from labdeck import Game, IllegalChoice, arrange, new
from labdeck.deck import load
from labdeck.deck.discoveries import Discovery
from labdeck.game.reasons import reason_of
from labdeck.rules import numbers as n
from labdeck.rules.kernel import why_not
from tests.tools.heroes import FIELD, score, take
from tests.tools.sitting import assert_all_else_refused, assert_refused, offered, play


def refusals(game: Game) -> set[str]:
    """The rules by which codes are no choice now."""
    reasons = {why_not(game.state, game.tables.deck, code) for code in range(n.CODES)} - {n.ALLOWED}
    return {reason_of(reason, game.deck.words, game.deck.rules)[0] for reason in reasons}


@pytest.mark.parametrize("face_down", [False, True])
def test_every_refusal_cites_a_rule_of_this_family(face_down: bool) -> None:
    chance = random.Random(5)
    cited: set[str] = set()
    for seed in range(4):
        game = new("heroes", players=3, seed=seed, face_down=face_down)
        while not game.over:
            cited |= refusals(game)
            game.play(chance.choice(game.choices))
        cited |= refusals(game)
    assert {rule[0] for rule in cited} == {"D"}
    assert {"D9", "D10", "D16", "D28", "D33", "DR3", "DR5"} <= cited


MINE = {"photo-51": ["charles-darwin", "microscope", "galapagos-islands"], "principia": ["hypatia", "abacus"]}


@pytest.mark.rule("DR34")
@pytest.mark.parametrize("face_down", [False, True])
@pytest.mark.parametrize("hero", ["mary-somerville", "jerry-lawson", "galileo-galilei", "zhang-heng"])
def test_what_is_offered_is_all_that_is_allowed(hero: str, face_down: bool) -> None:
    theirs = {"kitty-hawk-flight": ["james-watt", "blueprints"], "memex-idea": ["ada-lovelace", "transistor"]}
    hand = ("telescope", "pascaline", "house-of-wisdom-baghdad", "bell-labs", "eureka")
    game = score(hero, "hubble-space-telescope", hand=hand, mine=MINE, theirs=theirs, face_down=face_down)
    take(game, "hypothesis")
    while game.view(None).phase in ("claim", "enhance"):
        allowed = {code for code in range(n.CODES) if why_not(game.state, game.tables.deck, code) == n.ALLOWED}
        assert {choice.code for choice in game.choices} == allowed
        game.play(game.choices[-1])


@pytest.mark.parametrize(
    ("text", "rule"),
    [("nonsense", "DR5"), ("", "DR5"), ("play nobody", "D1"), ("choose seat 9", "DR5"), ("draw project", "DR5")],
)
def test_what_cannot_be_read_is_refused_by_a_rule_of_this_family_too(text: str, rule: str) -> None:
    game = arrange("heroes", hands=[[], ["james-watt"]], field=FIELD, to_move=1)
    with pytest.raises(IllegalChoice) as refusal:
        game.play(text)
    assert refusal.value.rule == rule


def test_a_refusal_in_two_parts_changes_nothing() -> None:
    game = arrange("heroes", hands=[[], ["james-watt"]], field=FIELD, to_move=1)
    assert_refused(game, "play james-watt on photo-51", "D10")


def test_a_refusal_says_what_was_tried_and_why() -> None:
    game = arrange("heroes", hands=[[], ["james-watt"]], field=FIELD, to_move=1)
    play(game, "play james-watt")
    assert game.why_not("on photo-51") == "on Photo 51 (1952): This hero has none of its types. [D10]"
    assert game.why_not("on kitty-hawk-flight") == ""


INSTANT = [
    *("alan-turing", "al-khwarizmi", "alexander-fleming", "blaise-pascal", "elijah-mccoy", "george-washington-carver"),
    *("hedy-lamarr", "isaac-newton", "ismail-al-jazari", "rosalind-franklin", "sophie-germain"),
    *("eureka", "priority-dispute", "paradigm-shift", "breakthrough", "funding-cut", "lost-manuscript"),
]


@pytest.mark.rule("DR5")
@pytest.mark.parametrize("pick", [0, -1])
@pytest.mark.parametrize("card", INSTANT)
def test_in_a_turn_with_a_card_all_that_is_not_offered_is_refused(card: str, pick: int) -> None:
    theirs = {
        "principia": ["zhang-heng", "slide-rule", "bletchley-park"],
        "continental-drift": ["benjamin-franklin", "pascaline"],
    }
    mine = {"edison-effect": ["ada-lovelace", "analytical-engine", "bell-labs"]}
    others = {"universal-machine": ["leonardo-da-vinci"], "chladni-figures": ["nikola-tesla", "steam-engine"]}
    hands = [["peer-review", "abacus"], [card, "telescope", "peer-review", "punched-cards"], [], ["james-watt"]]
    game = arrange(
        "heroes",
        hands=hands,
        table=[theirs, mine, {}, others],
        field=FIELD,
        discard=["field-notebook", "hypatia"],
        to_move=1,
        phase="inspire",
    )
    is_played = False
    while game.state.seat == 1:
        assert_all_else_refused(game)
        choice = f"play {card}" if f"play {card}" in offered(game) else str(game.choices[pick])
        is_played |= choice == f"play {card}"
        game.play(choice)
    assert is_played


@pytest.mark.rule("DR34")
def test_an_enhancement_that_could_lie_nowhere_else_is_not_moved() -> None:
    mine = {
        "photo-51": ["charles-darwin", "microscope"],
        "moons-of-jupiter": ["marie-curie", "galapagos-islands"],
        "principia": ["hypatia", "abacus"],
    }
    game = score("mary-somerville", "hubble-space-telescope", mine=mine)
    take(game, "hypothesis", "choose microscope", "choose hubble-space-telescope")
    assert offered(game) == ["choose galapagos-islands", "choose microscope", "pass"]
    assert_all_else_refused(game)
    assert_refused(game, "choose abacus", "DR5")


@pytest.mark.rule("DR34")
@pytest.mark.parametrize("other", [discovery.id for discovery in load("heroes").of(Discovery)[:2]])
def test_an_enhancement_moves_to_whichever_hero_has_room(other: str) -> None:
    mine = {"photo-51": ["charles-darwin", "microscope"], "principia": ["hypatia", "abacus"], other: ["marie-curie"]}
    game = score("mary-somerville", "hubble-space-telescope", mine=mine)
    take(game, "experiment", "choose abacus")
    assert offered(game) == ["choose abacus", "choose microscope", "pass"]
    assert_all_else_refused(game)
    take(game, "choose microscope")
    assert game.table(1)[other] == ["marie-curie", "microscope"]
