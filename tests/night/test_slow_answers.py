"""A click that was acknowledged before it was answered: what answers it is private all the same."""

from __future__ import annotations

from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import EPHEMERAL, Control, cockpit, controls
from tests.night.small import SMALL, begun
from tests.night.test_pinged import act
from tests.night.test_preferences import choose

SOON = 2.0  # seconds in which a press is answered where nothing is slow
TURN = 180.0  # seconds, and more
LATE = 4.0  # seconds that Discord takes for a hand, so that whoever asks for it waits


def of_table(person: Person, channel_id: str) -> Control | None:
    """The button under the table message by which anybody asks for their hand."""
    table = person.table(channel_id)
    return next((one for one in controls(table) if one.act == "hand"), None) if table else None


@played
async def test_a_press_waits_for_no_change_of_its_hand_that_is_not_sent_yet(house: House) -> None:
    evening = await house.evening(2)
    for person in evening.people:
        await choose(person, evening.channel_id, "Words")
    await evening.start(**SMALL)
    for _ in range(2):  # from now on hands are changed by the clicks on them
        await act(evening)
        await house.settle()
    for _ in ("table", "hand"):  # whichever is changed first
        house.playground.faults.next("PATCH", "/webhooks/", 429, retry_after=20.0)
    actor = await act(evening)
    (other,) = [person for person in evening.people if person is not actor]
    await house.clock.sleep(1)  # the hand of the other waits now
    hand = other.cockpit(evening.room)
    assert hand is not None
    assert not hand.on_turn
    began = house.clock.now()
    await other.press(next(one for one in hand.controls if one.act == "refresh"))
    await other.until(lambda: (h := other.cockpit(evening.room)) and h.on_turn, "the hand")
    assert house.clock.now() - began < SOON
    await act(evening)
    await act(evening)


@played
async def test_a_hand_asked_for_by_a_public_button_is_kept_up_to_date_where_only_its_owner_sees_it(
    house: House,
) -> None:
    evening, asked, other = await begun(house)
    button = await other.until(lambda: of_table(other, evening.channel_id), "the table")
    house.playground.faults.delay(r"/channels/\d+/messages/", LATE)
    await evening.turn_of(asked)
    await house.clock.sleep(0.3)  # the hand of the other is being shown meanwhile
    await other.press(button)
    await house.settle()
    house.playground.faults.clear()
    await house.settle()
    private = [one for one in other.messages.values() if one["flags"] & EPHEMERAL and cockpit(one)]
    assert private, "the hand that was asked for"
    await house.clock.sleep(TURN)  # which the other lets pass
    seen = [one for one in asked.seen if one.kind in ("message", "edit")]
    assert not [one for one in seen if one.channel_id == evening.channel_id and cockpit(one.body)]
    again = other.messages[private[0]["id"]]
    shown, newest = cockpit(again), other.cockpit(evening.room)
    assert shown is not None
    assert newest is not None
    assert shown.cards == newest.cards
    assert not shown.on_turn
