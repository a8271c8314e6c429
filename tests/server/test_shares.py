"""Whoever has used least comes next, whatever others ask for."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from labdeck.server.limits import Limits
from labdeck.server.refused import Refused
from labdeck.server.shares import Shares


async def wait_in(shares: Shares, served: list[str], group: str, payer: str = "", is_long: bool = False) -> None:
    """Wait for a place, and note when it came."""
    async with shares.place(group, payer, is_long):
        served.append(f"{group} {payer}".strip())
        await asyncio.sleep(0.002)


async def all_wait(shares: Shares, *asks: tuple[str, str, bool]) -> list[str]:
    """In which order they are served who come one after the other, while the places are taken."""
    served: list[str] = []
    async with AsyncExitStack() as stack:
        taken = shares.free
        for _ in range(taken):
            await stack.enter_async_context(shares.place("before"))
        waiting = []
        for group, payer, is_long in asks:
            waiting.append(asyncio.create_task(wait_in(shares, served, group, payer, is_long)))
            await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    return served


def test_a_newcomer_does_not_wait_behind_the_many_of_another() -> None:
    asks = [("school", f"pupil {i}", False) for i in range(36)] + [("elsewhere", "", False)]
    served = asyncio.run(all_wait(Shares(1, 60), *asks))
    assert served.index("elsewhere") <= 1
    assert len(served) == 37


def test_within_an_address_each_payer_has_a_share() -> None:
    asks = [("school", "greedy one", False)] * 20 + [("school", "quiet one", False)]
    served = asyncio.run(all_wait(Shares(1, 60), *asks))
    assert served.index("school quiet one") <= 1


def test_who_has_used_nothing_comes_in_the_order_of_asking_before_who_has() -> None:
    pupils = [("school", f"{i}", False) for i in range(12)]
    asks = [("school", "quick one", False), *pupils, ("school", "quick one", False)]
    served = asyncio.run(all_wait(Shares(1, 60), *asks))
    assert served == ["school quick one", *(f"school {i}" for i in range(12)), "school quick one"]


def test_long_work_leaves_a_place_for_quick_work() -> None:
    async def work() -> None:
        shares, served = Shares(2, 60), list[str]()
        async with shares.place("long", is_long=True):
            second = asyncio.create_task(wait_in(shares, served, "long too", is_long=True))
            await asyncio.sleep(0)
            await wait_in(shares, served, "quick")
            assert served == ["quick"]
        await second
        assert served == ["quick", "long too"]

    asyncio.run(work())


def test_forty_behind_one_address_have_room() -> None:
    async def work() -> None:
        limits = Limits()
        for waiting in (limits.hint_waiting, limits.replay_waiting):
            shares, served = Shares(1, waiting), list[str]()
            async with shares.place("before"):
                pupils = [asyncio.create_task(wait_in(shares, served, "school", f"{i}")) for i in range(waiting)]
                await asyncio.sleep(0)
                assert len(shares.asks) == waiting >= 40
                with pytest.raises(Refused, match="wait a little"):
                    await wait_in(shares, served, "school", "one too many")
                other = asyncio.create_task(wait_in(shares, served, "elsewhere"))
            await asyncio.gather(*pupils, other)
            assert len(served) == waiting + 1

    asyncio.run(work())


def test_a_place_rests_after_its_work() -> None:
    """With a quarter of the time, a place that was used is free again after four times as long."""

    async def work() -> float:
        shares, clock = Shares(1, 60, rest=3.0), asyncio.get_running_loop().time
        begun = clock()
        async with shares.place("one"):
            await asyncio.sleep(0.05)
        async with shares.place("two"):
            return clock() - begun

    assert asyncio.run(work()) >= 0.19


def test_who_goes_away_while_waiting_leaves_no_trace() -> None:
    async def work() -> None:
        shares, served = Shares(1, 60), list[str]()
        async with shares.place("before"):
            gone = asyncio.create_task(wait_in(shares, served, "gone"))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
        await wait_in(shares, served, "next")
        assert (served, shares.free, shares.long_free, shares.asks) == (["next"], 1, 1, [])

    asyncio.run(work())
