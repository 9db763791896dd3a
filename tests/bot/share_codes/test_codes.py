"""Share codes: short, safe to retype, and with the same meaning in every later version."""

import re
from random import Random

import pytest

from bot.domain.errors import Refusal
from bot.share_codes import read_code, write_code
from bot.share_codes.alphabet import LETTERS, spelled, unspelled
from bot.share_codes.codes import codebook
from rules.catalogue import OPTIONS, full
from rules.catalogue.presets import PRESETS
from tests.bot.refusals import refusing
from tests.data import CORRECTED, version_1_0

FRIDAY = {  # twelve house rules, one of them typed
    "players": "4..8",
    "jokers": "2",
    "joker_power": "wins_trick",
    "twos_discount": "1",
    "pass_rule": "locked",
    "equal_play": "allowed",
    "revolution": "ranks",
    "exchange": "[2,1]",
    "hats": "on",
    "seating": "fixed",
    "match_target": "25",
    "titles": "huberes",
}
FRIDAY_CODE = "35BR-WGC3-N26S-GVTA-75PS-ZD2J-GZCR-S"
TYPED = {
    "players": "3..5",
    "match_target": "777",
    "place_points": "[5,3,-1]",
    "exchange": "[4]",
    "titles": "custom:König/Bürger/Bauer",
    "wild_ranks": "{3,2}",
    "first_lead_card": "9H",
    "set_run_min": "{2:4}",
    "stake": "0.35",
}


def some(preset: str, count: int, chance: Random) -> dict[str, str]:
    """Return up to `count` rules with another named value each, possibly contradicting."""
    own = full(preset)
    changed = {}
    for option in chance.sample(sorted(own), count):
        others = [value for value in OPTIONS[option].meaning if value != own[option]]
        if others:
            changed[option] = chance.choice(others)
    return changed


def letters(code: str) -> str:
    return code.replace("-", "")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_code_gives_back_the_rules_it_was_made_of(preset: str) -> None:
    chance = Random(preset)
    for count in (0, 1, 5, 12, len(full(preset))):
        changed = some(preset, count, chance)
        assert read_code(write_code(preset, changed)) == (preset, changed)


@pytest.mark.parametrize(("option", "value"), TYPED.items())
def test_typed_values_are_kept(option: str, value: str) -> None:
    assert read_code(write_code("president_basic", {option: value}))[1] == {option: value}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("penalty_steps", "[[9,2],[12,3]]"),
        ("card_values", "{J:2,Q:2,K:2,A:3,2:4}"),
        ("card_values", "[0,0,0,0,0,1,1,1,2,2,2,3,4]"),
        ("suit_order", "CDHS"),
    ],
)
def test_lists_of_big_two_are_kept(option: str, value: str) -> None:
    assert read_code(write_code("bigtwo_values_a", {option: value}))[1] == {option: value}


def test_twelve_house_rules_take_less_than_thirty_letters() -> None:
    chance = Random(12)
    for preset in PRESETS:
        most = 45 if preset in CORRECTED else 30  # codes also hold corrections of games
        changed = some(preset, 12, chance)
        most += 6 * (preset not in codebook().presets)  # the name of the game is spelled
        most += 2 * sum(
            value not in codebook().values.get(key, ()) for key, value in changed.items()
        )
        assert len(letters(write_code(preset, changed))) < most
    assert len(letters(write_code("president_basic", FRIDAY))) < 30


def test_rule_with_the_presets_value_takes_no_letter() -> None:
    own = full("president_comp303")
    assert write_code("president_comp303", own) == write_code("president_comp303", {})


def test_codes_are_read_in_any_case_with_or_without_their_hyphens() -> None:
    code = write_code("president_basic", FRIDAY)
    for typed in (code.lower(), letters(code), f"  {code.replace('-', ' ')} "):
        assert read_code(typed) == ("president_basic", FRIDAY)


@pytest.mark.slow
@pytest.mark.sampled(6)
@pytest.mark.parametrize("wrong", LETTERS + "01O")
def test_every_single_mistyped_letter_is_refused(wrong: str) -> None:
    code = letters(write_code("president_basic", FRIDAY))
    said = "typo in that code" if wrong in "01O" else "letter wrong"  # signs that no code uses
    for place, right in enumerate(code):
        if wrong != right:
            with refusing(said):
                read_code(code[:place] + wrong + code[place + 1 :])


@pytest.mark.slow
def test_two_letters_in_the_wrong_order_are_refused() -> None:
    code = letters(write_code("president_basic", FRIDAY))
    for place in range(len(code) - 1):
        first, second = code[place], code[place + 1]
        if first != second:
            with refusing("letter wrong"):
                read_code(code[:place] + second + first + code[place + 2 :])


@pytest.mark.parametrize("typed", ["", "-", "3", "22", "222", "3222", "hello", "3" * 300, "é33"])
def test_text_that_is_no_code_is_refused(typed: str) -> None:
    with pytest.raises(Refusal):
        read_code(typed)


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(10))
def test_any_letters_with_a_right_check_are_read_or_refused(seed: int) -> None:
    chance = Random(seed)
    for _ in range(300):
        typed = "3" + "".join(chance.choices(LETTERS, k=chance.randint(1, 40)))
        try:
            preset, changed = read_code(typed)
        except Refusal:
            continue
        assert full(preset, changed)


def test_a_code_with_more_behind_its_end_is_refused() -> None:
    version, bits = unspelled(FRIDAY_CODE)
    with refusing("letter wrong"):
        read_code(spelled(version, bits + "0"))


@pytest.mark.parametrize("version", [0, 3, 30])
def test_a_code_of_a_later_version_is_told_to_be_newer(version: int) -> None:
    with refusing("newer version"):
        read_code(spelled(version, "0000000000"))


def test_a_code_of_version_1_keeps_its_meaning() -> None:
    preset, changed = read_code(FRIDAY_CODE)
    assert (preset, changed) == ("president_basic", FRIDAY)


@pytest.mark.slow
def test_codes_of_version_1_0_keep_their_meaning() -> None:
    kept = version_1_0.table("share_codes")
    for code, preset, changed in kept["codes"]:
        meant = kept["games"][preset] | changed
        read, differing = read_code(code)
        now = full(read, differing)
        assert (read, {key: now.get(key) for key in meant}) == (preset, meant)
        assert read_code(write_code(read, differing)) == (read, differing)


def test_codes_have_no_look_alikes() -> None:
    assert not re.search("[01IOU]", LETTERS)
    assert len(set(LETTERS)) == 31
