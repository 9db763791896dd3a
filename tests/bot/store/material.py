"""Tables with every field filled, and deals that the rules have played, to store in tests."""

from __future__ import annotations

from functools import cache
from random import Random

from bot.domain.computers import Level
from bot.domain.state import (
    Activity,
    Closing,
    Deadlines,
    Delivery,
    Draft,
    NewDeal,
    Seated,
    Stage,
    StopRequest,
    TableState,
    Upcoming,
)
from rules.catalogue import build, full
from rules.engine import begin, decide, legal
from rules.events import Event
from rules.match.match import Match, MatchState

ANA, BEN, CHI, DEV = "1001", "1002", "1003", "1004"
PRESET = "president_comp303"
GUILD, CHANNEL = 2**62 + 1, 2**62 + 2  # larger than a 32-bit integer or a float can hold


def lobby(channel_id: int = CHANNEL, guild_id: int = GUILD) -> TableState:
    """Return a table as /game start makes it."""
    return TableState(0, guild_id, channel_id, ANA, PRESET, seats=(Seated(ANA),))


def in_full(channel_id: int = CHANNEL) -> TableState:
    """Return a table in the middle of a match, with no field at its default."""
    match = MatchState(
        number=2,
        players=(CHI, "c1", ANA),
        standing=(ANA, CHI, "c1"),
        titles={ANA: "President", CHI: "", "c1": "Scum"},
        scores={ANA: 7, CHI: 0, "c1": -3, DEV: 4},
        deals=5,
        dealer="c1",
        direction=-1,
        winners=(CHI, ANA),
        began_at=1_763_635_200.123456,
        plan={"hand_size": 5},
        paid={ANA: 6600, BEN: -6600},
        tied={ANA: 1, BEN: 1},
    )
    return TableState(
        id=0,
        guild_id=GUILD,
        channel_id=channel_id,
        host=ANA,
        preset=PRESET,
        changed={"jokers": "2", "exchange": "[2,1]"},
        stage=Stage.BETWEEN,
        seats=(
            Seated(CHI, Delivery.CHANNEL, asleep=True, missed=2),
            Seated(ANA, bank=41.5, gone=True, substituted=True),
            Seated("c1"),
            Seated(BEN, sitting_out=True, turn_factor=2),
        ),
        match=match,
        deal_id=2**40,
        deadlines=Deadlines(17, 1_763_635_260.5, 1_763_635_230.25, (BEN, BEN)),
        votes={CHI: (ANA, BEN)},
        parent_id=CHANNEL + 5,
        closed_by=DEV,
        closed_why=Closing.STOPPED,
        activity=Activity(1_763_635_250.5, 1_763_635_200.25),
        host_before=BEN,
        saved=Draft("president_basic", {"jokers": "2"}, "Friday"),
        drafts=(Draft(PRESET), Draft("bigtwo_deuces", {"jokers": "2"})),
        takes_back=False,
        chat=True,
        stand_in=Level.STRONG,
        carries="president",
        champions=(CHI, ANA),
        upcoming=Upcoming(3, "5eed" * 16, {ANA: "apple"}),
        daily="daily.1.2026-11-26",
        stop=StopRequest(CHI, 90.0, (ANA,), (BEN,)),
        most_factor=2,
        line=("555", "666"),
    )


def new_deal(seed: str = "seed 1") -> NewDeal:
    """Return a deal of four players up to its first turn."""
    opening, _, players = played(seed)
    return NewDeal(players, full(PRESET), PRESET, 1, seed, opening)


def rest_of(seed: str = "seed 1") -> tuple[Event, ...]:
    """Return the events of the deal after the opening events of `new_deal`, up to `Ended`."""
    return played(seed)[1]


@cache
def played(seed: str) -> tuple[tuple[Event, ...], tuple[Event, ...], tuple[str, ...]]:
    """Play a random deal; return its opening events, its other events, and its players by seat."""
    chance = Random(seed)
    rules = build(PRESET)
    match, dealt = Match(rules, MatchState((ANA, BEN, CHI, DEV))).deal(chance)
    book = begin(rules, dealt)
    opening, rest, deal = tuple(book.events), [], book.deal
    while not deal.ended:
        seat = min(deal.to_act)
        book = decide(deal, seat, chance.choice(legal(deal, seat)))
        rest += book.events
        deal = book.deal
    return opening, tuple(rest), match.state.players
