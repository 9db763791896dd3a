"""The lines of the seats in the table message and in hands without pictures."""

from __future__ import annotations

import pytest

from bot.domain.state import Stage, TableState
from bot.tables.snapshot import DealLog, Snapshot
from bot.words.speech import Speech
from cogs.hand.status import table_in_words
from cogs.table.message import seat_lines
from rules.deal import Deal
from rules.view import view
from tests.rules.notation import after, game, opened

BACKS = "of the second deck (*)"


def table_of(deal: Deal) -> Snapshot:
    """Return a snapshot of a table of two in the middle of this deal."""
    state = TableState(
        id=1, guild_id=1, channel_id=2, host="11", preset="thirteen_double", stage=Stage.DEAL
    )
    return Snapshot(state, DealLog(deal, seq=9, players=("11", "12")))


@pytest.mark.parametrize("ranked", ["ranked", "ignored"])
def test_each_seat_tells_how_many_cards_of_the_second_back_it_holds(ranked: str) -> None:
    """003:298: opponents can see how many of each back you have."""
    rules = game("thirteen_double", players="2..12", deck_backs=ranked)
    deal = opened(rules, "3S 4S* 5S*", "6S* 7S")
    for move, counts in (("", (2, 1)), ("A 3S", (2, 1)), ("B 6S*", (2, 0))):
        deal = after(deal, move) if move else deal
        lines = seat_lines(Speech(), table_of(deal))
        words = table_in_words(Speech(), table_of(deal), view(deal, 0)).splitlines()[-1]
        for count, line in zip(counts, lines, strict=True):
            assert (f"{count} {BACKS}" in line) is (ranked == "ranked"), line
            assert (f"{count} {BACKS}" in words) is (ranked == "ranked"), words
