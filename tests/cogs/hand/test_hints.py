"""The hint is the play that the primary button makes, and says why."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ButtonStyle

from bot import limits
from bot.players.advice import advised
from cogs.hand.play_rows import suggestion_rows
from rules.actions import Play
from rules.cards import cards, text
from rules.deal import Deal
from rules.engine import decide
from rules.view import view
from tests.bot.domain.test_suggestions import OTHERS, dealt
from tests.cogs.hand.test_rows import buttons, table_of

LONG = "3S 4C 5C 6C 7C 8D 9D 10S JH QD KD AS 2C"


def followed(preset: str, first: str, second: str, play: str) -> Deal:
    """The first has played this; it is the turn of the second."""
    deal = replace(dealt(preset, first, second, "4H 8H", "4S 8S"), leader=0, to_act=frozenset({0}))
    return decide(deal, 0, Play(cards(play))).deal


@pytest.mark.parametrize(
    ("preset", "second", "play", "reason"),
    [
        ("bigtwo_basic", "4D 5H 6S 7D 8C KD", "KD", "hint-whole"),
        ("bigtwo_basic", "4D 6H 8S 10D QC KD", "4D", "hint-follow"),
        ("thirteen_denexa", "7D 7C 7H 7S 4C 5D 6H", "4C", "hint-follow"),
    ],
)
def test_the_weakest_is_advised_that_breaks_nothing_up(
    preset: str, second: str, play: str, reason: str
) -> None:
    deal = followed(preset, "3D 9C", second, "3D")
    advice = advised(view(deal, 1), deal.rules)
    assert advice
    assert (text(advice.play.laid), advice.reason) == (play, reason)


def test_a_straight_of_twelve_is_led_rather_than_the_three() -> None:
    deal = dealt("thirteen_denexa", LONG, *OTHERS)
    advice = advised(view(deal, 0), deal.rules)
    assert advice
    assert advice.play.size == 12
    assert advice.reason == "hint-lead"


@pytest.mark.parametrize("preset", ["president_comp303", "bigtwo_basic", "thirteen_denexa"])
def test_the_hint_is_the_primary_button(preset: str) -> None:
    deal = dealt(preset, "3D 3C 4D 5D 6D 7D 9D 9C 9H 9S KD KC KH", *OTHERS)
    seen = view(deal, deal.leader)
    advice = advised(seen, deal.rules)
    assert advice
    rows = suggestion_rows(table_of(preset, deal), seen, 0, 2, limits.COMPONENTS)
    (primary,) = [one for one in buttons(rows) if one.style is ButtonStyle.primary]
    assert primary.custom_id.endswith(f":{advice.play.laid:x}")
