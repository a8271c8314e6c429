"""English for small things."""

import pytest

from labdeck.deck.words import counted, listed, nearest, plural, singular, with_article


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
        ("knife", "knives"),
        ("quiz", "quizzes"),
        ("stimulus", "stimuli"),
    ],
)
def test_plurals(word: str, several: str) -> None:
    assert plural(word) == several


@pytest.mark.parametrize(
    ("word", "one"),
    [
        *(("seeds", "seed"), ("berries", "berry"), ("field-mice", "field-mouse"), ("genetic-lines", "genetic-line")),
        *(("boxes", "box"), ("physics", "physics"), ("species", "species"), ("prey", "prey"), ("lens", "lens")),
        *(("virus", "virus"), ("hedge", "hedge"), ("pies", "pie"), ("horses", "horse"), ("bacteria", "bacterium")),
    ],
)
def test_singulars(word: str, one: str) -> None:
    assert singular(word) == one


@pytest.mark.parametrize(
    "text",
    [
        *("an achievement", "a scientist", "a unicorn", "an hour", "a European", "an unknown"),
        *("an x-ray", "an mrna", "an rna", "a dna", "a spectrometer", "a rhythm", "a mnemonic", "a flower"),
    ],
)
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
