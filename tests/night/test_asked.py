"""Every further question of a rule, answered by people who only click what they are shown."""

from __future__ import annotations

import re

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import CARD, Cockpit, cards_named, words
from tests.night.small import hands

HINT = re.compile(r"Hint: \*\*(Bid \d|Pass)\*\*\. .*\d")
JOKERS = {"black joker", "red joker"}
BIDS = ["Bid 1", "Bid 2", "Bid 3"]
LAST_CARDS = (
    "players=2..4, deal=fixed, hand_size=3, leftover=discard, redeal_low_points=60, match_end=open"
)


async def hand_of(evening: Evening, person: Person, said: str) -> Cockpit:
    """Wait until the hand of this person has these words, and return the hand."""

    def found() -> Cockpit | None:
        shown = person.cockpit(evening.room)
        return shown if shown and said in words(shown.message) else None

    return await person.until(found, f"a hand that says {said!r}")


async def press(evening: Evening, person: Person, hand: Cockpit, label: str) -> str:
    """Press the button of this hand that begins with `label`; return the bot's answer."""
    wanted = next((one for one in hand.controls if one.label.startswith(label)), None)
    assert wanted, f"{label!r} is not among {[one.label for one in hand.controls]}"
    evening.answered(person)
    return await person.answer(await person.press(wanted))


async def board_says(evening: Evening, said: str) -> None:
    """Wait until the table message that the host sees has these words."""
    host, channel = evening.host, evening.channel_id
    await host.until(lambda: said in words(host.table(channel) or {}), f"{said!r} on the table")


async def cut(evening: Evening) -> None:
    """Let the player who is asked to cut the pack do so."""
    (cutter,) = await evening.on_turn()
    hand = await hand_of(evening, cutter, "how many cards come off the top")
    assert len([one for one in hand.controls if one.act == "answer"]) == 5
    await press(evening, cutter, hand, "Cut at ")


@played
async def test_pack_is_cut_by_itself_after_ten_seconds_also_over_a_restart(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(preset="bigtwo_last_card_call", house_rules=LAST_CARDS)
    (cutter,) = await evening.on_turn()
    await hand_of(evening, cutter, "how many cards come off the top")
    at = house.clock.now()
    await house.bot.stop()
    await house.clock.sleep(60)
    await house.bot.start()
    await board_says(evening, "to cut the deck")
    await evening.host.until(
        lambda: "to cut the deck" not in words(evening.host.table(evening.channel_id) or {}),
        "the cut",
    )
    assert 61 < house.clock.now() - at < 90, "the bot's absence is given back"
    log = await log_of(evening, cutter)
    assert f"{cutter.name} cut the deck" in log
    assert "time" not in log, "no turn was missed"


async def log_of(evening: Evening, person: Person) -> str:
    """Return the log of the table as this person is shown it."""
    return await person.answer(await person.click("Log", evening.channel_id))


def was_shown(person: Person, cards: set[str], since: int) -> list[str]:
    """Return the texts after message `since` that named any of these cards to this person."""
    return [words(seen.body) for seen in person.seen[since:] if cards & cards_named(seen.body)]


@played
async def test_an_auction_is_bid_by_tapping_and_only_the_winner_sees_the_widow(
    house: House,
) -> None:
    evening = await house.evening(3)
    await evening.start(preset="doudizhu_denexa")
    before = await evening.look()
    (first,) = await evening.on_turn()
    hand = await hand_of(evening, first, "The highest bidder plays alone")
    assert [one.label for one in hand.controls if one.act == "answer"] == BIDS
    assert HINT.match(await press(evening, first, hand, "Hint"))
    await press(evening, first, hand, "Bid 1")
    await board_says(evening, f"{first.name} bids 1")
    (second,) = await evening.on_turn()
    hand = await hand_of(evening, second, f"{first.name} bids 1")
    assert [one.label for one in hand.controls if one.act == "answer"] == BIDS[1:]
    await press(evening, second, hand, "Bid 3")
    hand = await hand_of(evening, second, "**You're the landlord** · ")
    widow = set(hand.cards) - set(before[second.name])
    assert len(widow) == 3
    took = next(line for line in words(hand.message).split("\n") if "picked up **" in line)
    assert set(CARD.findall(took)) == widow
    await board_says(evening, f"{second.name} picked up the 3 hidden cards.")
    await board_says(evening, "stake **3**")
    assert took.replace("You", second.name, 1) in await log_of(evening, second)
    log = await log_of(evening, first)
    assert f"{first.name} bids 1\n{second.name} bids 3\n" in log
    assert f"{second.name} picked up the 3 hidden cards." in log
    for person in evening.people:
        # the lines under a first hand name jokers among the ranks
        assert bool(was_shown(person, widow - JOKERS, 0)) == (person is second)


@played
async def test_the_cards_of_the_landlord_are_turned_up_for_all_when_the_bidding_is_won(
    house: House,
) -> None:
    """`reviews/play.md`, B11: "turn them up for all, as online players expect"."""
    evening = await house.evening(3)
    await evening.start(preset="doudizhu_open")
    before = await evening.look()
    (first,) = await evening.on_turn()
    hand = await hand_of(evening, first, "The highest bidder plays alone")
    await press(evening, first, hand, "Bid 1")
    await board_says(evening, f"{first.name} bids 1")
    (second,) = await evening.on_turn()
    hand = await hand_of(evening, second, f"{first.name} bids 1")
    seen = {person.name: len(person.seen) for person in evening.people}
    await press(evening, second, hand, "Bid 3")
    hand = await hand_of(evening, second, "**You're the landlord** · ")
    widow = set(hand.cards) - set(before[second.name])
    assert len(widow) == 3
    await board_says(evening, f"{second.name} picked up **")
    for person in evening.people:
        until = seen[person.name]
        early = [one for one in person.seen[:until] if (widow - JOKERS) & cards_named(one.body)]
        assert not early, "nobody sees them before the bidding is won"
        assert was_shown(person, widow - JOKERS, until)
    log = await log_of(evening, first)
    (took,) = [line for line in log.split("\n") if "picked up **" in line]
    assert set(CARD.findall(took)) == widow


@played
async def test_colluding_partners_swap_in_secret_and_others_learn_no_card(
    house: House,
) -> None:
    evening = await house.evening(3)
    ana, ben, chi = evening.people
    evening.people = [ana, chi]
    await evening.open(preset="president_collusion")
    for _ in range(3):
        await ana.click("Add computer", evening.channel_id)
    evening.people.append(ben)
    await evening.join(ben)  # Ben takes the last seat, as the partner of the first one
    chi_saw = len(chi.seen)
    await evening.begin_deal("Start")
    hand = await hand_of(evening, ana, f"**Swap with {ben.name}:**")
    menu = next(one for one in hand.controls if one.act == "pick")
    offered = [(label, value) for label, value, _ in menu.options[-2:]]
    evening.answered(ana)
    step = await ana.choose(menu, [value for _, value in offered])
    names = [label for label, _ in offered]
    assert sorted(CARD.findall(await ana.answer(step))) == sorted(names)
    hand = await hand_of(evening, ben, f"{ana.name} offers **")
    told = next(line for line in words(hand.message).split("\n") if f"{ana.name} offers **" in line)
    assert sorted(CARD.findall(told)) == sorted(names)
    advice = await press(evening, ben, hand, "Hint")
    returned = CARD.findall(advice.split("**")[1])
    assert advice.startswith("Hint: **Give ")
    hand = await hand_of(evening, ben, f"{ana.name} offers **")
    gifts = [one.label for one in hand.controls if one.act == "give"]
    (back,) = [label for label in gifts if CARD.findall(label) == returned]
    await press(evening, ben, hand, back)
    hand = await hand_of(evening, ana, f"{ben.name} gave you")
    assert set(returned) < set(hand.cards)
    assert not set(names) & set(hand.cards)
    await press(evening, ana, hand, "Stop swapping")
    await board_says(evening, f"{ana.name} stops swapping.")
    assert f"{ana.name} gave {ben.name} 2 cards." in await log_of(evening, chi)
    assert was_shown(chi, {*names, *returned}, chi_saw) == []


@played
async def test_merchants_haggle_in_front_of_all_until_one_accepts(house: House) -> None:
    evening = await house.evening(3)
    rules = "exchange=none, players=3..3, deal=fixed, hand_size=4"
    await evening.start(preset="president_merchants", house_rules=rules)
    assert await evening.play_on()
    await evening.begin_deal("Next deal")
    one, two = await evening.on_turn(2)
    (third,) = [person for person in evening.people if person not in (one, two)]
    hand = await hand_of(evening, one, f"Offer {two.name} a card.")
    first = next(c for c in hand.controls if c.act == "give").label.removeprefix("Offer ")
    assert "You offered" in await press(evening, one, hand, "Offer ")
    hand = await hand_of(evening, two, f"{one.name} offers you **{first}**.")
    menu = next(c for c in hand.controls if c.act == "pick")
    second, value, _ = menu.options[-1]
    evening.answered(two)
    await two.answer(await two.choose(menu, [value]))
    hand = await hand_of(evening, one, f"offers **{second}** for your **{first}**")
    labels = [c.label for c in hand.controls if c.act in ("give", "answer")]
    assert "Accept" in labels
    await press(evening, one, hand, "Accept")
    hand = await hand_of(evening, two, f"{one.name} gave you **{first}**.")
    assert second not in hand.cards
    log = await log_of(evening, third)
    assert f"{two.name} offers {one.name} **{second}**.\n{one.name} accepts." in log
    await third.click("Newest")


@played
async def test_a_redeal_is_asked_for_out_of_turn_and_the_last_card_is_called(
    house: House,
) -> None:
    evening = await house.evening(2)
    await evening.start(preset="bigtwo_last_card_call", house_rules=LAST_CARDS)
    await cut(evening)
    (leader,) = await evening.on_turn()
    (other,) = [person for person in evening.people if person is not leader]
    hand = await hand_of(evening, other, "weak enough to ask for new cards")
    assert not hand.on_turn
    evening.answered(leader)  # the turn of the leader ends with the next press
    await press(evening, other, hand, "Ask for new cards")
    await board_says(evening, "New cards: the last deal didn't count.")
    await cut(evening)  # within ten seconds
    log = await log_of(evening, leader)
    assert f"{other.name} has a weak hand and asks for new cards.\n" in log
    await house.settle()
    for person in evening.people:  # the hands of the void deal are gone
        assert len(hands(house, person)) == 1
    called = None
    while called is None:
        (leader,) = await evening.on_turn()
        await evening.turn_of(leader, "button")
        called = leader.offered("Last card!")
    said = await leader.answer(await leader.press(called))
    assert said == "You called **last card!**"
    await board_says(evening, f"{leader.name} calls: **last card!**")
    assert leader.offered("Last card!") is None
