"""What collaborations come to."""

from labdeck.lab.projects.collaborations import collaborations, play_some


def test_the_same_deals_are_played_with_and_without_collaboration() -> None:
    together = play_some("gsa", True, 3, 0, 4)
    alone = play_some("gsa", False, 3, 0, 4)
    assert all(game.offered >= game.accepted >= game.completed for game in together)
    assert not any(game.offered for game in alone)
    assert together == play_some("gsa", True, 3, 0, 4)


def test_a_report_says_how_many_and_what_they_earn() -> None:
    text = collaborations("gsa", 3, 4, workers=1)
    assert "3 players, 4 games" in text
    assert "± " in text
