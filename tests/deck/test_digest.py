"""A deck's digest is of all that can change play and of nothing else; its edition is of all that its file says."""

import copy
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from labdeck.deck import DeckFile, load, names
from labdeck.deck.check import check_draft
from labdeck.deck.drafting import HEAD, draft
from labdeck.deck.errors import Report
from labdeck.deck.families import FAMILIES
from labdeck.deck.knob import Knob
from labdeck.deck.reading import deck_file
from tests.deck.projects.small import SMALL

Content = dict[str, Any]
OF_DECK = {"id", "title", "about", "version", "best", "minutes", "credits", "notes"}
OF_PICTURES = {"picture", "picture_credit"}
OF_CARD = {"name", "facts", "about", "source", *OF_PICTURES}
EVERY = pytest.mark.parametrize("name", names())


def content_of(name: str) -> Content:
    """What a shipped deck's file says."""
    return tomllib.loads(load(name).path.read_text(encoding="utf-8"))


def made(content: Content) -> DeckFile | None:
    """The deck of a content; None if it has errors."""
    report = Report("deck.toml")
    drafted = draft(copy.deepcopy(content), report)
    check_draft(drafted, report)
    return None if report.errors else deck_file(drafted, Path("deck.toml"))


def right(content: Content) -> DeckFile:
    deck = made(content)
    assert deck is not None
    return deck


def cards_of(content: Content) -> Iterator[tuple[str, Content]]:
    """Every card, with its table."""
    family = FAMILIES[content["deck"]["rules"]]
    return ((table, card) for table in family.tables for card in content.get(table, []))


def say_otherwise(content: Content, old: str, new: str) -> None:
    """Puts a word for another in every sentence of the deck."""
    for _, card in cards_of(content):
        if "effect" in card:
            card["effect"] = re.sub(rf"\b{re.escape(old)}(?!\w)", new, card["effect"])


def reworded(value: Any) -> Any:
    """Another value of the same sort for what only people read."""
    match value:
        case str():
            return f"{value[:50]} otherwise"
        case int():
            return value + 1
        case dict():
            return value | {"other": "elsewhere"}
    return [*value, "One more."] if all(isinstance(each, str) for each in value) else [value[0], value[0]]


def test_every_key_is_of_play_or_of_words() -> None:
    assert {key.name for key in HEAD} == OF_DECK | {"rules", "players"}
    keys = {key.name for family in FAMILIES.values() for table in family.tables.values() for key in table.keys}
    assert keys == OF_CARD | set(CHANGES)


@EVERY
@pytest.mark.parametrize("key", sorted(OF_DECK))
def test_what_is_said_of_a_deck_leaves_its_play(name: str, key: str) -> None:
    content = content_of(name)
    before = right(content)
    content["deck"][key] = "other" if key == "id" else reworded(content["deck"].get(key, ["One."]))
    after = right(content)
    assert after.digest == before.digest
    assert after.edition != before.edition


@EVERY
@pytest.mark.parametrize("key", sorted(OF_CARD))
def test_what_is_said_of_its_cards_leaves_its_play(name: str, key: str) -> None:
    content = content_of(name)
    before = right(content)
    editions: set[str] = set()
    for _, card in sorted(cards_of(content), key=lambda each: -len(each[1]["name"])):
        if key in card or key in OF_PICTURES:
            old, card[key] = card.get(key), reworded(card.get(key, "nobody"))
            if key == "name":
                say_otherwise(content, f"the {old}", f"the {card[key]}")
            if not editions:
                editions.add(right(content).edition)
    after = right(content)
    assert after.digest == before.digest
    assert len({before.edition, after.edition} | editions) == 3


@EVERY
def test_its_words_for_a_project_and_for_tags_leave_its_play(name: str) -> None:
    content = content_of(name)
    before = right(content)
    for old, new in zip(before.words.values(), ("thing", "things"), strict=True):
        say_otherwise(content, old, new)
    content["words"] = {"project": "thing", "projects": "things"}
    for tag, says in content.get("tags", {}).items():
        content["tags"][tag] = "of another sort"
        for _, card in cards_of(content):
            if "effect" in card:
                card["effect"] = card["effect"].replace(f"({says})", "(of another sort)")
        break
    after = right(content)
    assert after.digest == before.digest
    assert after.edition != before.edition


def other(value: str, values: Iterable[str]) -> str:
    return next(each for each in values if each != value)


def other_id(card: Content, content: Content) -> Any:
    return f"{card['id']}-2"


def other_kind(card: Content, content: Content) -> Any:
    """An item for a location; a resource of a kind that no card has, or of another that then has two."""
    if card["kind"] in ("item", "location"):
        return other(card["kind"], ("item", "location"))
    old, new = card["kind"], f"{card['kind']}-2"
    content["classes"] = {name: [new if k == old else k for k in kinds] for name, kinds in content["classes"].items()}
    for _, each in cards_of(content):
        if "needs" in each:
            each["needs"] = [new if need == old else need for need in each["needs"]]
    say_otherwise(content, old, new)
    return new


def a_kind(card: Content, content: Content) -> str:
    """A kind that a card is not of."""
    kinds: list[str] = [kind for members in content["classes"].values() for kind in members]
    return next(
        kind for kind in kinds if kind not in (*card.get("types", ()), *card.get("needs", ()), card.get("type"))
    )


def other_effect(card: Content, content: Content) -> Any:
    """What another card of its table does."""
    table = next(table for table, each in cards_of(content) if each is card)
    return other(card["effect"], [each["effect"] for each in reversed(content[table])])


CHANGES: dict[str, Callable[[Content, Content], Any]] = {
    "id": other_id,
    "kind": other_kind,
    "points": lambda card, content: card["points"] + 1,
    "copies": lambda card, content: card["copies"] + (1 if card["copies"] == 1 else -1),
    "needs": lambda card, content: [*card["needs"][1:], a_kind(card, content)],
    "tags": lambda card, content: [] if card.get("tags") else list(content.get("tags", {}))[:1],
    "mandatory": lambda card, content: not card.get("mandatory", False),
    "unfinished": lambda card, content: (card["unfinished"] if "unfinished" in card else card["points"]) + 1,
    "play": lambda card, content: other(card["play"], ("at once", "keep")),
    "effect": other_effect,
    "step": lambda card, content: other(card["step"], ("wild", "analysis")),
    "types": lambda card, content: [*card["types"][1:], a_kind(card, content)],
    "solid": lambda card, content: not card.get("solid", len(card["types"]) == 1),
    "type": lambda card, content: a_kind(card, content),
}


@pytest.mark.parametrize("rules", FAMILIES)
def test_what_a_card_is_and_does_changes_play(rules: str) -> None:
    changed = set()
    for name in (name for name in names() if load(name).rules == rules):
        for table, keys in ((table, each.keys) for table, each in FAMILIES[rules].tables.items()):
            titles = len(content_of(name)[table])
            for key in (key.name for key in keys if key.name not in OF_CARD):
                for number in {0, titles // 2, titles - 1}:
                    content = content_of(name)
                    before = load(name)
                    card = content[table][number]
                    value = CHANGES[key](card, content)
                    if value == card.get(key, []):
                        continue  # a deck without tags
                    card[key] = value
                    if after := made(content):
                        assert after.digest != before.digest, (name, card["name"], key)
                        assert after.edition != before.edition
                        changed.add((table, key))
    assert changed == {(table, key.name) for table, each in FAMILIES[rules].tables.items() for key in each.keys} - {
        (table, key) for table in FAMILIES[rules].tables for key in OF_CARD
    }


def turned(knob: Knob, value: Any) -> Any:
    """Another right value of a knob."""
    if isinstance(knob.default, bool):
        return not value
    if isinstance(knob.default, tuple):
        return [word for word in knob.choices if word not in value] or list(value)[1:]
    if isinstance(knob.default, int):
        return value + 1 if value < knob.largest else value - 1
    return other(value, knob.choices) if len(knob.choices) > 1 else knob.largest


@EVERY
def test_its_knobs_and_players_change_play(name: str) -> None:
    content = content_of(name)
    before = load(name)
    digests = {before.digest}
    for knob in before.family.knobs:
        knobs = content.get("knobs", {}) | {knob.name: turned(knob, before.knobs[knob.name])}
        drafted = draft(content | {"knobs": knobs}, Report(""))  # a knob that contradicts another changes play too
        assert drafted.knobs != before.knobs
        digests.add(deck_file(drafted, Path("deck.toml")).digest)
    assert len(digests) == len(before.family.knobs) + 1
    content["deck"]["players"] = [2, before.players[1] - 1]
    content["deck"].pop("best", None)
    assert right(content).digest not in digests


@EVERY
def test_the_order_of_cards_changes_play(name: str) -> None:
    content = content_of(name)
    for table in load(name).tables:
        swapped = content | {table: [*content[table][1:], content[table][0]]}
        assert right(swapped).digest != load(name).digest


@EVERY
def test_what_goes_without_saying_may_be_said(name: str) -> None:
    content = content_of(name)
    content["knobs"] = {
        key: list(value) if isinstance(value, tuple) else value for key, value in load(name).knobs.items()
    }
    for table, card in cards_of(content):
        if table == "project":
            card.setdefault("unfinished", card["points"])
        if table == "discovery":
            card.setdefault("solid", len(card["types"]) == 1)
    assert right(content).digest == load(name).digest


def test_a_need_spelled_otherwise_is_the_same_play() -> None:
    content = tomllib.loads(SMALL)
    content["project"][0]["needs"] = ["any 1 species", "any 1 species"]
    one = right(content)
    content["project"][0]["needs"] = ["any 2 species"]
    assert right(content).digest == one.digest
    assert right(content).edition != one.edition


def test_layout_and_comments_are_of_neither(tmp_path: Path) -> None:
    decks = []
    for number, text in enumerate([SMALL, "# a comment\n" + SMALL.replace(" = ", "=")]):
        path = tmp_path / f"{number}.toml"
        path.write_text(text, encoding="utf-8")
        decks.append(load(path))
    assert decks[0].digest == decks[1].digest
    assert decks[0].edition == decks[1].edition


def test_the_words_of_a_tag_that_no_card_says_are_words() -> None:
    content = tomllib.loads(SMALL)
    before = right(content)
    content["tags"] = {"old": "of our time"}
    after = right(content)
    assert after.digest == before.digest
    assert after.edition != before.edition
