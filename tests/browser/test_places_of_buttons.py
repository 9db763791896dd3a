"""Buttons of a hand on a phone: plays by rank, and Take back away from what was tapped."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from bot.words import LANGUAGES
from rules.cards import each
from rules.ranking import Ranking, same_rank
from tests.browser.person import Person
from tests.browser.test_live_hands import ACTS, Deal, deal
from tests.night.house import House
from tests.night.reading import mask_in, of_mask
from tests.night.truth import GAMES

__all__ = ["deal"]  # a fixture

SOON = 0.5  # seconds after an act, in which a second tap may come
BOXES = """(where) => [...document.querySelectorAll(where)].map((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return [left, top, right, bottom];
})"""
PLAY, PASS, BACK = (f'[data-custom-id^="{act}:"]' for act in ("play", "pass", "retract"))
BID, HINT = (f'[data-custom-id^="{act}:"]' for act in ("answer", "hint"))
PICTURE = ".picture img"
ROWS, SIGHT = 2, 640  # most rows of bids, and the height that a phone shows of a message
LONGEST = ("fr", "id", "de", "hu")  # the languages with the highest results in test_heights.py


class Box(NamedTuple):
    """The place of a button on the page."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Return whether one spot is on both buttons."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def boxes(person: Person, where: str) -> list[Box]:
    """Return the places of these buttons."""
    return [Box(*box) for box in person.page.evaluate(BOXES, where)]


def unsorted(person: Person, ranking: Ranking) -> Iterator[tuple[list[str], list[str]]]:
    """Yield neighbours among the offered plays of one size that are not in the order of ranks."""
    plays = [mask_in(key.split(":")[3]) for _, key in person.offered() if "play:" in key]
    sets = [cards for cards in plays if same_rank(cards) is not None]
    by_size = sorted(sets, key=int.bit_count)  # stable: in the order of the buttons
    for before, after in itertools.pairwise(by_size):
        heights = [ranking.rank_height(next(each(cards))) for cards in (before, after)]
        if before.bit_count() == after.bit_count() and heights[0] > heights[1]:
            yield of_mask(before), of_mask(after)


def begun(deal: Deal, game: str, locales: tuple[str, ...]) -> None:
    """Begin a deal in which all people look at their hands, each in a language from then on."""
    deal.begin(GAMES[game], {"preset": game})

    async def spoken(house: House) -> None:
        for person, locale in zip(deal.evening.people, locales, strict=False):
            await person.call("PATCH", "", {"locale": locale})

    deal.stage.ask(spoken)
    deal.stage.pass_time(1)


def asked(deal: Deal) -> Person | None:
    """Return the first person who is asked, with buttons on the page; None after the deal."""
    for _ in range(ACTS):
        if found := next((one for one in deal.people if one.moves().count()), None):
            return found
        if deal.truth().ended:
            return None
        deal.stage.pass_time(1)
    raise AssertionError("nobody is asked")


SHORT = 8  # acts in the cases of `make test`
CASES = [
    ("thirteen_denexa", SHORT, ()),
    *(pytest.param(one, ACTS, LONGEST, marks=pytest.mark.long) for one in GAMES),
]


@pytest.mark.parametrize(("game", "acts", "locales"), CASES)
def test_plays_stand_in_the_order_of_their_ranks(
    deal: Deal, game: str, acts: int, locales: tuple[str, ...]
) -> None:
    begun(deal, game, locales)
    for act in range(acts):
        person = asked(deal)
        if person is None:
            return
        ranking = deal.truth().table.rules.ranking
        assert list(unsorted(person, ranking)) == [], (act, person.cards, person.offered())
        deal.act()
        deal.stage.pass_time(1)


@pytest.mark.parametrize(("game", "acts", "locales"), CASES)
def test_take_back_is_never_where_pass_or_the_first_play_was(
    deal: Deal, game: str, acts: int, locales: tuple[str, ...]
) -> None:
    begun(deal, game, locales)
    seen = 0
    for act in range(acts):
        person = asked(deal)
        if person is None:
            break
        before = [*boxes(person, PLAY)[:1], *boxes(person, PASS)]
        deal.act()
        for seconds in (SOON, 1):
            deal.stage.pass_time(seconds)
            for back in boxes(person, BACK):
                seen += 1
                assert not any(map(back.meets, before)), (act, person.name, back, before)
    assert seen, "no act could be taken back"


LOCALES = ["en-US" if one == "en" else one for one in LANGUAGES]
LANGUAGES_OF_BIDS = [(*LOCALES[start : start + 3],) for start in range(0, len(LOCALES), 3)]
AUCTIONS = [
    ("doudizhu_denexa", LANGUAGES_OF_BIDS[0]),
    *(
        pytest.param(game, locales, marks=pytest.mark.long)
        for game in ("doudizhu_denexa", "bigthree_denexa")
        for locales in LANGUAGES_OF_BIDS
    ),
]


class Auction:
    """An auction and the plays after it, in which all buttons are measured."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.passes: dict[str, list[Box]] = {}  # places of Pass in the auction, by person
        self.bids = self.plays = 0

    def act(self, person: Person) -> None:
        """Check the buttons of the person who is asked, and act."""
        if bids := boxes(person, BID):
            self.bids += 1
            self.check_bids(person, bids)
            self.passes.setdefault(person.name, []).extend(boxes(person, PASS))
            self.deal.act(0 if self.bids == len(self.deal.people) else -1)  # the last one bids
        elif boxes(person, PLAY):
            self.plays += 1
            self.deal.act(0)
        else:
            self.deal.act(-1)

    def check_bids(self, person: Person, bids: list[Box]) -> None:
        """Check that the bids come first, in two rows below a hand that is in sight."""
        shown = boxes(person, f"{BID}, {PASS}, {HINT}")
        assert len({box.top for box in shown}) <= ROWS, (person.name, shown)
        assert shown[: len(bids)] == bids
        picture = boxes(person, PICTURE)[-1]
        assert picture.bottom <= bids[0].top
        assert max(box.bottom for box in shown) - picture.top <= SIGHT

    def is_on_pass(self, person: Person, box: Box) -> bool:
        """Whether a button is where this person had Pass in the auction."""
        return any(passed.meets(box) for passed in self.passes.get(person.name, ()))


@pytest.mark.parametrize(("game", "locales"), AUCTIONS)
def test_bids_stand_in_two_rows_below_the_hand_and_pass_apart_from_take_back(
    deal: Deal, game: str, locales: tuple[str, ...]
) -> None:
    begun(deal, game, locales)
    auction = Auction(deal)
    for _ in range(4 * len(deal.people)):
        person = asked(deal)
        if person is None:
            break
        auction.act(person)
        for seconds in (SOON, 1):
            deal.stage.pass_time(seconds)
            for other in deal.people:
                assert not any(auction.is_on_pass(other, box) for box in boxes(other, BACK))
    assert auction.bids
    assert auction.plays
