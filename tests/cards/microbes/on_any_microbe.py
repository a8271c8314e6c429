"""What is held for the titles that discard 1 card of a kind on any microbe."""

from labdeck import arrange
from tests.tools.sitting import play

HIT = "mycobacterium-tuberculosis"
OWN = "plasmodium-falciparum"
MISSED = "escherichia-coli"


def discards_that_kind(card: str, kind: str) -> None:
    """Any player's, the acting one's included; other kinds are not offered."""
    table = [{OWN: [kind, "protist"]}, {HIT: [kind]}]
    game = arrange("microbes", hands=[[card], []], table=table)
    game.play(f"play {card}")
    assert set(game.view(0).choices) == {f"choose {kind} beside {OWN}", f"choose {kind} beside {HIT}"}
    game.play(f"choose {kind} beside {HIT}")
    assert (game.to_move, game.view(1).choices) == (1, ["pass"])
    game.play("pass")
    assert (game.table(0), game.table(1)) == ({OWN: [kind, "protist"]}, {HIT: []})
    assert (game.pile("discard"), game.pile("burn")) == ([kind], [card])


def hits_its_own_player_if_there_is_no_other(card: str, kind: str) -> None:
    """Its player may block it then."""
    game = arrange("microbes", hands=[[card], []], table=[{OWN: [kind]}, {HIT: ["bacteria"]}])
    game.play(f"play {card}")
    assert game.view(0).choices == ["pass"]
    game.play("pass")
    assert (game.table(0), game.pile("discard")) == ({OWN: []}, [kind])


def burns_where_no_such_card_lies(card: str, kind: str) -> None:
    """A universal medium is none of that kind."""
    table = [{MISSED: ["bacteria"]}, {HIT: ["universal-medium"]}]
    game = arrange("microbes", hands=[[card, kind], ["endospore"]], table=table)
    game.play(f"play {card}")
    assert (game.to_move, game.table(0), game.table(1)) == (0, *table)
    assert (game.hand(0), game.pile("burn")) == ([kind], [card])


def leaves_the_card_when_blocked(card: str, kind: str) -> None:
    """The owner of the microbe is the one who may block."""
    game = arrange("microbes", hands=[[card], ["endospore"]], table=[{}, {HIT: [kind]}])
    play(game, f"play {card}", "block endospore")
    assert (game.table(1), game.count("discard")) == ({HIT: [kind]}, 0)
    assert sorted(game.pile("burn")) == sorted([card, "endospore"])
