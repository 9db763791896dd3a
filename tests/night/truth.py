"""The stored state of a table, and the errors of its players' hands about that state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.domain.preferences import Preferences
from bot.store import Store
from bot.store.deals import read_deal
from bot.store.tables import read_table_in
from bot.tables.snapshot import DealLog, Snapshot
from bot.words.cards import laid
from bot.words.speech import Fact, Speech
from cogs.core.people import without_deadline
from cogs.hand.status import hand_in_words
from rules.actions import Seat
from rules.catalogue.families import LANDLORDS
from rules.catalogue.presets import resolved
from rules.events import ALONE
from rules.view import HIDDEN, SeatView
from tests.english import english
from tests.night.people import Person
from tests.night.reading import CARD, Cockpit, cards_in, of_mask, words

SECONDS = 3.0  # after an act; every hand is right by then
GAMES = {  # presets, with the number of people
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
    """A table as stored, with the names of its people by Discord id."""

    table: Snapshot
    names: dict[str, str]

    @classmethod
    async def of(cls, channel_id: str, people: Iterable[Person], store: Store) -> Truth:
        """Read the newest state of the table in this channel, where these people are."""
        state = await store.read(read_table_in, int(channel_id))
        assert state is not None
        assert state.deal_id is not None
        deal = await store.read(read_deal, state.deal_id)
        empty = Snapshot(state, DealLog())
        log = DealLog.loaded(deal, empty.rules, 0.0)
        return cls(Snapshot(state, log), {one.id: one.name for one in people})

    def who(self, *seats: int, own: int | None = None, you: str = "words-you") -> str:
        """Return the names at these seats, as a sentence lists them.

        The seat `own` of the reader is named by the message `you`.
        """
        names = [
            english(you) if seat == own else self.names[self.table.players[seat]] for seat in seats
        ]
        *first, last = names
        return " and ".join(filter(None, [", ".join(first), last]))

    def about(self, key: str, view: SeatView, seat: int, **facts: Fact) -> str:
        """Return the sentence about a seat, as the player who sees `view` reads it."""
        if seat == view.seat:
            return english(f"{key}-own", **facts)
        return english(key, who=self.who(seat), **facts)

    @property
    def ended(self) -> bool:
        """Whether the deal is over, or there is no deal."""
        view = self.table.view(None)
        return view is None or view.ended is not None

    def untrue(self, player: str, hand: Cockpit, spelled: bool = False) -> list[str]:
        """Return the facts that are missing or wrong in the hand of this player during a deal.

        The hand has pictures, unless its cards are `spelled`.
        """
        view = self.table.view(player)
        assert view is not None
        assert view.seat is not None
        told = words(hand.message)
        speech = Speech("en", spelled=spelled)
        dealt = bool(view.hand) or view.seat in view.out  # not while the pack is cut
        cards = hand_in_words(speech, view.hand, Preferences()) if spelled and dealt else ""
        lines = cards.splitlines()
        facts = [*self._facts(view), *lines]
        facts += self._spelled(view) if spelled else self._counted(view)
        missing = [fact for fact in facts if fact not in told]
        missing += [*self._unbeaten(speech, view, told), *self._untold(view, told)]
        if not spelled and sorted(hand.cards) != sorted(of_mask(view.held)):
            missing.append(f"cards {hand.cards}")
        if hand.on_turn and not view.my_turn:
            missing.append("the turn is over")
        back = any(one.act == "retract" for one in hand.controls)
        if back != (self.table.last_act(view.seat) is not None):
            missing.append(f"Take back is {'' if back else 'not '}offered")
        return missing

    def _facts(self, view: SeatView) -> Iterator[str]:
        if not view.my_turn:
            key = f"turn-{view.request}"
            yield without_deadline(english(key, who=self.who(*sorted(view.to_act)), due="0"))
        yield from self._sides(view)
        for warning in view.warned:
            if warning.seat not in view.out and view.cards_left[warning.seat]:
                yield self.about("told-announced", view, warning.seat, count=warning.cards_left)

    def _others(self, view: SeatView) -> list[Seat]:
        """Return the seats of the other players who still have cards."""
        seats = range(len(self.table.players))
        return [seat for seat in seats if seat != view.seat and seat not in view.out]

    def _counted(self, view: SeatView) -> Iterator[str]:
        for seat in self._others(view) if view.opened else ():
            yield f"{self.who(seat)} **{_left(view, seat)}**"
        passed = sorted(view.closed - {view.seat}) if view.trick else []
        if passed:
            key = "closed-out" if self.table.rules.pass_closes else "passed-so-far"
            yield english(key, who=self.who(*passed))

    def _spelled(self, view: SeatView) -> Iterator[str]:
        """Yield the words about each other player, up to the title."""
        passed = english("between-words") + english("seat-passed")
        for seat in self._others(view):
            about = _left(view, seat) + (passed if view.trick and seat in view.closed else "")
            yield english("words-seat", who=self.who(seat), about=about)

    def _sides(self, view: SeatView) -> Iterator[str]:
        if ALONE in view.sides:
            alone = view.sides.index(ALONE)
            others = [seat for seat in range(len(view.sides)) if seat != alone]
            others.sort(key=lambda seat: seat != view.seat)
            names = self.who(*others, own=view.seat, you="words-you-against")
            family = resolved(self.table.state.preset)[0]
            landlord = "yes" if family == LANDLORDS else "no"
            facts = {"others": names, "landlord": landlord}
            yield self.about("plays-alone", view, alone, **facts, stake=view.stake)
        for bid in () if view.sides else view.bids:
            if bid.amount:
                yield self.about("bid-of", view, bid.seat, amount=bid.amount)
            else:
                yield self.about("bid-none", view, bid.seat)

    def _unbeaten(self, speech: Speech, view: SeatView, told: str) -> list[str]:
        """Return the play to beat, where the hand does not name it and its player."""
        if view.top is None or view.my_turn:
            return []
        top = view.top
        cards = {*of_mask(top.cards)}
        in_full, in_short = (  # emojis of the cards may follow a name, in place of suits in it
            self.about("to-beat", view, top.seat, play=laid(speech, top.cards, top.as_cards, rules))
            for rules in (self.table.rules, None)
        )
        for one in told.splitlines():
            named, bare = {*cards_in(one)}, _bare(one)
            if bare in (_bare(in_full), _bare(in_short)) and named == cards:
                return []
            if bare == _bare(in_full) and not (named or cards_in(in_full)):
                return []
        return [in_full]

    def _untold(self, view: SeatView, told: str) -> list[str]:
        """Return the place of a player who is out, where the hand does not tell it."""
        if view.seat not in view.out or view.ended:
            return []
        place = english("hand-out", place=view.out.index(view.seat) + 1)
        return [] if place in told else [place]


def _left(view: SeatView, seat: Seat) -> str:
    left = view.cards_left[seat]
    return "?" if left == HIDDEN else str(left)


def _bare(line: str) -> str:
    return "".join(CARD.sub("", line).split())


def untrue_for_now(hand: Cockpit, view: SeatView) -> list[str]:
    """Return the facts in a hand that may change at any moment; a waiting hand tells none."""
    told = words(hand.message)
    brief = [english(key, **{name: "\n"}).partition("\n")[0] for key, name in PASSING.items()]
    found = [one for one in brief if one in told]
    if view.my_turn or any(one.act == "retract" for one in hand.controls):
        found.append("a turn, or a take back")
    return found
