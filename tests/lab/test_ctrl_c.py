"""Ctrl-C stops a run between two parts of its work."""

import signal
from collections.abc import Generator

import pytest

from labdeck.lab.ctrl_c import held


def test_ctrl_c_waits_for_what_is_done_with_a_part() -> None:
    def parts() -> Generator[int]:
        yield from range(10)

    done = []
    with held() as hold:
        for part in hold.until_pressed(parts()):
            signal.raise_signal(signal.SIGINT)
            done.append(part)
    assert done == [0]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_where_ctrl_c_is_ignored_it_stays_so() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with held() as hold:
            signal.raise_signal(signal.SIGINT)
            assert not hold.is_pressed
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
