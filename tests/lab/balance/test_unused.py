"""Cards that nobody can use."""

from labdeck.lab.balance.advice import advise
from labdeck.lab.balance.deals import Deals
from labdeck.lab.balance.events import Done
from labdeck.lab.balance.unused import unused_findings
from tests.lab.balance.faults import deck_of
from tests.lab.balance.plain import plain_content
from tests.tools.random_decks import toml


def with_a_kind_that_nothing_needs() -> str:
    """A plain deck with three cards of a kind that no project needs."""
    content = plain_content(0)
    content["classes"]["weed"] = ["nettle"]
    content["resource"].append({"kind": "nettle", "name": "Nettle", "copies": 3})
    return toml(content)


def test_a_kind_that_no_project_needs_is_unusable() -> None:
    games = Deals().play(deck_of(with_a_kind_that_nothing_needs()), ("greedy",) * 3, range(50))
    found = [finding for finding in unused_findings(games) if finding.is_told]
    assert [finding.subjects for finding in found] == [("nettle",)]
    assert found[0].says == "Nettle (3 cards) is never put beside anything, and no garden needs it."


def test_its_remedy_is_to_leave_it_out() -> None:
    text = with_a_kind_that_nothing_needs()
    *_, done = advise(deck_of(text), 100, text=text)
    assert isinstance(done, Done)
    finding = next(finding for finding in done.report.findings if finding.topic == "use")
    assert finding.remedy is not None
    assert finding.remedy.mends
    assert [(change.table, change.card, change.field) for change in finding.remedy.changes] == [
        ("resource", "nettle", "")
    ]
