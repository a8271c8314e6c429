"""What is wrong with a message is said in our own words, whatever it is."""

from typing import Any, get_args

import pytest
from pydantic import TypeAdapter, ValidationError
from pydantic_core.core_schema import ErrorType

from labdeck.server.protocol.incoming import TO_SERVER
from labdeck.server.protocol.requests import NewTable
from labdeck.server.refused import problem
from labdeck.server.words import forms
from tests.server.house import House

TABLE: TypeAdapter[Any] = TypeAdapter(NewTable)
CHOOSE = {"type": "choose", "id": "a", "seat": 0, "number": 0, "choice": "end"}
SEATS = [{"kind": "bot"}, {"kind": "bot"}]


def wrong(adapter: TypeAdapter[Any], message: Any) -> str:
    with pytest.raises(ValidationError) as raised:
        adapter.validate_python(message)
    return problem(raised.value.errors())


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seat": "0"}, "choose.seat: is to be a whole number."),
        ({"seat": -1}, "choose.seat: is at least 0."),
        ({"seat": 99}, "choose.seat: is less than "),
        ({"choice": 3}, "choose.choice: is to be a text."),
        ({"choice": "x" * 100_000}, "choose.choice: has at most "),
        ({"id": "ö"}, "choose.id: is not written as such a word is: "),
        ({"more": 1}, "choose.more: is no field of this."),
        ({"type": "dance"}, "This is to be of one of these sorts: "),
    ],
)
def test_a_wrong_field_is_named_in_our_words(change: dict[str, Any], says: str) -> None:
    assert wrong(TO_SERVER, CHOOSE | change).startswith(says)


def test_a_missing_field_or_the_whole_is_named(home: House) -> None:
    assert wrong(TO_SERVER, {name: CHOOSE[name] for name in CHOOSE if name != "seat"}) == "choose.seat: is missing."
    assert wrong(TO_SERVER, {"id": "a"}) == "This does not say of which sort it is: 'type'."
    assert wrong(TO_SERVER, []) == "This is to be an object."
    assert wrong(TABLE, {"deck": "ingenium", "seats": 3}) == "seats: is to be a list."
    assert wrong(TABLE, {"deck": "", "seats": SEATS}) == "deck: is too short."
    said = home.http.post("/api/tables", content="{", headers={"content-type": "application/json"})
    assert said.json()["error"]["reason"] == forms.NO_JSON


def test_every_fault_has_a_sentence_and_each_sentence_a_fault() -> None:
    kinds = set(get_args(ErrorType))
    assert kinds >= forms.WRONG.keys()
    for kind in kinds:
        more = dict.fromkeys(("ge", "gt", "le", "lt", "min_length", "max_length"), 1)
        assert forms.wrong(
            "seat", kind, more | dict.fromkeys(("pattern", "expected", "discriminator", "expected_tags"), "x")
        )


def test_an_address_that_is_none_is_told_in_our_words(home: House) -> None:
    assert home.http.get("/api/nothing").json()["error"]["reason"] == forms.NOTHING_HERE
    asked = home.http.delete("/api/tables")
    assert asked.json()["error"]["reason"] == forms.OTHER_METHOD
    assert asked.headers["allow"]
