"""Playing from a hand by tapping alone: picking, declaring, bombs out of turn, and advice."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person, Step
from tests.night.played import played
from tests.night.playing import come_on_turn, raised
from tests.night.reading import CARD, RANKS, Cockpit, Control, components, words
from tests.night.small import SMALL

NO_CUT = "cut=off"
BOMBS = f"{NO_CUT}, bomb_out_of_turn=on, bomb_reach=everything"
TRIES = 30  # tables that are tried until a player holds a bomb; one in four has one


def by_act(hand: Cockpit, act: str) -> list[Control]:
    return [one for one in hand.controls if one.act == act]


async def turn(evening: Evening, person: Person) -> Cockpit:
    return await come_on_turn(person, evening.room, evening.channel_id)


async def shown_now(evening: Evening, person: Person) -> Cockpit:
    return await person.until(lambda: person.cockpit(evening.room), "the hand")


@pytest.mark.long
@played
async def test_a_hand_has_forty_components_at_most_and_one_primary_button(house: House) -> None:
    evening = await house.evening(4)
    await evening.start(preset="bigtwo_basic", house_rules=NO_CUT)
    for _ in range(8):
        asked = (await evening.on_turn())[0]
        hand = await turn(evening, asked)
        parts = list(components(hand.message))
        assert len(parts) <= 40
        assert sum(part.get("style") == 1 for part in parts) == 1
        assert len(by_act(hand, "play")) <= 10
        assert {"more", "company"} & {one.act for one in hand.controls}
        await evening.turn_of(asked)


@pytest.mark.long
@played
async def test_cards_are_picked_from_two_selects_raised_and_put_back(house: House) -> None:
    evening = await house.evening(4)
    await evening.start(preset="president_comp303", packs="2", jokers="4")
    asked = (await evening.on_turn())[0]
    hand = await turn(evening, asked)
    menus = by_act(hand, "pick")
    values = [value for menu in menus for _, value, _ in menu.options]
    assert len(values) == len(set(values)) == len(hand.cards) >= 26
    await asked.choose(menus[0], [value for _, value, _ in menus[0].options[:3]])
    again = by_act(await raised(asked, hand, 3), "pick")
    await asked.choose(again[1], [value for _, value, _ in again[1].options[:2]])
    five = await raised(asked, hand, 5)
    lay = next(one for one in five.controls if one.label.startswith("Play "))
    assert len(CARD.findall(lay.label)) == 5
    refused = await asked.answer(await asked.press(lay))
    assert "isn't a valid play in this game" in refused
    kept = await raised(asked, hand, 5)
    assert "isn't a valid play in this game" in words(kept.message)
    await asked.click("Clear")
    new = await raised(asked, hand, 0)
    assert new.cards == hand.cards
    assert {one.custom_id for one in by_act(new, "pick")}.isdisjoint(
        {one.custom_id for one in [*menus, *by_act(five, "pick")]}
    )
    menu = by_act(new, "pick")[0]
    await asked.choose(menu, [menu.options[0][1]])
    await raised(asked, hand, 1)
    await asked.click("Clear")
    await raised(asked, hand, 0)
    for number, (menu, count) in enumerate(five_alike(new)):
        here = by_act(await shown_now(evening, asked), "pick")[number]
        if count:
            labels = [value for label, value, _ in menu.options if alike(label, new)]
            await asked.choose(here, labels)
    picked = await shown_now(evening, asked)
    lay = next(one for one in picked.controls if one.label.startswith("Play "))
    assert (await asked.answer(await asked.press(lay))).startswith("You played")


def most_held(hand: Cockpit) -> str:
    """Return the rank with the most cards in this hand."""
    ranks = Counter(card[:-1] for card in hand.cards if "joker" not in card)
    return ranks.most_common(1)[0][0]


def alike(label: str, hand: Cockpit) -> bool:
    return label[:-1] == most_held(hand)


def five_alike(hand: Cockpit) -> list[tuple[Control, int]]:
    """Return each select of a hand with its number of cards of the most frequent rank."""
    menus = by_act(hand, "pick")
    return [(menu, sum(alike(label, hand) for label, _, _ in menu.options)) for menu in menus]


async def declare(person: Person, question: Cockpit) -> tuple[str, Step]:
    """Declare the jokers as the second strongest choice; return its label and the step."""
    if menus := by_act(question, "stand"):
        label, value, _ = menus[0].options[1]
        return label, await person.press(menus[0], [value])
    button = by_act(question, "play")[1]
    return button.label, await person.press(button)


@played
async def test_joker_is_declared_by_tapping_and_all_see_its_meaning(house: House) -> None:
    evening = await house.evening(4)
    await evening.start(preset="bigtwo_jokers", house_rules=NO_CUT)
    hands = await evening.look()
    holder = next(
        person for person in evening.people if any("joker" in card for card in hands[person.name])
    )
    said = ""
    while "What does" not in said:
        while holder not in (asked := await evening.on_turn()):
            await evening.turn_of(asked[0], "button")
        hand = await turn(evening, holder)
        natural = [o for o in by_act(hand, "play") if CARD.fullmatch(o.label)]
        if any("joker" not in one.label for one in natural):  # a joker may stand for several cards
            menu = by_act(hand, "pick")[0]
            joker = next(value for label, value, _ in menu.options if "joker" in label)
            said = await holder.answer(await holder.choose(menu, [joker]))
        if "What does" not in said:
            hand = await shown_now(evening, holder)
            others = [o for o in by_act(hand, "play") if "joker" not in o.label]
            evening.answered(holder)
            await holder.press([*by_act(hand, "pass"), *others][0])
    question = await shown_now(evening, holder)
    label, step = await declare(holder, question)
    assert CARD.fullmatch(label)
    assert "You played" in await holder.answer(step)
    table = await holder.until(
        lambda: next(
            (
                message
                for message in holder.messages.values()
                if label in words(message) and words(message).startswith("###")
            ),
            None,
        ),
        "the table with what the joker stands for",
    )
    assert "joker" in words(table)


def holds_bomb(cards: tuple[str, ...]) -> bool:
    """Whether the cards hold four of a kind, or a straight flush of five in every game."""
    if max(Counter(card[:-1] for card in cards).values()) == 4:
        return True
    rows = {(RANKS.index(card[:-1]), card[-1]) for card in cards}
    return any(
        all((rank + step, suit) in rows and rank + step < 11 for step in range(5))
        for rank, suit in rows
    )


@played
async def test_a_bomb_is_thrown_in_out_of_turn(house: House) -> None:
    for _ in range(TRIES):
        evening = await house.evening(3)
        await evening.start(preset="bigtwo_three", house_rules=BOMBS)
        hands = await evening.look()
        (leader,) = await evening.on_turn()
        others = [person for person in evening.people if person is not leader]
        holders = [person for person in others if holds_bomb(hands[person.name])]
        if holders:
            break
    (holder, *_) = holders
    bombs: list[Control] = []
    while not bombs:
        asked = (await evening.on_turn())[0]
        hand = await turn(evening, asked)
        passing = by_act(hand, "pass") if asked is holder else []
        single = [one for one in by_act(hand, "play") if CARD.fullmatch(one.label)]
        evening.answered(asked)
        rest = [*by_act(hand, "pass"), *by_act(hand, "play")]  # single cards may be behind More
        await asked.press((passing or single or rest)[0])
        await evening.on_turn()
        shown = holder.cockpit(evening.room)
        bombs = by_act(shown, "bomb") if shown else []
    said = await holder.answer(await holder.press(bombs[0]))
    assert said == f"You played **{bombs[0].label.removeprefix('💣 ')}**."


@played
async def test_hint_list_of_plays_and_why_not_change_nothing(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    asked = (await evening.on_turn())[0]
    before = await turn(evening, asked)
    hint = await asked.answer(await asked.click("Hint"))
    assert hint.startswith("Hint: **")
    move = hint.split("**")[1]
    (card, *_) = CARD.findall(move)
    with_hint = await shown_now(evening, asked)
    lay = next(one for one in with_hint.controls if one.label.startswith("Play "))
    assert CARD.findall(lay.label) == CARD.findall(move)
    await asked.click("More")
    plays = await asked.answer(await asked.click("What can I play?"))
    assert "**Singles**" in plays
    assert card in plays
    await asked.answer(await asked.click("Why not?"))
    menu = await asked.find("judge")
    first, last = menu.options[0], menu.options[-1]
    said = await asked.answer(await asked.choose(menu, [first[1], last[1]]))
    assert "isn't a valid play" in said or "You can play" in said
    menu = await asked.find("judge")
    assert "You can play" in await asked.answer(await asked.choose(menu, [first[1]]))
    step = await asked.type_command(evening.channel_id, "why", cards=first[0])
    assert "You can play" in await asked.answer(step)
    after = await shown_now(evening, asked)
    assert after.cards == before.cards
    await asked.click("refresh")
    assert await asked.answer(await asked.click("Hint")) == hint
    again = await shown_now(evening, asked)  # the suggested play may have no other button
    lay = next(one for one in again.controls if one.label.startswith("Play "))
    assert (await asked.answer(await asked.press(lay))).startswith("You played")


@pytest.mark.long
@played
async def test_waiting_player_is_told_which_cards_would_do_later(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    asked = (await evening.on_turn())[0]
    other = next(person for person in evening.people if person is not asked)
    hand = await other.until(lambda: other.cockpit(evening.room), "the hand")
    step = await other.type_command(evening.channel_id, "why", cards=hand.cards[-1])
    assert "it's not your turn" in await other.answer(step)
