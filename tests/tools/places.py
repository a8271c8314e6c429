"""Where the cards lie, and which of them went somewhere else in between."""

from collections import defaultdict

from labdeck import Game

Lying = dict[str, list[str]]
Move = tuple[str, str, str]  # a card, from where, to where


def lying(game: Game) -> Lying:
    """The cards in every place, by the names that places have in choices and moves."""
    places: Lying = {}
    view = game.view(None)
    for seat in range(len(view.names)):
        places[f"hand:{seat}"] = game.hand(seat)
        places[f"mat:{seat}"] = list(game.table(seat))
        places |= {f"mat:{seat}/{card}": beside for card, beside in game.table(seat).items()}
        places[f"done:{seat}"] = game.completed(seat)
    places["field"] = view.field
    places |= {f"field/{card}": beside for card, beside in view.scoring.items() if card in view.field}
    places["played"] = view.played
    return places | {f"pile:{pile}": game.pile(pile) for pile in view.counts if pile != "field"}


def moves(before: Lying, game: Game) -> list[Move]:
    """The cards that lie elsewhere than before, each with both places; equal cards in the order of their places."""
    after = lying(game)
    left: dict[str, list[str]] = defaultdict(list)
    come: dict[str, list[str]] = defaultdict(list)
    for place in sorted(before.keys() | after.keys()):
        old, new = before.get(place, []), after.get(place, [])
        for card in sorted({*old, *new}):
            more = new.count(card) - old.count(card)
            left[card] += [place] * -more
            come[card] += [place] * more
    return sorted((card, *way) for card in left for way in zip(left[card], come[card], strict=True))
