"""Every preset is played from deal to end, with the fewest and the most players from three up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.cards import Cards, cards, joined
from rules.catalogue import build
from rules.events import CardsTaken, Dealt, Ended, LeaderFound, PhaseBegan, Played, Turn, WentOut
from rules.match.match import Match, MatchState
from tests.data import presets
from tests.rules.notation import LETTERS
from tests.rules.random_play import Played as Game
from tests.rules.random_play import play

PRESETS: dict[str, dict[str, Any]] = {key: row["resolved"] for key, row in presets().items()}
PACKS = {"standard52": 52, "strip40": 40, "tiles60": 60}


def counts(chosen: dict[str, Any]) -> list[int]:
    """Return the fewest players from three up, and the most."""
    low, high = map(int, chosen["players"].split(".."))
    return sorted({min(max(low, 3), high), high})


TABLES = [(preset, seats) for preset, chosen in PRESETS.items() for seats in counts(chosen)]


def played(preset: str, seats: int) -> tuple[Game, Match, Match]:
    """Return a deal that counts, the match during that deal, and the match after it."""
    chance = Random(f"{preset} {seats}")
    match = Match(build(preset), MatchState(tuple(LETTERS[:seats])))
    while True:
        match, first = match.deal(chance)
        done = play(match.rules, first, Random(chance.random()))
        assert done.deal.ended is not None
        after = match.finished(done.deal.ended)
        if not done.deal.ended.void:
            return done, match, after
        match = after


def of_kind(done: Game, kind: type) -> list[Any]:
    return [event for event in done.events if isinstance(event, kind)]


@pytest.fixture(scope="module", params=TABLES, ids=[f"{p} for {n}" for p, n in TABLES])
def a_game(request: pytest.FixtureRequest) -> tuple[dict[str, Any], int, Game, Match]:
    preset, seats = request.param
    done, _, after = played(preset, seats)
    return PRESETS[preset], seats, done, after


A_Game = tuple[dict[str, Any], int, Game, Match]


def test_hands_are_as_large_as_the_preset_says(a_game: A_Game) -> None:
    chosen, seats, done, _ = a_game
    (dealt,) = of_kind(done, Dealt)
    pack = PACKS[chosen["pack"]] * int(chosen["decks"]) + int(chosen["jokers"])
    assert done.rules.pack.bit_count() == pack
    sizes = [hand.bit_count() for hand in dealt.hands]
    if chosen["deal"] == "all_uneven":
        assert (sum(sizes), max(sizes) - min(sizes)) == (pack, int(pack % seats > 0))
        return
    usual = {2: 17, 3: 17, 4: 13} if "straight_order" in chosen else {2: 13, 3: 13, 4: 13}
    auto = pack // seats if chosen["deal"] == "equal_leftover" else usual.get(seats, pack // seats)
    fixed = chosen["deal"] == "fixed" and chosen["hand_size"] != "auto"
    assert set(sizes) == {int(chosen["hand_size"]) if fixed else auto}
    left = joined([dealt.widow, dealt.aside, *dealt.stock])
    assert left & joined(dealt.hands) == 0
    assert left.bit_count() == pack - sum(sizes)


def test_the_deal_ends_as_the_preset_says(a_game: A_Game) -> None:
    chosen, seats, done, _ = a_game
    ended = done.deal.ended
    assert isinstance(ended, Ended)
    assert sorted(ended.places) == list(range(seats))
    out = [event.seat for event in of_kind(done, WentOut)]
    if not of_kind(done, Played):
        assert chosen["dragon_win"] == "on" or chosen["four_twos"] == "win"
        return
    holding = [seat for seat, hand in enumerate(done.deal.hands) if hand]
    stuck = chosen["finish_ban"] != "none"  # a deal ends when no player can lead
    if chosen["deal_end"] == "first_out":
        assert len(out) == 1 or stuck
    else:
        assert len(holding) <= 1 or stuck
    if chosen["teams"] == "off" and out:
        assert ended.places[0] == out[0]


def test_the_points_are_those_of_the_model(a_game: A_Game) -> None:
    chosen, seats, done, after = a_game
    ended = done.deal.ended
    assert ended is not None
    points = ended.points
    match chosen["score_model"]:
        case "none":
            scored = [0, 0, 1, 1] if chosen["teams"] == "opposite_pairs" else [0] * seats
            assert ended.void or sorted(points) == scored
        case "places":
            by_place = [points[seat] for seat in ended.places]
            assert by_place == sorted(points, reverse=True)
            assert by_place[0] > by_place[-1]
        case "chips_bid" | "single_loser":
            assert sum(points) == 0
            assert any(points)
        case "pusoy":
            assert sorted(points)[:-1] == [0] * (seats - 1)
            assert max(points) in (1, 2, 4, 8, 16)
        case "penalty_cards" | "penalty_values" if chosen["winner_points"] == "zero":
            assert points[ended.places[0]] == 0
            assert min(points) == 0
        case "penalty_cards" | "penalty_values" if chosen["announce_penalty"] == "off":
            assert sum(points) == 0
        case "penalty_cards":  # the player who did not call pays for all; no player is paid
            assert sum(points) <= 0
    assert bool(ended.paid) is (chosen["settlement"] != "none")
    assert sum(ended.paid) == 0 or chosen["announce_penalty"] == "take_all"
    assert after.state.deals == 1
    assert tuple(after.state.scores.values()) == points


def test_the_turn_goes_the_way_the_preset_says(a_game: A_Game) -> None:
    chosen, seats, done, _ = a_game
    way = {"cw": 1, "ccw": -1}[chosen["direction"]]
    assert done.deal.direction == way or chosen.get("revolution") == "ranks_and_direction"
    phase = max(i for i, e in enumerate(done.events) if isinstance(e, PhaseBegan))
    turns = [event for event in done.events[phase:] if isinstance(event, Turn) and event.seats]
    first_two = [min(turn.seats) for turn in turns[:2]]
    if len(first_two) == 2 and not {"equal_skip", "bomb_out_of_turn", "revolution"} & {
        key for key, value in chosen.items() if value not in ("off", "0")
    }:
        closes = chosen.get("two_power", "none") + chosen.get("joker_power", "none")
        closed = "wins" in closes or chosen.get("unbeatable_closes") == "on"
        assert (first_two[1] - first_two[0]) % seats == way % seats or closed


def test_the_first_lead_is_whose_the_preset_says(a_game: A_Game) -> None:
    chosen, _, done, _ = a_game
    found = of_kind(done, LeaderFound)
    if not found:
        assert not of_kind(done, Played)
        return
    (lead,) = found
    (dealt,) = of_kind(done, Dealt)
    hands = dealt.hands
    taken = of_kind(done, CardsTaken)  # taken before the lead; cards are drawn after it
    held: Cards = hands[lead.seat] | joined(e.cards for e in taken if e.seat == lead.seat)
    match chosen["first_lead"]:
        case "named_card":
            assert held & cards(chosen["first_lead_card"])
        case "dealer_next":
            assert lead.seat == (dealt.dealer + dealt.direction) % len(hands)
        case "low_card":
            lowest = done.rules.opening.lowest_first(done.rules.pack & ~done.deal.aside)
            everything = joined(hands) | joined(event.cards for event in taken)
            assert held & next(one for one in lowest if one & everything)
        case "landlord":
            assert done.deal.sides[lead.seat] == 0
        case "first_bidder":
            assert lead.seat == done.deal.bids[0].seat
    first = of_kind(done, Played)[0]
    opens = chosen["first_lead"] in ("low_card", "named_card")
    if opens and chosen.get("opening_includes_low") == "must":
        assert first.cards & lead.including
