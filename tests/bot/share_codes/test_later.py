"""Share codes in later versions: new options, values and games, and games that have changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from bot.share_codes import read_code, write_code
from bot.share_codes.codes import NAME, NAMED, closest, codebook, sign
from rules.catalogue import OPTIONS, full
from rules.catalogue.option import Option
from rules.catalogue.presets import PRESETS
from rules.catalogue.presets.preset import Preset
from rules.catalogue.values import Number, Words
from tests.bot.refusals import refusing

SONG = Option(
    "song",
    topic="Places",
    question="Does the last place sing?",
    help="After each deal.",
    values=Words({"off": "no", "on": "yes", "loud": "yes, so that all hear it"}),
    default={"*": "off"},
    says={"off": "", "*": "The last place sings."},
)
SHORT = 14  # letters of a code with one or two new options or values


@pytest.fixture(autouse=True)
def _later() -> Iterator[None]:
    """Restore the catalog after each test, in the same order."""
    options, presets = dict(OPTIONS), dict(PRESETS)
    yield
    OPTIONS.clear()
    OPTIONS.update(options)
    PRESETS.clear()
    PRESETS.update(presets)


def add(option: Option) -> None:
    OPTIONS[option.id] = option


def letters(code: str) -> int:
    return len(code.replace("-", ""))


def preset(title: str, base: str, **choices: str) -> Preset:
    return Preset(title, title, title, base, choices)


def test_a_new_option_is_in_a_code() -> None:
    add(SONG)
    code = write_code("president_basic", {"song": "loud", "hats": "on"})
    assert read_code(code) == ("president_basic", {"hats": "on", "song": "loud"})
    assert letters(code) <= SHORT


def test_a_new_option_that_is_typed_is_in_a_code() -> None:
    add(replace(SONG, values=Number(0, 99), default={"*": "0"}))
    code = write_code("president_basic", {"song": "17"})
    assert read_code(code) == ("president_basic", {"song": "17"})
    assert letters(code) <= SHORT


def test_codes_do_not_change_when_an_option_is_added_at_its_default() -> None:
    before = write_code("president_basic", {"hats": "on"})
    add(SONG)
    assert write_code("president_basic", {"hats": "on", "song": "off"}) == before
    assert read_code(before) == ("president_basic", {"hats": "on"})


def test_a_new_value_of_an_old_option_is_in_a_code() -> None:
    words = Words({**OPTIONS["hats"].meaning, "huge": "yes, huge ones"})
    add(replace(OPTIONS["hats"], values=words))
    code = write_code("president_basic", {"hats": "huge", "jokers": "2"})
    assert read_code(code) == ("president_basic", {"hats": "huge", "jokers": "2"})
    assert letters(code) <= SHORT


@pytest.mark.parametrize("base", ["pr", "president_comp303", "bt", "doudizhu_denexa"])
def test_a_new_game_is_in_a_code(base: str) -> None:
    PRESETS["saloon"] = preset("saloon", base, jokers="1", match_target="50")
    code = write_code("saloon", {"direction": "ccw"})
    changed = {} if full("saloon")["direction"] == "ccw" else {"direction": "ccw"}
    assert read_code(code) == ("saloon", changed)
    assert letters(code) <= 22


def test_a_new_game_is_written_by_the_closest_one_of_its_own_family() -> None:
    book = codebook()
    assert closest(book.full("bigtwo_basic"), "bt") == "bigtwo_basic"
    assert book.chosen(closest(book.full("bigtwo_basic"), "pr"))[0] == "pr"
    assert closest(book.full("bigtwo_basic"), "zz") == "bigtwo_basic"


def test_a_game_of_a_new_family_is_in_a_code() -> None:
    for option in ("players", "jokers", "decks", "pack"):
        default = {**OPTIONS[option].default, "zz": full("president_basic")[option]}
        add(replace(OPTIONS[option], default=default))
    PRESETS["zheng"] = preset("zheng", "zz", jokers="2")
    code = write_code("zheng", {"decks": "2"})
    assert read_code(code) == ("zheng", {"decks": "2"})


def test_a_game_that_plays_otherwise_now_opens_as_it_was() -> None:
    code = write_code("president_basic", {"hats": "on"})
    changed = replace(PRESETS["president_basic"], choices={"jokers": "2", "pass_rule": "locked"})
    PRESETS["president_basic"] = changed
    add(replace(SONG, default={"*": "off"}))
    then = full("president_basic", read_code(code)[1])
    assert (then["jokers"], then["pass_rule"], then["hats"]) == ("0", "reenter", "on")
    assert read_code(write_code("president_basic", {})) == ("president_basic", {})


def test_a_new_game_that_plays_otherwise_later_opens_as_it_was() -> None:
    PRESETS["saloon"] = preset("saloon", "president_comp303", jokers="1")
    code, then = write_code("saloon", {"hats": "on"}), full("saloon", {"hats": "on"})
    PRESETS["saloon"] = preset("saloon", "president_basic", jokers="2")
    assert full("saloon", read_code(code)[1]) == then


def test_a_game_that_takes_up_a_new_option_opens_as_it_was() -> None:
    code = write_code("president_basic", {})
    add(SONG)
    PRESETS["president_basic"] = replace(PRESETS["president_basic"], choices={"song": "on"})
    assert full("president_basic", read_code(code)[1])["song"] == "off"


def test_an_option_with_another_default_is_played_as_it_was() -> None:
    code = write_code("president_basic", {})
    option = replace(OPTIONS["pass_rule"], default={"*": "single_round"})
    add(option)
    assert read_code(code) == ("president_basic", {"pass_rule": "reenter"})


def test_a_new_option_with_another_default_is_played_as_it_was() -> None:
    """The option's record keeps its first default in `unsaid`."""
    add(SONG)
    code = write_code("president_basic", {})
    add(replace(SONG, default={"*": "on"}, unsaid=SONG.default))
    assert read_code(code) == ("president_basic", {"song": "off"})
    assert read_code(write_code("president_basic", {})) == ("president_basic", {})


def test_the_order_of_the_catalogue_plays_no_part() -> None:
    code = write_code("bigtwo_hk_ip", {"jokers": "2", "flushes": "off"})
    for key in sorted(OPTIONS):
        OPTIONS[key] = OPTIONS.pop(key)
    for key in sorted(PRESETS, reverse=True):
        PRESETS[key] = PRESETS.pop(key)
    assert read_code(code) == ("bigtwo_hk_ip", {"jokers": "2", "flushes": "off"})
    assert write_code("bigtwo_hk_ip", {"jokers": "2", "flushes": "off"}) == code


def test_unknown_part_of_a_code_is_said_to_be_newer_or_gone() -> None:
    add(SONG)
    code = write_code("president_basic", {"song": "on"})
    del OPTIONS["song"]
    with refusing("newer version"):
        read_code(code)


def test_a_new_rule_that_is_gone_again_is_not_written() -> None:
    hats = write_code("president_basic", {"hats": "on"})
    assert write_code("president_basic", {"hats": "on", "song": "on"}) == hats


def test_an_option_that_is_gone_is_named() -> None:
    code = write_code("president_basic", {"hats": "on"})
    del OPTIONS["hats"]
    with refusing("hats"):
        read_code(code)


def test_a_value_that_is_gone_is_named() -> None:
    code = write_code("president_basic", {"hats": "on"})
    add(replace(OPTIONS["hats"], values=Words({"off": "no"})))
    with refusing("hats=on"):
        read_code(code)


def test_a_game_that_is_gone_is_named() -> None:
    code = write_code("president_comp303", {})
    del PRESETS["president_comp303"]
    with refusing("president_comp303"):
        read_code(code)


def signs(names: Mapping[str, object], width: int) -> set[str]:
    return {sign(name, width) for name in names}


def test_no_two_names_have_the_same_sign() -> None:
    """If a new name has the sign of another name, choose a different name."""
    assert len(signs(OPTIONS, NAME)) == len(OPTIONS)
    assert len(signs(PRESETS, NAME)) == len(PRESETS)
    for option in OPTIONS.values():
        assert len(signs(option.meaning, NAMED)) == len(option.meaning), option.id


def test_signs_never_change() -> None:
    assert (sign("hats", NAME), sign("on", NAMED)) == ("100111011101111", "101110001")


def test_codes_of_new_options_never_change() -> None:
    """Writing and reading could change together; only a fixed code shows such a change."""
    add(SONG)
    for code, song, hats in (("49YJ-5FRS-KT5E-P", "loud", "on"), ("4GFP-K4HW-6Q", "on", "off")):
        chosen = {"hats": hats, "song": song}
        assert write_code("president_basic", chosen) == code
        assert full("president_basic", read_code(code)[1]) == full("president_basic", chosen)


def test_the_codebook_never_changes() -> None:
    book = codebook()
    assert (len(book.presets), len(book.defaults)) == (109, 143)
