"""Names in pictures: all scripts that the fonts have, and no box for a missing letter."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.drawing import FOUR_COLOUR, Avatar, Badge, SeatMark, TablePicture, draw_table, fonts
from bot.drawing.fonts import Font, font_of
from bot.drawing.names import _fitting, covered, fitting_cap, has_room, name_sprite, runs_of
from bot.drawing.palettes import table_palette
from bot.drawing.samples import NAMES
from tests.bot.drawing.pixels import difference
from tests.sampling import examples

PALETTE = table_palette(FOUR_COLOUR, False)
NOTO = "Noto Sans is not installed"
CJK = "Noto Sans CJK is not installed"
MISSING = "\U0010ffff"  # a code point that no font has


def has(letter: str) -> bool:
    return font_of(letter) is not None


def forget() -> None:
    """Clear the caches, so that fonts are looked up again and names are drawn again."""
    fonts.forget_fonts()
    for cached in (covered, has_room, name_sprite):
        cached.cache_clear()


@pytest.fixture
def without_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installation without any font but Pillow's own."""
    monkeypatch.setattr(fonts, "FOLDERS", ())
    forget()
    yield
    forget()


def ink(letter: str, font: Font) -> bytes:
    """Return the pixels that a font draws for a letter."""
    return bytes(font.sized(30, letter).getmask(letter, mode="L"))


def width(name: str, room: int) -> int:
    found = name_sprite(PALETTE, name, 20, room)
    assert found is not None
    return found.picture.width


@pytest.mark.parametrize("name", NAMES)
def test_no_letter_of_a_name_is_drawn_as_a_box(name: str) -> None:
    for cluster in covered(name):
        font = font_of(cluster)
        assert font is not None
        for letter in filter(str.isalnum, cluster):
            assert font.coloured or ink(letter, font) != ink(MISSING, font)


@pytest.mark.skipif(not has("ế"), reason=NOTO)
@pytest.mark.parametrize("name", NAMES)
def test_each_sample_name_is_drawn_where_noto_is_installed(name: str) -> None:
    if not all(map(has, filter(str.isalnum, unicodedata.normalize("NFKC", name)))):
        pytest.skip(CJK)
    assert name_sprite(PALETTE, name, 20, 200) is not None


@pytest.mark.parametrize(
    "name", ["", "  ", "\u200b", "\U0010fffd", "Ana\U000e01f0\U0001fbff9\U0001f8ff"]
)
def test_a_name_without_letters_that_can_be_drawn_is_not_drawn_or_without_its_signs(
    name: str,
) -> None:
    assert "".join(covered(name)) in ("", "Ana9")


@pytest.mark.usefixtures("without_fonts")
def test_without_any_font_plain_latin_names_are_drawn_and_all_others_are_not() -> None:
    assert name_sprite(PALETTE, "Ana Smith 7", 20, 200) is not None
    assert name_sprite(PALETTE, "𝓐𝓷𝓪", 20, 200) is not None
    for name in ("Nguyễn", "陳大文", "محمد", "Дмитрий", "🙂"):
        assert name_sprite(PALETTE, name, 20, 200) is None


@pytest.mark.usefixtures("without_fonts")
def test_a_seat_whose_name_cannot_be_drawn_looks_as_one_without_a_name() -> None:
    seats = tuple(SeatMark(number, 5) for number in (1, 2, 3))
    named = tuple(replace(seat, badge=Badge("陳大文")) for seat in seats)
    assert draw_table(TablePicture(seats, ())) == draw_table(TablePicture(named, ()))


@given(st.text(max_size=40), st.integers(30, 300))
@examples(100)
def test_any_name_has_room(name: str, room: int) -> None:
    found = name_sprite(PALETTE, name, 20, room)
    assert found is None or found.picture.width <= room


def test_a_long_name_ends_with_an_ellipsis_that_has_room() -> None:
    whole, cut = width("X" * 32, 1000), width("X" * 32, 150)
    assert 100 < cut <= 150 < whole
    assert width("X" * 32, 150) == width("X" * 40, 150)


@pytest.mark.skipif(not has("א") or not has("ع"), reason=NOTO)
@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Ana", ["Ana"]),
        ("Levi אבג", ["Levi ", "אבג"]),
        ("אבג Levi", ["Levi", "אבג "]),
        ("ابن 2 test", ["test", " ", "2", "ابن "]),
        ("א ב", ["א ב"]),
        ("a אב 12 b", ["a ", "12", "אב ", " b"]),
    ],
)
def test_directions_are_mixed_as_unicode_says(name: str, seen: list[str]) -> None:
    assert [run.text for run in runs_of(name)] == seen


@pytest.mark.parametrize("name", [*NAMES, "ผู้ญิ่งปู่ญฎุ", "བོད་ཡིག", "မြန်မာ", "தமிழ்"])
@pytest.mark.parametrize("cap", [18, 24, 44, 56])
def test_no_letter_is_cut_at_its_foot(name: str, cap: int) -> None:
    found = name_sprite(PALETTE, name, cap, 2000)
    if found is None:
        pytest.skip("no font has it")
    deepest = 0
    for run in runs_of(name):
        if not run.font.coloured:
            font = run.font.sized(cap / 0.714, run.text)
            box = font.getbbox(run.text, anchor="ls", direction=run.direction)
            deepest = max(deepest, round(box[3]))
    assert found.picture.height >= cap // 2 + cap + deepest


@pytest.mark.skipif(not has("א") or not has("ع"), reason=NOTO)
def test_an_ellipsis_follows_the_last_letter_in_the_direction_of_that_letter() -> None:
    def cut(name: str) -> list[str]:
        return [run.text for run in _fitting(covered(name), 20, 130)]

    assert cut("Ana אברהם אברהם אברהם")[:2] == ["Ana ", "…"]
    assert cut("אברהם אברהם אברהם")[0] == "…"
    assert cut("Anastasia Anastasia")[-1].endswith("…")
    assert cut("אברהם Anastasia Anastasia")[0].endswith("…")


def test_long_name_is_written_smaller_before_a_cut() -> None:
    assert fitting_cap("Ana", 300, (56, 40)) == 56
    assert fitting_cap("Anastasia Smith", 500, (56, 40)) == 40
    assert fitting_cap("X" * 99, 500, (56, 40)) == 40


def test_ornamental_letters_are_drawn_as_plain_ones() -> None:
    assert "".join(covered("𝓕𝓪𝓷𝓬𝔂 ＷＩＤＥ")) == "Fancy WIDE"


def test_a_name_and_an_avatar_change_their_own_seat() -> None:
    seats = tuple(SeatMark(number, 5) for number in (1, 2, 3))
    red, blue = (Avatar(colour, Image.new("RGB", (64, 64), colour)) for colour in ("red", "blue"))
    badges = Badge(), Badge("Ana"), Badge("Ben"), Badge("Ana", red), Badge("Ana", blue)
    pictures = [
        draw_table(TablePicture((*seats[:2], replace(seats[2], badge=badge)), ()))
        for badge in badges
    ]
    assert len({*pictures}) == len(badges)
    assert difference(pictures[1], pictures[2]) is not None
