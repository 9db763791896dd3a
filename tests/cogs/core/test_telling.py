"""What happened is told in the number that the language wants, and one's answer is named."""

from __future__ import annotations

import pytest

from bot.words import speaking
from bot.words.people import naming
from cogs.core.narration import tell
from cogs.hand.play import _said
from rules.actions import Bid, Call, Cut, Give
from rules.cards import cards
from rules.events import Passed

ANA, BEN = "11", "12"


@pytest.mark.parametrize(
    ("language", "one", "both"),
    [
        ("en", "Ana passed.", "Ana, Ben passed."),
        ("de", "Ana passte.", "Ana, Ben passten."),
        ("fr", "Ana a passé.", "Ana, Ben ont passé."),
        ("nl", "Ana paste.", "Ana, Ben pasten."),
        ("hu", "Ana passzolt.", "Ana, Ben passzoltak."),
    ],
)
def test_one_player_passes_and_several_pass(language: str, one: str, both: str) -> None:
    with speaking(language), naming({ANA: "Ana", BEN: "Ben"}):
        assert tell([Passed(0)], [ANA, BEN]) == [one]
        assert tell([Passed(0), Passed(1)], [ANA, BEN]) == [both]


def test_whoever_answers_reads_what_was_answered() -> None:
    """Not "You have decided."."""
    assert _said(Bid(2), None) == "You chose **Bid 2**."
    assert _said(Cut(20), None).startswith("Your answer: **")
    assert _said(Call("last card"), None) == "You chose **Last card!**."
    assert _said(Give(cards("3D")), None) == "You chose **3♦**."
