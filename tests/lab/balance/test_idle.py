"""Cards that never matter."""

from labdeck.lab.balance.effects import Effect
from labdeck.lab.balance.idle import idle_cards, is_nothing
from labdeck.lab.figures import Figure
from tests.lab.balance.studied import measured, reported, studied


def test_a_card_that_never_acts_is_idle() -> None:
    found = reported("ingenium")
    idle = next(section for section in found.sections if section.key == "idle")
    assert ("Sexism delays science", 1, "is never played") in idle.rows
    assert not list(idle_cards(studied("ingenium").games))


def test_nothing_is_only_what_would_have_been_seen() -> None:
    zero, wide = Figure(0.0, -0.1, 0.1), Figure(0.0, -2.0, 2.0)
    card = measured("ingenium")[0].card
    assert is_nothing(Effect(card, zero, 9, zero, None, zero, zero, 5.0))
    assert not is_nothing(Effect(card, zero, 9, wide, None, zero, zero, 5.0))
    assert not is_nothing(Effect(card, zero, 9, zero, wide, zero, zero, 5.0))
    assert not is_nothing(Effect(card, zero, 9, zero, None, zero, Figure(1.0, 0.5, 1.5), 5.0))
