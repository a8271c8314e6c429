"""A change is data, and puts one value into the text of a deck file; all else stays as it is."""

import tomllib

import pytest

from labdeck.deck import Change, DeckError, applied

TEXT = """\
[deck]   # the head
id = "small"

[[project]]
id = "robin"   # a bird
points = 2     # few
needs = ["worm",
  "hedge"]  # two
unfinished = 7   # steep
facts = []

# A comment on the next one.
[[project]]
id = "jay"
points = 4

[[resource]]
kind = "worm"
copies = 3
"""


def lines_changed(change: Change) -> tuple[list[str], list[str]]:
    """The lines that a change takes out and puts in."""
    before, after = TEXT.splitlines(), applied(TEXT, [change]).splitlines()
    return [line for line in before if line not in after], [line for line in after if line not in before]


def test_a_value_is_replaced_and_comments_stay() -> None:
    change = Change("project", "robin", "points", 2, 3)
    assert lines_changed(change) == (["points = 2     # few"], ["points = 3     # few"])
    needs = applied(TEXT, [Change("project", "robin", "needs", ("worm", "hedge"), ("worm",))])
    assert 'needs = ["worm"]  # two' in needs
    assert lines_changed(Change("resource", "worm", "copies", 3, 5)) == (["copies = 3"], ["copies = 5"])


def test_a_field_that_is_not_written_is_put_in_and_one_can_be_taken_out() -> None:
    assert lines_changed(Change("project", "jay", "unfinished", None, 0)) == ([], ["unfinished = 0"])
    gone = Change("project", "robin", "unfinished", 7, None)
    assert lines_changed(gone) == (["unfinished = 7   # steep"], [])
    assert len(applied(TEXT, [gone]).splitlines()) == len(TEXT.splitlines()) - 1
    assert applied(TEXT, [Change("project", "jay", "unfinished", None, None)]) == TEXT


def test_a_knob_is_put_into_its_table_which_is_made_if_need_be() -> None:
    change = Change("knobs", "", "first", "seed", 0)
    once = applied(TEXT, [change])
    assert tomllib.loads(once)["knobs"] == {"first": 0}
    piles = Change("knobs", "", "draw_from", None, ("project", "resource"))
    both = applied(once, [piles, Change("knobs", "", "first", 0, "seed")])
    assert tomllib.loads(both)["knobs"] == {"first": "seed", "draw_from": ["project", "resource"]}
    assert tomllib.loads(both)["project"] == tomllib.loads(TEXT)["project"]


def test_a_card_is_taken_out_whole_and_what_is_said_of_the_next_stays() -> None:
    text = applied(TEXT, [Change("project", "robin", "", None, None)])
    assert [card["id"] for card in tomllib.loads(text)["project"]] == ["jay"]
    assert "# A comment on the next one.\n[[project]]" in text


def test_a_card_that_is_not_there_is_refused() -> None:
    with pytest.raises(DeckError, match="crow: points: there is no such project"):
        applied(TEXT, [Change("project", "crow", "points", 1, 2)])
