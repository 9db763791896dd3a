"""The rows under a hand: never more than Discord allows, and one primary button."""

from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest
from discord import ButtonStyle
from discord.ui import Select, TextDisplay

from bot.discord import limits
from bot.domain.state import TableState
from bot.tables.snapshot import DealLog, Snapshot
from bot.words.speech import Speech
from cogs.core.components import cost
from cogs.hand.rows import Row, declaring, on_turn
from rules.cards import cards, each, joined
from rules.deal import Deal
from rules.view import distinct, meanings, view
from tests.bot.domain.test_suggestions import OTHERS, dealt

USED = 4  # head, picture, line of cards, and the box around them
FULL = "3D 3C 4C 4H 5C 6C 7C 8D 9D 9C 9H 10S JH QD KD AS 2C"
DOUBLE = " ".join([FULL, *(f"{word}*" for word in FULL.split()[:10])])
CROWDED = [
    ("bigtwo_jokers", "3D 4C 5C 6C 7C KD 2D 2C 9D 9C 9H RJ BJ"),
    ("president_comp303", FULL),
    ("president_double_deck", DOUBLE),
    ("thirteen_denexa", "3S 4C 5C 6C 7C 8D 9D 9C 9H 10S JH QD KD"),
]


def table_of(preset: str, deal: Deal) -> Snapshot:
    """Return a snapshot in the middle of this deal, with ids as long as they may become."""
    state = TableState(
        id=123456, guild_id=1, channel_id=2, host="11", preset=preset, deal_id=123456
    )
    return Snapshot(state, DealLog(deal, seq=1234))


def led(preset: str, hand: str) -> tuple[Deal, int]:
    """Return a deal in which the holder of this hand leads any play, and the seat of the holder."""
    deal = dealt(preset, hand, *OTHERS)
    hands = [hand, *OTHERS]
    hands[0], hands[deal.leader] = hands[deal.leader], hands[0]
    deal = replace(dealt(preset, *hands), played=1)
    return deal, deal.leader


def buttons(rows: list[Row]) -> list[Any]:
    return [child.item for row in rows for child in cast(Any, row).children]


@pytest.mark.parametrize(("preset", "hand"), CROWDED)
@pytest.mark.parametrize("picks", [0, 2])
def test_controls_of_a_hand_fit_and_have_one_primary_button(
    preset: str, hand: str, picks: int
) -> None:
    deal, seat = led(preset, hand)
    seen = view(deal, seat)
    picked = joined(seen.hand[:picks])
    rows = cast(
        list[Row],
        on_turn(Speech(), table_of(preset, deal), seen, seen.hand, picked, USED, Random(7)),
    )
    assert cost(rows) + USED <= limits.COMPONENTS
    styles = [getattr(one, "style", None) for one in buttons(rows)]
    assert styles.count(ButtonStyle.primary) == 1
    ids = [one.custom_id for one in buttons(rows)]
    assert len(ids) == len(set(ids))
    assert all(len(one) <= 100 for one in ids)
    plays = [one for one in buttons(rows) if one.custom_id.startswith("play:")]
    assert 3 <= len(plays) <= 11
    assert all(len(one.label) <= 80 for one in plays)


def test_a_few_meanings_are_buttons_and_many_are_selects() -> None:
    deal, seat = led("bigtwo_jokers", "3D 4C 5H 6S KD RJ BJ")
    straight = cards("3D 4C 5H 6S RJ")
    few = declaring(
        Speech(), table_of("bigtwo_jokers", deal), distinct(meanings(deal, seat, straight))
    )
    labels = [one.label for one in buttons(few)]
    assert any("7♠" in label for label in labels)
    assert labels[-1] == "Clear"
    assert len(labels) == len(set(labels))
    many = declaring(
        Speech(), table_of("bigtwo_jokers", deal), distinct(meanings(deal, seat, cards("RJ")))
    )
    options = [o for one in buttons(many)[:-1] for o in one.options]
    assert len(options) == len({one.value for one in options}) > 40
    assert all(len(one.options) <= 25 for one in buttons(many)[:-1])


def test_the_strongest_meaning_is_offered_first() -> None:
    deal, seat = led("bigtwo_jokers", "3D 4C 5H 6S KD RJ BJ")
    joker = next(iter(each(cards("RJ"))))
    many = declaring(
        Speech(), table_of("bigtwo_jokers", deal), distinct(meanings(deal, seat, joker))
    )
    labels = [o.label for one in buttons(many)[:-1] for o in one.options]
    assert labels.index("2♠") < labels.index("A♠") < labels.index("3♦")


@pytest.mark.parametrize(("preset", "hand"), CROWDED)
def test_the_reason_of_a_refusal_fits_beside_them_above_the_cards_to_pick(
    preset: str, hand: str
) -> None:
    deal, seat = led(preset, hand)
    seen = view(deal, seat)
    picked = joined(seen.hand[:2])
    table = table_of(preset, deal)
    rows = on_turn(Speech(), table, seen, seen.hand, picked, USED, Random(7), "That will not do.")
    (told,) = [row for row in rows if isinstance(row, TextDisplay)]
    assert told.content == "> That will not do."
    below = rows[rows.index(told) + 1]
    assert isinstance(cast(Any, below).children[0].item, Select)
    parts = [len(getattr(row, "children", ())) + 1 for row in rows]
    assert sum(parts) + USED <= limits.COMPONENTS
