"""Choices that the catalogue's interaction rows (3.0) exclude: each refused in a host's words."""

from __future__ import annotations

import re

import pytest

from rules.catalogue import build, contradictions, problems
from rules.catalogue.presets import PRESETS

BT, PR = "bigtwo_basic", "president_basic"
ONE_JOKER = {"jokers": "1"}
WILD = {"jokers": "2", "joker_wild": "rank"}
WILD_3, WILD_2 = {"wild_ranks": "{3}"}, {"wild_ranks": "{2}"}
HIGH_THREES = {"three_power": "beats_all_but_two", "transparent": "4", "two_power": "beats_all"}
SOFIA = {"sofia_powers": "on", "rank_order": "sofia", "jokers": "2"}
SOFIA_EXCLUDES = "excludes `two_power`, `twos_discount`, `joker_power`"
LOW_HIGH = {"revolution_low_high": "on", "two_power": "high_and_low", "revolution": "ranks"}
SINGLES = {"revolution": "ranks", "revolution_trigger": "set_or_four_singles"}
SKIP = {"equal_skip": "one", "equal_play": "allowed"}
BOMBS = {"bomb_out_of_turn": "on", "bomb_reach": "singles_pairs"}
DRAWN = {"draw_on_pass": "one", "leftover": "stock"}
PLACES = {"score_model": "places", "deal_end": "one_left", "match_winner": "highest"}
TO_THE_FIRST = {"deal_end": "first_out", "score_model": "none", "match_end": "open",
                "exchange": "none", "later_lead": "winner"}  # fmt: skip
CALLS = {"announce": "one", "announce_penalty": "take_all", "deal_end": "first_out"}
ROUNDS = {"deals_per_round": "10", "later_lead": "winner"}
TIES = {"loser_tie": "next_seat", "later_lead": "loser"}
SIX = {"exchange": "[3,2,1]", "players": "6..7"}
PAIRS = {"collusion": "on", "players": "6..6", "jokers": "2"}
TEAMS = {"teams": "opposite_pairs", "players": "4..4", "deal_end": "first_out"}
WINS_ALONE = "if a deal goes on until one player is left."

Changes = dict[str, str]
Row = tuple[str, str, str, Changes, Changes, str]
REFUSED: list[Row] = [
    # row, its words, preset, valid choices, the change that contradicts, sentence for the host
    ("I-01", "`joker_rank=none` needs `joker_wild` on", PR, WILD | {"joker_rank": "none"},
     {"joker_wild": "off"}, "Jokers without their own rank must be wild."),
    ("I-01", "Jokers in a pack need `jokers` > 0", PR, WILD,
     {"jokers": "0"}, "Wild jokers need at least one joker in the deck."),
    ("I-02", "`wild_ranks` containing 3 excludes `transparent=3`", PR, WILD_3,
     {"transparent": "3"}, "A rank can't be both wild and transparent: 3."),
    ("I-02", "`three_power`", PR, HIGH_THREES,
     WILD_3, "Threes can't be wild and have a power too."),
    ("I-02", "a three as `first_lead_card`", PR,
     WILD_3 | {"first_lead": "named_card", "first_lead_card": "4C"},
     {"first_lead_card": "3S"}, "A wild card can't decide who leads: take 4C instead."),
    ("I-02", "containing 2 excludes `two_power`", PR, WILD_2,
     {"two_power": "wins_trick"}, "Twos can't be wild and have a power too."),
    ("I-02", "`twos_discount`", PR, WILD_2,
     {"twos_discount": "1"}, "Twos can't be wild and need one card fewer."),
    ("I-03", "needs `transparent=4`", PR, HIGH_THREES,
     {"transparent": "none"}, "Threes that beat all but a two need transparent fours."),
    ("I-03", "and `two_power=beats_all`", PR, HIGH_THREES, {"two_power": "wins_trick"},
     "Threes that beat all but a two need a single two that beats everything."),
    ("I-04", "`sofia_powers` needs `rank_order=sofia`", PR, SOFIA, {"rank_order": "two_high"},
     "Jokers, jacks and twos with powers need the order joker, jack, two, ace."),
    ("I-04", SOFIA_EXCLUDES, PR, SOFIA, {"two_power": "wins_trick"},
     "Jokers, jacks and twos with powers don't go with a power of the single two."),
    ("I-04", SOFIA_EXCLUDES, PR, SOFIA, {"twos_discount": "1"},
     "Jokers, jacks and twos with powers don't go with twos that need one card fewer."),
    ("I-04", SOFIA_EXCLUDES, PR, SOFIA, {"joker_power": "wins_trick"},
     "Jokers, jacks and twos with powers don't go with a power of the single joker."),
    ("I-05", "`revolution_low_high` needs `two_power=high_and_low`", PR, LOW_HIGH,
     {"two_power": "beats_all"},
     "Aces highest and lowest in a revolution need twos highest and lowest before it."),
    ("I-05", "and `revolution` on", PR, LOW_HIGH,
     {"revolution": "off"}, "Aces highest and lowest in a revolution need revolutions."),
    ("I-05", "needs `equal_play=allowed`", PR, SINGLES | {"equal_play": "allowed"},
     {"equal_play": "off"}, "A revolution by four equal singles needs equal plays to be allowed."),
    ("I-05", "needs `equal_play=allowed`", PR, SINGLES | {"equal_play": "allowed"},
     {"equal_play": "reverse_colour"},
     "A revolution by four equal singles needs equal plays to be allowed."),
    ("I-06", "`equal_skip` needs `equal_play` on", PR, SKIP, {"equal_play": "off"},
     "Equal plays can only skip a player if equal plays beat."),
    ("I-09", "`bomb_out_of_turn` needs a `bomb_reach` beyond five-card plays", BT, BOMBS,
     {"bomb_reach": "five_card_only"},
     "Bombs out of turn need bombs that beat more than five-card hands."),
    ("I-12", "`draw_on_pass` needs `leftover=stock`", BT, DRAWN, {"leftover": "discard"},
     "Drawing when you pass needs a stock: set Leftovers to the stock."),
    ("I-13", "`score_model=places` needs `deal_end=one_left`", BT, PLACES,
     {"deal_end": "first_out"}, f"Points by place only work {WINS_ALONE}"),
    ("I-13", "as does any `exchange`", PR, TO_THE_FIRST,
     {"exchange": "[1]"}, f"Exchanging by place only works {WINS_ALONE}"),
    ("I-13", "or `later_lead` by rank", PR, TO_THE_FIRST,
     {"later_lead": "top_rank"}, f"Leading by place only works {WINS_ALONE}"),
    ("I-13", "or `later_lead` by rank", PR, TO_THE_FIRST,
     {"later_lead": "bottom_rank"}, f"Leading by place only works {WINS_ALONE}"),
    ("I-14", "`announce_penalty` needs `announce=one`", BT, CALLS, {"announce": "two_or_one"},
     "A penalty for not calling needs a warning on the last card."),
    ("I-14", "and `deal_end=first_out`", BT, CALLS, {"deal_end": "one_left"},
     "A penalty for not calling needs a deal that ends when someone goes out."),
    ("I-16", "`deals_per_round` needs `later_lead=winner`", BT, ROUNDS,
     {"later_lead": "as_first"}, "Sets of deals need the winner to lead the later deals."),
    ("I-16", "`loser_tie` needs `later_lead=loser`", BT, TIES, {"later_lead": "winner"},
     "Tied losers only matter if the loser leads."),
    ("I-17", "`exchange` of k pairs needs at least 2k players", PR, SIX, {"players": "5..7"},
     "This exchange needs at least 6 players."),
    ("I-17", "`collusion` needs equal hands", PR, PAIRS, {"jokers": "1"},
     "Swapping in secret needs equal hands: deal equal or fixed hands."),
    ("I-17", "and an even number of players", PR, PAIRS | {"deal": "equal_leftover"},
     {"players": "5..6"}, "Swapping in secret needs an even number of players."),
    ("I-18", "`teams=opposite_pairs` needs 4 players", BT, TEAMS,
     {"players": "2..4"}, "Two teams across the table need exactly four players."),
    ("I-18", "and `deal_end=first_out`", BT, TEAMS, {"deal_end": "one_left"},
     "Two teams across the table need a deal that ends when one player is out."),
]  # fmt: skip


@pytest.mark.parametrize("row", REFUSED, ids=[f"{row} {said}" for row, *_, said in REFUSED])
def test_a_contradiction_is_refused_in_one_sentence(row: Row) -> None:
    """The choices build; with the one change nothing is wrong but what the row says."""
    _, _, preset, together, changed, said = row
    assert contradictions(preset, together) == []
    assert together.items() <= build(preset, together).choices.items()
    assert problems(preset, together | changed) == [said]
    with pytest.raises(ValueError, match=re.escape(said)):
        build(preset, together | changed)


NOTHING = "With the other rules, this changes nothing: "
IDLE = [
    ("president_denexa", {"place_points": "zero_sum"}, "How many points does each place get?"),
    ("thirteen_denexa", {"place_points": "zero_sum"}, "How many points does each place get?"),
    ("bigtwo_basic", {"place_points": "worker"}, "How many points does each place get?"),
    ("bigtwo_basic", {"card_values": "b"}, "What are the cards left worth?"),
    ("bigtwo_values_a", {"penalty_steps": "[[9,2]]"}, "How much does each card left cost?"),
    ("bigtwo_basic", {"hutabarat_specials": "on"}, "Do unbeaten bombs earn points?"),
    ("bigtwo_teams", {"penalty_steps": "harsh"}, "How much does each card left cost?"),
    (
        "bigtwo_teams",
        {"last_card_guard": "assistant"},
        "What if the next player has one card left?",
    ),
    ("president_basic", {"stake": "5"}, "What is a point worth?"),
    ("president_basic", {"joker_order": "red_high"}, "Is one joker higher than the other?"),
    ("president_basic", {"run_min": "5"}, "How long is the shortest run?"),
    ("bigtwo_basic", {"match_target": "7"}, "Play to how many points, deals or minutes?"),
    ("bigtwo_basic", {"team_tie": "draw"}, "What if both teams have as many cards?"),
]


@pytest.mark.parametrize(("preset", "changed", "question"), IDLE)
def test_a_change_without_effect_is_named_and_refuses_no_game(
    preset: str, changed: dict[str, str], question: str
) -> None:
    (told,) = problems(preset, changed)
    assert told.startswith(f"{NOTHING}{question} ")
    assert contradictions(preset, changed) == []
    assert build(preset, changed).choices.items() >= changed.items()


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("president_basic", {"place_points": "worker"}),
        ("president_basic", {"jokers": "2", "joker_order": "red_high"}),
        ("bigtwo_basic", {"match_end": "deals", "match_target": "7"}),
        ("bigtwo_basic", {"next_dealer": "top_rank"}),  # another value for the same dealer
        ("lectio", {"stake": "5"}),
        ("president_wild_jokers", {"wild_alone": "top_equal"}),
    ],
)
def test_a_change_with_an_effect_is_not_named(preset: str, changed: dict[str, str]) -> None:
    assert problems(preset, changed) == []


def test_no_preset_says_that_it_contradicts_itself() -> None:
    assert [preset for preset in PRESETS if problems(preset)] == []


@pytest.mark.parametrize(
    ("preset", "changed", "told"),
    [
        (
            "bigtwo_indonesia",
            {"match_end": "deals", "match_target": "10"},
            "A match of 10 deals never starts a second set of 10. ",
        ),
        (
            "bigtwo_indonesia",
            {"match_end": "chips_out_or_deals", "starting_chips": "9", "match_target": "3"},
            "A match of 3 deals never starts a second set of 10. ",
        ),
        ("president_basic", {"place_points": "[0]"}, "Nobody can reach 11 points: "),
        ("president_basic", {"place_points": "[-1,-2]"}, "Nobody can reach 11 points: "),
    ],
)
def test_match_that_cannot_reach_its_end_is_refused(
    preset: str, changed: dict[str, str], told: str
) -> None:
    (refused,) = contradictions(preset, changed)
    assert refused.startswith(told)
