"""A ladder follows from the choices a deal is played by, and never from the name of a preset."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.words.values import offered
from rules.catalogue import OPTIONS, build, full, problems
from rules.catalogue.ladder import (
    LADDERS,
    OTHER,
    OUTSIDE_A_DEAL,
    is_preset,
    ladder,
    ladder_of,
    parts,
)
from rules.catalogue.presets import PRESETS, resolved
from rules.engine import begin, decide
from rules.events import Event
from rules.match.match import Match, MatchState
from rules.view import view
from tests.rules.random_play import at_random

GAMES = {
    "bt": "bigtwo",
    "pr": "president",
    "df": "daifugo",
    "th": "thirteen",
    "dd": "doudizhu",
    "b3": "bigthree",
}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_on_the_ladder_of_its_game_and_its_sides(preset: str) -> None:
    name, rules = ladder(full(preset)), build(preset)
    assert name in LADDERS
    assert name == ladder_of(preset)
    game, variant = parts(name)
    assert game == GAMES[resolved(preset)[0]]
    assert (name in ("doudizhu", "bigthree")) == rules.one_against_all
    assert (variant == "teams") == (rules.sided and not rules.one_against_all)
    assert is_preset(full(preset))


def test_presets_are_spread_over_these_ladders() -> None:
    found = {ladder_of(preset) for preset in PRESETS}
    assert found == {
        *("president", "president-pairs", "daifugo", "thirteen", "doudizhu", "bigthree"),
        *("bigtwo", "bigtwo-teams", "bigtwo-exchange"),
    }
    assert ladder_of("president_collusion") == "president-pairs"
    assert ladder_of("a game of long ago") == OTHER


CHANGED = [
    ("president_basic", {"exchange": "none"}, "president-plain"),
    ("daifugo_denexa", {"exchange": "none"}, "daifugo-plain"),
    ("bigtwo_deuces", {"exchange": "[2,1]"}, "bigtwo-exchange"),
    ("president_deuces", {"exchange": "none"}, "bigtwo"),
    ("bigtwo_teams", {"teams": "off"}, "bigtwo"),
    ("thirteen_denexa", {"teams": "opposite_pairs", "players": "4..4"}, "thirteen-teams"),
    ("president_basic", {"jokers": "2"}, "president"),
]


@pytest.mark.parametrize(("preset", "changed", "name"), CHANGED)
def test_house_rules_are_on_the_ladder_of_the_game_in_play(
    preset: str, changed: dict[str, str], name: str
) -> None:
    assert not problems(preset, changed)
    assert ladder(full(preset, changed)) == name
    assert not is_preset(full(preset, changed))


def test_rules_changed_into_those_of_another_preset_are_of_a_preset() -> None:
    goal = full("president_denexa")
    assert is_preset(full("president_basic", goal))


# Each option is classified once: a new one belongs to one of the two lists.
OUTSIDE = """
    first_seating titles hats forfeits duties join_leave
    stake starting_chips match_end match_target match_winner
"""
INSIDE = """
    pack decks deck_backs jokers rank_order joker_rank joker_order extra_high suit_order suit_scope
    direction first_dealer next_dealer cut first_card deal hand_size leftover swap_offer_face
    ghost_hand redeal_low_points redeal_no_faces expose_assign dragon_win four_twos four_threes
    instant_win_seats auction auction_first auction_open_forced auction_reentry auction_all_pass
    widow first_lead first_lead_card opening_includes_low later_lead loser_tie deals_per_round
    triples flushes quads_form four_card_two_pairs two_pair_junk two_pair_tie straight_flush_extra
    dragon_combo sequences poker_combos run_min run_excluded set_run_min kickers quad_kicker_pair
    joker_kickers straight_order flush_rank five_card_order five_card_cross poker_ranks bomb_system
    bomb_reach bomb_hands bomb_spares_big_two bomb_out_of_turn quads_beat_nonquads pair_run_twos
    chop_order chop_twos chop_reach pass_rule must_beat beat_own set_size_rule equal_play equal_skip
    follow_suit unbeatable_closes draw_on_pass stock_exhausted hand_counts table_pile joker_wild
    joker_power wild_ranks wild_alone wild_tie two_power twos_discount transparent three_power
    sofia_powers revolution revolution_trigger joker_turns revolution_low_high deal_end place_lead
    top_must_win announce announce_penalty last_card_guard finish_ban teams team_tie partner_talk
    exchange exchange_return exchange_extra three_player_gift merchants collusion seating touch_rule
    procedural_faults stagnation_demotion score_model penalty_steps triple_condition over13_rate
    twos_left_double double_scope finish_twos_double card_values winner_points place_points
    pusoy_last_twos hutabarat_specials single_loser_amount bid_doubling spring settlement
"""


def test_every_option_changes_a_deal_or_is_outside() -> None:
    assert {*OUTSIDE.split()} == OUTSIDE_A_DEAL
    assert sorted([*OUTSIDE.split(), *INSIDE.split(), "players"]) == sorted(OPTIONS)


@pytest.mark.parametrize("preset", PRESETS)
def test_options_outside_a_deal_leave_it_a_deal_of_the_preset(preset: str) -> None:
    choices = full(preset)
    for option in OUTSIDE_A_DEAL & choices.keys():
        for value in offered(option, choices[option], choices[option]):
            assert is_preset(full(preset, {option: value})), (option, value)
    assert is_preset(full(preset, {"match_target": "3", "match_end": "deals", "stake": "0.25"}))
    low, high = choices["players"].split("..")
    assert is_preset(full(preset, {"players": f"{low}..{low}"}))
    assert is_preset(full(preset, {"players": f"{high}..{high}"}))


def test_more_players_than_a_preset_has_and_options_of_a_deal_are_house_rules() -> None:
    assert not is_preset(full("president_basic", {"players": "4..9"}))
    assert not is_preset(full("president_basic", {"players": "3..5"}))
    assert not is_preset(full("president_basic", {"match_target": "7", "jokers": "2"}))
    assert not is_preset(full("bigtwo_basic", {"settlement": "winner_collects"}))


UNSEEN = ("titles", "hats", "join_leave", "stake", "starting_chips", "match_end", "match_target")


@pytest.mark.slow
@pytest.mark.sampled(5)
@pytest.mark.parametrize("preset", PRESETS)
def test_options_outside_a_deal_change_no_event_of_it(preset: str) -> None:
    """Several options change together, until each value was one of the changes."""
    choices, expected = full(preset), deals(preset, {})
    waiting = [
        {option: value}
        for option in sorted(choices.keys() & {*UNSEEN, "match_winner"})
        for value in offered(option, choices[option], choices[option])
        if not problems(preset, {option: value})
    ]
    while waiting:
        changed = dict[str, str]()
        for change in waiting[:]:
            if not (change.keys() & changed.keys() or problems(preset, changed | change)):
                changed |= change
                waiting.remove(change)
        assert deals(preset, changed) == expected, changed


def deals(preset: str, changed: dict[str, str]) -> list[Event]:
    """Return the events of two deals played at random by the same people, with the same chance."""
    rules, chance = build(preset, changed), Random(7)
    seats = 4 if 4 in rules.seats else rules.seats[0]
    state, events = MatchState(tuple("ABCDEFGHIJKL"[:seats])), list[Event]()
    for _ in range(2):
        match, first = Match(rules, state).deal(chance)
        book = begin(rules, first)
        events += book.events
        while not book.deal.ended:
            seat = min(book.deal.to_act)
            book = decide(book.deal, seat, at_random(view(book.deal, seat), chance))
            events += book.events
        state = replace(match.finished(book.deal.ended).state, winners=())
    return events
