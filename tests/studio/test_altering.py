"""Forms, buttons and half-written sentences change a text, and nothing else in it."""

import pytest

from labdeck.deck import DeckError
from labdeck.deck.starter import starter
from labdeck.studio import altered, look, mended, offered

BIRDS = starter("projects", "birds")
HEROES = starter("discoveries", "people")


def test_a_form_changes_a_card_by_its_number() -> None:
    text = altered(BIRDS, [{"table": "project", "at": 0, "field": "name", "new": "Red robin"}])
    assert text == BIRDS.replace('name = "Robin"', 'name = "Red robin"')


def test_a_card_comes_moves_and_goes() -> None:
    text = altered(BIRDS, [{"table": "project", "at": 0, "adds": {"id": "swift", "name": "Swift"}}])
    assert look(text)["cards"][0]["id"] == "swift"
    text = altered(text, [{"table": "project", "at": 0, "to": 2}])
    assert [card["id"] for card in look(text)["cards"][:3]] == ["robin", "swift", "blue-tit"]
    assert altered(text, [{"table": "project", "at": 1}]) == BIRDS


def test_a_card_takes_the_comments_right_above_it_along() -> None:
    text = BIRDS.replace('[[project]]\nid = "robin"', '# red\n[[project]]\nid = "robin"')
    assert '\n# red\n[[project]]\nid = "robin"' in altered(text, [{"table": "project", "at": 0, "to": 3}])


def test_a_form_works_while_another_card_is_half_typed() -> None:
    wrong = BIRDS.replace("points = 2", 'points = "', 1)
    text = altered(wrong, [{"table": "project", "at": 1, "field": "points", "new": 5}])
    assert text == wrong.replace("points = 2", "points = 5", 1)
    with pytest.raises(DeckError, match="only the text itself"):
        altered("[deck]\n[deck]\n", [{"table": "deck", "field": "id", "new": "x"}])


def test_what_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(DeckError, match="there is no such project"):
        altered(BIRDS, [{"table": "project", "at": 99, "field": "name", "new": "X"}])
    with pytest.raises(DeckError, match="only the text itself"):
        altered("project = [{ id = 'a' }]", [{"table": "project", "adds": {"id": "b"}}])


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('name = "Robin"', 'nmae = "Robin"'),
        ('needs = ["insect", "nest-box"]', 'needs = ["insekt", "nest-box"]'),
        ("[[resource]]", "[[resourse]]"),
        ("Discard 1 resource on another player's bird.", "Discrad 1 resource on another player's bird."),
        ("opening_resources = 3", "opening_resource = 3"),
        ('completed_to = "discard"', 'completed_to = "discart"'),
        ("[classes]", "[clases]"),
    ],
)
def test_a_wrong_word_is_mended(right: str, wrong: str) -> None:
    text = BIRDS.replace(right, wrong)
    (problem,) = [number for number, problem in enumerate(look(text)["problems"]) if problem["can_mend"]][:1]
    assert mended(text, problem) == BIRDS


def test_there_is_no_such_problem() -> None:
    with pytest.raises(DeckError, match="there is no problem 3"):
        mended(BIRDS, 3)


def test_a_sentence_is_offered_its_next_words() -> None:
    texts = [offer.text for offer in offered(BIRDS, "modifier", "Each player discards 1 ")]
    assert "food" in texts
    broken = BIRDS.replace("points = 2", "points = ", 1)
    assert [offer.text for offer in offered(broken, "modifier", "Each player discards 1 ")] == texts
    assert offered(BIRDS, "project", "Each ") == []
    assert offered(HEROES, "hero", "At the ")
    assert offered("no deck at all", "hero", "At the ") == []
