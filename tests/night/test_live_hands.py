"""A hand tells the truth to a waiting player, too, three seconds after every act."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from bot.store import Store
from bot.store.deals import read_deal
from bot.store.tables import read_table_in
from bot.tables.snapshot import DealLog, Snapshot
from bot.words import say
from bot.words.cards import laid
from cogs.core.people import without_deadline
from cogs.hand.status import asked_key
from rules.events import ALONE
from rules.view import HIDDEN, SeatView
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.playing import take_turn
from tests.night.reading import CARD, Cockpit, cards_in, of_mask, words

SECONDS = 3.0  # after an act
ACTS = 45  # that are looked at in each game
GAMES = {
    "president_basic": 4,
    "bigtwo_basic": 4,
    "daifugo_denexa": 4,
    "thirteen_denexa": 4,
    "doudizhu_denexa": 3,
    "bigthree_denexa": 3,
}
PASSING = {"cards-left": "counts", "last-plays": "plays", "passed-so-far": "who"}


@dataclass
class Truth:
    """The table as stored, with the names of its players."""

    table: Snapshot
    names: dict[str, str]

    @classmethod
    async def of(cls, evening: Evening, store: Store) -> Truth:
        """Read the newest state of the table."""
        state = await store.read(read_table_in, int(evening.channel_id))
        assert state is not None
        assert state.deal_id is not None
        deal = await store.read(read_deal, state.deal_id)
        empty = Snapshot(state, DealLog())
        log = DealLog.loaded(deal, empty.rules, 0.0)
        return cls(Snapshot(state, log), {one.id: one.name for one in evening.people})

    def who(self, *seats: int) -> str:
        """Return the names at these seats, as a sentence lists them."""
        return say("between-words").join(self.names[self.table.players[seat]] for seat in seats)

    def untrue(self, person: Person, hand: Cockpit) -> list[str]:
        """Return what is missing or wrong in the hand of a player during a deal."""
        view = self.table.view(person.id)
        assert view is not None
        assert view.seat is not None
        told = words(hand.message)
        missing = [fact for fact in self._facts(view) if fact not in told]
        if sorted(hand.cards) != sorted(of_mask(view.held)):
            missing.append(f"cards {hand.cards}")
        if hand.on_turn and not view.my_turn:
            missing.append("the turn is over")
        back = any(one.act == "retract" for one in hand.controls)
        if back != (self.table.last_act(view.seat) is not None):
            missing.append(f"Take back is {'' if back else 'not '}offered")
        return [*missing, *self._unbeaten(view, told), *self._untold(view, told)]

    def _facts(self, view: SeatView) -> Iterator[str]:
        if not view.my_turn:
            key = asked_key(self.table)
            yield without_deadline(say(key, who=self.who(*sorted(view.to_act)), due="0"))
        others = [seat for seat in range(len(self.table.players)) if seat != view.seat]
        for seat in others if view.opened else ():
            if seat not in view.out:
                left = view.cards_left[seat]
                yield f"{self.who(seat)} **{'?' if left == HIDDEN else left}**"
        passed = sorted(view.closed - {view.seat}) if view.trick else []
        if passed:
            key = "closed-out" if self.table.rules.pass_closes else "passed-so-far"
            yield say(key, who=self.who(*passed))
        yield from self._sides(view)
        for warning in view.warned:
            if warning.seat not in view.out and view.cards_left[warning.seat]:
                who = self.who(warning.seat)
                yield say("told-announced", who=who, count=warning.cards_left)

    def _sides(self, view: SeatView) -> Iterator[str]:
        if ALONE in view.sides:
            alone = view.sides.index(ALONE)
            others = [seat for seat in range(len(view.sides)) if seat != alone]
            names = {"who": self.who(alone), "others": self.who(*others)}
            yield say("plays-alone", **names, stake=view.stake)
        for bid in () if view.sides else view.bids:
            told = say("bid-of", who=self.who(bid.seat), amount=bid.amount)
            yield told if bid.amount else say("bid-none", who=self.who(bid.seat))

    def _unbeaten(self, view: SeatView, told: str) -> list[str]:
        """Return the play to beat, where the hand does not name it and its player."""
        if view.top is None or view.my_turn:
            return []
        top, who = view.top, self.who(view.top.seat)
        play = laid(top.cards, top.as_cards, self.table.rules, in_text=True)
        line = say("to-beat", play=play, who=who)
        cards = {*of_mask(top.cards)}
        for one in told.splitlines():  # a name may be followed by emojis of the cards
            named = {*cards_in(one)}
            if _bare(one) == _bare(line) and (named == cards or not (named or cards_in(line))):
                return []
        return [line]

    def _untold(self, view: SeatView, told: str) -> list[str]:
        """Return the place of a player who is out, where the hand does not tell it."""
        if view.seat not in view.out or view.ended:
            return []
        place = say("hand-out", place=view.out.index(view.seat) + 1)
        return [] if place in told else [place]


def _bare(line: str) -> str:
    return "".join(CARD.sub("", line).split())


def untrue_for_now(hand: Cockpit, view: SeatView) -> list[str]:
    """Return what a hand tells that waits, and should not, as it may change at any moment."""
    told = words(hand.message)
    brief = [say(key, **{name: "\n"}).partition("\n")[0] for key, name in PASSING.items()]
    found = [one for one in brief if one in told]
    if view.my_turn or any(one.act == "retract" for one in hand.controls):
        found.append("a turn, or a take back")
    return found


async def untruths(evening: Evening, store: Store, waits: bool = False) -> list[str]:
    """Return all that the hands of the table do not tell as it is; a hand may say that it waits."""
    truth = await Truth.of(evening, store)
    found = []
    for person in evening.people:
        hand = person.cockpit(evening.room)
        view = truth.table.view(person.id)
        if hand is None or view is None or view.ended:
            continue
        if waits and any(one.act == "refresh" for one in hand.controls):
            found += [f"{person.name}: {one}" for one in untrue_for_now(hand, view)]
            continue
        found += [f"{person.name}: {one}" for one in truth.untrue(person, hand)]
    return found


def asking(evening: Evening, person: Person) -> Cockpit | None:
    """Return the hand of this person, where it asks for a move."""
    hand = person.cockpit(evening.room)
    acts = {one.act for one in hand.controls} if hand else set()
    return hand if acts & {"answer", "play", "pass", "give", "pick"} else None


async def move(evening: Evening, person: Person, way: str) -> None:
    """Bid the most, cut, play or give, as the hand of this person asks."""
    hand = asking(evening, person)
    assert hand is not None
    if answers := [one for one in hand.controls if one.act == "answer"]:
        await person.press(answers[-1])
    else:
        await take_turn(person, evening.room, evening.channel_id, evening.chance, way)


async def observed(house: House, game: str, people: int, way: str) -> None:
    """Play a deal, and look at all hands three seconds after each act."""
    evening = await house.evening(people)
    await evening.start(preset=game)
    store = await Store.open(house.bot.database, house.clock)
    try:
        await evening.look()
        await house.clock.sleep(SECONDS)
        assert await untruths(evening, store, waits=not way) == []
        for act in range(ACTS):
            asked = [one for one in evening.people if asking(evening, one)]
            if not asked:
                view = (await Truth.of(evening, store)).table.view(None)
                assert view is not None
                assert view.ended
                break
            await move(evening, asked[0], way)
            await house.clock.sleep(SECONDS)
            assert await untruths(evening, store, waits=not way) == [], f"after act {act + 1}"
    finally:
        await store.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
@played
async def test_every_hand_is_right_three_seconds_after_every_act(house: House, game: str) -> None:
    await observed(house, game, GAMES[game], "button")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES)
@played
async def test_a_hand_that_no_click_changes_is_right_or_says_that_it_waits(
    house: House, game: str
) -> None:
    await observed(house, game, GAMES[game], "")
