"""Points: the result of a game, and every seat's points card by card."""

from labdeck import Game
from labdeck.cli.families import family_of
from labdeck.cli.words import names_by_id
from labdeck.deck.words import counted, listed


def point_lines(game: Game) -> list[str]:
    """Who won and how the game ended, then every seat's points with the cards they come from."""
    result = game.result
    assert result is not None
    names, view, family = names_by_id(game), game.view(None), family_of(game.deck)
    winners = listed([game.names[p] for p in result.winners], "and")
    verb = "wins" if len(result.winners) == 1 else "share the win"
    lines = ["", f"{winners} {verb}. The game ended: {result.reason}.", ""]
    for p in sorted(range(game.seats), key=lambda p: (p not in result.winners, -result.scores[p])):
        lines.append(f"{game.names[p]}: {counted(result.scores[p], 'point')}")
        unfinished = family.unfinished(view, p)
        for card, points in view.tally[p]:
            lines.append(f"  {points:+d}  {names[card]}{', unfinished' if card in unfinished else ''}")
        if view.gained[p]:
            lines.append(f"  {view.gained[p]:+d}  by what cards said")
    return lines
