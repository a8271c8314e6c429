"""Points: the end of a game, project by project."""

from labdeck import Game
from labdeck.deck.words import counted, listed


def point_lines(game: Game) -> list[str]:
    """Who won and how the game ended, then every seat's points with the projects they come from."""
    result = game.result
    assert result is not None
    by_id = {project.id: project for project in game.deck.projects}
    winners = listed([game.names[p] for p in result.winners], "and")
    verb = "wins" if len(result.winners) == 1 else "share the win"
    lines = ["", f"{winners} {verb}. The game ended: {result.reason}.", ""]
    for p in sorted(range(game.seats), key=lambda p: (p not in result.winners, -result.scores[p])):
        lines.append(f"{game.names[p]}: {counted(result.scores[p], 'point')}")
        lines += [f"  {by_id[q].points:+d}  {by_id[q].name}" for q in game.completed(p)]
        lines += [f"  {-by_id[q].unfinished:+d}  {by_id[q].name}, unfinished" for q in game.table(p)]
    return lines
