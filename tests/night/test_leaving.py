"""People who sit out, leave, are removed and come back during a deal: by tapping alone."""

from __future__ import annotations

import asyncio
import re

import pytest

from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person, Step
from tests.night.played import played
from tests.night.reading import RESULT, Control, controls, words
from tests.night.sitting import Sitting
from tests.night.small import FEWEST_CARDS, SMALL
from tests.night.test_company import remove, table_says
from tests.simulation.world import World

LONG = 3600.0  # seconds in which computers alone finish a deal
STRANGER = "Uma"
_POINTS = re.compile(r"\*\*([+\u2212-]?\d+)\*\*")


async def started(house: House, people: int, computers: int = 0, **options: str) -> Evening:
    """Start a table of so many people and computers, up to the first turn."""
    evening = await house.evening(people)
    await evening.open(**(options or SMALL))
    for _ in range(computers):
        await evening.host.click("Add computer", evening.channel_id)
    await evening.begin_deal("Start")
    await evening.on_turn()
    return evening


async def results(evening: Evening) -> str:
    """Let the people, or the computers alone, end the deal; return the text of the results."""
    people, watching = evening.people, evening.host
    playing = asyncio.create_task(evening.play_on()) if people else None
    message = await watching.until(evening.result, "the results", LONG)
    if playing:
        await playing
    return words(message)


def lines(told: str) -> list[tuple[str, int]]:
    """Return the names in the results, best first, each with its points or 0 without points."""
    found = []
    for _, name, rest in RESULT.findall(told):
        points = _POINTS.search(rest)
        found.append((name, int(points[1].replace("\u2212", "-")) if points else 0))
    assert found, told
    return found


def names(told: str) -> list[str]:
    return [name for name, _ in lines(told)]


async def leave(person: Person, evening: Evening) -> str:
    """Leave for good, and confirm it if asked; return the last answer."""
    await person.answer(await person.click("Table", evening.channel_id))
    step = await person.click(english("button-quit"), evening.channel_id)
    asked = await person.until(lambda: answered(person, step), "the question or an answer")
    if asked.startswith("Leave now?"):
        step = await person.click(english("button-quit"), evening.channel_id)
    said = await person.answer(step)
    if person in evening.people and len(evening.people) > 1:
        evening.people.remove(person)
    return said


def answered(person: Person, step: Step) -> str:
    """Return the text of the pressed message after its first change, or an empty text."""
    later = [seen.body for seen in person.seen[step.mark :] if seen.message_id == step.message_id]
    return words(later[-1]) if later else ""


async def until_out(evening: Evening) -> Person:
    """Play until a person is the first to be out; return that person."""
    while True:
        assert not await evening.play_on(1), "the deal is over"
        table = words(evening.host.table(evening.channel_id) or {})
        out = [line for line in table.splitlines() if " · out, " in line]
        if out:
            return next(one for one in evening.people if one.name in out[0])


async def add_computer(person: Person, channel_id: str) -> None:
    """Add a computer by the menu, between two deals."""
    await person.answer(await person.click("Table", channel_id))
    await person.click("addseat", channel_id)


async def labels(person: Person, evening: Evening) -> list[str]:
    """Return the labels in the menu behind "Table" for this person."""
    await person.answer(await person.click("Table", evening.channel_id))
    return [one.label for one in menu_of(person)]


def menu_of(person: Person) -> tuple[Control, ...]:
    """Return the controls of the newest menu behind "Table" that this person is shown."""
    menu = person.newest(lambda message: words(message).startswith("### Players ·"))
    assert menu is not None
    return controls(menu)


async def is_free(evening: Evening, person: Person) -> None:
    """Check that the channel takes a new table."""
    step = await person.type_command(evening.channel_id, "game start", **SMALL)
    assert (await person.answer(step)).startswith(english("table-opened"))


# Tables that all people leave


@pytest.mark.long
@played
async def test_when_all_sit_out_the_deal_is_played_stored_and_the_table_closes(
    house: House,
) -> None:
    evening = await started(house, 3)
    for person in evening.people:
        said = await evening.choose(person, "Sit out")
        assert "You'll sit out from the next deal." in said
    assert "the table closes after this one" in said
    await table_says(evening, "the table closes after this one")
    told = await results(evening)
    assert {*names(told)} == {one.name for one in evening.people}
    assert english("table-closed").rstrip(".") in told
    board = await evening.host.type_command(evening.channel_id, "leaderboard")
    said = await evening.host.answer(board)
    assert all(person.name in said for person in evening.people)
    await is_free(evening, evening.people[1])


@pytest.mark.long
@played
async def test_one_person_among_computers_sits_out_and_plays_the_deal(house: House) -> None:
    evening = await started(house, 1, computers=3)
    assert "the table closes after this one" in await evening.choose(evening.host, "Sit out")
    await evening.play_on(2)
    assert "Come back" in await labels(evening.host, evening)
    told = await results(evening)
    assert len(names(told)) == 4
    assert english("table-closed").rstrip(".") in told
    await is_free(evening, evening.host)


@played
async def test_absent_person_may_come_back_before_the_table_closes(house: House) -> None:
    evening = await started(house, 1, computers=3)
    await evening.choose(evening.host, "Sit out")
    await evening.choose(evening.host, "Come back")
    told = await results(evening)
    assert "closed" not in told
    await evening.begin_deal("Next deal")
    await evening.on_turn()


@pytest.mark.long
@played
async def test_leaver_does_not_void_the_deal_of_an_absent_person(house: House) -> None:
    evening = await started(house, 2, computers=1)
    host, leaver = evening.people
    await evening.choose(host, "Sit out")
    assert "You left the table." in await leave(leaver, evening)
    told = await results(evening)
    assert names(told)[-1] == leaver.name
    assert host.name in names(told)
    assert english("table-closed").rstrip(".") in told


@pytest.mark.long
@played
async def test_when_all_leave_for_good_computers_play_the_deal_out(house: House) -> None:
    evening = await started(house, 3)
    first, second, third = evening.people
    for person in (second, third, first):
        await leave(person, evening)
    evening.people.clear()
    message = await first.until(
        lambda: t if (t := first.table(evening.channel_id)) and ": results" in words(t) else None,
        "the results",
        LONG,
    )
    assert names(words(message)) == [first.name, third.name, second.name]
    assert english("table-closed").rstrip(".") in words(message)
    await is_free(evening, second)


@pytest.mark.long
@played
async def test_a_newcomer_keeps_open_a_table_that_all_are_leaving(house: House) -> None:
    evening = await started(house, 2, computers=1)
    host, leaver = evening.people
    stranger = await house.person(STRANGER)
    await evening.choose(host, "Sit out")
    await leave(leaver, evening)
    said = await evening.join(stranger)
    assert said.startswith("You're in! You take over from ")
    evening.people.append(stranger)
    told = await results(evening)
    assert "closed" not in told
    assert "Next deal" in [one.label for one in controls(evening.result() or {})]
    await stranger.click("Next deal", evening.channel_id)
    await stranger.until(lambda: stranger.cockpit(evening.room, 2), "the next deal")


# Places


@pytest.mark.long
@played
async def test_player_out_first_keeps_the_place_after_leaving(house: House) -> None:
    evening = await started(house, 4)
    first = await until_out(evening)
    said = await leave(first, evening)
    assert "Your place in this deal stays yours." in said
    assert lines(await results(evening))[0] == (first.name, 2)


@played
async def test_player_out_first_keeps_the_place_after_removal_by_the_host(house: House) -> None:
    evening = await started(house, 4)
    first = await until_out(evening)
    if first is evening.host:
        return
    await remove(evening.host, evening, first)
    step = await first.click("Table", evening.channel_id)
    said = await first.answer(step)
    assert f"The host, {evening.host.name}, removed you." in said
    assert "votes" not in said
    evening.people.remove(first)
    told = lines(await results(evening))
    assert told[0] == (first.name, 2)


@pytest.mark.long
@played
async def test_player_out_first_wins_the_match_after_leaving(house: House) -> None:
    evening = await started(house, 4, preset="daifugo_denexa", match_target="1")
    first = await until_out(evening)
    people = [*evening.people]
    await leave(first, evening)
    watching = next(one for one in people if one is not first)
    while asked := await evening.on_turn():
        await evening.turn_of(asked[0])
    told = words(evening.result() or watching.table(evening.channel_id) or {})
    assert names(told)[0] == first.name
    assert f"{first.name} wins the match" in told


@pytest.mark.long
@played
async def test_leavers_take_the_worst_places_the_first_of_them_the_very_worst(
    house: House,
) -> None:
    evening = await started(house, 4)
    _, one, other, _ = evening.people
    await leave(other, evening)
    await leave(one, evening)
    told = lines(await results(evening))
    assert [name for name, _ in told[2:]] == [one.name, other.name]
    assert [points for _, points in told] == [2, 1, 0, 0]


@pytest.mark.long
@played
async def test_returning_leaver_plays_the_own_hand_in_the_same_deal_and_is_no_leaver(
    house: House,
) -> None:
    evening = await started(house, 3)
    leaver = evening.people[2]
    await leave(leaver, evening)
    said = await evening.choose(leaver, "Come back")
    assert said.startswith("You're in!")
    evening.people.append(leaver)
    await evening.turns_until(leaver)
    told = await results(evening)
    assert f" {leaver.name} · " in told
    assert "left with" not in told


@pytest.mark.long
@pytest.mark.parametrize("preset", ["bigtwo_denexa", "bigtwo_basic", "bigtwo_flat_winner"])
def test_the_stand_in_of_a_leaver_wins_nothing(world: World, preset: str) -> None:
    people = 2 if preset == "bigtwo_denexa" else 4
    world.play(lambda here: _stand_in_of_a_leaver(here.house, preset, people))


async def _stand_in_of_a_leaver(house: House, preset: str, people: int) -> None:
    evening = await started(house, people, preset=preset, house_rules="cut=off")
    leaver = evening.people[1]
    await leave(leaver, evening)
    message = await results(evening)
    told = lines(message)
    assert told[-1][0] == leaver.name
    assert told[-1][1] == max(points for _, points in told), "penalty points"
    assert told[0][1] == 0
    assert "left with 13 cards" in message
    assert f"Fewest penalty points (0): {leaver.name}" not in message


# Seats that become free


@pytest.mark.long
@played
async def test_a_seat_between_two_deals_of_dou_dizhu_is_filled_by_a_computer(
    house: House,
) -> None:
    await _seat_filled(house, "computer")


@pytest.mark.long
@played
async def test_a_seat_between_two_deals_of_dou_dizhu_is_filled_by_a_stranger(
    house: House,
) -> None:
    await _seat_filled(house, "stranger")


@pytest.mark.long
@played
async def test_a_seat_between_two_deals_of_dou_dizhu_is_filled_by_its_owner(
    house: House,
) -> None:
    await _seat_filled(house, "owner")


async def _seat_filled(house: House, by: str) -> None:
    people = [await house.person(name) for name in ("Ana", "Ben", "Chi")]
    sitting = Sitting.of(people, house.room(), house.chance("leaving"))
    await sitting.open(preset="doudizhu_denexa")
    await sitting.deal_that_counts()
    host, leaver, _ = people
    channel = sitting.room.id
    before = dict(totals(words(sitting.last)))
    await leaver.answer(await leaver.click("Table", channel))
    await leaver.answer(await leaver.click("Sit out", channel))
    if by == "computer":
        await add_computer(host, channel)
        sitting.clickers.pop(1)
    elif by == "stranger":
        stranger = await house.person(STRANGER)
        said = await stranger.answer(await stranger.click("Join", channel))
        assert said.startswith("You're in!")
        sitting.clickers[1] = sitting.clicker(stranger)
    else:
        await leaver.answer(await leaver.click("Come back", channel))
    await sitting.deal_that_counts()
    after = totals(words(sitting.last))
    points = dict(lines(words(sitting.last)))
    assert sum(total for _, total in after) == 0, "a seat has kept its points"
    for name, total in after:
        if name in before:
            assert total == before[name] + points[name]


def totals(told: str) -> list[tuple[str, int]]:
    """Return the names in the results, best first, each with its points in all."""
    found = []
    for _, name, rest in RESULT.findall(told):
        none = re.match(r"\*\*(0)\*\*", rest)  # a total of nothing is left out
        total = re.search(r"([\u2212-]?\d+) total", rest) or none
        assert total, rest
        found.append((name, int(total[1].replace("\u2212", "-"))))
    return found


@played
async def test_three_of_four_leave_and_the_match_goes_on_with_strangers_and_computers(
    house: House,
) -> None:
    rules = f"cut=off, {FEWEST_CARDS}"
    evening = await started(house, 4, preset="bigtwo_basic", house_rules=rules)
    before = dict(totals(await results(evening)))
    host, *leavers = evening.people
    for leaver in leavers:
        await leave(leaver, evening)
    stranger = await house.person(STRANGER)
    assert (await evening.join(stranger)).startswith("You're in!")
    evening.people = [host, stranger]
    for _ in range(2):
        await add_computer(host, evening.channel_id)
    offered = await labels(host, evening)
    assert "Add computer" not in offered, "all seats are taken"
    await evening.begin_deal("Next deal")
    await evening.on_turn()
    told = await results(evening)
    points, after = dict(lines(told)), totals(told)
    earlier = sorted(total - points[name] for name, total in after)
    assert earlier == sorted(before.values()), "each seat has kept its points"
    assert dict(after)[host.name] == before[host.name] + points[host.name]


@pytest.mark.long
@played
async def test_a_stranger_takes_a_leavers_seat_in_mid_deal(house: House) -> None:
    evening = await started(house, 4, preset="bigtwo_basic", house_rules="cut=off")
    leaver = evening.people[3]
    await leave(leaver, evening)
    stranger, other = await house.person(STRANGER), await house.person("Vic")
    offered = await labels(stranger, evening)
    assert "Take this seat" in offered
    assert "Join" in offered
    said = await evening.join(stranger)
    assert said.startswith(f"You're in! You take over from {leaver.name}.")
    evening.people.append(stranger)
    assert "Take this seat" not in await labels(other, evening)
    assert (await evening.join(other)).startswith(english("line-place", place=1))
    await house.settle()
    told = await results(evening)
    assert stranger.name in names(told)
    assert leaver.name not in names(told)
    assert stranger.name in {deed.who for deed in evening.deeds}


@pytest.mark.long
@played
async def test_awaited_seat_is_not_given_to_another(house: House) -> None:
    evening = await started(house, 4, preset="bigtwo_basic", house_rules="cut=off")
    leaver = evening.people[3]
    await leaver.answer(await leaver.click("Table", evening.channel_id))
    await leaver.click("Sit out", evening.channel_id)
    waiting, late = await house.person(STRANGER), await house.person("Vic")
    said = await evening.join(waiting)
    assert "You're in from the next one." in said
    await leave(leaver, evening)
    assert "Take this seat" not in await labels(late, evening)
    assert (await evening.join(late)).startswith(english("line-place", place=1))
    assert {"Join", "Take this seat"} & {*await labels(waiting, evening)}
    said = await evening.join(waiting)
    assert said.startswith(f"You're in! You take over from {leaver.name}.")
    evening.people.append(waiting)
    told = await results(evening)
    assert waiting.name in names(told)
    await evening.begin_deal("Next deal")


@pytest.mark.long
@played
async def test_a_stranger_may_not_take_a_seat_that_is_out(house: House) -> None:
    evening = await started(house, 2, computers=2)
    stranger = await house.person(STRANGER)
    for _ in range(200):
        table = words(evening.host.table(evening.channel_id) or {})
        out = [line for line in table.splitlines() if "🤖" in line and " · out, " in line]
        if out:
            break
        assert not await evening.play_on(1)
    assert out, "no computer is out while the deal is played"
    assert (await labels(stranger, evening)).count("Take this seat") == 1


# Coming back


@pytest.mark.long
@played
async def test_a_member_does_not_slip_into_a_computers_seat(house: House) -> None:
    evening = await started(house, 3, computers=2, preset="president_basic", match_target="100")
    told = await results(evening)
    before = dict(totals(told))
    leaver = next(p for p in evening.people[1:])
    await evening.choose(leaver, "Sit out")
    evening.people.remove(leaver)
    await evening.begin_deal("Next deal")
    await evening.on_turn()
    assert "Take this seat" not in await labels(leaver, evening)
    said = await evening.join(leaver)
    assert said.startswith("A deal is on. You're in from the next one.")
    told = await results(evening)
    assert leaver.name not in names(told)
    evening.people.append(leaver)
    await evening.begin_deal("Next deal")
    await evening.on_turn()
    table = words(evening.host.table(evening.channel_id) or {})
    (mine,) = [line for line in table.splitlines() if leaver.name in line and "`" in line]
    assert "Scum" in mine
    assert "Vice" not in mine
    points = dict(lines(told := await results(evening)))
    assert dict(totals(told))[leaver.name] == before[leaver.name] + points[leaver.name]


@pytest.mark.long
@played
async def test_a_computer_makes_way_for_a_member_at_a_full_table(house: House) -> None:
    evening = await started(
        house, 3, computers=1, preset="president_basic", house_rules="players=4..4"
    )
    before = dict(totals(await results(evening)))
    leaver = evening.people[2]
    await evening.choose(leaver, "Sit out")
    evening.people.remove(leaver)
    await add_computer(evening.host, evening.channel_id)
    await evening.begin_deal("Next deal")
    await evening.on_turn()
    said = await evening.choose(leaver, "Come back")
    assert said.startswith("A deal is on. You're in from the next one.")
    await results(evening)
    evening.people.append(leaver)
    await evening.begin_deal("Next deal")
    await evening.on_turn()
    told = await results(evening)
    points = dict(lines(told))
    assert len(names(told)) == 4
    assert dict(totals(told))[leaver.name] == before[leaver.name] + points[leaver.name]


@pytest.mark.long
@played
async def test_a_stranger_takes_a_computers_cards_but_not_its_points(house: House) -> None:
    evening = await started(house, 2, computers=2, preset="president_basic", match_target="100")
    await results(evening)
    await evening.begin_deal("Next deal")
    await evening.on_turn()
    stranger = await house.person(STRANGER)
    assert (await evening.join(stranger)).startswith("You're in! You take over from 🤖")
    evening.people.append(stranger)
    told = await results(evening)
    assert dict(totals(told))[stranger.name] == dict(lines(told))[stranger.name]
