"""Two people's work on one deck goes together, and no value of either is lost: it is in the text, or told."""

import re
import tomllib
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from labdeck.deck import DeckError
from labdeck.deck.starter import starter
from labdeck.server.protocol.studio.drafts import Conflict
from labdeck.studio import altered, merged

BIRDS = starter("projects", "birds")
HEROES = starter("discoveries", "people")
CONFLICTS = TypeAdapter(list[Conflict])


def wish(table: str, at: int | None, field: str, new: Any) -> dict[str, Any]:
    return {"table": table, "at": at, "field": field, "new": new}


def test_different_cards_and_fields_go_together_with_the_comments_of_both() -> None:
    mine = altered(BIRDS, [wish("project", 0, "points", 5)]).replace('id = "robin"', 'id = "robin" # mine')
    theirs = altered(BIRDS, [wish("project", 0, "name", "Rob"), wish("project", 3, "points", 9)]) + "# theirs\n"
    text, conflicts = merged(BIRDS, mine, theirs)
    assert not conflicts
    cards = tomllib.loads(text)["project"]
    assert (cards[0]["points"], cards[0]["name"], cards[3]["points"]) == (5, "Rob", 9)
    assert "# theirs" in text
    apart = merged(BIRDS, mine, altered(BIRDS, [wish("project", 3, "points", 9)]) + "# theirs\n").text
    assert "# theirs" in apart
    assert "# mine" in apart


def test_comments_of_both_in_one_place_are_kept() -> None:
    robin = '[[project]]\nid = "robin"'
    mine = BIRDS.replace(robin, f"# mine above\n{robin} # mine behind\n# mine within").replace(
        "points = 2", "points = 5", 1
    )
    mine = mine.replace('credits = "', '# mine far away\ncredits = "')
    theirs = BIRDS.replace(robin, f"# theirs above\n{robin} # theirs, with a “#”").replace(
        'name = "Robin"', 'name = "R#b"'
    )
    text, conflicts = merged(BIRDS, mine, theirs)
    assert not conflicts
    for comment in ("mine above", "mine behind", "mine within", "mine far away", "theirs above", "theirs, with a “#”"):
        assert text.count(f"# {comment}\n") == 1, comment
    assert tomllib.loads(text)["project"][0] == tomllib.loads(BIRDS)["project"][0] | {"points": 5, "name": "R#b"}
    assert text.index("# theirs above") < text.index("# mine above") < text.index('id = "robin"')
    assert merged(BIRDS, mine, text).text == text


CARDS = """\
[[project]]
id = "x"
points = 4 # source?
[[project]]
id = "y"
points = 4 # old reason
name = "Why"
"""


def test_a_comment_behind_a_value_stays_behind_it() -> None:
    theirs = CARDS.replace('"Why"', '"Wye"')
    for mine, expected in (
        (CARDS.replace("4 # old reason", "5 # source?"), 'points = 5 # source?\nname = "Wye"'),
        (CARDS.replace("4 # old reason", "5 # new reason"), 'points = 5 # new reason\nname = "Wye"'),
        (CARDS.replace("4 # old reason", "5"), 'points = 5\nname = "Wye"'),
        (CARDS.replace('"y"\npoints', '"y" # new\n# above\npoints'), '"y" # new\n# above\npoints = 4 # old'),
    ):
        text, conflicts = merged(CARDS, mine, theirs)
        assert not conflicts
        assert expected in text
        assert text.count("points = 4 # source?\n") == 1
        assert text.count("#") == mine.count("#")
        assert merged(CARDS, mine, text).text == text


def test_another_comment_of_theirs_stays_and_mine_goes_above() -> None:
    mine = CARDS.replace("4 # old reason", "4 # mine")
    theirs = CARDS.replace("4 # old reason", "4 # theirs")
    assert "# mine\npoints = 4 # theirs\n" in merged(CARDS, mine, theirs).text


def test_the_same_comment_at_two_cards_is_kept_at_both() -> None:
    x, y = '[[project]]\nid = "x"', '[[project]]\nid = "y"'
    mine, theirs = CARDS.replace(y, f"# check\n{y}"), CARDS.replace(x, f"# check\n{x}").replace("reason", "reasons")
    theirs = theirs.replace("4 # source?", "7 # source?")
    text = merged(CARDS, mine.replace("# source?", "# source!"), theirs).text
    assert f"# check\n{x}" in text
    assert f"# check\n{y}" in text
    assert "points = 7 # source!" in text


def test_a_card_that_was_moved_brings_its_comments_once() -> None:
    owl = '# of the night\n[[project]]\nid = "owl" # hoots\n'
    base = f"{CARDS}\n{owl}"
    mine, theirs = f"{owl}\n{CARDS}", base.replace('"Why"', '"Wye"').replace("hoots", "hoots!")
    text = merged(base, mine, theirs).text
    assert [card["id"] for card in tomllib.loads(text)["project"]] == ["owl", "x", "y"]
    assert text.count("# of the night") == text.count("# hoots!") == 1


def test_of_one_field_theirs_stays_and_both_are_told() -> None:
    mine, theirs = (altered(BIRDS, [wish("project", 0, "name", name)]) for name in ("Mine", "Theirs"))
    text, (conflict,) = merged(BIRDS, mine, theirs)
    assert text == theirs
    assert [conflict[side] for side in ("card", "field", "base", "mine", "theirs")] == [
        "robin", "name", "Robin", "Mine", "Theirs",
    ]  # fmt: skip


def test_a_card_that_one_takes_out_and_the_other_changes_stays_or_is_told() -> None:
    gone, changed = altered(BIRDS, [{"table": "project", "at": 0}]), altered(BIRDS, [wish("project", 0, "points", 7)])
    text, (conflict,) = merged(BIRDS, gone, changed)
    assert text == changed
    assert (conflict["mine"], conflict["theirs"]) == (None, 7)
    text, (conflict,) = merged(BIRDS, changed, gone)
    assert text == gone
    assert (conflict["mine"], conflict["theirs"]) == (7, None)


def test_new_and_moved_cards_find_their_place() -> None:
    mine = altered(
        BIRDS, [{"table": "project", "at": 1, "adds": {"id": "swift"}}, {"table": "project", "at": 5, "to": 0}]
    )
    theirs = altered(BIRDS, [{"table": "project", "adds": {"id": "owl"}}, wish("project", 4, "points", 8)])
    cards = tomllib.loads(merged(BIRDS, mine, theirs).text)["project"]
    ids = [card["id"] for card in cards]
    assert ids[-1] == "owl"
    assert [one for one in ids if one != "owl"] == [card["id"] for card in tomllib.loads(mine)["project"]]
    assert next(card["points"] for card in cards if card["id"] == "goldfinch") == 8


@pytest.mark.parametrize("broken", ["[deck", "x = "])
def test_a_text_that_cannot_be_merged_is_told_whole(broken: str) -> None:
    theirs = altered(BIRDS, [wish("deck", None, "title", "Theirs")])
    text, (conflict,) = merged(BIRDS, broken, theirs)
    assert text == theirs
    assert (conflict["field"], conflict["mine"], conflict["theirs"]) == ("", broken, theirs)
    inline = (
        "project = [{ id = 'x' }]",
        "project = [{ id = 'x' }, { id = 'y' }]",
        "project = [{ id = 'x', points = 2 }]",
    )
    assert merged(*inline).text == inline[2]
    assert merged(*inline).conflicts[0]["mine"] == inline[1]


def edited(text: str, random: Random, who: str) -> str:
    """A text after some changes of somebody's; every new value says whose it is."""
    for number in range(random.randrange(1, 6)):
        content = tomllib.loads(text)
        table = random.choice([name for name in content if isinstance(content[name], list)] + ["deck", "words", "tags"])
        value = f"{who} {number}"
        if isinstance(content.get(table), list):
            at = random.randrange(len(content[table]))
            card: dict[str, Any] = {"table": table, "at": at}
            change = random.choice(
                [wish(table, at, random.choice(("name", "about", "facts")), value)] * 5
                + [card, {**card, "to": random.randrange(4)}, {**card, "adds": {"id": value, "name": value}}]
            )
        else:
            change = wish(table, None, random.choice(("title", "about", "new")), value)
        try:
            text = altered(text, [change])
        except DeckError:
            continue
        text += random.choice(["", f"# {value}\n"])
    return text


@pytest.mark.parametrize("seed", range(60))
def test_no_value_of_either_is_lost(seed: int) -> None:
    random = Random(seed)
    base = random.choice([BIRDS, HEROES])
    mine, theirs = edited(base, random, "mine"), edited(base, random, "theirs")
    text, conflicts = merged(base, mine, theirs)
    CONFLICTS.validate_python(conflicts)
    told = f"{tomllib.loads(text)} {conflicts}"
    for side in (mine, theirs):
        for value in re.findall(r"(?:mine|theirs) \d", str(tomllib.loads(side))):
            assert value in told
    for value in re.findall(r"theirs \d", str(tomllib.loads(theirs))):
        assert value in str(tomllib.loads(text))
    for comment in re.findall(r"^# (?:mine|theirs) \d$", f"{mine}\n{theirs}", re.MULTILINE):
        assert comment in text
    again = merged(base, mine, text)
    assert tomllib.loads(again.text) == tomllib.loads(text)
