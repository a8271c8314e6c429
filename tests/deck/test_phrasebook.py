"""Reading and writing sentences are inverse, for every phrase and everything that its slots may hold."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labdeck.deck import load, names, tables
from labdeck.deck.abilities import ABILITIES
from labdeck.deck.draft import RESERVED
from labdeck.deck.nearest import nearest_sentence
from labdeck.deck.patterns import PHRASES, Phrase
from labdeck.deck.phrasebook import (
    Use,
    ability,
    ability_of,
    effect,
    effect_of,
    phrases_of,
    read,
    sentences,
    texts,
    write,
)
from labdeck.deck.slots import SLOTS
from labdeck.deck.tables import words_of
from labdeck.deck.vocabulary import Vocabulary, vocabulary
from labdeck.rules import numbers as n

WORDS = vocabulary(
    "study",
    "studies",
    {"species": ("yeast", "fly"), "technique": ("imaging", "gene-editing")},
    {"old": "old", "new": "new one"},
)
OF_HEROES = vocabulary("find", "finds", {"type": ("science", "art")}, {}, "discoveries", {"Brush": 7, "Brush House": 8})
FAMILIES = pytest.mark.parametrize("words", [WORDS, OF_HEROES], ids=lambda words: words.rules)


def uses(phrase: Phrase, words: Vocabulary) -> list[Use]:
    """Every way to fill the slots of a phrase."""
    slots = [slot for slot in phrase.parts[1::2] if slot in SLOTS]
    return [
        Use(phrase, dict(zip(slots, meanings, strict=True)))
        for meanings in product(*(texts(slot, words).values() for slot in slots))
    ]


@pytest.mark.parametrize("name", names())
def test_reading_undoes_writing(name: str) -> None:
    words = words_of(load(name))
    for phrase in phrases_of(words.rules):
        for use in uses(phrase, words):
            assert read(write(use, words), words) == use


@pytest.mark.parametrize("name", names())
def test_writing_undoes_reading(name: str) -> None:
    deck = load(name)
    words = words_of(deck)
    said = {sentence for card in tables(deck).cards if card.effect for sentence in sentences(card.effect, words)}
    assert said
    for sentence in said:
        use = read(sentence, words)
        assert use is not None
        assert write(use, words) == sentence


IDS = st.from_regex(r"[a-z]{2,6}(-[a-z]{1,4})?", fullmatch=True)
NAMES = st.from_regex(r"[A-Z][a-z]{1,5}(\.? [A-Za-z]{1,5})?\.?", fullmatch=True)


@st.composite
def vocabularies(draw: st.DrawFn) -> Vocabulary:
    ids = draw(st.lists(IDS.filter(lambda word: word not in RESERVED), min_size=9, max_size=9, unique=True))
    tags = dict(zip(ids[7:], draw(st.lists(IDS, min_size=2, max_size=2, unique=True)), strict=True))
    classes = {ids[0]: tuple(ids[1:3]), ids[3]: tuple(ids[4:6])}
    cards = draw(st.lists(NAMES, min_size=1, max_size=3, unique=True))
    rules = draw(st.sampled_from(["projects", "discoveries"]))
    return vocabulary(ids[6], ids[6] + "s", classes, tags, rules, {name: c for c, name in enumerate(cards)})


@given(words=vocabularies(), which=st.integers(0, len(PHRASES + ABILITIES)), pick=st.randoms())
def test_they_are_inverse_for_any_words(words: Vocabulary, which: int, pick: Random) -> None:
    phrases = phrases_of(words.rules)
    use = pick.choice(uses(phrases[which % len(phrases)], words))
    assert read(write(use, words), words) == use


@given(words=vocabularies(), number=st.integers(1, 4), pick=st.randoms())
def test_sentences_that_follow_each_other_are_told_apart(words: Vocabulary, number: int, pick: Random) -> None:
    known = phrases_of(words.rules)
    phrases = [*pick.choices(known, k=number), *(phrase for phrase in known if "{name}" in phrase.pattern), known[0]]
    said = [write(pick.choice(uses(phrase, words)), words) for phrase in phrases]
    assert sentences(" ".join(said), words) == said


def test_a_full_stop_within_a_name_ends_no_sentence() -> None:
    names = {"Brush": 5, "St. Andrews Engine": 6, "St. Andrews": 7, "Acme Inc.": 8}
    words = vocabulary("find", "finds", {"type": ("art",)}, {}, "discoveries", names)
    for name, card in names.items():
        says = f"At the end: +2 if this hero holds an item, +3 more if it is the {name}."
        assert sentences(f"Draw 1 card. {says} Draw 2 cards.", words) == ["Draw 1 card.", says, "Draw 2 cards."]
        assert ability_of(says, words).bonus[1] == (n.OP_BONUS_IF, n.OF_CARD | card << n.COUNT_SHIFT, 1, 3)


@FAMILIES
@given(text=st.text(max_size=300))
def test_any_text_can_be_read(words: Vocabulary, text: str) -> None:
    use = read(text, words)
    assert use is None or write(use, words) == text


@FAMILIES
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


def program(text: str) -> list[tuple[int, int, int, int]]:
    return list(effect_of(text, WORDS).program)


END = (n.OP_END, 1, 0, 0)


def test_the_program_of_a_sentence() -> None:
    assert program("Burn 1 technique on another player's study.") == [
        (n.OP_CARD, n.BESIDE_OTHER, 0b1100, 0),
        (n.OP_WINDOW, n.CHOSEN_SEAT, 0, 0),
        (n.OP_MOVE, n.TO_BURN, 0, 0),
        END,
    ]


def test_the_program_that_goes_round() -> None:
    assert program("Complete one of your studies: the resources beside it may move to your others that need them.") == [
        (n.OP_PROJECT, n.OWN, n.IS_FULL, 0),
        (n.OP_COMPLETE, 0, 0, 0),
        (n.OP_CARD, n.BESIDE_CHOSEN, n.ANY_RESOURCE, n.MAY | n.FITS_MINE | 6 << n.JUMP_SHIFT),
        (n.OP_SECOND, n.OWN, n.FITS_CHOSEN, 0),
        (n.OP_MOVE, n.TO_SECOND, 0, 0),
        (n.OP_JUMP, 0, 0, 2),
        (n.OP_CLEAR, 0, 0, 0),
        END,
    ]


def test_what_may_be_taken_from_a_pile() -> None:
    card = n.KIND_BITS | n.WILD_SORT | n.KEPT_SORT | n.PROJECT_SORT
    assert program("You may take 1 card of your choice from burn.")[0] == (n.OP_CARD, n.IN_BURN, card, n.MAY)
    assert program("Take 1 resource of your choice from discard or burn.")[0] == (
        n.OP_CARD,
        n.IN_BOTH,
        n.KIND_BITS,
        0,
    )
    assert effect_of("Take 1 fly of your choice from discard or burn.", WORDS).takes_from_burn
    assert not effect_of("Take 1 fly of your choice from discard.", WORDS).takes_from_burn


def test_a_tag_narrows_the_choice_of_a_project() -> None:
    step = program("Choose any active study (new one): its owner discards 1 resource beside it.")[0]
    assert step == (n.OP_PROJECT, n.ANYONE | 2 << n.TAG_SHIFT, n.LOSES_SORT, n.ANY_RESOURCE)


def test_jumps_are_counted_from_the_beginning_of_the_effect() -> None:
    alone = program("Each player discards 1 yeast, from hand or table.")
    after = program("Discard your hand. Each player discards 1 yeast, from hand or table.")
    assert after[2] == (n.OP_END, 0, 0, 0)
    assert after[-1] == END
    assert alone[1:3] == [
        (n.OP_WINDOW, n.CHOSEN_SEAT, 2, 4),
        (n.OP_CARD, n.HAND_OR_TABLE, 1, n.BY_SEAT | 4 << n.JUMP_SHIFT),
    ]
    assert after[4:6] == [
        (n.OP_WINDOW, n.CHOSEN_SEAT, 2, 7),
        (n.OP_CARD, n.HAND_OR_TABLE, 1, n.BY_SEAT | 7 << n.JUMP_SHIFT),
    ]
    assert after[7] == (n.OP_NEXT, 0, 0, 4)


JUMPING = (n.OP_WINDOW, n.OP_NEXT, n.OP_JUMP, n.OP_HERO, n.OP_REPEAT)


def targets(steps: list[tuple[int, int, int, int]]) -> set[int]:
    jumps = {z for operation, _, _, z in steps if operation in JUMPING}
    return jumps | {z >> n.JUMP_SHIFT for operation, _, _, z in steps if operation == n.OP_CARD}


def well_formed(steps: list[tuple[int, int, int, int]]) -> bool:
    """Ends once, and jumps only to its own instructions."""
    return [step for step in steps if step[0] == n.OP_END] == [steps[-1]] and max(targets(steps), default=0) < len(
        steps
    )


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.pattern)
def test_every_program_is_well_formed(phrase: Phrase) -> None:
    for use in uses(phrase, WORDS):
        made = effect([use], WORDS)
        assert made.role == phrase.role
        assert bool(made.program) == (phrase.role == n.MODIFIER and not phrase.gives)
        assert made.may_burn == int(phrase.gives == ("may_burn", 1))
        if made.program:
            assert well_formed(list(made.program))


@pytest.mark.rule("D17", "DR14")
@pytest.mark.parametrize("phrase", ABILITIES, ids=lambda phrase: phrase.pattern)
def test_an_ability_works_at_once_or_at_the_end_or_allows_something(phrase: Phrase) -> None:
    for use in uses(phrase, OF_HEROES):
        made = ability([use], OF_HEROES)
        assert [bool(made.program), bool(made.bonus), bool(made.gives)].count(True) == 1
        assert bool(made.gives) == bool(phrase.gives)
        if made.program:
            assert made.program[0] == (n.OP_ANSWER, 0, 0, 0), "the moment to answer comes first"
        if made.program or made.bonus:
            assert well_formed(list(made.program or made.bonus))


def test_jumps_of_a_second_ability_are_counted_from_the_beginning_too() -> None:
    alone, after = (ability_of(text, OF_HEROES).program for text in ("Steal 1 item.", "Draw 1 card. Steal 1 item."))
    assert after[:3] == ((n.OP_ANSWER, 0, 0, 0), (n.OP_DRAW, n.ACTOR, 1, n.RESOURCE_PILE), (n.OP_END, 0, 0, 0))
    assert targets(list(alone)) == {5, 6}
    assert targets(list(after)) == {7, 8}


def test_abilities_of_several_kinds_stand_side_by_side() -> None:
    made = ability_of("Draw 1 card. Holds up to 3 items. At the end: +2 for each location you have.", OF_HEROES)
    assert made.gives == {"items": 3}
    assert made.bonus == ((n.OP_BONUS_PER, n.OF_LOCATIONS, 0, 2), END)
    assert made.program == ((n.OP_ANSWER, 0, 0, 0), (n.OP_DRAW, n.ACTOR, 1, n.RESOURCE_PILE), END)


def test_a_program_that_jumps_too_far_is_seen() -> None:
    steps = program("Each player draws 1 card from the resource pile.")
    assert well_formed(steps)
    assert not well_formed([*steps[:-2], (n.OP_NEXT, 0, 0, 9), END])
    assert not well_formed([*steps[:-1], (n.OP_END, 0, 0, 0), END])


@pytest.mark.rule("R18")
@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.pattern)
def test_whoever_is_hurt_may_answer(phrase: Phrase) -> None:
    asked = {step[1] for step in phrase.steps if step[0] == n.OP_WINDOW}
    whom = {n.HURTS_NOBODY: set(), n.HURTS_SELF: {n.ACTOR}}
    assert asked == whom.get(phrase.hurts, {n.CHOSEN_SEAT})


def test_several_sentences_hurt_together() -> None:
    assert effect_of("Discard your hand. Draw 2 cards from the resource pile.", WORDS).hurts == n.HURTS_SELF
    assert effect_of("Discard your hand. Another player skips their next turn.", WORDS).hurts == n.HURTS_ANY


@pytest.mark.parametrize(
    ("text", "serves"),
    [("resource", n.KIND_BITS), ("technique", 0b1100), ("species or technique", 0b1111)],
)
def test_what_a_wildcard_serves(text: str, serves: int) -> None:
    made = effect_of(f"Counts as any 1 {text}.", WORDS)
    assert (made.role, made.program, made.serves) == (n.WILDCARD, (), serves)


def test_what_an_extra_need_adds() -> None:
    assert effect_of("Put this on any study: it needs 1 more species that it already needs.", WORDS).adds == 0b0011
