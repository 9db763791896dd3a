"""The table and the hands say all that the rules make known about a deal, and no more."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.app import App
from bot.domain.preferences import Preferences
from bot.domain.state import Stage
from bot.players.weakest import laying, weakest
from bot.store import Store
from bot.tables.history import visible_events
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.words.cards import in_order, laid
from bot.words.numbers import money
from bot.words.speech import Speech
from cogs.core.narration import tell
from cogs.hand.message import _turn_line, hand_message
from cogs.hand.results import doublings, results
from cogs.hand.status import (
    card_count,
    closed,
    deal_lines,
    hand_lines,
    status_lines,
    table_lines,
)
from cogs.table.pings import _text
from rules.actions import Bid, Call, Pass
from rules.cards import cards, joined
from rules.events import CardDrawn, CardsTaken, Ended, Event, Played, StakeDoubled, WentOut
from rules.view import SeatView
from tests.bot.four_people import OPEN, PEOPLE, Listener, settings
from tests.english import english
from tests.rules.random_play import at_random


async def dealt(store: Store, preset: str, people: int, **changed: str) -> Table:
    """Return a table of this preset with its first deal."""
    tables = Tables(store, Listener(), settings(), chance=Random(7))
    OPEN.append(tables)
    everybody = [*PEOPLE, "55", "66"][:people]
    table = await tables.open(1, 100 + len(OPEN), everybody[0], preset, changed)
    for person in everybody[1:]:
        await table.join(person)
    await table.deal(everybody[0])
    return table


def seen(table: Table, player: str | None = None) -> SeatView:
    view = table.now.view(player)
    assert view is not None
    return view


def read(table: Table, player: str | None = None) -> str:
    return "\n".join(status_lines(Speech(), table.now, seen(table, player)))


async def step(table: Table, chance: Random) -> None:
    """Let a random player on turn make a random legal action."""
    player = chance.choice(table.now.due())
    await table.act(player, at_random(seen(table, player), chance), table.now.key)


async def play(table: Table) -> None:
    """Play the deal to its end with random legal actions."""
    chance = Random(1)
    while table.state.stage is Stage.DEAL:
        await step(table, chance)


async def test_auction_is_followed_bid_by_bid_up_to_the_lone_player(store: Store) -> None:
    table = await dealt(store, "doudizhu_denexa", 3)
    first, second, third = (
        *table.now.due(),
        *table.now.players[table.now.players.index(table.now.due()[0]) + 1 :],
        *table.now.players,
    )[:3]
    assert seen(table, first).request == "bid"
    assert "The highest bidder plays alone" in read(table, first)
    assert "The highest bidder plays alone" not in read(table)
    await table.act(first, Bid(1))
    await table.act(second, Pass())
    assert f"Player {first} bids 1 · Player {second} passes" in read(table)
    assert f"You bid 1 · Player {second} passes" in read(table, first)
    assert f"Player {first} bids 1 · You pass" in read(table, second)
    await table.act(third, Bid(3))
    (took,) = seen(table, third).taken
    assert isinstance(took, CardsTaken)
    widow = in_order(Speech(), took.cards)
    names = [player for player in table.now.players if player != third]
    assert f"You picked up **{widow}**." in read(table, third)
    assert "**You're the landlord** · stake **3**" in read(table, third)
    for other in (None, first, second):
        picked_up = f"Player {third} picked up the 3 hidden cards."
        assert (picked_up in read(table, other)) is (other is None), "a hand has the sides alone"
        against = sorted(names, key=lambda one: one != other)
        told = " and ".join("you" if one == other else f"Player {one}" for one in against)
        assert f"**Player {third}** (landlord) vs {told} · stake **3**" in read(table, other)
        assert not joined(one.cards for one in seen(table, other).taken)
        told = "\n".join(
            tell(
                Speech(), await visible_events(store, table.state.deal_id, other), table.now.players
            )
        )
        assert widow not in told
    assert widow in "\n".join(
        tell(Speech(), await visible_events(store, table.state.deal_id, third), table.now.players)
    )


async def test_hidden_counts_are_question_marks_and_team_counts_are_added_up(store: Store) -> None:
    table = await dealt(store, "president_basic", 4, hand_counts="hidden")
    me = table.now.due()[0]
    assert read(table, me).count("**?**") == 3
    teams = await dealt(store, "bigtwo_teams", 4)
    while "to cut" in read(teams):
        await step(teams, Random(1))
    a, b, c, d = (f"Player {player}" for player in teams.now.players)
    assert f"Team: {a} and {c} · 26 cards\nTeam: {b} and {d} · 26 cards" in read(teams)
    assert f"Team: {a} and you · 26 cards\nTeam: {b} and {d}" in read(teams, teams.now.players[2])


@pytest.mark.slow
async def test_a_hand_names_its_owner_in_no_line(store: Store) -> None:
    told = dict.fromkeys(("(yours)", "You won the trick", "You could go out"), 0)
    games = {"doudizhu_denexa": 3, "bigthree_denexa": 3, "president_basic": 4, "bigtwo_basic": 4}
    for preset, people in games.items():
        table, chance = await dealt(store, preset, people, announce="two_or_one"), Random(5)
        while table.state.stage is Stage.DEAL:
            for player in table.now.players:
                for spoken in (True, False):
                    view = seen(table, player)
                    lines = hand_lines(Speech(), table.now, view, pictures=spoken, live=True)
                    said = "\n".join([*lines, *table_lines(Speech(), table.now, view, live=True)])
                    assert f"Player {player}" not in said, said
                    for one in told:
                        told[one] += one in said
            await step(table, chance)
    assert all(told.values()), told


@pytest.mark.slow
async def test_offers_and_swaps_name_the_owner_of_a_hand_in_no_line(store: Store) -> None:
    told = dict.fromkeys(("You offer ", " offers you "), 0)
    for preset, people in {"president_merchants": 4, "president_collusion": 6}.items():
        table, chance = await dealt(store, preset, people, match_target="100"), Random(5)
        await play(table)
        await table.deal(PEOPLE[0])
        for _ in range(40):
            for player in table.now.players:
                lines = hand_lines(
                    Speech(), table.now, seen(table, player), pictures=True, live=True
                )
                said = "\n".join(lines)
                assert f"Player {player}" not in said, said
                for one in told:
                    told[one] += one in said
            if table.state.stage is not Stage.DEAL:
                break
            await step(table, chance)
    assert all(told.values()), told


async def test_table_closed_by_its_reader_is_told_as_closed_by_you(store: Store) -> None:
    table = await dealt(store, "president_basic", 4)
    await table.stop(PEOPLE[0])
    assert closed(Speech(), table.now, PEOPLE[0]) == "You closed this table."
    assert closed(Speech(), table.now, PEOPLE[1]) == f"Player {PEOPLE[0]} closed this table."


@pytest.mark.slow
async def test_partners_in_a_swap_are_named_to_all(store: Store) -> None:
    table = await dealt(store, "president_collusion", 6, match_target="100")
    a, b, c, d, e, f = (f"Player {player}" for player in table.now.players)
    assert f"Partners: {a} and {f} · {b} and {e} · {c} and {d}" in read(table)
    assert "Partners: you and " in read(table, table.now.players[0])
    await play(table)
    await table.deal(PEOPLE[0])
    best, *_, last = (f"Player {player}" for player in table.state.match.standing)
    assert f"Partners: {best} and {last} · " in read(table)
    assert "Partners" not in read(await dealt(store, "president_basic", 4))


async def test_player_of_the_trick_reads_that_the_only_turn_is_over(store: Store) -> None:
    table = await dealt(store, "president_basic", 4, pass_rule="single_round")
    (leader,) = table.now.due()
    await step(table, Random(3))
    assert "🔒 You've had your turn in this trick." in read(table, leader)
    assert f"Out of this trick: Player {leader}" in read(table, table.now.due()[0])


async def test_a_passed_seat_reads_that_the_trick_is_closed_to_it(store: Store) -> None:
    table = await dealt(store, "president_basic", 4, pass_rule="locked")
    chance = Random(3)
    leader = table.now.due()[0]
    await step(table, chance)
    passer = table.now.due()[0]
    await table.act(passer, Pass())
    assert "You passed, so you're out of this trick." in read(table, passer)
    waiting = table.now.due()[0]
    assert f"Out of this trick: Player {passer}" in read(table, waiting)
    assert re.search(r"To beat: \*\*.*\*\* \(yours\)", read(table, leader))
    assert re.search(rf"To beat: .* \(Player {leader}\)", read(table, passer))
    assert "To beat" not in read(table, waiting), "the hand on turn says it itself"
    lines = hand_lines(Speech(), table.now, seen(table, passer), pictures=True, live=False)
    assert "closed" not in "\n".join(lines), "it would not stay true"


async def test_hand_on_turn_tells_the_plays_since_the_own_one(store: Store) -> None:
    table = await dealt(store, "president_basic", 4)
    view = seen(table, table.now.due()[0])
    assert view.seat is not None
    low, mine, middle, top = (
        Played((view.seat + step) % 4, cards(f"{rank}D"), cards(f"{rank}D"))
        for step, rank in ((3, 4), (0, 5), (1, 6), (2, 7))
    )

    def told(*trick: Played) -> list[str]:
        lines = hand_lines(
            Speech(), table.now, replace(view, trick=trick), pictures=True, live=True
        )
        return [line for line in lines if line.startswith("Played: ")]

    assert told(low, mine, middle, top) == [f"Played: Player {table.now.players[middle.seat]}: 6♦"]
    assert told(middle, top) == told(low, mine, middle, top)
    assert told(low, mine, top) == told(top) == told() == [], "what is to be beaten is said above"


async def test_the_stock_and_the_last_card_drawn_are_told(store: Store) -> None:
    table = await dealt(store, "bigtwo_two_draw", 2)
    chance = Random(5)
    while not (drawn := [t for t in seen(table).taken if isinstance(t, CardDrawn)]):
        assert table.state.stage is Stage.DEAL
        player = table.now.due()[0]
        view = seen(table, player)
        await table.act(player, Pass() if view.may_pass else at_random(view, chance))
    drawer = table.now.players[drawn[0].seat]
    (card,) = [t.cards for t in seen(table, drawer).taken]
    assert f"You just drew **{in_order(Speech(), card)}**." in read(table, drawer)
    assert f"Stock: {seen(table).stock} cards" in read(table)
    told = tell(Speech(), await visible_events(store, table.state.deal_id, None), table.now.players)
    assert f"Player {drawer} drew a card." in "".join(told)


async def test_a_revolution_and_the_pile_are_told_to_all(store: Store) -> None:
    table = await dealt(store, "president_basic", 4, table_pile="accumulate")
    while not (pile := seen(table).pile):
        assert "Earlier plays" not in read(table)
        await step(table, Random(1))
    assert f"Earlier plays: {in_order(Speech(), pile)}" in read(table)
    assert "Revolution" not in read(table)
    lines = status_lines(Speech(), table.now, replace(seen(table), upside_down=True))
    assert "🔄 Revolution: low cards beat high ones." in lines


@pytest.mark.slow
async def test_a_deal_that_was_thrown_in_is_told_of_before_the_new_one(store: Store) -> None:
    table = await dealt(store, "bigtwo_basic", 4, redeal_low_points="60")
    while not seen(table).opened:
        await step(table, Random(1))
    asking = table.now.players[2]
    await table.act(asking, Call("redeal"))
    assert "New cards: the last deal didn't count." in read(table)
    told = tell(
        Speech(), await visible_events(store, table.state.deal_id, PEOPLE[0]), table.now.players
    )
    assert f"Player {asking} has a weak hand and asks for new cards." in told
    await play(table)
    assert "New cards" not in "\n".join(deal_lines(Speech(), table.now, seen(table)))


@pytest.mark.slow
async def test_results_of_a_bid_name_the_winner_and_the_parts_of_the_stake(
    store: Store,
) -> None:
    table = await dealt(store, "doudizhu_denexa", 3)
    alone = table.now.due()[0]
    await table.act(alone, Bid(3))
    await play(table)
    said = await results(Speech(), store, table.now, seen(table), True)
    ended = seen(table).ended
    assert ended is not None
    won = table.now.players[ended.places[0]] == alone
    told = said.splitlines()[1]
    assert (f"The landlord, **Player {alone}**, beats " in told) == won
    assert (f" beat the landlord, **Player {alone}**." in told) != won
    stake = seen(table).stake
    assert (f"Stake **{stake}**: bid 3" if stake > 3 else "Stake **3**.") in told
    for seat, player in enumerate(table.now.players):
        points = ended.points[seat]
        gained, total = Speech().written(points, signed=True), Speech().written(points)
        assert (
            f"{'🥇' if points > 0 else '▫️'} Player {player} · **{gained}** · {total} total" in said
        )
    assert "chip" not in said, "the points are what is paid"


@pytest.mark.slow
async def test_landlord_is_named_in_dou_dizhu_alone(store: Store) -> None:
    table = await dealt(store, "bigthree_denexa", 3)
    alone = table.now.due()[0]
    await table.act(alone, Bid(3))
    await play(table)
    told = (await results(Speech(), store, table.now, seen(table), True)).splitlines()[1]
    assert f"**Player {alone}**" in told
    assert " alone" in told
    assert "landlord" not in told


@pytest.mark.slow
async def test_results_of_teams_and_of_chips_are_told(store: Store) -> None:
    teams = await dealt(store, "bigtwo_teams", 4)
    await play(teams)
    view, said = seen(teams), await results(Speech(), store, teams.now, seen(teams), True)
    assert view.ended is not None
    best = {view.ended.places[0], view.ended.places[1]}
    assert best in ({0, 2}, {1, 3})
    assert "**Won**\n" in said, "the picture shows the cards"
    said = await results(Speech(), store, teams.now, view, False)
    left = sum(view.cards_left[seat] for seat in best)
    assert f"**Won** · {card_count(Speech(), left)}\n" in said
    chips = await dealt(store, "lectio", 5)
    await play(chips)
    match = chips.state.match
    said = await results(Speech(), store, chips.now, seen(chips), True)
    for player in chips.now.players:
        paid = match.paid[player] // 100
        won = Speech().written(paid, signed=paid != 0)
        assert f"Player {player} · **{won}** · {149 + match.paid[player] // 100} chips" in said
    assert " total" not in said, "points decide nothing"
    without_achievements, *_ = said.partition("\n🏅")
    assert without_achievements.endswith("The match ends after 5 deals.")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("preset", "people", "line"),
    [
        ("president_basic", 4, r"\S+ Player \d+ · \*\*(?:\+\d+\*\* · \d+ total|0\*\*)"),
        (
            "bigtwo_basic",
            4,
            r"\S+ Player \d+ · \*\*(?:\d+\*\* · \d+ total|0\*\*)",
        ),
        ("lectio", 5, r"\S+ Player \d+ · \*\*(?:[+−]\d+|0)\*\* · \d+ chips"),
        ("thirteen_denexa", 4, r"\S+ Player \d+"),
        ("daifugo_denexa", 4, r"\S+ Player \d+"),
        ("president_collusion", 6, r"\S+ Player \d+ · \*\*\+\d+\*\* · \d+ total"),
    ],
)
async def test_results_have_one_line_for_each_player_and_none_that_says_nothing(
    store: Store, preset: str, people: int, line: str
) -> None:
    table = await dealt(store, preset, people)
    await play(table)
    title, *lines = (await results(Speech(), store, table.now, seen(table), True)).splitlines()
    lines = [one for one in lines if not one.startswith("🏅")]  # achievements, which vary
    rating = r" · (?:\d{4}, [+−]\d+|rating \d{4})"
    of_players = [one for one in lines if re.fullmatch(line + rating, one)]
    assert len(of_players) == people
    pairs = [one for one in lines if re.fullmatch(r"Pair \*\*\d+\*\*", one)]
    assert len(pairs) == (people // 2 if preset == "president_collusion" else 0)
    lines = [one for one in lines if not one.startswith("… and ")]  # more achievements
    lines = [one for one in lines if not one.startswith("Chips: ")]
    assert len(lines) - people - len(pairs) <= 1, "the state of the match"
    assert "🪙" not in title + "".join(lines)


@pytest.mark.slow
async def test_the_players_of_a_team_stand_together(store: Store) -> None:
    table = await dealt(store, "bigtwo_teams", 4)
    await play(table)
    lines = (await results(Speech(), store, table.now, seen(table), True)).splitlines()[1:]
    assert lines[0] == "**Won**"
    assert [line[0] for line in lines[1:3]] == ["🥇", "🥇"]
    assert lines[3] == "**Lost**"
    assert [line[0] for line in lines[4:6]] == ["▫", "▫"]


def test_spring_is_told_apart_from_a_bomb_by_the_plays_before() -> None:
    bomb: list[Event] = [Played(0, 1, 1), StakeDoubled()]
    assert doublings([*bomb, *bomb, WentOut(0), StakeDoubled()]) == (2, 1)
    void = Ended((0, 1, 2), (0, 0, 0), void=True)
    assert doublings([*bomb, void, Played(0, 1, 1)]) == (0, 0)


def test_money_has_no_needless_zeros() -> None:
    said = [money(hundredths).written("en") for hundredths in (600, 50, -125, 0)]
    assert said == ["6", "0.50", "−1.25", "0"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("preset", "people", "kinds"),
    [
        ("bigtwo_basic", 4, {"-high straight ", "a full house of "}),
        ("doudizhu_denexa", 3, {"three "}),
        ("thirteen_denexa", 4, {"-high straight "}),
    ],
)
async def test_play_to_beat_is_named_in_every_text(
    store: Store, preset: str, people: int, kinds: set[str]
) -> None:
    named = set[str]()
    for _ in range(20):
        table = await dealt(store, preset, people)
        named |= await _named_everywhere(store, table, kinds)
        if named == kinds:
            break
    assert named == kinds


async def _named_everywhere(store: Store, table: Table, kinds: set[str]) -> set[str]:
    """Return the `kinds` that named a play to beat; check all places that name the play."""
    found = set[str]()
    while table.state.stage is Stage.DEAL:
        player = table.now.due()[0]
        if not seen(table, player).opened:
            await table.act(player, seen(table, player).asked[-1])  # the highest bid
            continue
        plays = [one for one in seen(table, player).plays if one.laid.bit_count() > 3]
        if not plays:
            await table.act(player, weakest(seen(table, player)), table.now.key)
            continue
        await table.act(player, laying(plays[-1]), table.now.key)
        if table.state.stage is not Stage.DEAL or not table.now.due() or not seen(table).top:
            continue
        top, after = seen(table).top, table.now.due()[0]
        assert top is not None
        said = laid(Speech(), top.cards, top.as_cards, table.now.rules)
        found |= {kind for kind in kinds if kind in said}
        assert f"To beat: **{said}**" in read(table)
        assert f"beat **{said}**" in _turn_line(Speech(), table.now, seen(table, after))
        assert f"beat **{said}**" in _text(Speech(), table.now, after, remind=False)
        events = await visible_events(store, table.state.deal_id, None)
        assert f" {said}" in "\n".join(tell(Speech(), events, table.now.players, table.now.rules))
    return found


@pytest.mark.slow
async def test_a_hand_beside_the_table_names_no_channel_and_posts_the_finale(
    app: App, store: Store
) -> None:
    table = await dealt(store, "president_basic", 4, match_end="deals", match_target="2")
    for here in (True, False):
        assert ("](http" in await beside(app, table, here)) is not here
    await play(table)
    await table.deal(PEOPLE[0])
    await play(table)
    for here in (True, False):
        assert english("button-post") in await beside(app, table, here)


async def beside(app: App, table: Table, here: bool) -> str:
    """Return the texts and labels of a hand in the table's channel, or in direct messages."""
    layout, _ = await hand_message(
        Speech(), app, table.now, PEOPLE[0], Preferences(), beside_table=here
    )
    parts = [getattr(one, "item", one) for one in layout.walk_children()]
    return " ".join(f"{getattr(one, 'content', '')} {getattr(one, 'label', '')}" for one in parts)
