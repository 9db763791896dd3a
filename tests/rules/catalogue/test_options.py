"""The catalogue as data: values, presets, contradictions, and texts that Discord accepts."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

from rules.catalogue import OPTIONS, build, contradictions, full, problems
from rules.catalogue.presets import PRESETS, resolved
from rules.catalogue.values import Numbers, Span
from rules.phases.exchange import Exchange
from tests.data import presets, table

CATALOGUE: dict[str, Any] = {row["id"]: row for row in table("options")}
RESOLVED = presets()
SAMPLES = {  # samples of values that the catalogue describes but does not list
    ("players", "<range>"): ["2..2", "3..7", "4..12"],
    ("jokers", "<int 0..4>"): ["0", "1", "2", "3", "4"],
    ("wild_ranks", "<subset of {2,3}>"): ["{}", "{2}", "{3}", "{2,3}"],
    ("hand_size", "<int>"): ["9", "13", "17"],
    ("redeal_low_points", "<int>"): ["3", "5"],
    ("first_lead_card", "<card>"): ["3H", "4D", "10S"],
    ("deals_per_round", "<int>"): ["5", "10"],
    ("run_min", "<int>"): ["3", "4", "5"],
    ("run_excluded", "<set of ranks>"): ["{}", "{2}", "{A,2}"],
    ("set_run_min", "<map size:length>"): ["{2:3}", "{2:3,3:2}"],
    ("transparent", "<rank>"): ["3", "4", "8"],
    ("exchange", "<list of counts>"): ["[1]", "[2]", "[2,1]", "[3,2,1]", "[1, 1]"],
    ("over13_rate", "<int>"): ["2", "3"],
    ("place_points", "<list>"): ["[2,1]", "[3]", "[5, 0, -5]"],
    ("single_loser_amount", "<int>"): ["1", "10"],
    ("stake", "<number>"): ["1", "0.50", "20"],
    ("starting_chips", "<int>"): ["100", "149"],
    ("match_target", "<int>"): ["1", "11", "100", "1000"],
    ("titles", "custom"): ["custom:General/Major/Private", "custom:Ace/Two/Three/Four"],
}
BASES = ("bigtwo_basic", "president_basic", "daifugo_denexa", "thirteen_denexa",
         "doudizhu_denexa", "bigthree_denexa")  # fmt: skip
BUILT = {  # by family: how many values build in its base, how many are refused
    "bigtwo_basic": (289, 23),
    "president_basic": (256, 18),
    "daifugo_denexa": (162, 11),
    "thirteen_denexa": (171, 13),
    "doudizhu_denexa": (147, 33),
    "bigthree_denexa": (136, 37),
}
HELPS: list[dict[str, str]] = [  # other choices that give some values a meaning
    {},
    {"decks": "2", "jokers": "3"},
    {"jokers": "1"},
    {"score_model": "places", "deal_end": "one_left", "match_winner": "highest"},
    {"score_model": "pusoy", "exchange": "none", "later_lead": "winner", "match_winner": "highest"},
    {"deal_end": "first_out", "score_model": "none", "match_end": "open", "later_lead": "winner",
     "exchange": "none", "seating": "fixed"},
    {"match_winner": "lowest"},
    {"match_winner": "lowest", "match_end": "open"},
    {"match_end": "open"},
    {"players": "4..4"},
    {"players": "5..5"},
    {"players": "6..7"},
    {"players": "3..3"},
    {"later_lead": "loser"},
    {"later_lead": "winner"},
    {"exchange": "none"},
    {"deal": "equal_leftover", "leftover": "swap_offer"},
    {"rank_order": "tiles"},
    {"pack": "strip40"},
]  # fmt: skip


def listed(option: str) -> list[str]:
    """Return each value that the catalogue lists for an option, with the samples."""
    values = CATALOGUE[option]["values"]
    return [value for word in values for value in SAMPLES.get((option, word), [word])]


def test_nothing_of_the_catalogue_is_missing() -> None:
    assert CATALOGUE.keys() - OPTIONS.keys() == set()
    assert RESOLVED.keys() - PRESETS.keys() == set()


@pytest.mark.parametrize("option", CATALOGUE)
def test_every_value_of_the_catalogue_builds_in_some_game(option: str) -> None:
    for value in listed(option):
        assert any(fits(preset, option, value) for preset in (*BASES, *PRESETS)), value


@cache
def fits(preset: str, option: str, value: str) -> bool:
    """Whether the value builds in the preset, alone or with `HELPS`; refusals are sentences."""
    if option not in full(preset):
        return False
    for help_ in HELPS if preset in BASES else HELPS[:1]:
        changed = help_ | {option: value}
        if not changed.keys() <= full(preset).keys():
            continue
        refused = contradictions(preset, changed)
        assert all(sentence.endswith(".") for sentence in refused)
        if not refused:
            return build(preset, changed).choices[option] == OPTIONS[option].today(value)
        with pytest.raises(ValueError, match=re.escape(refused[0])):
            build(preset, changed)
    return False


def test_no_value_is_left_out_of_the_walk() -> None:
    """Every word of a value is one of ours or has samples, and no sample is unused."""
    words = {(option, word) for option, row in CATALOGUE.items() for word in row["values"]}
    assert SAMPLES.keys() <= words
    described = {(option, word) for option, word in words if "<" in word}
    assert described <= SAMPLES.keys() | {("jokers", "<int 0..4>")}
    assert sum(len(listed(option)) for option in CATALOGUE) == 425


@pytest.mark.slow
@pytest.mark.parametrize("base", BASES)
def test_a_value_that_does_not_build_in_a_family_is_refused(base: str) -> None:
    """Of the values of a family so many build, alone or with help, and so many do not."""
    values = [(key, value) for key in CATALOGUE if key in full(base) for value in listed(key)]
    refused = [value for value in values if not fits(base, *value)]
    assert (len(values) - len(refused), len(refused)) == BUILT[base]


@pytest.mark.parametrize("preset", RESOLVED)
def test_presets_resolve_as_the_catalogue_says(preset: str) -> None:
    chosen = {key: value for key, value in full(preset).items() if key in CATALOGUE}
    assert chosen == RESOLVED[preset]["resolved"]
    assert dict(PRESETS[preset].choices) == RESOLVED[preset]["overrides"]
    assert PRESETS[preset].base == RESOLVED[preset]["base"]
    assert resolved(preset)[0] == RESOLVED[preset]["family"]


@pytest.mark.parametrize("option", CATALOGUE)
def test_defaults_are_the_catalogues(option: str) -> None:
    defaults = dict(word.split("=", 1) for word in CATALOGUE[option]["default"].split())
    for family in ("bt", "pr", "df", "th", "dd", "b3"):
        value = defaults.get(family, defaults.get("*"))
        known = None if value is None else OPTIONS[option].today(value)
        assert OPTIONS[option].default_for(family) == known


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_builds_and_keeps_its_choices(preset: str) -> None:
    assert build(preset).choices == full(preset)


def test_a_changed_option_takes_the_place_of_the_presets() -> None:
    assert full("president_basic", {"jokers": " 2 "})["jokers"] == "2"
    assert build("president_basic", {"jokers": "2"}).jokers == 2


@pytest.mark.slow
def test_a_choice_can_be_unmade() -> None:
    """Every rule enters through a choice: taking all of them back leads to the base."""
    bases = {resolved(base)[0]: base for base in BASES}
    for preset in PRESETS:
        base = bases[resolved(preset)[0]]
        if full(preset).keys() != full(base).keys():
            continue  # Big Two with places: its base has no titles to restore
        assert build(preset, full(base)) == build(base)


def test_all_contradictions_are_named_at_once() -> None:
    chosen = {
        "jokers": "3",
        "first_lead": "landlord",
        "deal_end": "first_out",
        "exchange": "[3,2,1]",
        "place_points": "zero_sum",
        "match_winner": "best_pair",
    }
    assert problems("president_basic", chosen, seats=8) == [
        "You need 4 to 7 players and have 8.",
        "3 jokers need two decks: there are at most two in each deck.",
        "The landlord or first bidder can only lead if there is bidding.",
        "Leading by place only works if a deal goes on until one player is left.",
        "Exchanging by place only works if a deal goes on until one player is left.",
        "Points by place only work if a deal goes on until one player is left.",
        "Zero-sum points are for exactly five or seven players.",
        "A pair can only win a match if pairs swap in secret.",
    ]


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"exchange": "[3,2,1]"}, "This exchange needs at least 6 players"),
        ({"score_model": "none"}, "A match to a number of points needs points"),
        ({"score_model": "none", "match_end": "deals"}, "can only be won by the first place"),
        ({"exchange": "by_score", "score_model": "pusoy"}, "An exchange by score needs points"),
        ({"exchange": "by_score", "place_points": "[9]"}, "9 out of a hand of 13 is too many"),
        (
            {"exchange": "[6]", "pack": "tiles60", "rank_order": "tiles", "players": "4..4"},
            "6 out of a hand of 15 is too many",
        ),
        ({"exchange": "[6]", "decks": "2"}, "6 out of a hand of 26 is too many"),
        ({"place_points": "zero_sum"}, "Zero-sum points are for exactly five or seven players"),
    ],
)
def test_each_contradiction_has_its_sentence(chosen: dict[str, str], sentence: str) -> None:
    (refused,) = problems("president_basic", chosen)
    assert sentence in refused
    assert refused.endswith(".")
    with pytest.raises(ValueError, match=re.escape(sentence)):
        build("president_basic", chosen)


def test_unknown_games_options_and_values_are_named() -> None:
    assert problems("whist") == ["I don't know a game called “whist”."]
    assert problems("president_basic", {"trumps": "hearts", "jokers": "many", "hats": ""}) == [
        f"{OPTIONS['hats'].question} “” doesn't work. Pick one of: off, on.",
        "How many jokers? “many” doesn't work. Type a number from 0 to 4.",
        "There's no house rule “trumps” here.",
    ]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("jokers", "5"),
        ("jokers", "-1"),
        ("players", "1..4"),
        ("players", "7..4"),
        ("players", "4"),
        ("exchange", "[7]"),
        ("exchange", "[-1]"),
        ("exchange", "[]"),
        ("exchange", "[1,1,1,1,1,1,1]"),
        ("place_points", "two"),
        ("match_target", "0"),
        ("match_target", "9999999"),
        ("titles", "custom:One/Two"),
        ("titles", "custom:" + "x" * 33 + "/b/c"),
        ("first_lead_card", "KX"),
    ],
)
def test_values_out_of_bounds_are_refused(option: str, value: str) -> None:
    (refused,) = problems("president_basic", {option: value})
    assert refused.startswith(OPTIONS[option].question)
    assert f" “{value}” doesn't work. " in refused


def test_a_list_is_read_as_numbers_whether_or_not_it_has_a_meaning_of_its_own() -> None:
    numbers = Numbers({"none": "none", "[2,1]": "two and one"}, 6)
    assert numbers.parse("[2,1]") == numbers.parse("[ 2, 1 ]") == (2, 1)
    assert numbers.parse("none") == "none"


def test_an_exchange_by_score_gives_as_many_cards_as_the_higher_place_has_points() -> None:
    choices = {"players": "5..7", "exchange": "by_score", "place_points": "zero_sum"}
    for seats, counts in ((5, (2, 1, 0, -1, -2)), (7, (3, 2, 1, 0, -1, -2, -3))):
        rules = build("president_basic", choices | {"players": f"{seats}..{seats}"})
        (phase,) = [phase for phase in rules.phases if isinstance(phase, Exchange)]
        assert phase.counts(seats) == counts


@pytest.mark.slow
def test_a_table_does_not_start_outside_the_span() -> None:
    for preset in PRESETS:
        span: range = Span(2, 12).parse(full(preset)["players"])
        allowed = [n for n in range(1, 14) if not problems(preset, seats=n)]
        if preset.startswith("president_deuces"):  # its exchange needs two pairs (I-17)
            span = range(4, 5)
        assert allowed == list(span)


@pytest.mark.slow
def test_choices_may_be_listed_in_any_order() -> None:
    chance = random.Random(1)
    bases = {resolved(base)[0]: base for base in BASES}
    for preset in PRESETS:
        choices = list(full(preset).items())
        chance.shuffle(choices)
        assert build(bases[resolved(preset)[0]], dict(choices)) == build(preset)


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_the_texts_fit_where_discord_shows_them(option: Any) -> None:
    """A choice or label has 100 characters, an option's name 32, an embed field's text 1024."""
    assert re.fullmatch(r"[a-z0-9_]{1,32}", option.id)
    assert 0 < len(option.question) <= 100
    assert option.question.endswith("?")
    assert 0 < len(option.help) <= 300
    assert option.help.endswith(".")
    assert 0 < len(option.topic) <= 45
    for value, meaning in option.meaning.items():
        assert 0 < len(value) <= 100
        assert 0 < len(meaning) <= 100


def test_a_menu_holds_every_list_of_values() -> None:
    assert all(len(option.meaning) <= 25 for option in OPTIONS.values())


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_presets_have_a_title_and_a_line_for_a_menu(preset: Any) -> None:
    assert 0 < len(preset.title) <= 100
    assert 0 < len(preset.about) <= 100
