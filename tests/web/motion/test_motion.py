"""Cards that fly: from where they lay to where the state says, and for nobody who wants them still."""

import re

from playwright.sync_api import Page, expect

from tests.server.house import BOT, PERSON, House
from tests.web.conftest import AT_ONCE, Sitting
from tests.web.playing import await_number, await_question, choices, number, remember, take
from tests.web.positions import crowded, planted

SLOW = AT_ONCE | {"pace": "slow"}
# Every card in the air at the end of its flight: where it is, and where the card it becomes lies.
ALL_FLY = """least => {
    const flying = [...document.querySelectorAll('.flying')]
    return flying.length >= least && flying.every((card) => card.getAnimations().length)
}"""
LANDINGS = """async () => {
    const flying = [...document.querySelectorAll('.flying')]
    const box = (it) => { const r = it.getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round) }
    return flying.map((card) => {
        const [flight] = card.getAnimations()
        flight.pause()
        flight.currentTime = flight.effect.getComputedTiming().endTime - 0.01
        const [place, id] = card.dataset.to.split(' ')
        const goal = document.querySelector(`[data-place="${place}"][data-card="${id}"]`)
        const landing = { to: card.dataset.to, src: card.getAttribute('src'), at: box(card), goal: goal && box(goal) }
        flight.play()
        return landing
    })
}"""
COUNT_FLIGHTS = """() => {
    window.flights = []
    new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((it) => window.flights.push(it.src))))
        .observe(document.getElementById('flights'), { childList: true })
}"""


def at_a_crowded_table(sit: Sitting, home: House, **options: object) -> Page:
    """Ann in her action phase, with cards that fly slowly."""
    ticket = crowded(home, "ingenium")
    page = remember(sit(likes=SLOW, **options), ticket["table"], ticket["token"])
    await_question(page)
    return page


def test_a_card_flies_to_where_the_state_says(sit: Sitting, home: House) -> None:
    page = at_a_crowded_table(sit, home)
    start = choices(page).filter(has_text=re.compile("^Start")).first
    start.click()
    page.locator(".flying").wait_for()
    (landing,) = page.evaluate(LANDINGS)
    place, card = landing["to"].split()
    assert place == "mat:0"
    assert landing["goal"] is not None
    assert landing["at"] == landing["goal"]
    assert card in landing["src"]
    expect(page.locator(".flying")).to_have_count(0)
    expect(page.locator(f"[data-place='{place}'][data-card='{card}']")).to_be_visible()


def test_a_hero_and_a_discovery_fly_to_where_the_state_says(sit: Sitting, home: House) -> None:
    ticket = planted(home, "heroes", hands=[["marie-curie", "microscope"], []], field=["photo-51"])
    likes = SLOW | {"aside": False, "list": False}
    page = remember(sit(likes=likes, viewport={"width": 1440, "height": 900}), ticket["table"], ticket["token"])
    page.locator(".bar.asked").wait_for()
    take(choices(page).filter(has_text=re.compile("^Play Marie Curie")))
    page.wait_for_function(ALL_FLY, arg=2)
    hero, discovery = page.evaluate(LANDINGS)
    assert (hero["to"], discovery["to"]) == ("mat:0/photo-51 marie-curie", "mat:0 photo-51")
    assert discovery["at"] == discovery["goal"]
    (left, top, width, height), (x, y, across, down) = hero["at"], hero["goal"]
    assert abs(left + width / 2 - x - across / 2) <= 1
    assert abs(top + height / 2 - y - down / 2) <= 1
    expect(page.locator(".flying")).to_have_count(0)
    for landing in (hero, discovery):
        place, card = landing["to"].split()
        expect(page.locator(f".mine [data-place='{place}'][data-card='{card}']")).to_be_visible()


def test_what_a_reader_may_not_know_flies_face_down(sit: Sitting, home: House) -> None:
    ticket = planted(home, "ingenium", hands=[[], []], to_move=0, phase="draw")
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    watcher = sit(ticket["table"]["link"], likes=SLOW)
    watcher.locator(".board").wait_for()
    watcher.evaluate(COUNT_FLIGHTS)
    for _ in range(2):
        made = number(page)
        choices(page).filter(has_text="Draw from the scientist pile").click()
        await_number(page, made + 1)
    await_number(watcher, number(page))
    flights = watcher.evaluate("() => window.flights")
    assert flights
    assert all("/heaps/project.svg" in src for src in flights)


def test_nothing_flies_for_who_wants_no_motion(sit: Sitting, home: House) -> None:
    page = at_a_crowded_table(sit, home, reduced_motion="reduce")
    page.evaluate(COUNT_FLIGHTS)
    made = number(page)
    choices(page).filter(has_text=re.compile("^Start")).first.click()
    await_number(page, made + 1)
    assert page.evaluate("() => window.flights") == []


def test_every_view_is_seen_in_its_order_at_a_slow_pace(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, BOT, BOT, first=1)
    page = remember(sit(likes=AT_ONCE | {"pace": "fast"}), ticket["table"], ticket["token"])
    page.evaluate("""() => {
        window.shown = []
        new MutationObserver(() => {
            const number = Number(document.querySelector('main')?.dataset.number ?? 0)
            if (window.shown.at(-1) !== number) window.shown.push(number)
        }).observe(document.body, { subtree: true, attributes: true, childList: true })
    }""")
    await_question(page)
    newest = home.http.get(f"/api/tables/{ticket['table']['code']}").json()["number"]
    await_number(page, newest)
    shown = page.evaluate("() => window.shown")
    assert shown == sorted(shown)
    expect(page.locator(".flying")).to_have_count(0)


def test_the_pace_is_told_to_the_server_and_kept(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, BOT, first=0)
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    table = home.table(ticket["table"]["code"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Slow").check()
    page.get_by_role("button", name="Close").last.click()
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('labdeck.settings'))")
    assert kept["pace"] == "slow"
    ann = home.player(ticket["table"]["code"], ticket["token"])
    assert any(ann.ask("ping") and table.asking.slowest == "slow" for _ in range(200))
    ann.close()
