"""The board of the daily deal, and the line with which people share a result."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from bot.discord.client import Gamenight
from bot.domain.daily_deal import DailyDeal, Day, Try
from bot.domain.names import Name
from bot.domain.preferences import Hidden
from bot.settings import Settings
from bot.store import Store
from bot.words.speech import Speech
from cogs.core.custom_ids import UnknownControl
from cogs.hand.results import Score, net_words, score_lines
from cogs.table.daily import ANEW, board_lines, read_day, read_request, share_line

ANA, BEN, CHI = "11", "22", "33"
DAY = Day(5, date(2026, 11, 26))
DEAL = DailyDeal(DAY, "president_basic", 1.0, "5c" * 32, (0.5, 1.0, 1.0, 0.5))
TRIES = [Try(ANA, 1, 1, 2, 1, 4), Try(BEN, 2, 2, 1, 2, 4), Try(CHI, 3, 3)]


async def test_people_hide_on_the_board_of_a_day_as_on_leaderboards(store: Store) -> None:
    app = Gamenight(Settings(), store).app
    for player, name in ((ANA, "Ana"), (BEN, "Ben"), (CHI, "Chi")):
        await store.display_names.learn(5, player, Name(name), "")
    assert await board_lines(Speech(), app, DEAL, TRIES) == [
        "**Best of Nov 26**",
        "🥇 Ana · +1.4 over par",
        "🥈 Ben · +0.2 over par",
    ]
    await store.preferences.change(ANA, hidden=Hidden.ALL)
    assert await board_lines(Speech(), app, DEAL, TRIES) == [
        "**Best of Nov 26**",
        "🥇 Ben · +0.2 over par",
    ]
    assert "🥇 Ana" in (await board_lines(Speech(), app, DEAL, TRIES, ANA))[1]
    await store.preferences.change(BEN, hidden=Hidden.NAMES)
    assert "Ben" not in str(await board_lines(Speech(), app, DEAL, TRIES))
    assert "over par" in str(await board_lines(Speech(), app, DEAL, TRIES))


def test_the_line_to_share_has_no_card_and_no_name() -> None:
    score = Score(DEAL, TRIES[0], 1.5, 4)
    assert share_line(Speech(), score).startswith("Gamenight deal of Nov 26 · President")
    assert share_line(Speech(), score).endswith(" · +1.5 over par · 🔥4")
    unknown = Score(DailyDeal(DAY, DEAL.preset, 1.0, "5c" * 32), TRIES[0], None, 1)
    assert share_line(Speech(), unknown).endswith("🥇 1/4 · 🔥1")
    assert "Par isn't ready" in score_lines(Speech(), unknown)[1]


def test_par_is_a_place_in_a_game_without_points() -> None:
    deal = DailyDeal(DAY, "thirteen_denexa", 1.0, "5c" * 32, par=(2.2, 0.0))
    score = Score(deal, replace(TRIES[0], worth=2, place=2, out_of=4), -0.2, 1)
    assert score_lines(Speech(), score) == ["🥈 of 4 · par: place 1.8", "**0.2 under par** · 🔥1"]


@pytest.mark.parametrize(
    ("net", "said"),
    [(1.5, "+1.5 over par"), (-0.5, "0.5 under par"), (0.04, "exactly par"), (0, "exactly par")],
)
def test_how_far_a_result_is_from_par(net: float, said: str) -> None:
    assert net_words(Speech(), net) == said


def test_the_date_is_that_of_the_language() -> None:
    speech = Speech("de")
    assert "26. Nov." in share_line(speech, Score(DEAL, TRIES[0], 1.5, 4))
    speech = Speech("ja")
    assert "11月26日" in share_line(speech, Score(DEAL, TRIES[0], 1.5, 4))


def test_arguments_are_those_of_buttons() -> None:
    assert [read_request(one) for one in ("", ANEW, DAY.key)] == ["", ANEW, DAY.key]
    assert read_day(DAY.key) == DAY
    for other in ("x", "daily.5", f"{DAY.key}.2", "daily.05x.2026-11-26"):
        with pytest.raises(UnknownControl):
            read_request(other)
        with pytest.raises(UnknownControl):
            read_day(other)
