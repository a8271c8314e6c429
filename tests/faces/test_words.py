"""Words looked up in tables."""

from labdeck.faces.words import by_line, by_part, by_word


def test_words_are_met_whole_or_from_their_beginning() -> None:
    table = (("fly, bee", 1), ("bacteri*", 2))
    assert [by_line(table, text) for text in ("A fly!", "Bees", "flywheel", "bacterium", "a")] == [1, 1, None, 2, None]
    assert by_line(table, "bacteria on a fly") == 1
    assert by_word(table, "bacteria on a fly") == 2
    assert by_part(table, "butterfly") == 1
