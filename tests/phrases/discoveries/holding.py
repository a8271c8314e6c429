"""What holds for every hero who holds more than one enhancement of a kind."""

from tests.phrases.discoveries.stage import Stage
from tests.tools.heroes import take
from tests.tools.sitting import assert_refused


def assert_holds(stage: Stage, many: str, one: str) -> None:
    """As many of the one kind as the card says, one of the other, and none of another type. [D21, D22]"""
    few = stage.number("few")
    held = stage.gear(stage.card, many, number=few)
    over = stage.gear(stage.card, many, number=0, but=held)
    other, more = stage.gear(stage.card, one, number=2)
    wrong = stage.gear(stage.card, fits=False) if stage.hero(stage.card).type in stage.types else []
    game = stage.lay(hand=[*held, *over, other, more, *wrong], field=[], discovery=[])
    on = game.view(0).field[0]
    stage.play(game, *(f"put {card} on {on}" for card in held))
    for card in over:
        assert_refused(game, f"put {card}", "D21")
    for card in wrong:
        assert_refused(game, f"put {card}", "D22")
    take(game, f"put {other} on {on}")
    assert game.table(0) == {on: [stage.card, *held, other]}
    assert more in game.hand(0)
