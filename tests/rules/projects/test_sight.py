"""What is seen by whom. R16, R22, R35, R38."""

from pathlib import Path

import pytest

from labdeck import arrange, new
from labdeck.game import View
from tests.tools.decks import altered
from tests.tools.sitting import offered, play, told


def worlds(view: View, seat: int) -> set[tuple[str, ...]]:
    """The hands that a seat may have in worlds that agree with a view."""
    return {tuple(view.sample(seed).hand(seat)) for seed in range(12)}


@pytest.mark.rule("R16")
def test_the_taker_looks_through_burn_and_may_take_one() -> None:
    burn = ["physics", "ftw", "im-with-her", "trailblazer", "stupid-patriarchy"]
    game = arrange("ingenium", hands=[["mentors-are-awesome"], []], burn=burn)
    game.play("play mentors-are-awesome")
    assert offered(game) == ["choose ftw", "choose im-with-her", "choose physics", "pass"]
    game.play("choose ftw")
    assert game.hand(0) == ["ftw"]
    assert sorted(game.pile("burn")) == sorted({*burn, "mentors-are-awesome"} - {"ftw"})


@pytest.mark.rule("R16")
def test_nothing_need_be_taken() -> None:
    game = arrange("ingenium", hands=[["mentors-are-awesome"], []], burn=["physics"])
    play(game, "play mentors-are-awesome", "pass")
    assert (game.hand(0), game.pile("burn")) == ([], ["mentors-are-awesome", "physics"])


@pytest.mark.rule("R16")
@pytest.mark.parametrize("reader", [1, None])
def test_what_is_taken_from_burn_is_not_shown_to_others(reader: int | None) -> None:
    seen = set()
    for taken in ("ftw", "physics"):
        game = arrange("ingenium", hands=[["mentors-are-awesome"], []], burn=["physics", "ftw"])
        play(game, "play mentors-are-awesome", f"choose {taken}")
        seen.add(game.view(reader).to_json())
    assert len(seen) == 1


@pytest.mark.rule("R16")
def test_the_taker_reads_in_the_log_what_was_taken() -> None:
    game = arrange("ingenium", hands=[["mentors-are-awesome"], []], burn=["physics", "ftw"])
    play(game, "play mentors-are-awesome", "choose ftw")
    assert "FTW!" in told(game, 0)
    assert "FTW!" not in told(game, 1)


@pytest.mark.rule("R16", "R22")
def test_a_second_looker_sees_what_the_first_has_left() -> None:
    hands = [["mentors-are-awesome"], ["help-from-marie-curie"]]
    game = arrange("wise", hands=hands, burn=["physics", "doctorate"], project=["ada-lovelace", "alice-ball"])
    play(game, "play mentors-are-awesome", "choose physics", "end", "discard physics")
    play(game, "draw project", "draw project", "play help-from-marie-curie")
    assert offered(game) == ["choose doctorate", "choose physics"]
    assert sorted(game.view(1).choices) == offered(game)


@pytest.mark.rule("R22")
def test_a_hand_is_seen_by_its_owner_and_by_others_only_as_backs() -> None:
    game = arrange("microbes", hands=[["mimivirus", "soil", "endospore"], []])
    assert game.view(0).hand == ["mimivirus", "soil", "endospore"]
    assert game.view(1).hand == game.view(None).hand == []
    assert game.view(1).hand_counts[0] == {"project": 1, "resource": 1, "modifier": 1}
    assert "soil" not in game.view(1).to_json()


@pytest.mark.rule("R22")
def test_table_completed_projects_and_the_top_of_discard_are_seen_by_everyone() -> None:
    game = arrange(
        "ingenium",
        table=[{"jill-tarter": ["physics"]}, {}],
        completed=[[], ["veena-rawat"]],
        discard=["junior", "activist"],
    )
    for reader in (0, 1, None):
        view = game.view(reader)
        assert view.table == [{"jill-tarter": ["physics"]}, {}]
        assert (view.completed, view.discard_top) == ([[], ["veena-rawat"]], "junior")


@pytest.mark.rule("R22")
def test_all_counts_are_public_and_piles_are_browsed_by_nobody() -> None:
    game = arrange("ingenium", players=2, discard=["junior", "activist"], burn=["medicine"], project=["jill-tarter"])
    for reader in (0, 1, None):
        view = game.view(reader)
        assert view.counts == {"project": 21, "resource": 96, "discard": 2, "burn": 1, "out": 0}
        assert not any(card in view.to_json() for card in ("activist", "medicine", "jill-tarter"))


@pytest.mark.rule("R22")
def test_a_draw_from_a_face_down_pile_is_told_to_others_by_its_back() -> None:
    game = arrange("ingenium", players=2, resource=["physics"], project=["jill-tarter"], phase="draw")
    play(game, "draw resource", "draw project")
    assert "Physics" in told(game, 0)
    assert "Jill Tarter" in told(game, 0)
    for reader in (1, None):
        assert "a resource card" in told(game, reader)
        assert "Physics" not in told(game, reader)
        assert "Jill Tarter" not in told(game, reader)


@pytest.mark.rule("R22")
def test_a_card_seen_to_go_into_a_hand_stays_known_there() -> None:
    game = arrange("ingenium", hands=[["physics"], []], discard=["ftw"], phase="draw", draws=1)
    game.play("draw discard")
    hands = worlds(game.view(1), 0)
    assert len(hands) > 1, "the other card is not known"
    assert all("ftw" in hand for hand in hands)


@pytest.mark.rule("R22")
def test_cards_put_back_on_a_pile_are_known_to_who_put_them_there() -> None:
    game = arrange("gsa", hands=[["join-a-society"], []], resource=["yeast", "fly", "worm"])
    play(game, "play join-a-society", "choose fly", "choose yeast")
    assert {tuple(game.view(0).sample(seed).pile("resource")[:2]) for seed in range(9)} == {("worm", "yeast")}
    assert len({tuple(game.view(1).sample(seed).pile("resource")[:2]) for seed in range(9)}) > 1
    assert "Worm" not in told(game, 1)


@pytest.mark.rule("R22")
def test_a_shuffle_makes_a_place_unknown_again() -> None:
    burn = ["yeast", "fly", "worm", "mouse"]
    game = arrange("gsa", players=2, resource=[], burn=burn, phase="draw", draws=1)
    assert {tuple(game.view(1).sample(seed).pile("burn")) for seed in range(9)} == {tuple(burn)}
    game.play("draw resource")
    assert len(worlds(game.view(1), 0)) > 1


@pytest.mark.rule("R22")
def test_a_modifier_shown_after_the_deal_is_known_in_the_pile() -> None:
    game = new("ingenium", players=5, seed=1, opening_resources=10)
    pile, seen = game.pile("resource"), game.state.seen
    known = [i for i, card in enumerate(game.cards) if card.role != "project" and seen[i] == 0b111111]
    middle = [pile.index(game.cards[c].id) for c in known if game.cards[c].copies == 1]
    assert middle
    for seed in range(5):
        sampled = game.view(None).sample(seed).pile("resource")
        assert [sampled[i] for i in middle] == [pile[i] for i in middle]


@pytest.mark.rule("R35")
def test_cards_gained_on_anothers_turn_may_exceed_the_limit_until_ones_own_discard() -> None:
    hands = [["diversity-makes-better-science"], []]
    game = arrange("ingenium", hands=hands, resource=["physics", "junior"], project=["jill-tarter", "veena-rawat"])
    play(game, "play diversity-makes-better-science", "end", "discard physics")
    assert (game.to_move, game.hand(1)) == (1, ["junior"])
    play(game, "draw project", "draw project", "end")
    assert offered(game) == ["discard jill-tarter", "discard junior", "discard veena-rawat"]


@pytest.mark.rule("R38")
def test_women_of_colour_are_a_public_tag_of_the_deck() -> None:
    game = new("ingenium", seed=1)
    assert game.deck.tags == {"woc": "woman of colour"}
    tagged = {card.id for card in game.cards if "woc" in card.tags}
    assert "reina-maruyama" in tagged
    assert "jill-tarter" not in tagged


@pytest.mark.rule("R38")
def test_a_table_can_change_the_tag(tmp_path: Path) -> None:
    needs = 'needs = ["physics", "astronomy"]\n'
    untagged = altered(tmp_path, "ingenium", (f'{needs}tags = ["woc"]\n', needs))
    table = [{}, {"reina-maruyama": ["physics"]}]
    game = arrange(untagged, hands=[["good-girls-play-nice"], []], table=table)
    game.play("play good-girls-play-nice")
    assert game.table(1) == {"reina-maruyama": ["physics"]}
    assert offered(game) == ["end"]
