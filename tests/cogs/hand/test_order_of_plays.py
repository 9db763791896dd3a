"""Buttons of plays stand by rank, the likely one blue; likelihood decides only which are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from random import Random
from typing import Any

import pytest
from discord import ButtonStyle

from bot.domain.suggestions import grouped, plays_in
from bot.tables.snapshot import Snapshot
from bot.words.cards import STAR
from bot.words.speech import Speech
from cogs.hand.rows import all_on_turn, bomb_rows, on_turn, play_arg
from rules.actions import Play
from rules.cards import Cards, cards, text
from rules.combinations import Combination
from rules.deal import Deal
from rules.engine import begin, decide
from rules.ranking import same_rank
from rules.shapes.shape import Kind
from rules.view import SeatView, view
from tests.cogs.hand.test_rows import USED, buttons, led, table_of
from tests.rules.random_play import families, shuffled, some_game, steps

SKIPPED = 0.7  # of the states of a deal, for a quick test
SINGLES = "3D 4C 5H 6S 8D 9C 9H JC QD KD KH AD 2C"
PLAYS = ("play", "bomb")


def laid(custom_id: str) -> Cards:
    return int(custom_id.split(":")[3].partition(".")[0], 16)


def offered(rows: Sequence[Any], seen: SeatView) -> list[Combination]:
    """Return the plays of the buttons, in their order."""
    known = {play_arg(play): play for play in seen.plays}
    return [known[one.custom_id.split(":")[3]] for one in play_buttons(rows)]


def height(deal: Deal, play: Combination) -> int:
    ranking = deal.rules.reader(deal.upside_down).ranking
    return ranking.rank_height(play.cards & -play.cards)


def assert_by_rank(deal: Deal, plays: Sequence[Combination]) -> None:
    """Check that sets stand by rank, then size, and that runs alike stand from weak to strong."""
    sets = [(height(deal, one), one.size) for one in plays if same_rank(one.cards) is not None]
    assert sets == sorted(sets)
    runs = [one for one in plays if deal.reader.shape(one).kind is Kind.RUN]
    alike = sorted(runs, key=lambda one: (one.ladder, one.rung, one.size))
    for _, same in groupby(alike, key=lambda one: (one.ladder, one.rung, one.size)):
        strengths = [one.strength for one in same]
        assert strengths == sorted(strengths)


def menus(rows: Sequence[Any], act: str) -> list[Any]:
    shown = [one for row in rows if hasattr(row, "children") for one in buttons([row])]
    return [one for one in shown if one.custom_id.startswith(f"select-{act}:")]


CASES = [(family, seed) for family in families() for seed in range(20)]


def play_buttons(rows: Sequence[Any]) -> list[Any]:
    shown = [one for row in rows if hasattr(row, "children") for one in buttons([row])]
    return [one for one in shown if one.custom_id.partition(":")[0] in PLAYS]


def with_rules(preset: str, deal: Deal) -> Snapshot:
    table = table_of(preset, deal)
    table.__dict__["rules"] = deal.rules  # which a draft of random choices has
    return table


@pytest.mark.sampled(24)
@pytest.mark.parametrize(("family", "seed"), CASES)
def test_buttons_of_plays_stand_by_rank_in_every_game_and_the_likely_one_is_blue(
    family: str, seed: int
) -> None:
    chance, speech = Random(f"{family}.{seed}"), Speech()
    preset = chance.choice(families()[family])
    rules, seats = some_game(chance, preset)
    for deal, seat, _ in steps(begin(rules, shuffled(rules, seats, chance)).deal, chance):
        seen, table = view(deal, seat), with_rules(preset, deal)
        if not seen.plays or chance.random() < SKIPPED:
            continue
        if not seen.my_turn:
            assert_by_rank(deal, offered(bomb_rows(speech, table, seen), seen))
            continue
        rows = on_turn(speech, table, seen, seen.hand, 0, USED, chance)
        assert_by_rank(deal, offered(rows, seen))
        blue = [one for one in play_buttons(rows) if one.style is ButtonStyle.primary]
        assert [laid(one.custom_id) for one in blue] == [plays_in(grouped(seen, rules))[0].laid]
        starred = [one for one in play_buttons(rows) if (one.label or "").endswith(STAR)]
        assert starred == blue
        known = {f"{play.laid:x}.{play.cards:x}": play for play in seen.plays}
        for menu in menus(all_on_turn(speech, table, seen, seen.hand, USED, chance, 0), "choose"):
            assert_by_rank(deal, [known[one.value] for one in menu.options])


def test_a_ten_that_breaks_a_straight_stands_between_the_nines_and_the_kings() -> None:
    """`reviews/play.md`, B10: "5♣ 5♠ 9♦ 9♠ K♦ K♥ A♦ 2♣ 2♠ 10♦"."""
    deal, seat = led("bigtwo_basic", SINGLES)
    after = decide(deal, seat, Play(cards("3D"))).deal
    turn = next(iter(after.to_act))
    hands = list(after.hands)
    hands[turn] = cards("5C 5S 9D 9S 10D JC QD KD KH AS 2C 2S")
    seen = view(replace(after, hands=tuple(hands)), turn)
    rows = on_turn(Speech(), table_of("bigtwo_basic", after), seen, seen.hand, 0, USED, Random(1))
    shown = [text(laid(one.custom_id)) for one in play_buttons(rows)]
    assert shown == [one for one in (text(card) for card in seen.hand) if one in shown]
    assert "10D" in shown


def test_pairs_stand_among_singles_by_their_rank() -> None:
    deal, seat = led("president_comp303", "5D 5H 6H 8C 9D 10D 10C 2D 2C 2H")
    seen, table = view(deal, seat), table_of("president_comp303", deal)
    rows = on_turn(Speech(), table, seen, seen.hand, 0, USED, Random(1))
    labels = [one.label for one in play_buttons(rows)]
    assert labels == ["5♦", "Pair 5♦ 5♥★", "6♥", "8♣", "10♦ 10♣", "2♦ 2♣", "Triple 222"]


def test_ranks_turned_round_turn_the_order_of_the_buttons() -> None:
    deal, seat = led("daifugo_denexa", "3D 5D 8C 10D KD 2C")
    turned = replace(deal, upside_down=True)
    seen, table = view(turned, seat), table_of("daifugo_denexa", turned)
    rows = on_turn(Speech(), table, seen, seen.hand, 0, USED, Random(1))
    shown = [text(laid(one.custom_id)) for one in play_buttons(rows)]
    assert shown == ["2C", "KD", "10D", "8C", "5D", "3D"]
