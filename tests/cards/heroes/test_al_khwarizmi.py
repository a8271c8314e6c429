"""Look at the top 3 cards of the discovery pile: put each back on the top or at the bottom."""

from tests.tools.heroes import score, take
from tests.tools.sitting import told

TOP = ["principia", "edison-effect", "chladni-figures", "starlight-bends"]


def test_puts_each_of_three_on_the_top_or_at_the_bottom() -> None:
    game = score("al-khwarizmi", "euclids-elements", hand=("eureka",), discovery=TOP)
    take(game, "choose principia", "bottom", "choose chladni-figures", "top", "bottom")
    pile = game.pile("discovery")
    assert (pile[:2], pile[-2:]) == (["chladni-figures", "starlight-bends"], ["principia", "edison-effect"])


def test_only_its_player_sees_them() -> None:
    game = score("al-khwarizmi", "euclids-elements", discovery=TOP)
    assert "Seat 1 looks at Principia (1687), Edison effect (1880s) and Chladni figures (1787)" in told(game, 1)
    assert "Seat 1 looks at 3 discovery cards" in told(game, 0)


def test_looks_at_what_is_there() -> None:
    game = score("al-khwarizmi", "euclids-elements", hand=("eureka",), discovery=[])
    assert game.table(1) == {"euclids-elements": ["al-khwarizmi"]}
