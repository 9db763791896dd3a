"""Events are told in the language's singular or plural, and answers name the player's choice."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES
from bot.words.people import naming
from bot.words.speech import Speech
from cogs.core.narration import CALLS, tell
from cogs.hand.message import done
from rules.actions import Action, Bid, Call, Cut, Give, Pass, Play
from rules.cards import cards
from rules.events import (
    Announced,
    Called,
    CardDrawn,
    CardsTaken,
    Dealt,
    Event,
    LeaderFound,
    Looked,
    OutOfTime,
    Passed,
    Played,
    StakeDoubled,
    TakenBack,
    TrickWon,
    WentOut,
)
from rules.view import redacted

ANA, BEN = "11", "12"


@pytest.mark.parametrize(
    ("language", "one", "both"),
    [
        ("en", "- Ana passes.", "- Ana and Ben pass."),
        ("de", "- Ana passt.", "- Ana und Ben passen."),
        ("fr", "- Ana passe.", "- Ana et Ben passent."),
        ("nl", "- Ana past.", "- Ana en Ben passen."),
        ("hu", "- Ana passzol.", "- Ana és Ben passzolnak."),
    ],
)
def test_one_player_passes_and_several_pass(language: str, one: str, both: str) -> None:
    speech = Speech(language)
    speech = naming(speech, {ANA: "Ana", BEN: "Ben"})
    assert tell(speech, [Passed(0)], [ANA, BEN]) == [one]
    assert tell(speech, [Passed(0), Passed(1)], [ANA, BEN]) == [both]


def test_dealer_is_told_once() -> None:
    dealt = Dealt((0, 0), dealer=1, lot=0, standing=(), number=2, direction=1)
    speech = naming(Speech(), {ANA: "Ana", BEN: "Ben"})
    assert tell(speech, [Called(1, "deal"), dealt], [ANA, BEN]) == ["**Deal 2** · Ben deals."]
    assert tell(speech, [Called(0, "deal"), dealt], [ANA, BEN])[0] == "Ana deals."


def test_trick_is_one_line_with_its_plays_and_its_winner() -> None:
    nine, pair, two = cards("9C"), cards("JD JH"), cards("2S")
    events = [
        LeaderFound(0, 0),
        Played(0, nine, nine),
        Passed(1),
        Passed(2),
        OutOfTime(3),
        Played(3, two, two),
        WentOut(3),
        Passed(0),
        Passed(1),
        TrickWon(3),
        OutOfTime(0),
        Played(0, pair, pair),
        Passed(1),
        TakenBack(1, 1),
        OutOfTime(1),
        Passed(1),
        TrickWon(0),
        Played(0, nine, nine),
        Passed(1),
    ]
    speech = naming(Speech(), {"11": "Ana", "12": "Ben", "13": "Chi", "14": "Dan"})
    told = tell(speech, events, ["11", "12", "13", "14"])
    assert told[0] == "Ana leads."
    assert told[1].startswith(
        "- Ana 9♣ → Ben and Chi pass → ⏳ Dan 2♠. Dan won the trick. Dan is out"
    )
    assert told[2].startswith("- ⏳ Ana a pair of jacks → ⏳ Ben passes. Ana won the trick.")
    assert "Ben took back a play." in told[2]
    assert told[3:] == ["- Ana 9♣ → Ben passes."]


def test_the_answer_is_a_sentence_about_the_act() -> None:
    assert done(Speech(), Bid(2)) == "You bid 2."
    assert done(Speech(), Bid(0)) == done(Speech(), Pass()) == "You passed."
    assert done(Speech(), Cut(20)) == "You cut at 20."
    assert done(Speech(), Call("last card")) == "You called **last card!**"
    assert done(Speech(), Give(cards("3D"))) == "You gave **3♦**."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_has_a_sentence_in_every_language(language: str) -> None:
    speech = Speech(language)
    acts: list[Action] = [
        Play(cards("3D")),
        Pass(),
        Bid(2),
        Cut(9),
        Give(cards("3D")),
        *map(Call, CALLS),
    ]
    said = [done(speech, action) for action in acts]
    assert len({*said}) == len(acts)
    assert all(one.endswith((".", "。", "!**", "！**")) for one in said)


TWO = cards("2S")
SEEN = {  # as the owner of the cards reads the event, and as others do
    CardsTaken(0, 1, TWO, open=False): ("Ana picked up **2♠**.", "Ana picked up the hidden card."),
    CardsTaken(0, 1, TWO, True, cards("3D")): ("Ana traded **3♦** for **2♠**.",) * 2,
    Looked(0, TWO): ("Ana saw **2♠** in the middle.", "Ana looked at the card in the middle."),
    CardDrawn(0, TWO): ("Ana drew **2♠**.", "Ana drew a card."),
    Announced(0, 1): ("⚠️ Ana has **one card** left!",) * 2,
    StakeDoubled(): ("The stake doubles!",) * 2,
}


@pytest.mark.parametrize("event", SEEN, ids=lambda event: type(event).__name__)
def test_cards_are_told_only_to_people_with_sight_of_them(event: Event) -> None:
    speech = naming(Speech(), {ANA: "Ana", BEN: "Ben"})
    told = [tell(speech, [redacted(event, seat)], [ANA, BEN]) for seat in (0, 1)]
    assert told == [[line] for line in SEEN[event]]
