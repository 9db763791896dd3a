"""Winners, shared places and losers: equal in the results, the leaderboard and the profile."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass, field

import pytest

from tests.night.house import NAMES, House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import RESULT, picture_words, words
from tests.night.sitting import Sitting

STANDING = re.compile(r"^(\S+) ([^·\n]+) · (\*\*[^*]+\*\*(?: · [^\n]+)?)$", re.MULTILINE)
BY_WINS = re.compile(r"(\d+) deals? won\*\* · (\d+) deal")  # without deals as landlord
WON = re.compile(r"\bwon (\d+) of (\d+)(?:, (?:as landlord|alone) (\d+) of (\d+))?")


@dataclass
class Shown:
    """One line of the results."""

    medal: str
    who: str
    points: int
    cards: int


@dataclass
class Told:
    """The deals of a table as their results showed them."""

    deals: list[list[Shown]] = field(default_factory=list)
    landlords: list[str] = field(default_factory=list)

    def winners(self, deal: list[Shown]) -> set[str]:
        return {one.who for one in deal if one.medal == "🥇"}

    def won(self) -> Counter[str]:
        return Counter(who for deal in self.deals for who in self.winners(deal))


async def play(sitting: Sitting, deals: int, told: Told | None = None) -> Told:
    """Play so many deals; return their results, added to the earlier ones in `told`."""
    told = told or Told()
    for _ in range(deals):
        await sitting.deal_that_counts()
        result = words(sitting.last)
        told.deals.append([_shown(*one) for one in RESULT.findall(result)])
        if landlord := re.search(r"landlord, \*\*([^*]+)\*\*", result):
            told.landlords.append(landlord[1])
    return told


def _shown(medal: str, who: str, rest: str) -> Shown:
    points, cards = (
        re.search(r"\*\*([+−-]?\d+)\*\* (?!cards?)", rest),
        re.search(r"(\d+) cards?", rest),
    )
    number = int(points[1].replace("−", "-")) if points else 0
    return Shown(
        medal, who.removeprefix("🤖\N{NO-BREAK SPACE}"), number, int(cards[1]) if cards else 0
    )


async def board(person: Person, sitting: Sitting, **options: str) -> dict[str, tuple[str, str]]:
    """Return the medal and the numbers of each person on the leaderboard."""
    step = await person.type_command(sitting.room.id, "leaderboard", **options)
    found = STANDING.findall(await person.answer(step))
    return {who: (medal, about) for medal, who, about in found}


async def profile(asking: Person, sitting: Sitting, of: Person) -> str:
    """Return the text of a profile and what its picture shows."""
    step = await asking.type_command(sitting.room.id, "profile", player=of.id)
    shown = await asking.answered_with(step)
    return f"{words(shown)}\n{picture_words(shown)}"


async def opened(
    house: House, people: int, game: str, computers: int = 0, **options: str
) -> Sitting:
    guests = [await house.person(name) for name in NAMES[:people]]
    sitting = Sitting.of(guests, house.room(), house.chance(game))
    await sitting.open(computers, preset=game, **options)
    return sitting


async def wins_agree(sitting: Sitting, told: Told) -> None:
    """Check that leaderboard and profiles show the wins of the results."""
    won, host = told.won(), sitting.host.person
    shown = await board(host, sitting, by="wins")
    assert {*shown} == {person.name for person in sitting.people}
    for person in sitting.people:
        about = shown[person.name][1]
        count = WON.search(about) or BY_WINS.search(about)
        assert count, shown
        assert (int(count[1]), int(count[2])) == (won[person.name], len(told.deals))
        said = await profile(host, sitting, person)
        wins = re.search(r"Deals won: (\d+)", said)
        assert int(wins[1] if wins else 0) == won[person.name], said
        assert "Average place" not in said
    by_wins = defaultdict(set)
    for who, (medal, _) in shown.items():
        by_wins[won[who]].add(medal)
    assert all(len(medals) == 1 for medals in by_wins.values()), "equal people share a rank"


@played
async def test_winning_peasants_share_the_win(house: House) -> None:
    sitting = await opened(house, 3, "doudizhu_denexa")
    told = await play(sitting, 1)
    while all(len(told.winners(deal)) == 1 for deal in told.deals):
        await play(sitting, 1, told)
    for deal, landlord in zip(told.deals, told.landlords, strict=True):
        winners = told.winners(deal)
        assert winners in ({landlord}, {one.who for one in deal} - {landlord})
        losers = [one for one in deal if one.who not in winners]
        assert {one.medal for one in losers} == {"▫️"}
        assert all((one.points > 0) == (one.who in winners) for one in deal)
    await wins_agree(sitting, told)
    for who, (_, about) in (await board(sitting.host.person, sitting)).items():
        count = WON.search(about)
        assert count
        alone = [deal for deal, one in zip(told.deals, told.landlords, strict=True) if one == who]
        assert int(count[4] or 0) == len(alone)
        assert int(count[3] or 0) == len([deal for deal in alone if who in told.winners(deal)])


@pytest.mark.long
@played
async def test_partners_across_the_table_have_both_won(house: House) -> None:
    sitting = await opened(house, 4, "bigtwo_teams")
    told = await play(sitting, 2)
    for deal in told.deals:
        assert len(told.winners(deal)) == 2
    await wins_agree(sitting, told)


@played
async def test_where_only_the_first_one_out_wins_losers_get_no_places(house: House) -> None:
    sitting = await opened(house, 3, "thirteen_denexa", house_rules="hand_size=4")
    told = await play(sitting, 2)
    for deal in told.deals:
        assert [one.medal for one in deal] == ["🥇", "▫️", "▫️"]
    await wins_agree(sitting, told)


@pytest.mark.long
@played
async def test_equal_losers_share_a_place(house: House) -> None:
    sitting = await opened(house, 5, "lectio")
    told, averages = await play(sitting, 2), defaultdict[str, list[float]](list)
    for deal in told.deals:
        for one in deal:
            place = 1 + len([other for other in deal if other.points > one.points])
            assert one.medal == "🥇🥈🥉④⑤"[place - 1]
            below = len([other for other in deal if other.points < one.points])
            equal = len(deal) - place - below
            averages[one.who].append((below + equal / 2) / (len(deal) - 1))
    for who, (_, about) in (await board(sitting.host.person, sitting, by="place")).items():
        share = 100 * sum(averages[who]) / len(averages[who])
        assert f"beat {share:.1f}% of opponents" in about


@pytest.mark.long
@played
async def test_a_president_and_all_after_have_places_of_their_own(house: House) -> None:
    sitting = await opened(house, 4, "president_basic")
    (deal,) = (await play(sitting, 1)).deals
    assert [one.medal for one in deal] == ["🥇", "🥈", "🥉", "④"]
    shown = await board(sitting.host.person, sitting, by="place")
    for place, one in enumerate(deal, 1):
        assert f"beat {100 * (4 - place) / 3:.1f}% of opponents" in shown[one.who][1]
        (who,) = [person for person in sitting.people if person.name == one.who]
        told = await profile(sitting.host.person, sitting, who)
        assert f"Average place: **{place}.00** of 4" in told


@pytest.mark.long
@played
async def test_partners_of_computers_are_ranked_where_people_play_against_people(
    house: House,
) -> None:
    sitting = await opened(house, 2, "bigtwo_teams", computers=2)
    told = await play(sitting, 1)
    (deal,) = told.deals
    people = {person.name for person in sitting.people}
    of_people = told.winners(deal) & people
    shown = await board(sitting.host.person, sitting, game="bigtwo_teams")
    if len(of_people) == 1:
        assert {who for who, (_, about) in shown.items() if "won 1 of 1" in about} == of_people
        assert {*shown} == people
    else:
        assert not shown, "two people who are partners have nobody to be ranked with"
