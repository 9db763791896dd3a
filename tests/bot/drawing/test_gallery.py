"""The gallery and the pictures of the README are what the code draws."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot import drawing
from bot.drawing import DECKS, FOUR_COLOUR, TWO_COLOUR, Avatar, Badge
from bot.drawing.__main__ import EXAMPLES, IN_README, main, write_examples
from bot.drawing.fonts import font_of
from bot.drawing.gallery import WIDTHS, write_gallery
from bot.drawing.samples import (
    DRAWN,
    KINDS,
    Kind,
    leaves,
    photograph,
    portrait,
    tables,
    with_avatars,
    with_badges,
)
from tests.bot.drawing.pixels import difference
from tests.bot.drawing.test_replay import frames

OF_ONE_DECK = ("bars", "board", "card", "emojis", "names", "finale", "rivals")
LASTING = ("bars", "board", "card", "podium", "finale", "rivals", "table.png", "table-over")
MOST_BYTES = 60_000
MOST_FOR_FACES = 1.2  # times the bytes of the same picture without avatars
SCRIPTS = {
    *("LATIN", "CYRILLIC", "ARABIC", "HEBREW", "DEVANAGARI", "THAI", "CJK", "HIRAGANA", "HANGUL"),
}
WITH_PEOPLE = {
    *("table.png", "podium.png", "finale.png", "board.png", "card.png", "replay.gif"),
    "rivals.png",
}
README = Path(__file__).parents[3] / "README.md"


@pytest.mark.skipif(font_of("ế") is None, reason="Noto Sans is not installed")
@pytest.mark.slow
def test_readme_pictures_are_those_that_the_code_draws(tmp_path: Path) -> None:
    write_examples(tmp_path)
    for name in IN_README:
        drawn, kept = ((folder / name).read_bytes() for folder in (tmp_path, EXAMPLES))
        if name.endswith(".png"):
            assert difference(drawn, kept) is None
            continue
        for one, other in zip(frames(drawn), frames(kept), strict=True):
            apart = ImageChops.difference(one, other).convert("L")
            assert apart.point(lambda value: 255 * (value > 24)).getbbox() is None


def test_help_option_draws_no_gallery(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    assert "folder" in capsys.readouterr().out
    assert [*tmp_path.iterdir()] == []


def test_the_readme_shows_them_all() -> None:
    shown = re.findall(r'src="bot/drawing/examples/([\w.]+)"', README.read_text(encoding="utf-8"))
    assert {*shown} == {*IN_README} == {path.name for path in EXAMPLES.iterdir()}


@pytest.mark.slow
def test_the_page_shows_each_picture_on_both_grounds_as_wide_as_people_see_it(
    tmp_path: Path,
) -> None:
    kinds = [kind for kind in KINDS if kind.file in IN_README]
    page = write_gallery(tmp_path / "gallery", kinds, {"two": TWO_COLOUR}).read_text("utf-8")
    shown = re.findall(r'class="(dark|light)"><img src="([^"]+)" width="(\d+)"', page)
    assert len(shown) == 2 * len(WIDTHS) * len(kinds)
    for _, file, width in shown:
        with Image.open(tmp_path / "gallery" / file) as picture:
            assert picture.format == file.rpartition(".")[2].upper()
            assert picture.width == int(width) or picture.format == "GIF"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.file)
def test_each_kind_is_drawn_in_the_deck_that_is_asked_for(kind: Kind) -> None:
    ways = [kind.draw(deck) for deck in (FOUR_COLOUR, TWO_COLOUR)]
    assert ways[0] != ways[1] or kind.file.startswith(OF_ONE_DECK)
    for drawn in ways:
        with Image.open(BytesIO(drawn)) as picture:
            assert picture.format == kind.file.rpartition(".")[2].upper()
            assert picture.width == WIDTHS[-1]


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.file)
def test_pictures_of_standings_and_past_deals_are_small(kind: Kind) -> None:
    if kind.file.startswith(LASTING):
        assert max(len(kind.draw(deck)) for deck in DECKS.values()) <= MOST_BYTES


@pytest.mark.sampled(15)
@pytest.mark.parametrize("avatar", [portrait, photograph, leaves])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.file)
def test_avatars_cost_a_fifth_of_a_picture_at_most(
    kind: Kind, avatar: Callable[[int], Avatar]
) -> None:
    if not any(badge.avatar for badge in badges(kind)):
        return
    people, none = (
        replace(kind, content=with_avatars(kind.content, one)) for one in (avatar, lambda _: None)
    )
    every = avatar is photograph and hasattr(kind.content, "deck")
    for deck in DECKS.values() if every else [FOUR_COLOUR]:
        assert len(people.draw(deck)) <= MOST_FOR_FACES * len(none.draw(deck))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.file)
def test_a_name_with_marks_above_and_below_fits_into_each_picture(kind: Kind) -> None:
    if badges(kind):
        marked = with_badges(kind.content, lambda badge: replace(badge, name="Ấgjỹ"))
        assert replace(kind, content=marked).draw(FOUR_COLOUR)


def parts(content: object) -> Iterator[object]:
    """Yield the content of a picture and all values inside it."""
    yield content
    if isinstance(content, tuple):
        for one in content:
            yield from parts(one)
    elif is_dataclass(content):
        for field in fields(content):
            yield from parts(getattr(content, field.name))


def badges(kind: Kind) -> list[Badge]:
    return [one for one in parts(kind.content) if isinstance(one, Badge)]


def test_each_picture_of_the_bot_is_in_the_gallery() -> None:
    shown = {type(one) for kind in KINDS for one in parts(kind.content)}
    pictures = {getattr(drawing, name) for name in drawing.__all__ if name.endswith("Picture")}
    assert pictures <= shown
    assert pictures == {*DRAWN}
    drawn = {getattr(drawing, name) for name in drawing.__all__ if name.startswith("draw_")}
    assert drawn == {*DRAWN.values()}
    assert {"replay.gif", "emojis.png"} <= {kind.file for kind in KINDS}


@pytest.mark.parametrize("file", sorted(WITH_PEOPLE))
def test_each_picture_of_people_is_shown_with_every_kind_of_name_and_without_avatars(
    file: str,
) -> None:
    of_kind = [kind for kind in KINDS if kind.file.startswith(file.partition(".")[0])]
    assert all(file in WITH_PEOPLE or not badges(kind) for kind in of_kind)
    people = [badge for kind in of_kind for badge in badges(kind)]
    names = {badge.name for badge in people}
    letters = {unicodedata.name(sign, "?").split()[0] for name in names for sign in name}
    assert letters >= SCRIPTS
    assert any(unicodedata.category(sign) == "So" for name in names for sign in name), "emoji"
    assert max(map(len, names)) >= 31
    assert {"\U0010ffff"} & names
    assert {bool(badge.avatar) for badge in people if badge.name} == {True, False}
    most = {file for kind in of_kind for file in [kind.file] if len({*badges(kind)}) >= 12}
    assert most or file in ("card.png", "rivals.png"), "a card is of one person, rivals are two"


def test_each_picture_without_people_needs_no_names() -> None:
    kinds = {kind.file.partition(".")[0].partition("-")[0] for kind in KINDS if badges(kind)}
    assert kinds == {file.partition(".")[0] for file in WITH_PEOPLE}


@pytest.mark.slow
def test_cards_are_shown_in_all_decks_and_all_else_once(tmp_path: Path) -> None:
    kinds = [kind for kind in KINDS if kind.file in ("hand-1.png", "bars.png")]
    page = write_gallery(tmp_path, kinds).read_text("utf-8")
    assert re.findall(r"<h3>(\w+)</h3>", page) == [*DECKS, next(iter(DECKS))]


def test_the_deal_of_the_sample_replay_ends_when_all_but_one_are_out() -> None:
    *_, last, end = tables()
    assert [seat.cards_left for seat in end.seats] == [0, 0, 1, 0]
    assert sorted(seat.place or 0 for seat in end.seats) == [1, 2, 3, 4]
    assert sum(seat.place is None for seat in last.seats) == 1
