"""The answer to a misclick offers to take it back, and a player who is too late is told why."""

from __future__ import annotations

from dataclasses import replace

from bot.app import App
from bot.domain.state import TableState
from bot.tables.table import Table
from bot.tables.takeback import SECOND_TAP
from bot.words.speech import Speech
from cogs.core.narration import tell
from cogs.core.people import named
from cogs.hand.status import so_far
from cogs.table.menu import ALLOWED
from rules import events as e
from rules.cards import cards
from rules.combinations import Combination
from rules.match.match import Player
from tests.bot.four_people import PEOPLE, later, move
from tests.cogs.clicking import click, used
from tests.english import english

BACK = "Take back"
HOST, GUEST = PEOPLE[:2]


def control(table: Table, act: str, arg: str = "") -> str:
    return f"{act}:{table.state.id}:{table.now.key}:{arg}"


async def misclick(app: App, table: Table) -> tuple[Player, str]:
    """Let the first player press the button of the weakest play; return player and answer."""
    await table.deal(HOST)
    (player,) = table.now.due()
    seen = table.now.view(player)
    assert seen is not None
    answer = await click(app, player, control(table, "play", f"{seen.plays[0].laid:x}"))
    later(table, SECOND_TAP)
    return player, answer


async def test_the_answer_to_a_play_offers_it_and_the_hand_is_then_to_be_played_from(
    app: App, table: Table
) -> None:
    player, answer = await misclick(app, table)
    assert BACK in answer
    again = await click(app, player, control(table, "retract"))
    assert "> Taken back. It's your turn again." in again
    assert BACK not in again
    assert table.now.due() == (player,)


async def test_takeback_right_after_the_action_is_only_acknowledged(app: App, table: Table) -> None:
    await table.deal(HOST)
    (player,) = table.now.due()
    await move(table)
    before = table.now.key
    later(table, SECOND_TAP - 0.1)
    answered = await used(app, player, control(table, "retract"), [])
    assert answered.given == [((), {})]  # only the acknowledgement
    assert table.now.key == before
    later(table, 0.1)
    assert "> Taken back." in await click(app, player, control(table, "retract"))


async def test_a_second_tap_is_no_error_where_the_next_was_quicker(app: App, table: Table) -> None:
    await table.deal(HOST)
    (player,) = table.now.due()
    await move(table)
    button = control(table, "retract")
    await move(table)
    answered = await used(app, player, button, [])
    assert answered.given == [((), {})]  # only the acknowledgement


async def test_everybody_else_reads_that_it_was_taken_back(app: App, table: Table) -> None:
    player, _ = await misclick(app, table)
    await click(app, player, control(table, "retract"))
    told = english("told-taken-back", who=f"Player {player}")
    public, own = table.now.view(None), table.now.view(player)
    assert public is not None
    assert own is not None
    assert told in so_far(Speech(), table.now, public)
    assert told not in so_far(Speech(), table.now, own)
    log = await click(app, GUEST, f"log:{table.state.id}:{table.now.stage_key}:")
    assert english("told-taken-back", who="").strip() in log
    await move(table)
    public = table.now.view(None)
    assert public is not None
    assert told not in so_far(Speech(), table.now, public)


async def test_takeback_after_the_next_action_is_told_in_the_hand(app: App, table: Table) -> None:
    player, _ = await misclick(app, table)
    button = control(table, "retract")
    await move(table)
    before = table.now.seq
    assert "> Too late: someone has already acted." in await click(app, player, button)
    assert table.now.seq == before


async def test_takeback_is_offered_and_allowed_to_its_player_alone(app: App, table: Table) -> None:
    player, _ = await misclick(app, table)
    for other in {*PEOPLE} - {player}:
        shown = await click(app, other, control(table, "hand"))
        assert BACK not in shown
        assert "> Too late" in await click(app, other, control(table, "retract"))


async def test_where_the_host_forbids_it_a_card_laid_is_laid(app: App, table: Table) -> None:
    menu = f"takesback:{table.state.id}:{table.now.stage_key}:"
    assert english("only-host", host="Player 11") in await click(app, GUEST, menu)
    answer = await click(app, HOST, menu)
    assert "Take back is off." in answer
    assert "Turn on Take back" in answer
    player, shown = await misclick(app, table)
    assert BACK not in shown
    told = await click(app, player, control(table, "retract"))
    assert "> No taking back at this table" in told
    menu = f"takesback:{table.state.id}:{table.now.stage_key}:{ALLOWED}"
    assert "Turn off Take back" in await click(app, HOST, menu)
    assert BACK in await click(app, player, control(table, "refresh"))


def with_rules(state: TableState, /, **changed: str) -> TableState:
    """Return the state of the table with these house rules."""
    return replace(state, changed={**state.changed, **changed})


def single_twos(table: Table) -> list[Combination]:
    """Return the single twos that the player on turn may lay without going out."""
    seen = table.now.view(table.now.due()[0])
    assert seen is not None
    twos = cards("2C 2D 2H 2S")
    return [one for one in seen.plays if one.size == 1 and one.laid & twos and len(seen.hand) > 1]


async def test_a_lead_that_leaves_its_player_on_turn_can_be_taken_back_as_well(
    app: App, table: Table
) -> None:
    await table.arrange(with_rules, two_power="wins_trick")
    await table.deal(HOST)
    while not (twos := single_twos(table)):
        await move(table)
    (player,) = table.now.due()
    answer = await click(app, player, control(table, "play", f"{twos[0].laid:x}"))
    later(table, SECOND_TAP)
    assert table.now.due() == (player,)
    assert BACK in answer
    assert "> Taken back. It's your turn again." in await click(
        app, player, control(table, "retract")
    )


def test_the_log_turns_ranks_back_with_the_play_that_had_turned_them() -> None:
    four = e.Played(0, cards("4C 4D 4H 4S"), cards("4C 4D 4H 4S"))
    reversal = [four, e.RanksReversed()]
    told = tell(Speech(), [*reversal, e.TakenBack(0, 2), *reversal], ("1", "2"))
    back, trick = told
    assert back == english("told-taken-back", who=named(Speech(), "1"))
    assert trick.endswith(english("told-reversed"))
    told = tell(Speech(), [*reversal, e.Passed(1), e.TakenBack(1, 1), *reversal], ("1", "2"))
    assert told[-1].endswith(english("told-righted"))
