"""The leaderboard as members of a server read it: the game, the ranking, and the pages."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app import App
from bot.clock import Clock
from bot.domain.boards import Scored
from bot.domain.state import Result
from bot.standing.leaderboards import ORDERS, Board, RankedBy, Standing
from bot.standing.tallies import Tally
from bot.tables.table import Table
from bot.words import LANGUAGES, why
from bot.words.speech import Speech
from cogs.core.custom_ids import UnknownControl
from cogs.hand.results import results
from cogs.server.leaderboard import AROUND, PAGE, BoardPage, LeaderboardCommand, _head, _line
from rules.catalogue.ladder import ladder_of
from tests.bot.four_people import PEOPLE, PRESET, play_on
from tests.bot.store.material import lobby
from tests.bot.store.test_leaderboard import OTHER, ended, play, sided
from tests.bot.tables.test_substitution import drowsy, to_the_end
from tests.cogs.clicking import GUILD, click, interaction, said
from tests.english import english

ANA, BEN, CHI, _ = PEOPLE
GAMES = (PRESET, "thirteen_denexa", "doudizhu_denexa", "bigthree_denexa")  # told in different ways


async def shown(
    app: App, channel_id: int = 101, guild: Any = None, *, alone: bool = False, **options: str
) -> str:
    """Return the answer to the command, for all in the channel, or for this person `alone`."""
    asked = interaction(app, ANA, channel_id=channel_id)
    asked.message, asked.guild = None, guild
    command: Any = LeaderboardCommand(app).leaderboard
    await command.callback(LeaderboardCommand(app), asked, **options)
    assert bool(asked.answered.given[-1][1].get("ephemeral")) is alone
    return said(asked.answered)


async def refused(app: App, **options: Any) -> str:
    """Return the refusal of the command, which this person alone reads."""
    return await shown(app, alone=True, **options)


async def test_before_the_first_deal_it_says_how_to_begin(app: App) -> None:
    assert "`/game start` opens a table." in await shown(app)


async def test_default_board_is_of_the_game_played_most_by_its_score(
    app: App,
) -> None:
    penalties = (OTHER, ended({ANA: 0, BEN: 39}, Scored.PENALTIES))
    points = (PRESET, ended({BEN: 2, CHI: 1}, Scored.POINTS))
    await play(app.store, GUILD, [penalties, penalties, points])
    board = await shown(app)
    assert "Leaderboard · Big Two" in board, "the ladder of the game"
    assert "Ranked by fewest penalty points per deal." in board
    assert f"🥇 Player {ANA} · **0.00 penalty points per deal**" in board
    assert f"🥈 Player {BEN} · **39.00 penalty points per deal**" in board
    other = await shown(app, game=PRESET)
    assert "Ranked by total points." in other
    assert f"🥇 Player {BEN} · **2 points**" in other
    assert ANA not in other


async def test_the_ladder_of_the_channel_comes_before_the_one_most_played(app: App) -> None:
    other = (OTHER, ended({ANA: 0, BEN: 39}, Scored.PENALTIES))
    await play(app.store, GUILD, [other, other])
    state = await app.store.tables.add(lobby(channel_id=201, guild_id=GUILD))
    assert "Leaderboard · Big Two" in await shown(app, 201), "nobody has finished this game yet"
    await play(app.store, GUILD, [(PRESET, ended({BEN: 2, CHI: 1}, Scored.POINTS))])
    assert "Leaderboard · President" in await shown(app, 201)
    assert "Leaderboard · Big Two" in await shown(app, 202)
    assert "Leaderboard · Deuces" in await shown(app, 201, game=OTHER)
    await app.store.tables.close(state)
    assert "Leaderboard · President" in await shown(app, 201), "the last table counts still"
    thread = replace(lobby(channel_id=203, guild_id=GUILD), preset=OTHER, parent_id=201)
    await app.store.tables.add(thread)
    assert "Leaderboard · Big Two" in await shown(app, 201), "an open one before it"
    assert "Leaderboard · Big Two" in await shown(app, 203)


async def test_equal_people_share_a_rank_and_its_medal(app: App) -> None:
    deals = [
        (PRESET, ended({ANA: 2, BEN: 1, CHI: 0}, Scored.POINTS)),
        (PRESET, ended({BEN: 2, ANA: 1, CHI: 0}, Scored.POINTS)),
    ]
    await play(app.store, GUILD, deals)
    board = await shown(app)
    for person, medal in ((ANA, "🥇"), (BEN, "🥇"), (CHI, "`3`")):
        assert f"{medal} Player {person}" in board
    deal = [replace(one, points=1, side_place=min(2, one.side_place or 0)) for one in deals[0][1]]
    await play(app.store, GUILD, [(OTHER, deal)])
    board = await shown(app, game=OTHER, by="points")
    people = [f"🥇 Player {person} · **1 point** · 1 deal" for person in (ANA, BEN, CHI)]
    assert board.splitlines()[-3:] == people, "a line each; who beat more stands above"
    assert "rounded" not in board
    board = await shown(app, by="place", game=OTHER)
    for person, medal in ((ANA, "🥇"), (BEN, "🥈"), (CHI, "🥈")):
        assert f"{medal} Player {person} · **beat" in board


@pytest.mark.parametrize(("won", "said"), [(666, True), (660, False)])
def test_a_note_explains_different_ranks_of_numbers_that_are_written_alike(
    won: int, said: bool
) -> None:
    """66.7% and 66.6% are both written as 67%."""
    often = Standing(BEN, Tally(deals=1000, known=1000, firsts=won))
    board = Board((Standing(ANA, Tally(deals=3, known=3, firsts=2)), often), 2, ranks=(1, 2))
    head = _head(Speech(), BoardPage(PRESET, RankedBy.SHARE), board)
    assert ("-# Numbers are rounded here; ranks aren't." in head) is said


async def test_too_few_deals_and_no_win_give_no_medal(app: App) -> None:
    often = [(OTHER, ended({ANA: 0, BEN: 9}, Scored.PENALTIES))] * 30
    seldom = [(OTHER, ended({CHI: 0, ANA: 9}, Scored.PENALTIES))] * 3
    await play(app.store, GUILD, often + seldom)
    board = await shown(app)
    assert "-# A rank takes 10 deals here." in board
    ranked, _, below = board.partition("── not ranked yet: under 10 deals\n")
    assert f"🥇 Player {ANA} · **0.82 penalty points per deal**" in ranked
    assert f"🥈 Player {BEN}" in ranked
    assert f"`?` Player {CHI} · **0.00 penalty points per deal**" in below
    assert "· 7 more deals for a rank" in below
    wins = await shown(app, by="wins")
    assert f"🥇 Player {ANA} · **30 deals won**" in wins
    assert f"`3` Player {BEN} · **0 deals won**" in wins
    assert "── " not in wins


async def test_where_only_winning_counts_wins_are_told_in_place_of_places(app: App) -> None:
    landlord = ended({ANA: 2, BEN: -1, CHI: -1}, Scored.POINTS)
    beaten = ended({BEN: 1, CHI: 1, ANA: -2}, Scored.POINTS)
    alone = [
        [
            replace(one, side=int(one.player != ANA), side_place=place, sides=2)
            for one, place in deal
        ]
        for deal in (zip(landlord, (1, 2, 2), strict=True), zip(beaten, (1, 1, 2), strict=True))
    ]
    await play(app.store, GUILD, [("doudizhu_denexa", deal) for deal in alone])
    board = await shown(app, game="doudizhu_denexa")
    assert f"Player {ANA} · **0 points** · won 1 of 2, as landlord 1 of 2" in board
    assert f"Player {CHI} · **0 points** · won 1 of 2" in board
    assert "average place" not in board
    assert "of 0" not in board
    for by, told in (("wins", "1 deal won"), ("share", "won 50%")):
        board = await shown(app, game="doudizhu_denexa", by=by)
        assert f"Player {ANA} · **won 1 of 2, as landlord 1 of 2**" in board
        assert f"Player {CHI} · **{told}** · 2 deals\n" in f"{board}\n"
    board = await shown(app, game="doudizhu_denexa", by="place")
    assert "Ranked by deals won" in board
    assert "average" not in board


async def test_a_deal_of_which_the_outcome_is_not_known_is_no_win_and_counts(
    app: App,
) -> None:
    old = [Result(player, place, 4, 0, "") for place, player in enumerate(PEOPLE, 1)]
    teams = [
        replace(one, side=1 + number % 2, side_place=1 + number % 2, sides=2)
        for number, one in enumerate(old)
    ]
    await play(app.store, GUILD, [("bigtwo_teams", old)])
    assert "**0 deals won** · 1 deal · outcome" in await shown(app, game="bigtwo_teams")
    await play(app.store, GUILD, [("bigtwo_teams", teams)])
    board = await shown(app, game="bigtwo_teams")
    for person in (PEOPLE[0], PEOPLE[2]):
        assert f"🥇 Player {person} · **1 deal won** · 2 deals · outcome not kept" in board


@pytest.mark.slow
@pytest.mark.parametrize(
    ("by", "best"),
    [
        ("wins", "**1 deal won**"),
        ("place", "**beat 100.0% of opponents**"),
        ("deals", "**1 deal**"),
        ("points", "**2 points**"),
    ],
)
async def test_chosen_order_is_shown_and_named(app: App, by: str, best: str) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS))])
    board = await shown(app, by=by)
    assert f"🥇 Player {ANA} · {best}" in board
    assert "Ranked by " in board


async def test_deal_against_computers_alone_is_on_no_board_and_the_board_tells_it(
    app: App,
) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, "c1": 1, "c2": 0}, Scored.POINTS))])
    assert "Nobody is ranked here yet" in await shown(app)
    board = await shown(app, game=PRESET)
    assert "Computers aren't ranked." in board
    assert ANA not in board


async def test_deals_played_by_a_stand_in_are_told_apart(app: App) -> None:
    deals = [
        (PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS)),
        (PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS, ANA)),
    ]
    await play(app.store, GUILD, deals)
    board = await shown(app)
    assert f"🥇 Player {ANA} · **2 points**" in board
    assert board.count("1 further deal not counted") == 1
    assert board.count("Not counted: deals partly played by a computer, and those after 30") == 1


async def test_unknown_game_or_order_is_refused(app: App) -> None:
    assert await refused(app, game="tarot") == english("no-such-game", game="tarot")
    assert "Pick from the list" in await refused(app, by="charm")
    assert "two people need to finish a deal of this game." in await shown(app, game=OTHER)


async def test_the_pages_go_on_where_the_last_one_ended(app: App) -> None:
    people = range(100, 100 + PAGE + 2)
    results = sided([Result(str(n), n - 99, PAGE + 2, -n, "", Scored.POINTS) for n in people])
    await play(app.store, GUILD, [(PRESET, results)])
    first = await shown(app)
    assert re.findall(r"Player (\d+)", first) == [str(n) for n in people][:PAGE]
    assert "More" in first
    second = await click(app, BEN, f"board:0:v.0:{BoardPage(PRESET, RankedBy.POINTS).arg(1)}")
    assert re.findall(r"Player (\d+)", second) == [str(n) for n in people][PAGE:]
    assert f"`{PAGE + 1}` Player {people[PAGE]}" in second
    assert "Back" in second


@pytest.mark.parametrize("arg", ["", "0", "0.charm.president_comp303", "0.points.tarot", "x.y.z"])
async def test_a_forged_page_shows_no_board(app: App, arg: str) -> None:
    assert await click(app, ANA, f"board:0:v.0:{arg}") == why(Speech(), UnknownControl())


async def test_around_me_shows_the_page_of_the_presser(app: App) -> None:
    people = range(100, 100 + 3 * PAGE)
    results = sided([Result(str(n), n - 99, 30, -n, "", Scored.POINTS) for n in people])
    await play(app.store, GUILD, [(PRESET, results)])
    assert "Around me" in await shown(app)
    around = BoardPage("president", RankedBy.POINTS).arg(AROUND)
    page = await click(app, str(people[PAGE + 3]), f"board:0:v.0:{around}")
    assert re.findall(r"Player (\d+)", page) == [str(n) for n in people][PAGE : 2 * PAGE]
    stranger = await click(app, "77", f"board:0:v.0:{around}")
    assert re.findall(r"Player (\d+)", stranger) == [str(n) for n in people][:PAGE]


@pytest.mark.slow
async def test_a_season_and_an_evening_have_boards_of_their_own(app: App) -> None:
    times = iter([1_800_000_000.0, 1_800_000_000.0 + 100 * 86_400, 1_800_000_000.0 + 101 * 86_400])
    for winner, other in ((ANA, BEN), (BEN, ANA), (CHI, BEN)):
        app.clock = Clock(lambda now=next(times): now)  # type: ignore[misc]  # bound at once
        app.store.deals._clock = app.clock
        await play(app.store, GUILD, [(PRESET, ended({winner: 2, other: 1}, Scored.POINTS))])
    assert f"🥇 Player {BEN} · **4 points**" in await shown(app)
    now = await shown(app, season="now")
    assert "Leaderboard · President · Season 2" in now
    assert f"🥇 Player {BEN} · **3 points**" in now
    assert "All time" in now
    first = await shown(app, season="1")
    assert "Leaderboard · President · Season 1" in first
    assert CHI not in first
    tonight = await shown(app, season="tonight")
    assert "Leaderboard · President · Tonight" in tonight
    assert re.findall(r"Player (\d+) · \*\*(\d)", tonight) == [(CHI, "2"), (BEN, "1")]
    assert await refused(app, season="9") == "I don't know a season “9”. Pick from the list."
    for page in ("now", "tonight"):
        assert [one.value for one in await _cog(app)._seasons(interaction(app, ANA), page)]


async def test_a_channel_has_a_board_if_all_members_see_it(app: App) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS))])
    seen = SimpleNamespace(view_channel=True)
    channel = SimpleNamespace(name="cards", permissions_for=lambda _: seen)
    guild = SimpleNamespace(
        id=GUILD,
        default_role=None,
        get_channel={GUILD: channel}.get,
        get_channel_or_thread=lambda _: None,
    )
    board = await shown(app, guild=guild, channel=str(GUILD))
    assert f"Leaderboard · President · <#{GUILD}>" in board
    assert f"🥇 Player {ANA} · **2 points**" in board
    told = "There's no leaderboard for “#den”. Pick a channel from the list."
    assert await refused(app, guild=guild, channel="#den") == told
    seen.view_channel = False
    assert "There's no leaderboard" in await refused(app, guild=guild, channel=str(GUILD))


NUMBERS = [
    ("share", "won 67%"),
    ("president", "top title in 67% of deals"),
    ("last", "last in 33% of deals"),
    ("reign", "2 wins in a row"),
    ("coups", "1 win from last place"),
]


@pytest.mark.parametrize(("by", "best"), NUMBERS)
async def test_shares_streaks_and_coups_are_told(app: App, by: str, best: str) -> None:
    def deal(first: str, other: str, role: int) -> list[Result]:
        (won, lost) = ended({first: 2, other: 1}, Scored.POINTS)
        return [replace(won, title="President", role=role), lost]

    deals = [deal(BEN, ANA, 1), deal(ANA, BEN, 2), deal(ANA, BEN, 1)]
    await play(app.store, GUILD, [(PRESET, one) for one in deals])
    assert f"🥇 Player {ANA} · **{best}**" in await shown(app, by=by)


def _cog(app: App) -> Any:
    return LeaderboardCommand(app)


async def test_games_and_numbers_are_offered_in_the_readers_words(app: App) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS))])
    cog: Any = LeaderboardCommand(app)
    games = await cog._games(interaction(app, ANA), "comp")
    assert [one.value for one in games] == [PRESET]
    assert await cog._games(interaction(app, ANA), "thirteen") == []
    numbers = await offered(app)
    assert numbers == [key for key in ORDERS if key != "paid"]
    assert await offered(app, "fewest") == ["penalties"]


async def offered(app: App, typed: str = "", **chosen: str) -> list[str]:
    """Return the numbers that the command offers for this text, after the `chosen` options."""
    asked = interaction(app, ANA)
    asked.namespace = SimpleNamespace(**{"game": None, "ladder": None, **chosen})
    return [one.value for one in await _cog(app)._numbers(asked, typed)]


async def test_chips_are_ranked_and_offered_only_where_players_have_paid_each_other(
    app: App,
) -> None:
    won, lost = ended({ANA: 0, BEN: 5}, Scored.PENALTIES)
    one = [replace(won, paid=1250), replace(lost, paid=-1250)]
    two = [replace(won, player=BEN, paid=25), replace(lost, player=ANA, paid=-25)]
    plain = (PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS))
    await play(app.store, GUILD, [plain])
    assert "Ranked by total points." in await shown(app, game=PRESET, by="paid")
    await play(app.store, GUILD, [(OTHER, one), (OTHER, two), (OTHER, one)])
    board = await shown(app, game=OTHER, by="paid")
    assert "Ranked by chips won and lost." in board
    assert f"🥇 Player {ANA} · **+24.75 chips**" in board
    assert f"`2` Player {BEN} · **−24.75 chips**" in board
    for season in ("all", "now", "tonight"):
        assert "+24.75 chips" in await shown(app, ladder=ladder_of(OTHER), by="paid", season=season)
    assert await offered(app, "chips") == ["paid"]
    assert await offered(app, "chips", game=OTHER) == ["paid"]
    assert await offered(app, "chips", ladder=ladder_of(OTHER)) == ["paid"]
    assert await offered(app, "chips", game=PRESET) == []
    assert "Ranked by total points." in await shown(app, game=PRESET, by="paid")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_its_words_in_every_language(language: str) -> None:
    tally = Tally(deals=2, known=2, firsts=1, penalized=2, beside=1, alone=1, alone_firsts=1)
    one, unknown = Standing(ANA, tally), Standing(ANA, replace(tally, known=0))
    speech = Speech(language)
    for by, game in product(ORDERS.values(), GAMES):
        assert ANA in _line(speech, 4, one, BoardPage(game, by))
        assert speech.say("leaderboard-unknown", deals=2) in _line(
            speech, 4, unknown, BoardPage(game, by)
        )
        head = _head(speech, BoardPage(game, by), Board()).splitlines()
        assert len(head) in (3, 4)
        assert head[-1] == f"-# {speech.say('leaderboard-people')}"
        more = Board(enough=4)
        assert len(_head(speech, BoardPage(game, by), more).splitlines()) == len(head) + 1


@pytest.mark.slow
async def test_the_results_of_a_deal_say_where_a_computer_played(app: App, table: Table) -> None:
    await table.deal(ANA)
    sleeper = table.now.due()[0]
    await table.arrange(drowsy, sleeper)
    await to_the_end(table)
    view = table.now.view(None)
    assert view is not None
    lines = (await results(Speech(), app.store, table.now, view, True)).splitlines()
    helped = [line for line in lines if "🤖 partly played by a computer" in line]
    assert len(helped) == 1
    assert f"Player {sleeper}" in helped[0]
    await table.wake(sleeper)
    await table.deal(ANA)
    await play_on(table)
    view = table.now.view(None)
    assert view is not None
    assert "played by a computer" not in await results(Speech(), app.store, table.now, view, True)
