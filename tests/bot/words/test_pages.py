"""Long texts in pages: no text is lost, and no page is longer than a message."""

from bot.words.speech import clipped, fitted, paged

LINES = [f"line {number} " + "x" * 40 for number in range(200)]


def test_a_long_text_is_cut_into_pages_without_losing_a_line() -> None:
    pages = paged(LINES, 3000)
    assert len(pages) > 2
    assert all(len(page) <= 3000 for page in pages)
    assert "\n".join(pages).splitlines() == LINES


def test_a_page_is_filled_to_its_last_character() -> None:
    assert paged(["abc", "def"], 7) == ["abc\ndef"]
    assert paged(["abc", "def"], 6) == ["abc", "def"]


def test_a_line_that_is_too_long_for_any_page_is_cut() -> None:
    assert paged(["ab", "x" * 12, "cd"], 10) == ["ab", "x" * 10, "cd"]


def test_page_number_is_always_valid() -> None:
    assert paged([], 10) == [""]


def test_of_too_many_lines_the_first_fit_into_one_message() -> None:
    assert fitted(LINES, 2000) == paged(LINES, 2000)[0]


def test_a_long_line_is_cut_between_two_words() -> None:
    assert clipped("a game for three players", 24) == "a game for three players"
    assert clipped("a game for three players", 23) == "a game for three…"
    assert clipped("a game for three players", 17) == "a game for three…"
    assert clipped("a game for three players", 16) == "a game for…"
    assert clipped("first, second, third", 15) == "first, second…"


def test_a_line_without_blanks_is_cut_anywhere() -> None:
    assert clipped("二" * 12, 10) == "二" * 9 + "…"
    assert clipped("一 " + "二" * 12, 10) == "一 " + "二" * 7 + "…"
