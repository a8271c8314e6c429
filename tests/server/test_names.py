"""Names at a table: they can be seen, and are not taken for each other."""

import pytest

from labdeck.server.names import check_differ, check_name
from labdeck.server.refused import Refused

from .house import OPEN, House

UNSEEN = ("\u3164", "\u2800\u2800", "\u200b", "Ann\u3164", "", " Ann", "\u115f", "\ufe0f", "Ann\U0001d159", "\ufffc")
JOINED = ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "क्\u200dष", "👩\u200d🔬")  # Persian, Hindi, an emoji


@pytest.mark.parametrize("name", [*UNSEEN, "x" * 41, "\u0301", "\u200d", "Z" + "\u0301" * 4])
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        check_name(name)


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë", "李娜", "Нина", "Ann-Sophie 2", "O’Neill", "🙂", "❤\ufe0f", "Nguyễn", *JOINED]
)
def test_names_of_all_sorts_are_taken(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize("other", ["Ann", "ann", "\u0410nn", "A nn", "\uff21nn"])
def test_names_that_look_alike_are_refused(home: House, other: str) -> None:
    with pytest.raises(Refused, match="differ"):
        check_differ(["Ann", other])
    code = home.open({"kind": "person", "name": "Ann"}, OPEN)["table"]["code"]
    answer = home.http.post(f"/api/tables/{code}/seats/1", json={"name": other})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "taken")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Ann\ufe0f"),
        ("ANN", "\u0391\u039d\u039d"),  # Greek
        ("Anna", "\ua4ee\ua4e0\ua4e0\ua4ee"),  # Lisu
        ("Cal", "\u13df\u13aa\u13de"),  # Cherokee
        ("Nora", "\u0578\u0585ra"),  # Armenian
        ("Ann", "\u1d00\u0274\u0274"),  # small capitals
        ("Lea", "\u01c0ea"),
        ("Mia", "rnia"),
        ("Will", "VVill"),
        ("O'Neil", "O’Neil"),
        ("Ann-B", "Ann\u2010B"),
        ("Ann-B", "Ann\u2013B"),
        ("\u0639\u0645\u0631", "\u0639\u0640\u0645\u0631"),
        ("カロ", "力口"),
        ("Ina", "\u16c1na"),
        ("Ann", "🅐nn"),
        ("Ann", "A\u0337nn"),
        ("Ann", "A\u200dnn"),
        ("Ian", "lan"),
        ("Bill", "BiII"),
        ("Ilka", "\u0406\u0406ka"),
        ("Ina", "\u026ana"),
    ],
)
def test_letters_of_other_alphabets_do_not_make_another_name(name: str, other: str) -> None:
    check_name(other)
    with pytest.raises(Refused, match="differ"):
        check_differ([name, other])


def test_names_that_differ_at_a_glance_are_taken() -> None:
    check_differ(["Ian", "Lan", "Ida", "Lda", "Iina", "Lina", "Ia", "La"])
    check_differ(["Zoe", "Zoé", "Zora", "Ann", "Anna", "Player 1", "Player 2"])


def test_a_long_host_gets_no_code_to_scan(home: House) -> None:
    code = home.open({"kind": "person", "name": "Ann"}, OPEN)["table"]["code"]
    answer = home.http.get(f"/api/tables/{code}/qr.svg", headers={"Host": f"{'a' * 4000}.example"})
    assert answer.status_code in (400, 413)
