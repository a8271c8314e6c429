"""What a picture shows follows from the words on a card, for decks that nobody has seen yet too."""

from dataclasses import replace

import pytest

from labdeck.deck import Card, load, names
from labdeck.faces.drawings import (
    callings,
    emblems,
    fields,
    grounds,
    instruments,
    microbes,
    organisms,
    spacecraft,
    things,
)
from labdeck.faces.drawings.named import of_kinds
from labdeck.faces.marks import marks_of
from labdeck.faces.printed import Printed, Sheet, sheet
from labdeck.faces.scene import Scene, scene_of


def scene(deck: str, card: str) -> Scene:
    """What a card's picture shows."""
    drawn_from = sheet(load(deck))
    return scene_of(drawn_from, drawn_from.titles[card])


def test_a_scientist_is_shown_by_her_fields_and_what_she_is_known_for() -> None:
    shown = scene("ingenium", "jill-tarter")
    assert [figure.drawing for figure in shown.subjects] == [fields.stars, fields.orbits, fields.circuit]
    assert callings.TOWER in [figure.drawing for figure in shown.signs]


def test_a_microbe_lies_on_the_ground_of_its_habitat() -> None:
    shown = scene("microbes", "escherichia-coli")
    assert shown.subjects[0].drawing == microbes.rods
    assert shown.ground is not None
    assert shown.ground.drawing == grounds.tissue


def test_a_name_tells_more_of_a_microbe_than_its_class() -> None:
    assert scene("microbes", "bacteriophage-t4").subjects[0].drawing == microbes.phage
    assert scene("microbes", "deinococcus-radiodurans").subjects[0].drawing == microbes.cocci
    assert scene("microbes", "vibrio-cholerae").subjects[0].drawing == microbes.commas


def test_a_project_shows_organisms_with_instruments_beside_them() -> None:
    shown = scene("gsa", "heart-regeneration")
    assert [figure.drawing for figure in shown.subjects] == [organisms.FISH]
    assert {instruments.scissors, instruments.MICROSCOPE, fields.pulse} <= {sign.drawing for sign in shown.signs}


def test_a_need_that_leaves_a_choice_shows_kinds_of_its_class() -> None:
    subjects = scene("gsa", "increase-sample-size").subjects
    assert len(subjects) == 2
    assert subjects[0] == subjects[1]


def test_a_modifier_shows_what_it_is_named_after_and_what_it_does() -> None:
    shown = scene("ingenium", "the-leaky-pipeline")
    assert shown.subjects[0].drawing == things.PIPE
    assert shown.signs[0].drawing == emblems.RETURN
    assert callings.SUMMIT in [sign.drawing for sign in scene("ingenium", "sexism-delays-science").signs]


def test_a_kind_that_is_an_instrument_of_space_is_drawn_as_one() -> None:
    drawn = of_kinds((("seismic-radar", "Seismic radar"), ("camera", "Camera"), ("moon-rover", "Moon rover")))
    assert [drawing for _, drawing in drawn.values()] == [spacecraft.RADAR, spacecraft.CAMERA, spacecraft.ROVER]


@pytest.mark.parametrize("deck", names())
def test_nothing_is_shown_twice(deck: str) -> None:
    for card in sheet(load(deck)).titles:
        shown = scene(deck, card)
        beside = [sign.drawing for sign in shown.signs]
        assert len(set(beside)) == len(beside), card
        assert not set(beside) & {subject.drawing for subject in shown.subjects}, card


def of_types(**printed: object) -> tuple[Sheet, Printed]:
    """A card that is of kinds and needs none, in a deck without projects."""
    classes: dict[str, tuple[str, ...]] = {"type": ("science", "engineering"), "step": ("observation", "hypothesis")}
    blank = Card(id="blank", name="Blank", role="discovery", back="discovery")
    title = Printed(replace(blank, **printed), ("science", "engineering", "hypothesis"), (), "", "")  # type: ignore[arg-type]
    return Sheet(load("gsa"), {title.card.id: title}, classes, marks_of(classes, {}), ("discovery",)), title


def test_a_card_of_kinds_shows_them_or_the_thing_it_is_named_after() -> None:
    shown = scene_of(*of_types(name="Blank"))
    assert [figure.drawing for figure in shown.subjects] == [fields.orbits, fields.gears]
    assert [sign.drawing for sign in shown.signs] == [callings.BULB]
    named = scene_of(*of_types(name="Hubble Space Telescope"))
    assert [figure.drawing for figure in named.subjects] == [things.ROCKET]
    assert {fields.orbits, fields.gears, callings.BULB} <= {sign.drawing for sign in named.signs}
