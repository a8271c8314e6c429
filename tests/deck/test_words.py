"""English for small things."""

import pytest

from labdeck.deck.words import counted, listed, nearest, plural, with_article


@pytest.mark.parametrize(
    ("word", "several"),
    [
        ("technique", "techniques"),
        ("specialty", "specialties"),
        ("species", "species"),
        ("class", "classes"),
        ("hypothesis", "hypotheses"),
        ("survey", "surveys"),
        ("y", "ys"),
        ("seeds", "seeds"),
        ("berries", "berries"),
        ("field-mouse", "field-mice"),
        ("mice", "mice"),
        ("larva", "larvae"),
        ("data", "data"),
        ("prey", "prey"),
        ("virus", "viruses"),
        ("lens", "lenses"),
    ],
)
def test_plurals(word: str, several: str) -> None:
    assert plural(word) == several


@pytest.mark.parametrize("text", ["an achievement", "a scientist", "a unicorn", "an hour", "a European", "an unknown"])
def test_articles(text: str) -> None:
    assert with_article(text.split()[1]) == text


def test_counts_and_lists() -> None:
    assert (counted(1, "card"), counted(2, "card")) == ("1 card", "2 cards")
    assert [listed(words, "or") for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a or b",
        "a, b or c",
    ]


def test_the_nearest_word() -> None:
    assert nearest("Chemistrie", ["physics", "chemistry"]) == "chemistry"
    assert nearest("zzz", ["physics"]) == ""
