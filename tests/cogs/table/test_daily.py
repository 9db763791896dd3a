"""The board of the daily deal, and the line with which people share a result."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

import pytest

from bot.discord.client import Gamenight
from bot.domain.daily_deal import DailyDeal, Day, Trick, Try
from bot.domain.names import Name
from bot.domain.preferences import Hidden
from bot.settings import Settings
from bot.store import Store
from bot.words import LANGUAGES
from bot.words.speech import Speech
from cogs.core.custom_ids import UnknownControl
from cogs.hand.daily_score import Score, score_words, share_text
from cogs.table.daily import ANEW, board_lines, read_day, read_request

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
        "🥇 Ana · **+2**",
        "🥈 Ben · **+1**",
    ]
    assert await board_lines(Speech(), app, DEAL, TRIES, told=BEN) == [
        "**Best of the day**",
        "🥇 Ana · **+2**",
        "🥈 Ben",
    ], "the message tells the date and Ben's result above"
    await store.preferences.change(ANA, hidden=Hidden.ALL)
    assert await board_lines(Speech(), app, DEAL, TRIES) == [
        "**Best of Nov 26**",
        "🥈 Ben · **+1**",
    ], "the place is the same for everybody"
    assert "🥇 Ana" in (await board_lines(Speech(), app, DEAL, TRIES, ANA))[1]
    await store.preferences.change(BEN, hidden=Hidden.NAMES)
    assert "Ben" not in str(await board_lines(Speech(), app, DEAL, TRIES))
    assert "**+1**" in str(await board_lines(Speech(), app, DEAL, TRIES))


def deal_of(preset: str, *par: float) -> DailyDeal:
    return DailyDeal(DAY, preset, 1.0, "5c" * 32, par)


def done(worth: int, place: int, out_of: int) -> Try:
    return Try(ANA, 1, 1, worth, place, out_of)


SAID = [  # deal, try, whether alone, the sentence, and the second line to share
    (
        deal_of("doudizhu_denexa", 4.6),
        done(3, 1, 3),
        True,
        "**You won as the landlord: +3.** The computers average 4.6 with these cards. "
        "4 days in a row 🔥",
        "🥇 Won · +3 · 🤖 4.6 · 4 days in a row 🔥",
    ),
    (
        deal_of("doudizhu_denexa", -1.25),
        done(-2, 2, 3),
        False,
        "**You lost to the landlord: −2.** The computers average −1.2 with these cards. "
        "4 days in a row 🔥",
        "▫️ Lost · −2 · 🤖 −1.2 · 4 days in a row 🔥",
    ),
    (
        deal_of("bigthree_denexa", 0.0),
        done(6, 1, 3),
        True,
        "**You won alone: +6.** The computers average 0.0 with these cards. 4 days in a row 🔥",
        "🥇 Won · +6 · 🤖 0.0 · 4 days in a row 🔥",
    ),
    (
        deal_of("president_basic", 0.5),
        done(0, 3, 4),
        None,
        "**You came 3rd of 4: 0.** The computers average 0.5 with these cards. 4 days in a row 🔥",
        "🥉 3/4 · 0 · 🤖 0.5 · 4 days in a row 🔥",
    ),
    (
        deal_of("bigtwo_basic", -5.16),
        done(-3, 2, 4),
        None,
        "**You came 2nd of 4.** 3 penalty points; the computers average 5.2. 4 days in a row 🔥",
        "🥈 2/4 · 3 penalty points · 🤖 5.2 · 4 days in a row 🔥",
    ),
    (
        deal_of("bigtwo_basic"),
        done(-1, 2, 4),
        None,
        "**You came 2nd of 4.** 1 penalty point. 4 days in a row 🔥",
        "🥈 2/4 · 1 penalty point · 4 days in a row 🔥",
    ),
    (
        deal_of("daifugo_denexa", 2.2),
        done(0, 4, 4),
        None,
        "**You came 4th of 4.** The computers average place 1.8 with these cards. "
        "4 days in a row 🔥",
        "④ 4/4 · 🤖 1.8 · 4 days in a row 🔥",
    ),
    (
        deal_of("thirteen_denexa", 2.25),
        done(3, 1, 4),
        None,
        "**You won.** The computers win 25% of the time with these cards. 4 days in a row 🔥",
        "🥇 Won · 🤖 25% · 4 days in a row 🔥",
    ),
]


@pytest.mark.parametrize(("deal", "mine", "alone", "said", "line"), SAID)
def test_result_is_said_in_plain_words(
    deal: DailyDeal, mine: Try, alone: bool | None, said: str, line: str
) -> None:
    score = Score(deal, mine, 4, alone=alone)
    assert score_words(Speech(), score) == said
    assert share_text(Speech(), score).splitlines()[1:] == [line]
    for language in LANGUAGES:
        speech = Speech(language)
        text = (
            score_words(speech, score)
            + share_text(speech, score)
            + speech.say("daily-rules", until="")
        )
        assert not re.search(r"\bpar\b", text.lower().replace("par défaut", "")), text


def test_text_to_share_has_a_square_for_each_trick_and_no_name() -> None:
    marks = (Trick.OTHER, Trick.OWN) * 5 + (Trick.OWN, Trick.OUT)
    score = Score(DEAL, TRIES[0], 1, marks)
    assert share_text(Speech(), score).splitlines() == [
        "Gamenight deal of Nov 26 · President",
        "🥇 1/4 · +2 · 🤖 0.5 · 1 day in a row 🔥",
        "⬜🟩⬜🟩⬜🟩⬜🟩⬜🟩",
        "🟩🏁",
    ]
    assert "🔥" not in share_text(Speech(), replace(score, streak=0))


def test_the_date_is_that_of_the_language() -> None:
    speech = Speech("de")
    assert "26. Nov." in share_text(speech, Score(DEAL, TRIES[0], 4))
    speech = Speech("ja")
    assert "11月26日" in share_text(speech, Score(DEAL, TRIES[0], 4))


def test_arguments_are_those_of_buttons() -> None:
    assert [read_request(one) for one in ("", ANEW, DAY.key)] == ["", ANEW, DAY.key]
    assert read_day(DAY.key) == DAY
    for other in ("x", "daily.5", f"{DAY.key}.2", "daily.05x.2026-11-26"):
        with pytest.raises(UnknownControl):
            read_request(other)
        with pytest.raises(UnknownControl):
            read_day(other)
