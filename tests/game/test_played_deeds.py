"""Sentences of the language, played: what people read is whole in every position, and tells nobody too much."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import labdeck
from labdeck import View, arrange
from labdeck.deck import DeckError, load
from labdeck.deck.language.writing import write
from labdeck.deck.library import FOLDER
from labdeck.game import Game
from labdeck.game.parse import codes_of, meant
from tests.tools.sentences import an_effect

NAMES = ("Ann", "Ben", "Cid")
EFFECT = re.compile(r'(?<=^effect = ").*(?="$)', re.MULTILINE)
TABLES = {"modifier", "inspiration"}  # whose sentences are played from a hand


def deck_with(folder: Path, deck: str, **sentences: str) -> Path:
    """A shipped deck in which cards say something else; an id has its strokes as low lines."""
    parts = (FOLDER / f"{deck}.toml").read_text(encoding="utf-8").split("\n\n")
    for card, sentence in sentences.items():
        at = next(i for i, part in enumerate(parts) if f'\nid = "{card.replace("_", "-")}"\n' in part)
        parts[at] = EFFECT.sub(sentence, parts[at])
    path = folder / f"{deck}.toml"
    path.write_text("\n\n".join(parts), encoding="utf-8")
    return path


def told(game: Game, seat: int | None) -> list[str]:
    """The log as a reader has it."""
    return [entry["text"] for entry in game.view(seat).log]


@pytest.mark.rule("L21")
@pytest.mark.parametrize(
    ("deck", "card", "phase"), [("ingenium", "trailblazer", "act"), ("heroes", "eureka", "inspire")]
)
def test_or_is_asked_and_told_by_the_words_of_the_card(tmp_path: Path, deck: str, card: str, phase: str) -> None:
    pile = " from the resource pile" if deck == "ingenium" else ""
    said = deck_with(tmp_path, deck, **{card: f"Draw 2 cards{pile} or score 1 point."})
    game = arrange(said, hands=[[card], []], names=NAMES[:2], phase=phase)
    game.play(f"play {card}")
    assert "choose what is done, for Ann's" in game.prompt
    assert [(str(choice), choice.text) for choice in game.choices] == [
        ("first", f"Draw 2 cards{pile}."),
        ("second", "Score 1 point."),
    ]
    game.play("second")
    assert "Ann decides: “score 1 point”." in told(game, None)
    assert "Ann gains 1 point." in told(game, 1)
    assert game.view(None).gained == [1, 0]
    assert game.score(0) == 1


@pytest.mark.rule("L20")
def test_may_is_accepted_or_passed(tmp_path: Path) -> None:
    deck = deck_with(tmp_path, "ingenium", trailblazer="You may draw 2 cards from the resource pile.")
    for word, line in (("accept", "Ann decides: “draw 2 cards from the resource pile”."), ("pass", "Ann passes.")):
        game = arrange(deck, hands=[["trailblazer"], []], names=NAMES[:2])
        game.play("play trailblazer")
        assert "do it, or pass, for Ann's Trailblazer" in game.prompt
        assert [choice.text for choice in game.choices] == ["Draw 2 cards from the resource pile.", "Do not do it."]
        game.play(word)
        assert line in told(game, None)


@pytest.mark.rule("L2", "L25")
def test_a_pick_is_known_to_its_seat_alone(tmp_path: Path) -> None:
    deck = deck_with(tmp_path, "ingenium", trailblazer="Trade 1 card with another player.")
    seen = []
    for pick in ("astronomy", "junior"):
        game = arrange(deck, hands=[["trailblazer", "astronomy", "junior"], ["medicine"], []], names=NAMES)
        for choice in ("play trailblazer", "pass"):
            game.play(choice)
        assert "pick a card of your hand in secret" in game.view(0).prompt
        game.play(f"choose {pick}")
        seen.append([(game.view(seat).to_json(), game.moves(seat)) for seat in (1, 2, None)])
        game.play("choose medicine")
        assert told(game, 1)[-2:] == [f"Ann hands {pick.capitalize()} to Ben.", "Ben hands Medicine to Ann."]
        assert told(game, 2)[-2:] == ["Ann hands a resource card to Ben.", "Ben hands a resource card to Ann."]
        moves = [(move["verb"], move["from"], move["to"], move["card"]) for move in game.moves(2)]
        assert ("hands_over", "hand:0", "hand:1", None) in moves
    assert seen[0] == seen[1]


@pytest.mark.rule("L8", "L42")
def test_a_project_shows_what_lies_beside_it_and_is_worth_more(tmp_path: Path) -> None:
    worth = "Put this on one of your scientists: it is worth 2 points more."
    deck = deck_with(tmp_path, "ingenium", trailblazer=worth)
    beside = ["chemistry", "professor", "geoscience", "doctorate", "trailblazer"]
    game = arrange(deck, hands=[[], []], table=[{"rachel-chang": beside}, {}], names=NAMES[:2])
    printed = next(card.points for card in game.cards if card.id == "rachel-chang")
    view = game.view(1)
    assert view.table[0]["rachel-chang"] == beside
    assert view.changes["rachel-chang"]["points"] == printed + 2
    assert view.scores[0] == sum(points for _, points in view.tally[0]) == -printed - 2
    assert game.choices[0].text == f"Complete Rachel Chang for {printed + 2} points."
    game.play("complete rachel-chang")
    assert game.score(0) == printed + 2
    assert [line for line in told(game, None) if "Ann " in line][-1] == (
        f"Ann completes Rachel Chang for {printed + 2} points."
    )


def decks_at_random(folder: Path, deck: str, rng: random.Random, wanted: int) -> Iterator[Path]:
    """Shipped decks in which every card that is played from the hand says something that the grammar allows."""
    file = load(deck)
    played = [title.id for table in TABLES & file.tables.keys() for title in file.tables[table]]
    while wanted:
        said = {card.replace("-", "_"): write(an_effect(rng, file.vocabulary), file.vocabulary) for card in played}
        path = deck_with(folder, deck, **{card: text for card, text in said.items() if len(text) < 200})
        try:
            load(path)
        except DeckError as error:
            spoiled = {problem.card.replace("-", "_") for problem in error.problems}
            path = deck_with(folder, deck, **{card: text for card, text in said.items() if card not in spoiled})
            try:
                load(path)
            except DeckError:
                continue
        wanted -= 1
        yield path


@pytest.mark.parametrize("deck", ["ingenium", "heroes"])
def test_whatever_cards_say_is_told_in_whole_sentences(tmp_path: Path, deck: str) -> None:
    rng = random.Random(5)
    for path in decks_at_random(tmp_path, deck, rng, 6):
        game = labdeck.new(path, players=3, seed=rng.randrange(100))
        while not game.over and len(game.played) < 150:
            for choice in game.choices:
                assert meant(str(choice), game.choices) is choice
                assert choice.code in codes_of(str(choice), game.state, game.tables)
                assert re.fullmatch(r"[^a-z{][^{]*[^.!?{][.!?]", choice.text), choice.text
            game.play(rng.choice(game.choices))
            for seat in (None, 0, 1, 2):
                view = game.view(seat)
                assert "{" not in view.prompt
                assert View.from_json(view.to_json()) == view
        for seat in (None, 0, 1, 2):
            for line in told(game, seat):
                assert re.fullmatch(r"[^a-z{][^{]*[.!]", line), line
                assert "  " not in line


ATTACHED = {
    "Put this on any scientist: it needs 2 more Physics.": "now needs 2 more",
    "Put this on one of your scientists: it needs 1 fewer resource.": "now needs 1 fewer",
    "Put this on one of your scientists: it is worth 2 more points.": "is now worth 2 more points",
    "Put this on any scientist: it is worth 1 fewer point.": "is now worth 1 fewer point",
    "Put this on one of your scientists: it cannot be hurt.": "cannot be hurt any more",
}


@pytest.mark.rule("L42")
@pytest.mark.parametrize("sentence", ATTACHED)
def test_a_card_beside_a_project_is_told_by_what_it_does(tmp_path: Path, sentence: str) -> None:
    deck = deck_with(tmp_path, "ingenium", trailblazer=sentence)
    game = arrange(deck, hands=[["trailblazer"], []], table=[{"rachel-chang": []}, {}], names=NAMES[:2])
    game.play("play trailblazer")
    while str(game.choices[0]) == "pass":
        game.play("pass")
    assert f"Ann lays Trailblazer! beside Rachel Chang, which {ATTACHED[sentence]}." in told(game, 1)


ORDERS = {
    "Another player may draw 1 card from the resource pile.": "Draw 1 card from the resource pile.",
    "Another player may draw up to 2 cards from the resource pile.": "Draw up to 2 cards from the resource pile.",
    "Each other player may discard 1 card from their hand.": "Discard 1 card from your hand.",
    "Each other player who has a scientist may score 1 point.": "Score 1 point.",
    "Another player may give you 1 card from their hand.": "Give 1 card from your hand to Ann.",
    "Another player may give you every medicine in their hand.": "Give Ann every medicine in your hand.",
    "The player on your left may skip their next turn.": "You skip your next turn.",
}


@pytest.mark.rule("L20")
@pytest.mark.parametrize("sentence", ORDERS)
def test_what_others_may_do_is_put_to_them_as_their_own_deed(tmp_path: Path, sentence: str) -> None:
    deck = deck_with(tmp_path, "ingenium", trailblazer=sentence)
    table: list[dict[str, list[str]]] = [{}, {"jill-tarter": []}]
    game = arrange(deck, hands=[["trailblazer"], ["medicine"]], table=table, names=NAMES[:2])
    game.play("play trailblazer")
    assert game.prompt.startswith("Ben, ")
    assert [choice.text for choice in game.choices] == [ORDERS[sentence], "Do not do it."]


TELLING = {
    "Look at another player's hand.": ["Ann looks at Ben's hand."],
    "Take 1 card at random from another player's hand.": [
        "A card of Ben's hand is drawn at random.",
        "Ben hands a resource card to Ann.",
    ],
    "Put 1 card from your hand on top of its pile.": ["Ann puts a resource card back on top of the resource pile."],
    "Put 1 card from your hand at the bottom of its pile.": [
        "Ann puts a resource card at the bottom of the resource pile."
    ],
    "Search the resource pile for 1 physics.": ["Ann looks through the resource pile.", "Ann shows Physics."],
    "Look at the top 2 cards of the resource pile and put them at the bottom in any order.": [
        "Ann puts 2 resource cards at the bottom of the resource pile."
    ],
}


@pytest.mark.rule("L31", "L44")
@pytest.mark.parametrize("sentence", TELLING)
def test_all_are_told_what_everyone_at_a_table_sees(tmp_path: Path, sentence: str) -> None:
    deck = deck_with(tmp_path, "ingenium", trailblazer=sentence)
    game = arrange(deck, hands=[["trailblazer", "geoscience"], ["medicine"], []], names=NAMES)
    game.play("play trailblazer")
    while game.state.depth:
        game.play(next((each for each in game.choices if str(each) != "pass"), game.choices[0]))
    for reader in (2, None):
        assert [line for line in told(game, reader) if line in TELLING[sentence]] == TELLING[sentence]


UNTIL = "draw cards from the resource pile until"
DECISIONS = {
    "Another player may give you 1 card from their hand.": (
        "accept",
        "Ben decides: “give 1 card from Ben's hand to the player of Trailblazer!”.",
    ),
    "You may discard 1 card from your hand.": ("accept", "Ann decides: “discard 1 card from Ann's hand”."),
    "You skip your next turn or score 1 point.": ("first", "Ann decides: “skip Ann's next turn”."),
    f"{UNTIL.capitalize()} you have 3 in hand or score 1 point.": (
        "first",
        f"Ann decides: “{UNTIL} Ann has 3 in hand”.",
    ),
}


@pytest.mark.rule("L20", "L21")
@pytest.mark.parametrize("sentence", DECISIONS)
def test_all_are_told_of_whom_a_decision_speaks(tmp_path: Path, sentence: str) -> None:
    choice, line = DECISIONS[sentence]
    deck = deck_with(tmp_path, "ingenium", trailblazer=sentence)
    game = arrange(deck, hands=[["trailblazer", "physics"], ["medicine"]], names=NAMES[:2])
    game.play("play trailblazer")
    game.play(choice)
    assert line in told(game, None)


@pytest.mark.rule("L21")
def test_what_is_done_without_asking_is_no_decision(tmp_path: Path) -> None:
    deck = deck_with(tmp_path, "ingenium", trailblazer="Discard 1 card from your hand or score 1 point.")
    game = arrange(deck, hands=[["trailblazer"], []], names=NAMES[:2])
    game.play("play trailblazer")
    assert told(game, None)[-1] == "Ann gains 1 point."
    assert not any("decides" in line for line in told(game, None))


@pytest.mark.rule("L24")
def test_who_gives_a_card_is_told_to_whom(tmp_path: Path) -> None:
    deck = deck_with(tmp_path, "ingenium", trailblazer="Give 1 card from your hand to each other player.")
    game = arrange(deck, hands=[["trailblazer", "physics", "medicine"], [], []], names=NAMES)
    game.play("play trailblazer")
    assert "choose a card to give to Ben, for Ann's Trailblazer" in game.prompt
    game.play("choose physics")
    assert "choose a card to give to Cid, for" in game.prompt
    deck = deck_with(tmp_path, "ingenium", trailblazer="Another player gives you 1 card from their hand.")
    game = arrange(deck, hands=[["trailblazer"], ["physics"]], names=NAMES[:2])
    game.play("play trailblazer")
    game.play("pass")
    assert "choose a card to give to Ann, for Ann's Trailblazer" in game.prompt


@pytest.mark.rule("L6")
def test_none_is_said_as_the_truth_that_it_is(tmp_path: Path) -> None:
    deck = deck_with(tmp_path, "ingenium", trailblazer="Another player discards 1 physics from their hand.")
    game = arrange(deck, hands=[["trailblazer"], ["medicine"]], names=NAMES[:2])
    game.play("play trailblazer")
    game.play("pass")
    assert [choice.text for choice in game.choices] == ["Say that you have none."]
    game.play("pass")
    assert told(game, None)[-1] == "Ben has no such card for Trailblazer!"


@pytest.mark.rule("L13")
def test_an_inspiration_that_cannot_be_paid_says_so(tmp_path: Path) -> None:
    deck = deck_with(tmp_path, "heroes", eureka="Discard 1 item from your hand, then draw 2 cards.")
    poor = arrange(deck, hands=[["eureka"], []], phase="inspire")
    assert "[L13]" in poor.why_not("play eureka")
    rich = arrange(deck, hands=[["eureka", "abacus"], []], phase="inspire")
    assert not rich.why_not("play eureka")


@pytest.mark.rule("L14")
def test_who_cancels_nothing_is_not_said_to_block_nothing(tmp_path: Path) -> None:
    deck = deck_with(tmp_path, "ingenium", im_with_her="Cancel any modifier.")
    game = arrange(deck, hands=[["trailblazer"], ["im-with-her"]], names=NAMES[:2])
    game.play("play trailblazer")
    game.play("pass")
    assert "Ben does not cancel it." in told(game, None)
