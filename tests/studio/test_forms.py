"""A form has a field for every key that a table of a deck file may have, and takes what the checker takes."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from labdeck.deck.families import FAMILIES
from labdeck.deck.starter import starter
from labdeck.server.protocol.studio.forms import FamilyForms
from labdeck.studio import altered, forms, look


def told(rules: str) -> Any:
    """The forms of a family, which fit the protocol."""
    return TypeAdapter(FamilyForms).validate_python(forms(rules))


@pytest.mark.parametrize("rules", FAMILIES)
def test_every_key_has_a_field(rules: str) -> None:
    family = told(rules)
    for table in family["tables"][:-1]:
        assert [field["name"] for field in table["fields"]] == [
            key.name for key in FAMILIES[rules].tables[table["table"]].keys
        ]
    assert [field["name"] for field in family["knobs"]] == [knob.name for knob in FAMILIES[rules].knobs]
    fields = [*family["deck"], *family["knobs"], *(field for table in family["tables"] for field in table["fields"])]
    assert all(field["label"] and field["says"] for field in fields)
    assert all(field["choices"] for field in fields if field["kind"] == "choice")


@pytest.mark.parametrize("rules", FAMILIES)
def test_a_number_may_be_as_large_as_its_field_says(rules: str) -> None:
    for table in told(rules)["tables"][:-1]:
        for field, key in zip(table["fields"], FAMILIES[rules].tables[table["table"]].keys, strict=True):
            if field["kind"] == "number":
                assert not key.why_not(field["smallest"])
                assert not key.why_not(field["largest"])


def too_much(field: dict[str, Any]) -> object:
    """A value just beyond what a field takes."""
    match field["kind"]:
        case "number":
            return field["largest"] + 1
        case "text" | "long" | "sentence":
            return "a" * (field["largest"] + 1)
        case "list" | "needs":
            return ["a"] * (field["largest"] + 1)
        case "choice":
            return "no such choice"
    return None


@pytest.mark.parametrize("rules", FAMILIES)
def test_what_a_field_does_not_take_is_a_problem_of_its_card(rules: str) -> None:
    text = starter(rules, "mine")
    for table in told(rules)["tables"][:-1]:
        for field in table["fields"]:
            if (value := too_much(field)) is not None and any(
                card["table"] == table["table"] for card in look(text)["cards"]
            ):
                wrong = altered(text, [{"table": table["table"], "at": 0, "field": field["name"], "new": value}])
                found = [(p["table"], p["at"], p["field"]) for p in look(wrong)["problems"]]
                assert (table["table"], 0, field["name"]) in found or field["name"] == "kind", (
                    table["table"],
                    field["name"],
                )
