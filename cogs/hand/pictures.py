"""Pictures of hands and tables, drawn outside the event loop, with their alt texts."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection, Mapping, Sequence
from io import BytesIO

import discord

from bot.app import App
from bot.domain import seating
from bot.domain.course import SideResult, side_result, steps
from bot.domain.preferences import Preferences, arranged
from bot.drawing import (
    DECKS,
    FOUR_COLOUR,
    NOBODY,
    Badge,
    Deck,
    HandPicture,
    Hat,
    PlayMark,
    SeatMark,
    TablePicture,
    draw_hand,
)
from bot.drawing.cache import DRAWING
from bot.tables.snapshot import Snapshot
from bot.words.cards import laid, line
from bot.words.hands import by_suit
from bot.words.rulebook import title as title_of
from bot.words.speech import Speech, alt_text, in_words
from cogs.core.people import badges_of, seat_names
from rules.actions import Seat
from rules.cards import JOKER, ONE_PACK, Card, Cards, card, each, joined, rank_of, suit_of
from rules.events import ALONE, CardsTaken, Played
from rules.match.terms import Titles
from rules.phases.base import Part
from rules.ruleset import RuleSet
from rules.view import SeatView

HAND = "hand.png"
GREETING = tuple(map(card, ("JC", "QH", "KS", "AD")))  # so few that each shows its figure
SAMPLE = tuple(map(card, ("7S", "7D", "10C", "QH", "AS")))


async def hand_file(
    speech: Speech,
    app: App,
    view: SeatView,
    hand: tuple[Card, ...],
    preferences: Preferences,
    picked: Cards = 0,
    drawn: bool = True,
    new: bool = False,
) -> discord.File:
    """Draw the hand in its arrangement; on turn, cards that are in no legal play are dimmed.

    No card is dimmed if the list of plays is incomplete. With `drawn` false, the file is empty and
    only has the alt text of the picture that a message has already. To a `new` person the alt text
    offers words.
    """
    picture = hand_picture(view, hand, DECKS[preferences.deck], picked)
    return _file(speech, picture, await app.pictures.hands.png(picture) if drawn else b"", new)


def hand_picture(
    view: SeatView, hand: tuple[Card, ...], deck: Deck, picked: Cards = 0
) -> HandPicture:
    """Return the content of a hand: the picture draws it, its alt text and words tell it."""
    playable = joined(play.laid for play in view.plays)
    dims = view.my_turn and view.opened and view.plays_in_full
    dimmed = view.held & ~playable if dims else 0
    own = taken(view, hand) if view.taken else 0
    return HandPicture(hand, dimmed, picked, deck, view.tiles, bool(view.backs), own)


async def cards_file(
    speech: Speech, app: App, cards: tuple[Card, ...], preferences: Preferences, view: SeatView
) -> discord.File:
    """Draw cards from the table in the style of this seat's hand."""
    deck = DECKS[preferences.deck]
    picture = HandPicture(cards, deck=deck, tiles=view.tiles, backs=bool(view.backs))
    png = await app.pictures.hands.png(picture)
    told = line(in_words(speech), cards)
    return discord.File(BytesIO(png), HAND, description=alt_text(speech, [told]))


def draw_ahead(app: App, hand: tuple[Card, ...], preferences: Preferences, view: SeatView) -> None:
    """Begin to draw the hand of a waiting player in the background, if the player has pictures.

    `view` is the view of the seat before the hand has changed.
    """
    if hand and preferences.pictures:
        cards = arranged(hand, preferences.sorting)
        own = taken(view, hand) if view.taken else 0
        looks = DECKS[preferences.deck], view.tiles, bool(view.backs), own
        app.pictures.hands.begin(HandPicture(cards, 0, 0, *looks))


def taken(view: SeatView, hand: tuple[Card, ...]) -> Cards:
    """Return the cards of a hand that its seat has picked up from the table in this deal."""
    own = (one for one in view.taken if isinstance(one, CardsTaken) and one.seat == view.seat)
    cards = joined({card for took in own for card in each(took.cards)})
    return joined(card for card in hand if card & cards)


async def sample_file(speech: Speech, preferences: Preferences) -> discord.File:
    """Draw a few sample cards in the style of these preferences."""
    cards = arranged(SAMPLE, preferences.sorting)
    picture = HandPicture(cards, deck=DECKS[preferences.deck])
    drawn = asyncio.get_running_loop().run_in_executor(DRAWING, draw_hand, picture)
    return _file(speech, picture, await drawn)


async def greeting_file(speech: Speech, app: App) -> discord.File:
    """Return the hand in the greeting of a server, which is drawn for the first greeting alone."""
    picture = HandPicture(GREETING)
    return _file(speech, picture, await app.pictures.png(draw_hand, picture), offers=True)


def _file(speech: Speech, picture: HandPicture, png: bytes, offers: bool = False) -> discord.File:
    return discord.File(BytesIO(png), HAND, description=hand_alt(speech, picture, offers))


def hand_alt(speech: Speech, picture: HandPicture, offers: bool = False) -> str:
    """Return the alt text of a hand: the cards in order, and the picked, dimmed or marked cards.

    Cards that are too many in their order are told by suit. To a new person the text `offers` words
    after the cards.
    """
    speech = in_words(speech)
    offered = [speech.say("alt-words-offered")] if offers else []
    text = ""
    for suited in (False, True):
        cards, *marks = hand_facts(speech, picture, suited)
        facts = [cards, *offered, *marks]
        text = alt_text(speech, facts)
        if text.endswith(facts[-1]):
            break
    return text


def hand_facts(speech: Speech, picture: HandPicture, suited: bool = False) -> list[str]:
    """Return the cards of a hand, then those with each mark, as sentences; `suited`: by suit."""
    every, between = picture.cards, speech.say("between-plays")
    second = joined(every) & ~ONE_PACK if picture.backs else 0
    marked = {
        "alt-hand": joined(every),
        "alt-hand-picked": picture.lifted,
        "alt-hand-dimmed": picture.dimmed,
        "alt-hand-backs": second,
        "alt-hand-taken": picture.taken,
    }
    facts = []
    for key, some in marked.items():
        cards = [card for card in every if card & some]
        if suited:
            cards.sort(key=lambda card: (rank_of(card) == JOKER, suit_of(card)))
        listed = between.join(by_suit(speech, cards)) if suited else line(speech, cards)
        if key == "alt-hand-dimmed" and len(cards) == len(every) > 0:
            facts.append(speech.say("alt-hand-dimmed-all"))
        elif cards or key == "alt-hand":
            fact = speech.say(key, count=len(cards), cards=listed)
            facts.append(speech.say("as-sentence", said=fact))
    return facts


TABLE = "table.png"
SIDES = ("🔵", "🔴", "🟢", "🟣", "🟠", "⚪")  # in the colors of the rings in a picture
ROLES = {Hat.LANDLORD: "podium-landlord", Hat.FARMER: "podium-farmer"}
HATS = {
    Hat.CROWN: "👑",
    Hat.TOP_HAT: "🎩",
    Hat.SUN_HAT: "👒",
    Hat.CAP: "🧢",
    Hat.BASKET: "🧺",
    Hat.LANDLORD: "🏠",
    Hat.FARMER: "🌾",
}


async def table_file(
    speech: Speech, app: App, table: Snapshot, view: SeatView, deck: Deck = FOUR_COLOUR
) -> discord.File:
    """Draw the table with the view's own seat at the foot, or the first seat for onlookers.

    The message lists the seats beside the picture, so that its alt text does not.
    """
    badges = await badges_of(speech, app, table.state.guild_id, table.players)
    picture = table_picture(view, table.rules, sleepers(table), deck, badges)
    png = await app.pictures.tables.png(picture)
    return discord.File(
        BytesIO(png),
        TABLE,
        description=table_words(speech, view, picture, table.rules, seats=False),
    )


def sleepers(table: Snapshot) -> frozenset[Seat]:
    """Return the seats of people for whom a computer plays now."""
    seats = ((seat, seating.seated(table.state, one)) for seat, one in enumerate(table.players))
    return frozenset(seat for seat, sits in seats if sits and (sits.asleep or sits.gone))


def table_picture(
    view: SeatView,
    rules: RuleSet | None = None,
    asleep: Collection[Seat] = (),
    deck: Deck = FOUR_COLOUR,
    badges: Sequence[Badge] = (),
) -> TablePicture:
    """Return the public content of the table's picture.

    `asleep` are seats for which a computer plays; `badges` are the people by seat. Without the
    rules, the picture lacks the hats of titles and the marks of colluding pairs.
    """
    lead = not view.trick and view.ended is None
    return TablePicture(
        seats=seat_marks(view, rules, asleep, badges),
        plays=tuple(map(_mark, view.trick or view.last_trick)),
        reversed=view.upside_down,
        clockwise=view.direction > 0,
        deck=deck,
        tiles=view.tiles,
        foot=(view.seat or 0) + 1,
        lead=lead,
        stake=view.stake,
        widow=view.widow_left,
        stock=view.stock,
        shown_to_all=tuple(each(view.shown)),
        shown_by=view.sides.index(ALONE) + 1 if view.shown else 0,
    )


def seat_marks(
    view: SeatView,
    rules: RuleSet | None,
    asleep: Collection[Seat] = (),
    badges: Sequence[Badge] = (),
) -> tuple[SeatMark, ...]:
    """Return the marks of every seat, in the order of the seats."""
    places = view.ended.places if view.ended else view.out
    shown = _places(view, rules)
    return tuple(
        SeatMark(
            number=seat + 1,
            cards_left=left,
            on_turn=seat in view.to_act,
            place=shown.get(seat),
            passed=seat in view.closed and view.ended is None,
            hat=_hat(view, rules, seat, places),
            side=_side(view, rules, seat),
            asleep=seat in asleep,
            badge=badges[seat] if badges else NOBODY,
        )
        for seat, left in enumerate(view.cards_left)
    )


def _places(view: SeatView, rules: RuleSet | None) -> dict[Seat, int]:
    """Return the shown place by seat; 1 is the best.

    During a deal only seats that are out have a place. After a deal that counts, seats that only
    lost or drew have none.
    """
    if not view.ended or view.ended.void or not rules:
        places = view.ended.places if view.ended else view.out
        return {seat: place for place, seat in enumerate(places, 1)}
    every = steps(view, rules)
    placed = [step for step in every if side_result(every, step, rules) in (None, SideResult.WON)]
    return {seat: step.place for step in placed for seat in step.seats}


def signs(mark: SeatMark, worn: str = "") -> str:
    """Return the emojis of a seat: its side, then its hat; `worn` replaces the hat unless empty."""
    side = SIDES[(mark.side - 1) % len(SIDES)] if mark.side else ""
    return side + (worn or (HATS[mark.hat] if mark.hat else ""))


def table_words(
    speech: Speech,
    view: SeatView,
    picture: TablePicture,
    rules: RuleSet | None = None,
    seats: bool = True,
) -> str:
    """Return the alt text of a table; seats have the names in the picture.

    Without `seats`, the text of the message has the seats.
    """
    speech = in_words(speech)
    names = seat_names(speech, {mark.number: mark.badge for mark in picture.seats})
    return alt_text(speech, table_facts(speech, view, picture, names, rules, seats))


def table_facts(
    speech: Speech,
    view: SeatView,
    picture: TablePicture,
    names: Mapping[int, str],
    rules: RuleSet | None = None,
    seats: bool = True,
) -> list[str]:
    """Return the facts of a table: the play to beat, the turn, every seat, and the other marks.

    `names` are by the number of the seat. The least important facts come last, since the end of a
    long text is cut. Without `seats`, the facts of the single seats are left out.
    """
    top = view.top
    told = [speech.say("alt-table-empty")]
    if top:
        play = laid(speech, top.cards, top.as_cards, rules, whole=True)
        told = [speech.say("alt-table-top", play=play, who=_name(speech, names, top.seat + 1))]
    listed = speech.say("between-words")
    if on_turn := [names[mark.number] for mark in picture.seats if mark.on_turn]:
        told.append(speech.say("alt-table-turn", seats=listed.join(on_turn)))
    told += [
        _seat_words(speech, mark, names[mark.number], _worn(speech, view, mark, rules))
        for mark in (picture.seats if seats else ())
    ]
    if view.seat is not None:
        told.append(speech.say("alt-table-you", seat=picture.foot))
    told += [*_beside_words(speech, picture), *_shown_words(speech, picture, names)]
    return [*told, *_play_words(speech, picture, names, rules)]


_UNHEARD = re.compile(r"\*\*|[🔄💤] ?| ?[↺↻]")  # what an alt text leaves out of a text for messages


def unsigned(text: str) -> str:
    """Return a text for messages without its emojis, arrows and bold letters.

    >>> unsigned("🔄 Revolution: low cards beat high ones.")
    'Revolution: low cards beat high ones.'
    """
    return _UNHEARD.sub("", text).strip()


def _beside_words(speech: Speech, picture: TablePicture) -> list[str]:
    """Return sentences about the other marks: reversal of ranks or turns, stake, widow, stock."""
    told = [speech.say("ranks-reversed")] if picture.reversed else []
    if not picture.clockwise:
        told.append(speech.say("words-backwards"))
    if picture.stake > 1:
        told.append(speech.say("stake", stake=picture.stake))
    if picture.widow:
        told.append(speech.say("alt-table-widow", count=picture.widow))
    if picture.stock:
        told.append(speech.say("stock-left", count=picture.stock))
    return [unsigned(one) for one in told]


def _shown_words(speech: Speech, picture: TablePicture, names: Mapping[int, str]) -> list[str]:
    """Return a sentence about the cards in a hand that were turned up for all, if any."""
    if not picture.shown_to_all:
        return []
    who = _name(speech, names, picture.shown_by)
    return [speech.say("cards-shown", who=who, cards=line(speech, picture.shown_to_all))]


def _play_words(
    speech: Speech, picture: TablePicture, names: Mapping[int, str], rules: RuleSet | None
) -> list[str]:
    """Return sentences about the other plays, and about the number of plays not drawn."""
    undrawn = picture.undrawn
    earlier = picture.shown[undrawn:] if picture.lead else picture.shown[undrawn:-1]
    plays = list[str]()
    for play in earlier:
        cards, as_cards = joined(play.cards), joined(play.stands_as or play.cards)
        said = laid(speech, cards, as_cards, rules, whole=True)
        plays += [speech.say("replay-play", who=_name(speech, names, play.seat), play=said)]
    key = "alt-table-last" if picture.lead else "alt-table-earlier"
    told = [speech.say(key, plays=one) for one in plays[:1]]
    told += [speech.say("as-sentence", said=one) for one in plays[1:]]
    return [*told, speech.say("alt-table-undrawn", count=undrawn)] if undrawn else told


def _name(speech: Speech, names: Mapping[int, str], seat: int) -> str:
    """Return the name of a seat, or its number if the seat is not in the picture."""
    return names.get(seat) or speech.say("alt-podium-seat", seat=seat)


def _worn(speech: Speech, view: SeatView, mark: SeatMark, rules: RuleSet | None) -> list[str]:
    """Return the words for the hat of a seat and for its ring: a role or a title, and the team.

    The crown of the first seat out has no words of its own beside the place.
    """
    worn = []
    if mark.hat in ROLES:
        worn.append(speech.say(ROLES[mark.hat]))
    elif mark.hat and mark.hat is not Hat.CROWN and rules and mark.number - 1 in view.standing:
        titles = rules.society.titles.names(len(view.standing))
        worn.append(title_of(speech, titles[view.standing.index(mark.number - 1)]))
    return [*worn, speech.say("alt-table-side", side=mark.side)] if mark.side else worn


def _seat_words(speech: Speech, mark: SeatMark, who: str, worn: Sequence[str]) -> str:
    count = "?" if mark.cards_left < 0 else mark.cards_left
    said = [speech.say("alt-table-seat", who=who, count=count), *worn]
    if mark.place is not None:
        said.append(speech.say("seat-out", place=mark.place))
    elif mark.passed:
        said.append(speech.say("seat-passed"))
    if mark.asleep:
        said.append(unsigned(speech.say("seat-asleep")))
    return speech.say("between-words").join(said)


def _hat(view: SeatView, rules: RuleSet | None, seat: Seat, places: tuple[Seat, ...]) -> Hat | None:
    """Return the hat of a seat: of its side, a crown for the first seat out, or of its title."""
    if worn := side_hat(view.sides, seat):
        return worn
    if seat in places[:1]:
        return Hat.CROWN
    if rules is None or seat not in view.standing:
        return None
    return title_hat(rules.society.titles, view.standing.index(seat), len(view.standing))


def side_hat(sides: Sequence[int], seat: Seat) -> Hat | None:
    """Return the hat of a seat in a deal of one against all others; None in any other deal."""
    if ALONE not in sides:
        return None
    return Hat.LANDLORD if sides[seat] == ALONE else Hat.FARMER


def title_hat(titles: Titles, place: int, players: int) -> Hat | None:
    """Return the hat for the title of a place, 0 for the best; None where no hat is drawn.

    The two best and the two worst titles have a hat; titles between them have none.

    >>> from rules.catalogue.places import TITLES
    >>> [title_hat(TITLES["president"], place, 5) for place in range(3)]
    [<Hat.TOP_HAT: 'top hat'>, <Hat.SUN_HAT: 'sun hat'>, None]
    """
    title = titles.names(players)[place]
    best = {0: Hat.TOP_HAT, 1: Hat.SUN_HAT}
    worst = {players - 1: Hat.BASKET, players - 2: Hat.CAP}
    if title and (place == 0 or title in titles.best):
        return best.get(place)
    return worst.get(place) if title in titles.worst else None


def _side(view: SeatView, rules: RuleSet | None, seat: Seat) -> int:
    """Return the number of the seat's team or colluding pair; 0 if the seat has neither."""
    if view.sides:
        return view.sides[seat]
    if not rules or not any(phase.part is Part.COLLUSION for phase in rules.phases):
        return 0
    order = view.standing or tuple(range(len(view.cards_left)))
    place = order.index(seat)
    alone = len(order) % 2 and place == len(order) // 2
    return 0 if alone else min(place, len(order) - 1 - place) + 1


def _mark(play: Played) -> PlayMark:
    cards = tuple(each(play.cards))
    wild, meant = each(play.cards & ~play.as_cards), each(play.as_cards & ~play.cards)
    stands = dict(zip(wild, meant, strict=False))
    as_cards = tuple(stands.get(card, card) for card in cards) if stands else ()
    return PlayMark(play.seat + 1, cards, as_cards)
