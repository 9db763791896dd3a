"""Names of people, servers and rules are plain text, without marks or mentions."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words.speech import (
    COLUMNS,
    SPARE,
    clusters,
    columns,
    escaped,
    plain,
    shortened,
)

FAMILY = "👩\u200d👩\u200d👧"
FLAG = "🇳🇿"
ZALGO = "H" + "\u0301" * 30
ANY = st.text(max_size=60) | st.text("a*_~`|<>[]()#@:/.-+1\\ \u200b\u200d\u202e🇳👩", max_size=60)


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("Ana", "Ana"),
        ("  Ana \n\t of  Rome ", "Ana of Rome"),
        ("\u202egnp.exe", "gnp.exe"),  # an override that turns all text after it around
        ("\u2067A\u2069\u200fb\u200e", "Ab"),
        ("A\u200bn\u2060a\ufeff", "Ana"),
        ("a\u00adb\x00c\x1b[31m", "abc[31m"),
        ("e\u0301", "é"),
        ("Zoë 李", "Zoë 李"),
    ],
)
def test_invisible_signs_are_removed(written: str, seen: str) -> None:
    assert plain(written) == seen


@pytest.mark.parametrize("written", ["", " ", "\u200b", "\u3164\u2800", "\u202e\u2066", "\u0301"])
def test_a_name_of_nothing_that_is_seen_is_no_name(written: str) -> None:
    assert plain(written) == escaped(written) == ""


@pytest.mark.parametrize(
    "name",
    [
        FAMILY,
        FLAG,
        "👍🏽",
        "❤\ufe0f",
        "می\u200cخواهم",  # Persian letters that must not be joined
        "क्\u200dष",  # Hindi letters that must be joined
    ],
)
def test_scripts_and_pictures_that_need_a_sign_of_no_width_keep_it(name: str) -> None:
    assert plain(name) == shortened(name) == name


@pytest.mark.parametrize("name", ["A\u200dna", "A\u200cna", "Ana\u200d", "\u200dAna", "\u200d👩"])
def test_invisible_signs_elsewhere_hide_a_name_behind_a_lookalike(name: str) -> None:
    assert "\u200d" not in plain(name)
    assert "\u200c" not in plain(name)


def test_a_letter_keeps_as_many_marks_as_any_script_needs() -> None:
    assert plain(ZALGO) == unicodedata.normalize("NFC", ZALGO)[:5]
    assert plain("กั้") == "กั้"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("*bold* _it_ ~~no~~ `code`", r"\*bold\* \_it\_ \~\~no\~\~ \`code\`"),
        ("||spoiler||", r"\|\|spoiler\|\|"),
        ("free nitro](https://evil.example/) [x",
         r"free nitro\]\(https\:\/\/evil.example\/\) \[x"),
        ("https://evil.example", r"https\:\/\/evil.example"),
        ("discord.gg/abc", r"discord.gg\/abc"),
        ("<@1> <@&2> <#3> </go:4>", r"\<\@1\> \<\@&2\> \<\#3\> \<\/go\:4\>"),
        ("@everyone", r"\@everyone"),
        ("<t:1:R>", r"\<t\:1\:R\>"),
        ("a\\*b*", r"a\\\*b\*"),
        ("# big", r"\# big"),
        ("> quoted", r"\> quoted"),
        ("- point", r"\- point"),
        ("1. point", r"1\. point"),
        ("-# small", r"\-\# small"),
        ("Jean-Luc v1.2+", "Jean-Luc v1.2+"),
        ("room-12", "room-12"),
    ],
)  # fmt: skip
def test_marks_of_discord_are_signs_like_others(name: str, said: str) -> None:
    assert escaped(name) == said


def test_name_from_right_to_left_does_not_turn_its_surroundings() -> None:
    assert escaped("שרה") == "\u2068שרה\u2069"
    assert escaped("Sarah") == "Sarah"


@pytest.mark.parametrize(
    ("name", "cut"),
    [
        ("Ana", "Ana"),
        ("Maximilian von Hohenstaufen", "Maximilian von Hohensta…"),
        ("国" * 32, "国" * 11 + "…"),
        ("国" * 12, "国" * 12),
        (FAMILY * 9, FAMILY * 7 + "…"),
        (FLAG * 13, FLAG * 11 + "…"),
        ("ends with a space here  and more", "ends with a space here…"),
    ],
)
def test_name_is_cut_between_visible_signs(name: str, cut: str) -> None:
    assert shortened(name, 24) == cut


def test_thirty_two_stars_and_their_backslashes_do_not_fill_a_message() -> None:
    said = escaped("*" * 32, 24)
    assert len(said) <= 24 + SPARE
    assert said == r"\*" * 17 + "…"


def test_a_picture_of_more_parts_than_a_name_may_have_is_left_out() -> None:
    assert shortened("\u200d".join("👩" * 32), 24) == "…"


@given(ANY)
def test_no_text_at_all_marks_mentions_links_or_fills_a_line(name: str) -> None:
    said = escaped(name)
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_~`|<>\[\]()#@:/]", said)
    assert not re.search(r"https?://|<@|@everyone|@here|\n", said)
    assert len(said) <= COLUMNS + SPARE
    assert sum(map(columns, clusters(shortened(name)))) <= COLUMNS


@given(ANY)
def test_short_name_is_unchanged(name: str) -> None:
    """Discord removes a backslash before any sign except for letters, digits and spaces."""
    said = escaped(name, 10_000).strip("\u2068\u2069")
    assert re.sub(r"\\([^0-9A-Za-z\s])", r"\1", said) == plain(name)
