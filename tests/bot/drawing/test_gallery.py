"""The gallery and the README's pictures are what the code draws."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.drawing import FOUR_COLOUR, TWO_COLOUR
from bot.drawing.__main__ import EXAMPLES, IN_README, main, write_examples
from bot.drawing.fonts import font_of
from bot.drawing.gallery import WIDTHS, write_gallery
from bot.drawing.samples import KINDS, Kind, tables
from tests.bot.drawing.pixels import difference
from tests.bot.drawing.test_replay import frames

OF_ONE_DECK = {"bars.png", "board.png", "card.png", "emojis.png", "names.png"}
OF_ONE_DECK |= {"finale.png", "finale-12.png", "finale-sides.png"}
README = Path(__file__).parents[3] / "README.md"


@pytest.mark.skipif(font_of("ế") is None, reason="Noto Sans is not installed")
@pytest.mark.slow
def test_the_readmes_pictures_are_what_the_code_draws(tmp_path: Path) -> None:
    write_examples(tmp_path)
    for name in IN_README:
        drawn, kept = ((folder / name).read_bytes() for folder in (tmp_path, EXAMPLES))
        if name.endswith(".png"):
            assert difference(drawn, kept) is None
            continue
        for one, other in zip(frames(drawn), frames(kept), strict=True):
            apart = ImageChops.difference(one, other).convert("L")
            assert apart.point(lambda value: 255 * (value > 24)).getbbox() is None


def test_who_asks_for_help_is_given_no_gallery(
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
    assert ways[0] != ways[1] or kind.file in OF_ONE_DECK
    for drawn in ways:
        with Image.open(BytesIO(drawn)) as picture:
            assert picture.format == kind.file.rpartition(".")[2].upper()
            assert picture.width == WIDTHS[-1]


def test_the_deal_of_the_sample_replay_ends_when_all_but_one_are_out() -> None:
    *_, last, end = tables()
    assert [seat.cards_left for seat in end.seats] == [0, 0, 1, 0]
    assert sorted(seat.place or 0 for seat in end.seats) == [1, 2, 3, 4]
    assert sum(seat.place is None for seat in last.seats) == 1
