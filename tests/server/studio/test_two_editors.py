"""Two people in one deck: no one's work is lost; the later one is told, and what differs is merged."""

from labdeck.deck.starter import starter
from labdeck.server.protocol.studio.texts import LONGEST_TEXT
from labdeck.studio import altered, look
from tests.programs.two_editors import edit_often
from tests.server.house import House, Message

TEXT = starter("projects", "shared")


def changed(text: str, at: int, field: str, new: object) -> str:
    """The text with another value in a field of one of its projects."""
    return altered(text, [{"table": "project", "at": at, "field": field, "new": new}])


def save(home: House, ticket: Message, text: str, parent: int) -> Message:
    """Save a text; the answer."""
    answer = home.edit(ticket, "POST", "versions", text=text, parent=parent)
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


def value(text: str, at: int, field: str) -> object:
    """What a field of a project says."""
    return look(text, ("project", at))["open"]["values"].get(field)


def test_different_cards_and_fields_are_merged(home: House) -> None:
    ticket = home.keep(TEXT)
    save(home, ticket, changed(TEXT, 0, "points", 7), 1)
    told = save(home, ticket, changed(changed(TEXT, 1, "points", 8), 0, "name", "Renamed"), 1)
    assert (told["version"], told["is_merged"], told["conflicts"], told["aside"]) == (3, True, [], 0)
    assert [value(told["text"], 0, "points"), value(told["text"], 1, "points")] == [7, 8]
    assert value(told["text"], 0, "name") == "Renamed"


def test_the_same_field_shows_both_and_the_loser_stays_in_the_versions(home: House) -> None:
    ticket = home.keep(TEXT)
    before = value(TEXT, 0, "points")
    save(home, ticket, changed(TEXT, 0, "points", 7), 1)
    mine = changed(changed(TEXT, 0, "points", 8), 1, "points", 9)
    told = save(home, ticket, mine, 1)
    (conflict,) = told["conflicts"]
    assert (conflict["field"], conflict["base"], conflict["mine"], conflict["theirs"]) == ("points", before, 8, 7)
    assert (value(told["text"], 0, "points"), value(told["text"], 1, "points")) == (7, 9)
    aside = home.http.get(f"/api/studio/drafts/{ticket['draft']}", params={"version": told["aside"]}).json()
    assert (aside["text"], aside["is_aside"], aside["head"]) == (mine, True, told["version"])
    again = save(home, ticket, mine, 1)  # its answer was lost
    assert (again["version"], again["aside"], again["text"]) == (told["version"], told["aside"], told["text"])
    kept = home.http.get(f"/api/studio/drafts/{ticket['draft']}/versions").json()
    assert len(kept) == 4


def test_texts_that_are_no_toml_conflict_as_a_whole(home: House) -> None:
    ticket = home.keep(TEXT)
    save(home, ticket, "[[[ theirs", 1)
    told = save(home, ticket, "[[[ mine", 1)
    assert told["text"] == "[[[ theirs"
    assert told["conflicts"]
    aside = home.http.get(f"/api/studio/drafts/{ticket['draft']}", params={"version": told["aside"]}).json()
    assert aside["text"] == "[[[ mine"


def test_texts_that_are_too_long_together_conflict_as_a_whole(home: House) -> None:
    ticket = home.keep(TEXT)
    theirs, mine = (changed(TEXT, at, "about", "x" * (LONGEST_TEXT // 2)) for at in (0, 1))
    save(home, ticket, theirs, 1)
    told = save(home, ticket, mine, 1)
    (conflict,) = told["conflicts"]
    assert (told["text"], conflict["mine"], conflict["theirs"]) == (theirs, mine, theirs)
    aside = home.http.get(f"/api/studio/drafts/{ticket['draft']}", params={"version": told["aside"]}).json()
    assert aside["text"] == mine


def test_a_parent_that_there_is_not_is_refused(home: House) -> None:
    ticket = home.keep(TEXT)
    assert home.edit(ticket, "POST", "versions", text="", parent=9).status_code == 404


def test_every_value_is_in_the_head_in_a_version_or_in_a_conflict_that_was_shown(home: House) -> None:
    """`python -m tests.programs.two_editors` does it longer."""
    report = edit_often(home, edits=12, seed=1)
    assert report.edits == 24
    assert report.merged > 0
    assert report.lost == []
