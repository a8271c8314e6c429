"""The tables of words that choose a drawing."""

from labdeck.faces.drawings import callings, emblems, fields, grounds, instruments, microbes, organisms, things
from labdeck.faces.drawings.index import DEEDS, FIELDS, GROUNDS, LIVING, SIGNS, SPARE, SPECIES, THINGS, Sort, of_kind
from labdeck.faces.palette import EXPECTED


def test_a_kind_that_no_word_tells_has_a_motif_by_chance() -> None:
    assert of_kind("zzz", "Zzz") == (Sort.FIELD, of_kind("zzz", "Zzz")[1])
    assert of_kind("zzz", "Zzz")[1] in SPARE
    assert of_kind("dance-physics", "Dance physics") == (Sort.FIELD, fields.orbits)


def test_no_word_of_a_table_hides_behind_an_earlier_line() -> None:
    for table in (LIVING, GROUNDS, FIELDS, SIGNS, SPECIES, THINGS, DEEDS, EXPECTED):
        words = [word for line, _ in table for word in line.split(", ")]
        assert len(set(words)) == len(words)


def test_every_drawing_is_of_use() -> None:
    used = {drawing for table in (LIVING, GROUNDS, FIELDS, SIGNS, SPECIES, THINGS, DEEDS) for _, drawing in table}
    for module in (callings, emblems, fields, grounds, instruments, microbes, organisms, things):
        for name, value in vars(module).items():
            if name.isupper() and isinstance(value, str) and value.startswith("<"):
                assert value in used, f"{module.__name__}.{name}"
