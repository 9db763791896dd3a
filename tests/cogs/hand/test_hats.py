"""The hats of titles and sides: the best and the worst titles, and one against all others."""

from __future__ import annotations

import pytest

from bot.drawing import Hat
from cogs.hand.pictures import HATS, side_hat, title_hat
from rules.catalogue.places import MILITARY, TITLES
from rules.match.terms import UNTITLED, Titles

BEST, SECOND, NONE, FOURTH, WORST = Hat.TOP_HAT, Hat.SUN_HAT, None, Hat.CAP, Hat.BASKET
EVERY = [*TITLES.values(), MILITARY]


def hats(titles: Titles, players: int) -> list[Hat | None]:
    return [title_hat(titles, place, players) for place in range(players)]


@pytest.mark.parametrize(
    ("titles", "worn"),
    [
        ("president", [BEST, WORST]),
        ("president", [BEST, SECOND, WORST]),
        ("president", [BEST, SECOND, FOURTH, WORST]),
        ("president", [BEST, SECOND, NONE, NONE, NONE, FOURTH, WORST]),
        ("daifugo", [BEST, NONE, WORST]),
        ("daifugo", [BEST, SECOND, FOURTH, WORST]),
        ("european_king", [BEST, SECOND, NONE, WORST]),
        ("warlords", [BEST, NONE, NONE, WORST]),
        ("denexa_six", [BEST, SECOND, NONE, NONE, FOURTH, WORST]),
    ],
)
def test_the_two_best_and_the_two_worst_titles_have_a_hat(
    titles: str, worn: list[Hat | None]
) -> None:
    assert hats(TITLES[titles], len(worn)) == worn


@pytest.mark.parametrize("titles", EVERY)
@pytest.mark.parametrize("players", range(2, 13))
def test_first_and_last_wear_hats_and_no_two_share_one(titles: Titles, players: int) -> None:
    worn = hats(titles, players)
    assert (worn[0], worn[-1]) == (BEST, WORST)
    given = [hat for hat in worn if hat]
    assert len({*given}) == len(given)


def test_players_without_titles_wear_no_hat() -> None:
    assert hats(UNTITLED, 5) == [None] * 5


def test_one_against_all_others_has_another_hat_than_they() -> None:
    assert [side_hat((1, 0, 1), seat) for seat in range(3)] == [
        Hat.FARMER,
        Hat.LANDLORD,
        Hat.FARMER,
    ]
    assert [side_hat((1, 2, 1, 2), seat) for seat in range(4)] == [None] * 4
    assert side_hat((), 0) is None


def test_each_hat_has_an_emoji_of_its_own() -> None:
    assert len({*HATS.values()}) == len(HATS) == len(Hat)
