"""Reading and writing sentences are inverse, for every phrase and everything that its slots may hold."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labdeck.deck import load, names
from labdeck.deck.discoveries.ability import ability
from labdeck.deck.drafting import RESERVED
from labdeck.deck.families import FAMILIES
from labdeck.deck.language.nearest import nearest_sentence
from labdeck.deck.language.phrasebook import read, sentences, write
from labdeck.deck.language.vocabulary import Vocabulary, vocabulary
from labdeck.rules import numbers as n
from tests.deck.language.said import DISCOVERIES, OF_HEROES, PROJECTS, WORDS, uses, uses_of

FAMILY = pytest.mark.parametrize("words", [WORDS, OF_HEROES], ids=list(FAMILIES))
MEANT = {*RESERVED, *(word for family in FAMILIES.values() for word in family.words)}


@pytest.mark.parametrize("name", names())
def test_reading_undoes_writing(name: str) -> None:
    words = load(name).vocabulary
    for phrase in words.book.phrases:
        for use in uses(phrase, words):
            assert read(write(use, words), words) == use


@pytest.mark.parametrize("name", names())
def test_writing_undoes_reading(name: str) -> None:
    deck = load(name)
    words = deck.vocabulary
    said = {sentence for title in deck.titles if title.effect for sentence in sentences(title.effect, words)}
    assert said
    for sentence in said:
        use = read(sentence, words)
        assert use is not None
        assert write(use, words) == sentence


IDS = st.from_regex(r"[a-z]{2,6}(-[a-z]{1,4})?", fullmatch=True)
NAMES = st.from_regex(r"[A-Z][a-z]{1,5}(\.? [A-Za-z]{1,5})?\.?", fullmatch=True)


@st.composite
def vocabularies(draw: st.DrawFn) -> Vocabulary:
    ids = draw(st.lists(IDS.filter(lambda word: word not in MEANT), min_size=9, max_size=9, unique=True))
    tags = dict(zip(ids[7:], draw(st.lists(IDS, min_size=2, max_size=2, unique=True)), strict=True))
    classes = {ids[0]: tuple(ids[1:3]), ids[3]: tuple(ids[4:6])}
    cards = draw(st.lists(NAMES, min_size=1, max_size=3, unique=True))
    book = draw(st.sampled_from([PROJECTS, DISCOVERIES]))
    return vocabulary(book, ids[6], ids[6] + "s", classes, tags, {name: c for c, name in enumerate(cards)})


@given(words=vocabularies(), which=st.integers(0, len(PROJECTS.phrases + DISCOVERIES.phrases)), pick=st.randoms())
def test_they_are_inverse_for_any_words(words: Vocabulary, which: int, pick: Random) -> None:
    phrases = words.book.phrases
    use = pick.choice(uses(phrases[which % len(phrases)], words))
    assert read(write(use, words), words) == use


@given(words=vocabularies(), number=st.integers(1, 4), pick=st.randoms())
def test_sentences_that_follow_each_other_are_told_apart(words: Vocabulary, number: int, pick: Random) -> None:
    known = words.book.phrases
    phrases = [*pick.choices(known, k=number), *(phrase for phrase in known if "{name}" in phrase.pattern), known[0]]
    said = [write(pick.choice(uses(phrase, words)), words) for phrase in phrases]
    assert sentences(" ".join(said), words) == said


def test_a_full_stop_within_a_name_ends_no_sentence() -> None:
    names = {"Brush": 5, "St. Andrews Engine": 6, "St. Andrews": 7, "Acme Inc.": 8}
    words = vocabulary(DISCOVERIES, "find", "finds", {"type": ("art",)}, {}, names)
    for name, card in names.items():
        says = f"At the end: +2 if this hero holds an item, +3 more if it is the {name}."
        assert sentences(f"Draw 1 card. {says} Draw 2 cards.", words) == ["Draw 1 card.", says, "Draw 2 cards."]
        assert ability(uses_of(says, words), words).bonus[1] == (n.OP_BONUS_IF, n.OF_CARD | card << n.COUNT_SHIFT, 1, 3)


@FAMILY
@given(text=st.text(max_size=300))
def test_any_text_can_be_read(words: Vocabulary, text: str) -> None:
    use = read(text, words)
    assert use is None or write(use, words) == text


@FAMILY
@given(
    said=st.lists(
        st.sampled_from(
            [
                "Burn",
                "Discard",
                "1",
                "2",
                "technique",
                "yeast",
                "on",
                "any",
                "study.",
                "a",
                "your",
                "hand.",
                "(old):",
                "Steal",
                "hero",
                "+3",
                "holds",
                "the Brush.",
            ]
        ),
        max_size=40,
    )
)
def test_a_near_sentence_is_itself_a_sentence(words: Vocabulary, said: list[str]) -> None:
    near = nearest_sentence(" ".join(said), words)
    assert not near or read(near, words)
