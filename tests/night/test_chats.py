"""Games in a chat of people where the bot is no member and only answers interactions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pytest

from bot.playground.world import servers
from tests.english import english
from tests.night.house import House
from tests.night.people import Person, Refused
from tests.night.played import played
from tests.night.practising import CHANGED, MOVES
from tests.night.reading import EPHEMERAL, JSON, Cockpit, Control, controls, words
from tests.night.small import SMALL

ROOM = "this chat"
QUIET = 20 * 60.0  # seconds after which every interaction token has expired
SOON = 5.0  # seconds in which the bot shows all changes


@dataclass
class Chat:
    """A chat of people; the first person has installed the bot to their account."""

    house: House
    people: list[Person]
    place: str

    @classmethod
    async def of(cls, house: House, *names: str) -> Chat:
        """Open a chat of new people."""
        world, people = house.playground.world, [await house.person(name) for name in names]
        servers.install(world, people[0].id)
        place = servers.open_private(world, *(one.id for one in people)).id
        return cls(house, people, place)

    @classmethod
    async def begun(cls, house: House, *names: str) -> Chat:
        """Open a chat of new people, and deal there."""
        chat = await cls.of(house, *names)
        await chat.begin()
        return chat

    async def begin(self) -> None:
        """Open a table, take the second seat, and deal."""
        ana, ben = self.people[:2]
        step = await ana.type_command(self.place, "game start", **SMALL)
        answer = await ana.answered_with(step)
        assert answer["flags"] & EPHEMERAL
        assert english("table-opened") in words(answer)
        await ben.find("Join", self.place)
        lobby = self.table(ben)
        assert f"{ana.name} invites you to President" in words(lobby)
        assert "After 15 quiet minutes" in words(lobby)
        joined = await ben.answer(await ben.click("Join", self.place))
        assert "You're in!" in joined
        assert "My hand" in joined
        await ana.click("Start", self.place)
        await self.dealt(1)

    async def dealt(self, deal: int) -> None:
        """Wait until both players see their hands of this deal, and all see the table."""
        for one in self.people:
            await one.until(partial(self._is_dealt, one, deal), f"deal {deal}")

    def _is_dealt(self, person: Person, deal: int) -> bool:
        hand = person.cockpit(ROOM, deal) is not None or person not in self.people[:2]
        return hand and f"deal {deal}" in words(self.table(person))

    def table(self, person: Person) -> JSON:
        """Return the newest table message that this person sees."""
        found = person.table(self.place)
        assert found is not None
        return found

    def hand(self, person: Person) -> Cockpit:
        """Return the newest hand that this person sees, and check that no other person sees it."""
        hand = person.cockpit(ROOM)
        assert hand is not None
        assert hand.message["flags"] & EPHEMERAL
        assert not [one for one in self.people if one is not person and self._sees(one, hand)]
        return hand

    def _sees(self, person: Person, hand: Cockpit) -> bool:
        return hand.message["id"] in person.messages

    def move(self) -> tuple[Person, Control] | None:
        """Return the player on turn, as the hands show it, and a move of theirs."""
        for one in self.people[:2]:
            offered = self.hand(one).controls
            for act in MOVES:
                if move := next((each for each in offered if each.act == act), None):
                    return one, move
        return None

    async def play(self, moves: int = 1000) -> int:
        """Move in turn, so many times at most or until the deal is over; return the number."""
        for made in range(moves):
            await self.people[0].until(lambda: self.move() or self.is_over(), "a turn or the end")
            if self.is_over() or not (found := self.move()):
                return made
            person, move = found
            try:
                await person.press(move)
            except Refused:  # the hand changed at the moment of the press
                await self.house.clock.sleep(CHANGED)
            await self.house.clock.sleep(SOON)
        return moves

    def is_over(self) -> bool:
        """Whether the table shows the results of the deal."""
        return ": results" in words(self.table(self.people[0]))

    def check(self) -> None:
        """Check that nothing failed, and that no channel route or direct message was used."""
        assert "Traceback" not in self.house.bot.log
        journal = self.house.playground.journal
        assert not [one for one in journal if one.status in (401, 403)]
        assert not [one for one in journal if f"/channels/{self.place}" in one.path]
        for one in self.people:
            direct = self.house.playground.world.dm_with(one.id)
            assert not direct.messages


@pytest.mark.long
@played
@pytest.mark.parametrize("names", [("Ana", "Ben"), ("Ana", "Ben", "Cem")])
async def test_two_play_a_deal_to_its_result_and_the_next_one(
    house: House, names: tuple[str, ...]
) -> None:
    chat = await Chat.begun(house, *names)
    first = chat.table(chat.people[-1])
    assert await chat.play() > 4
    for one in chat.people:
        shown = chat.table(one)
        assert shown["id"] == first["id"]
        assert "deal 1: results" in words(shown)
    ben = chat.people[1]
    await ben.click("Next deal", chat.place)
    await chat.dealt(2)
    await house.settle()
    left = ben.messages[first["id"]]
    assert "deal 1: results" in words(left)
    assert not controls(left)
    assert await chat.play(4) == 4
    chat.check()


@pytest.mark.long
@played
async def test_each_play_from_a_hand_is_shown_to_all(house: House) -> None:
    chat = await Chat.begun(house, "Ana", "Ben")
    for _ in range(4):
        before = words(chat.table(chat.people[0]))
        assert await chat.play(1) == 1
        assert {words(chat.table(one)) for one in chat.people} != {before}
        assert words(chat.table(chat.people[0])) == words(chat.table(chat.people[1]))
    assert not [one for one in chat.people if "<t:" in words(chat.table(one))]
    chat.check()


@pytest.mark.long
@played
async def test_after_quiet_minutes_a_press_under_the_table_goes_on(house: House) -> None:
    chat = await Chat.begun(house, "Ana", "Ben")
    await chat.play(2)
    there = chat.table(chat.people[0])
    await house.clock.sleep(QUIET)
    for one in chat.people:
        await one.answered_with(await one.click("My hand", chat.place))
    assert await chat.play(2) == 2
    assert chat.table(chat.people[0])["id"] == there["id"]
    assert words(chat.table(chat.people[0])) != words(there)
    chat.check()


@played
async def test_after_quiet_minutes_a_press_in_a_hand_posts_the_table_again(house: House) -> None:
    chat = await Chat.begun(house, "Ana", "Ben")
    await chat.play(2)
    there = chat.table(chat.people[0])
    await house.clock.sleep(QUIET)
    assert await chat.play(1) == 1
    for one in chat.people:
        assert int(chat.table(one)["id"]) > int(there["id"])
    again = chat.table(chat.people[0])
    for one in chat.people:
        await one.click("My hand", chat.place)
    assert await chat.play(3) == 3
    assert chat.table(chat.people[1])["id"] == again["id"]
    chat.check()


@played
async def test_in_a_long_game_one_message_shows_the_table(house: House) -> None:
    chat = await Chat.begun(house, "Ana", "Ben")
    for _ in range(5):
        await house.clock.sleep(4 * 60.0)
        assert await chat.play(1) == 1
    tables = [one for one in chat.people[1].messages.values() if words(one).startswith("###")]
    assert len(tables) == 1
    chat.check()


@pytest.mark.long
@played
async def test_a_restart_in_the_middle_waits_for_a_press(house: House) -> None:
    chat = await Chat.begun(house, "Ana", "Ben")
    await chat.play(2)
    there = chat.table(chat.people[0])
    await house.bot.stop()
    await house.bot.start()
    await house.settle()
    for one in chat.people:
        hand = await one.answered_with(await one.click("My hand", chat.place))
        assert hand["flags"] & EPHEMERAL
    assert await chat.play(2) == 2
    for one in chat.people:
        assert chat.table(one)["id"] == there["id"]
    assert await chat.play() > 0
    assert chat.is_over()
    chat.check()


@pytest.mark.long
@played
async def test_a_third_person_of_a_group_looks_on(house: House) -> None:
    chat = await Chat.begun(house, "Ana", "Ben", "Cem")
    cem, before = chat.people[2], words(chat.table(chat.people[2]))
    told = await cem.answered_with(await cem.click("My hand", chat.place))
    assert told["flags"] & EPHEMERAL
    assert words(told) == english("no-hand")
    told = await cem.answered_with(await cem.click("👏", chat.place))
    assert "not at this table" in words(told)
    assert words(chat.table(cem)) == before
    assert await chat.play() > 4
    told = await cem.answered_with(await cem.click("Next deal", chat.place))
    assert told["flags"] & EPHEMERAL
    assert ": results" in words(chat.table(cem))
    chat.check()


@pytest.mark.long
@played
async def test_computer_plays_on_for_a_leaver(house: House) -> None:
    chat = await Chat.begun(house, "Ana", "Ben")
    ben = chat.people[1]
    await ben.answered_with(await ben.click("Table", chat.place))
    await ben.click("quit", chat.place)
    await ben.until_shown(
        lambda: ben.newest(lambda one: "Leave now?" in words(one)), "the question"
    )
    await ben.click("quit", chat.place)
    await house.settle()
    assert f"{ben.name} · " in words(chat.table(ben))
    assert "computer" in words(chat.table(ben))
    chat.check()


@pytest.mark.long
@played
async def test_a_table_is_closed_and_another_opened(house: House) -> None:
    chat = await Chat.begun(house, "Ana", "Ben")
    ana, ben = chat.people
    await ana.type_command(chat.place, "game stop")
    await ana.click("end", chat.place)
    await house.settle()
    assert "closed" in words(chat.table(ben))
    assert not controls(chat.table(ben))
    await ana.type_command(chat.place, "game start", **SMALL)
    await ben.click("Join", chat.place)
    chat.check()


@played
async def test_a_challenge_asks_for_the_game_and_invites_the_chat(house: House) -> None:
    chat = await Chat.of(house, "Ana", "Ben")
    ana, ben = chat.people
    await ana.answered_with(await ana.use_menu(chat.place, "Challenge", ben.id))
    await ana.click("playthis", chat.place)
    await ben.click("Join", chat.place)
    assert f"{ana.name} invites you to" in words(chat.table(ben))
    chat.check()


@played
async def test_table_opens_only_where_a_person_has_installed_the_bot(house: House) -> None:
    world, ana, ben = house.playground.world, await house.person("Ana"), await house.person("Ben")
    place = servers.open_private(world, ana.id, ben.id).id
    with pytest.raises(Refused):
        await ana.type_command(place, "game start", **SMALL)


@pytest.mark.long
@played
async def test_every_button_is_answered_in_the_chat(house: House) -> None:
    chat = await Chat.begun(house, "Ana", "Ben", "Cem")
    await chat.play(3)
    for person in chat.people:
        shown = [chat.table(person)]
        shown += [chat.hand(person).message] if person in chat.people[:2] else []
        acts = {one.act: one for message in shown for one in controls(message)}
        assert {"hand", "log", "rules", "company", "react"} <= acts.keys()
        for act in sorted(acts.keys() - {*MOVES, "join", "pick"}):
            control = person.offered(act, chat.place)
            if control is not None and not control.options:
                await person.press(control)
                await house.settle()  # the new hand has replaced the old one
        await house.clock.sleep(SOON)
    read = [words(one) for person in chat.people for one in person.messages.values()]
    assert not [one for one in read if "I can't join this chat" in one or "too old" in one]
    chat.check()


@played
async def test_a_lobby_waits_through_a_restart(house: House) -> None:
    chat = await Chat.of(house, "Ana", "Ben")
    ana, ben = chat.people
    await ana.type_command(chat.place, "game start", **SMALL)
    await ben.find("Join", chat.place)
    await house.bot.stop()
    await house.bot.start()
    await house.clock.sleep(QUIET)
    lobby = chat.table(ben)
    await ben.click("Join", chat.place)
    await house.settle()
    assert chat.table(ana)["id"] == lobby["id"]
    assert ben.name in words(chat.table(ana))
    await ana.click("Start", chat.place)
    for one in chat.people:
        await one.answered_with(await one.click("My hand", chat.place))
    assert await chat.play(3) == 3
    chat.check()


@played
async def test_three_of_a_group_play_where_the_rules_seat_them(house: House) -> None:
    chat = await Chat.of(house, "Ana", "Ben", "Cem")
    ana, ben, cem = chat.people
    seats = {"preset": "president_basic", "house_rules": "players=3"}
    await ana.type_command(chat.place, "game start", **seats)
    for one in (ben, cem):
        await one.answer(await one.click("Join", chat.place))
    await ana.click("Start", chat.place)
    for one in chat.people:
        hand = await one.until(partial(one.cockpit, ROOM, 1), "a hand")
        assert len(hand.cards) > 16
    chat.check()


@played
async def test_the_next_deal_from_a_hand_leaves_the_results_without_buttons(house: House) -> None:
    chat = await Chat.begun(house, "Ana", "Ben")
    await chat.play()
    first, ben = chat.table(chat.people[0]), chat.people[1]
    (after,) = [one for one in controls(chat.hand(ben).message) if one.act == "start"]
    await ben.press(after)
    await chat.dealt(2)
    await house.settle()
    assert not controls(ben.messages[first["id"]])
    assert "deal 1: results" in words(ben.messages[first["id"]])
    assert await chat.play(2) == 2
    chat.check()


@pytest.mark.long
@played
async def test_quiet_table_is_closed_and_a_press_tells_it(house: House) -> None:
    chat = await Chat.of(house, "Ana", "Ben")
    ana, ben = chat.people
    await ana.type_command(chat.place, "game start", **SMALL)
    await ben.find("Join", chat.place)
    await house.clock.sleep(7 * 3600.0)
    told = await ben.answered_with(await ben.click("Join", chat.place))
    assert words(told) == english("table-closed")
    await ana.type_command(chat.place, "game start", **SMALL)
    await ben.click("Join", chat.place)
    chat.check()


@played
async def test_games_are_offered_while_a_command_is_typed_in_a_chat(house: House) -> None:
    chat = await Chat.of(house, "Ana", "Ben")
    ana = chat.people[0]
    assert "bigtwo_basic" in await ana.complete(chat.place, "game start", "preset", "big")
    assert await ana.complete(chat.place, "game start", "house_rules", "jok")
    told = await ana.answer(await ana.type_command(chat.place, "game start", thread=True))
    assert "thread" in told
