"""The leaderboard equals what the results give when they are counted by hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.domain.state import Result, Stage, Standing
from bot.store import Store
from rules.events import Ended
from tests.bot.store.material import ANA, BEN, CHI, DEV, lobby, new_deal
from tests.bot.store.test_deals import number

GUILDS = count(1000)
PEOPLE = (ANA, BEN, CHI, DEV, "c1", "c2", "10011")


@st.composite
def finished(draw: st.DrawFn) -> list[Result]:
    """The results of one deal, in order of place."""
    players = draw(st.lists(st.sampled_from(PEOPLE), min_size=2, unique=True))
    points = draw(st.lists(st.integers(-9, 9), min_size=len(players), max_size=len(players)))
    return [
        Result(player, place, len(players), points[place - 1], "")
        for place, player in enumerate(players, 1)
    ]


def counted(deals: list[list[Result]]) -> list[Standing]:
    """The leaderboard, slowly and plainly."""
    lines = []
    for player in {one.player for deal in deals for one in deal if not one.player.startswith("c")}:
        own = [one for deal in deals for one in deal if one.player == player]
        lines.append(
            Standing(
                player,
                deals=len(own),
                points=sum(one.points for one in own),
                first=len([one for one in own if one.place == 1]),
                last=len([one for one in own if one.place == one.of]),
                average_place=sum(one.place for one in own) / len(own),
            )
        )
    return sorted(lines, key=lambda line: (-line.points, line.average_place, line.player))


async def play(store: Store, guild_id: int, deals: list[list[Result]]) -> None:
    state = await store.new_table(lobby(channel_id=guild_id, guild_id=guild_id))
    opening = new_deal()
    for results in deals:
        state = await store.begin_deal(state, opening)
        end = [Ended((0,), (0,))]
        deal_id, seq = number(state), len(opening.events)
        state = await store.end_deal(state, deal_id, seq, end, results)
    await store.save(replace(state, stage=Stage.CLOSED))


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(deals=st.lists(finished(), max_size=6), limit=st.integers(1, 7))
async def test_it_equals_the_results_counted_by_hand(
    store: Store, deals: list[list[Result]], limit: int
) -> None:
    guild_id = next(GUILDS)
    await play(store, guild_id, deals)
    assert await store.leaderboard(guild_id, limit) == counted(deals)[:limit]


async def test_a_server_sees_its_own_people_only_and_twenty_unless_told(store: Store) -> None:
    here = [[Result(str(n), n, 25, 25 - n, "") for n in range(1, 26)]]
    await play(store, 1, here)
    await play(store, 2, [[Result("1", 1, 2, 99, ""), Result("900", 2, 2, 0, "")]])
    assert await store.leaderboard(1) == counted(here)[:20]
    assert await store.leaderboard(3) == []
