"""Some of the planted faults are named and mended by few games; `python -m tests.programs.faults` tries them all."""

import pytest

from tests.lab.balance.faults import FAULTS, FIRST, PLAIN, Fault, advised, is_mended, named, planted, text_of

GAMES = 800
QUICK = [FAULTS[number - 1] for number in (3, 10, 12, 13, 14, 16)]


@pytest.mark.parametrize("fault", QUICK, ids=lambda fault: f"{fault.sort} in {fault.base}")
def test_a_fault_is_named_and_its_remedy_mends_it(fault: Fault) -> None:
    text = planted(fault)
    finding = named(fault, advised(text, GAMES, FIRST))
    assert finding is not None
    assert finding.remedy is not None
    assert is_mended(fault, text, finding, GAMES)


@pytest.mark.parametrize("base", PLAIN[::3])
def test_a_deck_without_a_fault_has_no_grave_finding(base: str) -> None:
    assert not [finding for finding in advised(text_of(base), GAMES, 0).findings if finding.is_grave]


def test_there_are_forty_faults_in_decks_that_can_be_played() -> None:
    assert len(FAULTS) == 40
    assert len({(fault.base, fault.changes) for fault in FAULTS}) == 40
