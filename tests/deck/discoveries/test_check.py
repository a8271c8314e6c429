"""Every kind of problem of a deck of discoveries, planted once and named by its card and field."""

from pathlib import Path

import pytest

from labdeck import new
from labdeck.deck import load
from labdeck.deck.discoveries import Discovery, Enhancement
from tests.deck.checking import assert_named, assert_warned, printed, problems
from tests.deck.discoveries.small import DISCOVERIES, SMALL, STEPS, changed

DRAW = "Draw 1 card."
IDEA = "Draw 2 cards."
BUSY = "+3 for 2 items or more."
PLANTED = {
    "a table of the other family": (
        SMALL + "[[project]]",
        "project: is a table of the projects family; this deck's rules are 'discoveries'",
    ),
    "a modifier": (SMALL + "[[modifier]]", "modifier: is a table of the projects family"),
    "a knob of the other family": (
        changed("hand = 2", "draw = 2"),
        "knobs: draw: is no knob of the discoveries family",
    ),
    "a wrong knob": (changed("hand = 2", "hand = 0"), "knobs: hand: must be a number from 1 to 10"),
    "unknown step": (
        changed('step = "analysis"', 'step = "analisis"'),
        "analysis-1: step: must be 'observation', 'hypothesis', 'experiment', 'analysis', 'publication' or 'wild'",
    ),
    "no step": (changed('step = "analysis"\n', ""), "analysis-1: step: is missing"),
    "unknown type of a discovery": (
        changed('types = ["science", "art"]', 'types = ["sience"]'),
        "observation-1: types: 'sience' is in no class of [classes]; the nearest right word is science",
    ),
    "no types": (
        changed('types = ["science", "art"]', "types = []"),
        "observation-1: types: has 0 entries; it may have 1 to",
    ),
    "a discovery of all types": (
        changed('types = ["science", "art"]', 'types = ["polymath"]'),
        "observation-1: types: 'polymath' is in no class of [classes]",
    ),
    "a discovery that is not quite solid": (
        changed('types = ["science", "art"]', 'types = ["science"]\nsolid = 1'),
        "observation-1: solid: must be true or false",
    ),
    "unknown type of a hero": (
        changed('type = "science"\neffect', 'type = "polymat"\neffect'),
        "ann: type: 'polymat' is in no class of [classes]; the nearest right word is polymath",
    ),
    "unknown type of an enhancement": (
        changed('type = "art"\npoints', 'type = "arts"\npoints'),
        "brush: type: 'arts' is in no class of [classes]; the nearest right word is art",
    ),
    "an enhancement of all types": (
        changed('type = "art"\npoints', 'type = "polymath"\npoints'),
        "brush: type: 'polymath' is in no class of [classes]",
    ),
    "neither item nor location": (
        changed('kind = "item"', 'kind = "thing"'),
        "brush: kind: must be 'item' or 'location'",
    ),
    "a class with a word of the rules": (
        changed('["science", "art"]\n', '["science", "art", "polymath"]\n'),
        "classes: type: 'polymath' has a meaning of its own in sentences; take another word",
    ),
    "an unknown key": (
        changed('type = "polymath"', 'type = "polymath"\ntipe = "art"'),
        "bob: tipe: there is no such key; the nearest right word is type",
    ),
    "two ids alike": (changed('id = "bob"', 'id = "ann"'), "ann: id: another card or kind has this id"),
    "two enhancements of one name": (
        changed('name = "Island"', 'name = "Brush"'),
        "island: name: is that of brush too, and sentences could not tell them apart",
    ),
    "an id and a type alike": (changed('id = "bob"', 'id = "art"'), "art: id: another card or kind has this id"),
    "unknown sentence": (
        changed(DRAW, "Drew one card."),
        "ann: effect: the word “Drew” is not known here; could come ",
    ),
    "a sentence of the other family": (
        changed(DRAW, "You skip your next turn."),
        "ann: effect: this is not understood",
    ),
    "an enhancement that the deck does not have": (
        changed("it is the Brush.", "it is the Brash."),
        "bob: effect: the word “Brash” is not known here; after “At the end: +2 if this hero holds an item, "
        "+1 more if it is” could come “the Brush” or “the Island”; the nearest right sentence is At the end: ",
    ),
    "a hero who cancels": (
        changed(DRAW, "Cancel an inspiration or an instant ability as it is played."),
        "ann: effect: only an inspiration can say this",
    ),
    "a hero who ignores types": (
        changed(DRAW, "The hero you play this turn may score a discovery of any type."),
        "ann: effect: only an inspiration can say this",
    ),
    "an inspiration that holds": (changed(IDEA, "Holds up to 2 items."), "idea: effect: only a hero can say this"),
    "an inspiration that copies": (
        changed(IDEA, "Copy the instant ability of another hero in play."),
        "idea: effect: only a hero can say this",
    ),
    "an inspiration that scores again": (
        changed(IDEA, "You may play one more hero this turn to score a second discovery."),
        "idea: effect: only a hero can say this",
    ),
    "an inspiration about the end": (
        changed(IDEA, "At the end: +1 for each item you have."),
        "idea: effect: only a hero can say this",
    ),
    "a challenge that acts": (changed(BUSY, DRAW), "busy: effect: a challenge only adds points at the end"),
    "a challenge that protects": (
        changed(BUSY, "Your enhancements cannot be stolen or discarded."),
        "busy: effect: only a hero can say this",
    ),
    "a challenge about its hero": (
        changed(BUSY, "At the end: +2 if this hero holds an item, +3 more if it is the Brush."),
        "busy: effect: only a hero can say this",
    ),
    "a location called an item": (
        changed("it is the Brush.", "it is the Island."),
        "bob: effect: the Island is a location; the nearest right sentence is "
        "At the end: +2 if this hero holds a location, +1 more if it is the Island.",
    ),
    "a hero who is stolen": (
        changed(DRAW, "Steal 1 hero."),
        "ann: effect: such cards cannot be meant here",
    ),
    "a card of any sort that is stolen": (
        changed(DRAW, "Steal 1 card."),
        "ann: effect: such cards cannot be meant here",
    ),
    "more heroes than anyone has": (
        changed(BUSY, "+3 for 6 heroes of one type."),
        "busy: effect: that number is too large or too small here",
    ),
    "a cancel and more": (
        changed(IDEA, f"Cancel an inspiration or an instant ability as it is played. {IDEA}"),
        "idea: effect: this sentence stands alone on its card",
    ),
    "a discovery that no hero can score": (
        changed('types = ["science", "art"]', 'types = ["art"]').replace('type = "polymath"', 'type = "science"'),
        "observation-1: types: cannot be scored: the deck has no hero of its type",
    ),
    "too few cards of the hero pile": (
        changed("hand = 2", "hand = 3"),
        "hero: 3 players get 9 cards; there are 6",
    ),
    "too few discoveries": (
        changed("hand = 2", "hand = 2\nfield = 6"),
        "discovery: the field has 6; there are 5",
    ),
    "too few challenges": (
        changed("hand = 2", "hand = 2\nchallenges = 2"),
        "knobs: challenges: is more than the deck's 1",
    ),
    "too many cards": (
        changed("copies = 2", "copies = 99") + DISCOVERIES.replace("-1", "-2") * 5,
        "the deck has 134 cards; 128 is the most",
    ),
    "too many cancels": (
        changed(
            f'copies = 2\neffect = "{IDEA}"',
            'copies = 6\neffect = "Cancel an inspiration or an instant ability as it is played."',
        ),
        "the deck has 6 cards that cancel another; 5 is the most",
    ),
}
WARNED = {
    "few facts": (
        changed('facts = ["One.", "Two."]', 'facts = ["One."]'),
        "ann: facts: a hero should teach two facts or more",
    ),
    "a discovery that only polymaths can score": (
        changed('types = ["science", "art"]', 'types = ["art"]'),
        "observation-1: types: only a polymath can score it: no other hero has its type",
    ),
    "a step that only a wild one fills": (
        changed('step = "analysis"', 'step = "wild"'),
        "discovery: step: no card is for 'analysis', so it takes a wild one",
    ),
}


def test_the_small_deck_is_right(tmp_path: Path) -> None:
    assert problems(tmp_path, SMALL) == []


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_mistake_is_named(tmp_path: Path, planted: str) -> None:
    text, says = PLANTED[planted]
    assert_named(tmp_path, text, says)


@pytest.mark.parametrize("planted", sorted(PLANTED.keys() - {"too many cards"}))  # which are not named apart there
def test_a_planted_mistake_is_one_problem_with_its_line(tmp_path: Path, planted: str) -> None:
    text, _ = PLANTED[planted]
    (problem,) = problems(tmp_path, text)
    line = text.splitlines()[problem.line - 1]
    assert line.startswith((f"{problem.field} = ", f"[{problem.card}]", f"[[{problem.card}]]", "[")), line


@pytest.mark.parametrize("planted", WARNED)
def test_a_slip_is_a_warning_and_loads(tmp_path: Path, planted: str) -> None:
    text, says = WARNED[planted]
    assert_warned(tmp_path, text, says)


def test_a_name_may_have_a_full_stop(tmp_path: Path) -> None:
    assert problems(tmp_path, SMALL.replace("Brush", "St. Luke Brush")) == []
    assert load(tmp_path / "deck.toml").of(Enhancement)[0].name == "St. Luke Brush"


@pytest.mark.parametrize("card", ["hero", "inspiration"])
def test_only_what_lies_below_a_hero_can_be_stolen(tmp_path: Path, card: str) -> None:
    for sort in ("enhancement", "item", "location"):
        assert problems(tmp_path, changed(DRAW if card == "hero" else IDEA, f"Steal 1 {sort}.")) == []
    for sort in ("card", "hero", "inspiration"):
        assert problems(tmp_path, changed(DRAW if card == "hero" else IDEA, f"Steal 1 {sort}."))


def test_a_projects_deck_has_no_tables_of_this_family(tmp_path: Path) -> None:
    lines = printed(tmp_path, changed('rules = "discoveries"', 'rules = "projects"'))
    assert lines == ["deck: rules: is 'projects', and the tables are those of the discoveries family"]


@pytest.mark.rule("DR1")
def test_solid_is_what_the_card_says_and_else_a_single_type(tmp_path: Path) -> None:
    text = changed('types = ["science", "art"]', 'types = ["science"]').replace(
        f'step = "{STEPS[1]}"', f'step = "{STEPS[1]}"\nsolid = true'
    )
    assert problems(tmp_path, text) == []
    solid = {card.id for card in load(tmp_path / "deck.toml").of(Discovery) if card.solid}
    assert solid == {"observation-1", "hypothesis-1"}
    game = new(tmp_path / "deck.toml", players=2, seed=1)
    assert {*game.pile("out")} - {"busy"} == solid


def test_a_deck_of_ones_own_is_played_to_its_end(tmp_path: Path) -> None:
    assert problems(tmp_path, SMALL) == []
    game = new(tmp_path / "deck.toml", players=3, seed=1)
    while not game.over:
        game.play(game.choices[-1])
    assert game.result is not None
