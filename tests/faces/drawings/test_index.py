"""The tables of words that choose a drawing."""

from labdeck.deck import DRAWINGS
from labdeck.faces.chance import Chance
from labdeck.faces.drawings import callings, emblems, fields, grounds, instruments, microbes, organisms, things
from labdeck.faces.drawings.index import DEEDS, FIELDS, GROUNDS, LIVING, SIGNS, SPARE, SPECIES, THINGS, Sort, strokes
from labdeck.faces.drawings.named import NAMED, of_kinds
from labdeck.faces.palette import EXPECTED

EVERY = (LIVING, GROUNDS, FIELDS, SIGNS, SPECIES, THINGS, DEEDS)


def test_a_kind_that_no_word_tells_has_a_motif_by_chance() -> None:
    (sort, drawing) = of_kinds((("zzz", "Zzz"),))["zzz"]
    assert sort is Sort.FIELD
    assert drawing in SPARE
    kind = "dance-physics"
    assert of_kinds(((kind, "Dance physics"),)) == {kind: (Sort.FIELD, fields.orbits)}


def test_no_two_kinds_of_a_deck_are_drawn_alike() -> None:
    kinds = tuple((f"{word}-{number}", "") for number in range(12) for word in ("zzz", "bird", "physics"))
    found = of_kinds(kinds)
    assert len({drawing for _, drawing in found.values()}) == len(kinds)
    assert found["bird-0"] == (Sort.LIVING, organisms.BIRD)
    assert of_kinds(kinds) == found


def test_a_kind_has_the_drawing_that_is_chosen_for_it() -> None:
    found = of_kinds((("bird", "Bird"), ("duck", "Duck")), (("duck", "bird"),))
    assert found["duck"] == (Sort.LIVING, organisms.BIRD)
    assert found["bird"][1] != organisms.BIRD


def test_every_name_has_a_drawing_and_every_drawing_a_name() -> None:
    assert set(NAMED) == set(DRAWINGS)
    assert {drawing for table in EVERY for _, drawing in table} <= set(NAMED.values())
    assert all(strokes(drawing, Chance("any")).startswith("<") for drawing in NAMED.values())


def test_no_word_of_a_table_hides_behind_an_earlier_line() -> None:
    for table in (*EVERY, EXPECTED):
        words = [word for line, _ in table for word in line.split(", ")]
        assert len(set(words)) == len(words)


def test_every_drawing_is_of_use() -> None:
    used = {drawing for table in EVERY for _, drawing in table}
    for module in (callings, emblems, fields, grounds, instruments, microbes, organisms, things):
        for name, value in vars(module).items():
            if name.isupper() and isinstance(value, str) and value.startswith("<"):
                assert value in used, f"{module.__name__}.{name}"
