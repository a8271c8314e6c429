"""What sentences do is told in every family: events, questions and words, and nobody is told too much."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from labdeck import DeckError, arrange
from labdeck.deck import DeckFile, load
from labdeck.game import Game
from labdeck.game.choice import choice_of
from labdeck.game.families import FAMILIES, WORDS, family_of
from labdeck.game.log import Event, log_of
from labdeck.game.move import moves_of
from labdeck.game.parse import codes_of
from labdeck.game.prompt import prompt_of
from labdeck.rules import numbers as n

LANGUAGE = (Path(__file__).parents[2] / "docs/rules/language.md").read_text()
NAMES = ("Ann", "Ben", "Cid")
EVERYONE = 0b1111
# For each family a game, a card of Ann's hand, and one that has a sentence.
TOLD = {
    "projects": ("ingenium", [["physics"], [], []], "physics", "stupid-patriarchy"),
    "discoveries": ("heroes", [["abacus"], [], []], "abacus", "eureka"),
}
NEW_VERBS = range(n.GAINS_POINTS, n.DRAWS_LOT + 1)
ALSO_SHARED = (n.PEEKS, n.REVEALS, n.PUTS_BACK, n.LOOKS_AT, n.DRAWS, n.LOSES, n.TAKES, n.FIZZLES, n.FORGOES)
QUESTIONS = (n.ASK_MAY, n.ASK_OR, n.ASK_OPPOSE, n.ASK_SIDE, n.ASK_CARD, n.ASK_SEAT, n.ASK_PUT_BACK, n.ASK_PILE)


def game_of(family: str) -> Game:
    """A game of a family in which nothing has happened yet."""
    deck, hands, *_ = TOLD[family]
    return arrange(deck, hands=hands, names=NAMES)


def number_of(game: Game, card: str) -> int:
    """The lowest number of a card."""
    return next(c for c, each in enumerate(game.cards) if each.id == card)


def told(game: Game, reader: int, *events: Event) -> list[tuple[str, str]]:
    """The rules and sentences of events, as a reader is told them."""
    return [(entry["rule"], entry["text"]) for entry in log_of(events, 1, reader, game.tables, NAMES)]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_deed_of_a_sentence_has_its_own_line_in_every_family(family: str) -> None:
    assert {*NEW_VERBS, *ALSO_SHARED} <= FAMILIES[family].log.keys()
    for verb in NEW_VERBS:
        rule, said = FAMILIES[family].log[verb]
        assert f"**{rule}**" in LANGUAGE
        assert re.fullmatch(r"\S.*\.", said)


@pytest.mark.rule("L28", "L30")
@pytest.mark.parametrize("family", FAMILIES)
def test_what_happens_is_said_in_a_sentence(family: str) -> None:
    game = game_of(family)
    c = number_of(game, TOLD[family][3])
    card, projects = game.cards[c].name, game.deck.words["projects"]
    q = next(q for q, each in enumerate(game.cards) if each.role == "project")
    name = game.cards[q].name
    pile = f"the {game.deck.words['project']} pile"
    happened: dict[Event, str] = {
        (n.GAINS_POINTS, 0, c, 2, 2, EVERYONE): "Ann gains 2 points.",
        (n.LOSES_POINTS, 1, c, 1, 1, EVERYONE): "Ben loses 1 point.",
        (n.GAINS_TURN, 0, c, n.PLAYED, n.PLAYED, EVERYONE): "Ann will take another turn.",
        (n.LOSES_TURN, 0, c, n.PLAYED, n.PLAYED, EVERYONE): "Ann takes no other turn after this one.",
        (n.GUARDS, 2, c, n.PLAYED, n.PLAYED, EVERYONE): f"Cid's {projects} cannot be hurt until Cid's next turn.",
        (n.SHOWS, 0, c, n.HAND, n.HAND, EVERYONE): f"Ann shows {card}.",
        (n.OPPOSES, 1, c, n.HAND + 1, n.BURN, EVERYONE): f"Ben cancels it with {card}.",
        (n.PASSES_BY, 1, n.NONE, n.PLAYED, n.PLAYED, EVERYONE): "Ben does not cancel it.",
        (n.DRAWS_LOT, 1, n.NONE, n.HAND + 1, n.HAND + 1, EVERYONE): "A card of Ben's hand is drawn at random.",
        (n.BRINGS, 1, q, n.PROJECT_PILE, n.MAT + 1, EVERYONE): f"Ben starts {name} from the top of {pile}.",
        (n.BRINGS, 1, q, n.PROJECT_PILE, n.HAND + 1, EVERYONE): f"Ben gets {name} from the top of {pile}.",
        (n.CARRIES, 0, q, n.MAT, n.MAT + 1, EVERYONE): f"{name} goes from Ann to Ben, with all that lies beside it.",
    }
    for event, sentence in happened.items():
        for reader in range(len(NAMES) + 1):
            assert [text for _, text in told(game, reader, event)] == [sentence.replace("!.", "!")]


@pytest.mark.rule("L28")
def test_points_that_come_twice_are_added_up() -> None:
    game = game_of("projects")
    assert told(game, 0, *[(n.GAINS_POINTS, 0, 0, 2, 2, EVERYONE)] * 2) == [("L28", "Ann gains 4 points.")]


@pytest.mark.rule("L24")
@pytest.mark.parametrize("family", FAMILIES)
def test_a_card_that_is_handed_over_is_named_to_those_who_know_it(family: str) -> None:
    game = game_of(family)
    c = number_of(game, TOLD[family][2])
    event = (n.HANDS_OVER, 0, c, n.HAND, n.HAND + 1, 0b0011)
    name, back = game.cards[c].name, game.cards[c].back
    for reader in (0, 1):
        assert told(game, reader, event) == [("L24", f"Ann hands {name} to Ben.")]
    for reader in (2, 3):
        assert told(game, reader, event) == [("L24", f"Ann hands a {back} card to Ben.")]
        assert told(game, reader, event, event) == [("L24", f"Ann hands 2 {back} cards to Ben.")]


@pytest.mark.rule("L24")
@pytest.mark.parametrize("family", FAMILIES)
def test_a_card_flies_from_hand_to_hand(family: str) -> None:
    game = game_of(family)
    c = number_of(game, TOLD[family][2])
    place = list(game.state.place)
    place[c] = n.HAND + 1
    events = [
        (n.DECIDES, 0, c, n.FIRST, 3, EVERYONE),
        (n.GAINS_POINTS, 0, c, 2, 2, EVERYONE),
        (n.HANDS_OVER, 0, c, n.HAND, n.HAND + 1, 0b0011),
    ]
    for reader, card in ((1, game.cards[c].id), (2, None)):
        (move,) = moves_of([(1, events)], place, reader, game.tables)
        assert (move["verb"], move["from"], move["to"], move["card"]) == ("hands_over", "hand:0", "hand:1", card)


def asking(game: Game, question: int, card: str) -> None:
    """Let Ben be asked something by a card that Ann has played."""
    s = game.state
    s.depth, s.ask, s.asked = 1, question, 1
    s.frame_card[0], s.frame_actor[0], s.frame_seat[0] = number_of(game, card), 0, 1


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_question_has_its_prompt_in_every_family(family: str, question: int) -> None:
    game = game_of(family)
    card = TOLD[family][3]
    asking(game, question, card)
    for reader in range(len(NAMES) + 1):
        said = prompt_of(game.state, game.tables, NAMES, reader)
        assert said.startswith("Ben, ")
        assert f"Ann's {game.cards[number_of(game, card)].name}" in said
        assert "{" not in said


@pytest.mark.rule("L20", "L21")
@pytest.mark.parametrize("family", FAMILIES)
def test_deeds_are_words_that_can_be_typed(family: str) -> None:
    game = game_of(family)
    said = {
        (n.ASK_MAY, n.ACCEPT): ("accept", "Do it."),
        (n.ASK_MAY, n.PASS): ("pass", "Do not do it."),
        (n.ASK_OR, n.FIRST): ("first", "The first of them."),
        (n.ASK_OR, n.SECOND): ("second", "The second of them."),
        (n.ASK_OR, n.THIRD): ("third", "The third of them."),
        (n.ASK_OPPOSE, n.PASS): ("pass", "Do not cancel it."),
        (n.ASK_SIDE, n.TOP): ("top", "Put it back on the top."),
    }
    for (question, code), (word, text) in said.items():
        asking(game, question, TOLD[family][3])
        choice = choice_of(game.state, game.tables, family_of(game.tables), NAMES, code, [code])
        assert (choice.verb, str(choice), choice.at, choice.text) == (word, word, None, text)
        assert codes_of(word, game.state, game.tables) == [code]
    assert len(set(WORDS.values())) == len(WORDS)


@pytest.mark.rule("L21", "L20")
def test_what_was_decided_is_told_to_all() -> None:
    game = game_of("projects")
    c = number_of(game, "stupid-patriarchy")
    for goal in (n.SECOND, 4):
        assert told(game, 2, (n.DECIDES, 1, c, n.SECOND, goal, EVERYONE)) == [
            ("L21", "Ben decides: the second of them.")
        ]
    assert told(game, 2, (n.DECIDES, 1, c, n.ACCEPT, n.ACCEPT, EVERYONE)) == [("L20", "Ben decides: do it.")]
    assert told(game, 2, (n.DECIDES, 1, c, n.PASS, n.PASS, EVERYONE)) == [("L20", "Ben passes.")]


@pytest.mark.rule("L14")
def test_a_card_that_cancels_is_offered_as_such() -> None:
    game = game_of("projects")
    asking(game, n.ASK_OPPOSE, "stupid-patriarchy")
    c = number_of(game, "im-with-her")
    choice = choice_of(game.state, game.tables, family_of(game.tables), NAMES, c, [c, n.PASS])
    assert (str(choice), choice.text) == ("cancel im-with-her", "Cancel it with I'm with her.")
    assert "cancel Ann's Stupid patriarchy" in game.prompt
    assert game.is_window


@pytest.mark.rule("P18")
@pytest.mark.parametrize("card", ["trailblazer", "diversity-makes-better-science"])
def test_a_card_that_draws_nothing_is_told(card: str) -> None:
    game = arrange("ingenium", hands=[[card], []], resource=[], discard=[], names=NAMES[:2])
    game.play(f"play {card}")
    name = game.cards[number_of(game, card)].name
    told_last = [entry["text"] for entry in game.view(None).log][-2:]
    assert told_last == [f"Ann plays {name}.".replace("!.", "!"), f"{name} finds nothing to act on."]


@pytest.mark.rule("L7")
def test_who_searches_looks_through_the_pile() -> None:
    game = arrange("ingenium", names=NAMES)
    seen = [(n.LOOKS_THROUGH, 0, c, n.RESOURCE_PILE, n.LOOKED, 0b001) for c in range(30, 41)]
    for reader in range(len(NAMES) + 1):
        assert told(game, reader, *seen) == [("L7", "Ann looks through the resource pile.")]


@pytest.mark.parametrize("family", FAMILIES)
def test_whose_hand_is_looked_at_is_told_to_all(family: str) -> None:
    game = game_of(family)
    c = number_of(game, TOLD[family][2])
    events = [(n.PEEKS, 1, c, n.HAND, n.HAND, 0b0011), (n.PEEKS, 1, c + 1, n.HAND, n.HAND, 0b0111)]
    for reader in (0, 1):
        assert game.cards[c].name in told(game, reader, *events)[0][1]
    for reader in (2, 3):
        assert [text for _, text in told(game, reader, *events)] == ["Ben looks at Ann's hand."]


def test_a_card_that_does_something_is_not_said_to_find_nothing() -> None:
    game = arrange("ingenium", hands=[["trailblazer"], []], resource=["physics", "medicine"], names=NAMES[:2])
    game.play("play trailblazer")
    assert not any("nothing to act on" in entry["text"] for entry in game.view(None).log)


def invented(folder: Path) -> DeckFile:
    """A deck of discoveries that calls them inventions."""
    return replace(load("heroes"), path=folder, words={"project": "invention", "projects": "inventions"})


def test_the_word_of_a_deck_stands_for_its_discoveries(tmp_path: Path) -> None:
    game = arrange(invented(tmp_path), hands=[["galileo-galilei"], []], names=NAMES[:2])
    c = next(c for c, each in enumerate(game.cards) if each.role == "project")
    seen = (n.LOOKS_AT, 0, c, n.PROJECT_PILE, n.LOOKED, 0b001)
    assert told(game, 1, seen) == [("DR33", "Ann looks at an invention card on top of the invention pile.")]
    assert told(game, 1, seen, seen) == [("DR33", "Ann looks at 2 invention cards on top of the invention pile.")]
    lost = (n.LOSES, 0, c, n.FIELD, n.FIELD_DISCARD, EVERYONE)
    assert told(game, 1, lost)[0][1].endswith(" from the field.")
    with pytest.raises(DeckError, match="abacus is not an invention"):
        arrange(invented(tmp_path), field=["abacus"])


@pytest.mark.rule("L8")
@pytest.mark.parametrize("family", FAMILIES)
def test_points_that_sentences_gave_are_laid_out_and_seen(family: str) -> None:
    deck, hands, *_ = TOLD[family]
    game = arrange(deck, hands=hands, gained=[3, -2, 0])
    for seat in (0, None):
        assert game.view(seat).gained == [3, -2, 0]
    for wrong in ([n.MOST_POINTS + 1], [-n.MOST_POINTS - 1]):
        with pytest.raises(DeckError, match=f"must be a number from -{n.MOST_POINTS} to {n.MOST_POINTS}"):
            arrange(deck, hands=hands, gained=wrong)


@pytest.mark.rule("L9", "L37")
def test_another_turn_and_safety_are_seen_by_everyone() -> None:
    game = game_of("projects")
    game.state.another, game.state.safe = 0b010, 0b101
    for seat in (0, 1, 2, None):
        assert game.view(seat).another == [False, True, False]
        assert game.view(seat).safe == [True, False, True]


@pytest.mark.rule("L8", "L42")
def test_what_the_cards_beside_a_project_change_is_seen_with_it() -> None:
    game = arrange("ingenium", table=[{"rachel-chang": ["doctorate"]}, {"jill-tarter": []}])
    deck = game.tables.deck.copy()
    q, c = number_of(game, "rachel-chang"), number_of(game, "doctorate")
    deck.worth[c], deck.fewer[c], deck.guards[c] = 2, 1, 1
    deck.changing, deck.guarding = 1, 1
    changed = Game(replace(game.tables, deck=deck), game.state, game.names, None)
    assert game.view(None).changes == {}
    assert changed.view(1).changes == {"rachel-chang": {"points": deck.points[q] + 2, "spared": 1, "safe": 1}}
    assert changed.view(1).tally[0] == [("rachel-chang", -deck.unfinished[q] - 2)]
