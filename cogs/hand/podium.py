"""The picture of the podium of a deal or a season, and its alt text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from io import BytesIO

import discord

from bot.app import App
from bot.domain.course import SideResult, side_result, steps
from bot.domain.daily_deal import Day
from bot.drawing import (
    FOUR_COLOUR,
    NOBODY,
    Badge,
    Deck,
    Hat,
    PodiumPicture,
    PodiumSeat,
    PodiumStep,
    draw_podium,
)
from bot.tables.snapshot import Snapshot
from bot.words import Number
from bot.words.cards import in_order
from bot.words.numbers import money
from bot.words.rulebook import title as title_of
from bot.words.speech import Speech, alt_text, in_words
from cogs.core.people import badges_of, seat_names
from cogs.hand.pictures import side_hat, title_hat
from rules.actions import Seat
from rules.cards import each
from rules.catalogue.families import LANDLORDS
from rules.catalogue.presets import resolved
from rules.events import ALONE
from rules.match.terms import WonBy
from rules.view import SeatView

PODIUM = "podium.png"


async def podium_file(
    speech: Speech, app: App, table: Snapshot, view: SeatView, deck: Deck = FOUR_COLOUR
) -> discord.File:
    """Draw the podium of a finished deal; the file has the alt text."""
    badges = await badges_of(speech, app, table.state.guild_id, table.players)
    picture = replace(podium_picture(speech, table, view, badges), deck=deck)
    png = await app.pictures.png(draw_podium, picture)
    said = podium_words(speech, picture, subject_of(speech, table))
    return discord.File(BytesIO(png), PODIUM, description=said)


def subject_of(speech: Speech, table: Snapshot) -> str:
    """Return a sentence that says whose podium it is: of a deal, a match or the deal of the day."""
    daily = table.state.private and Day.read(table.terms.key) is not None
    of = "daily" if daily else "match" if table.state.match.winners else "deal"
    return speech.say("alt-podium", of=of)


def podium_picture(
    speech: Speech, table: Snapshot, view: SeatView, badges: Sequence[Badge] = ()
) -> PodiumPicture:
    """Return the public content of the podium of a finished deal; `badges` are people by seat.

    In games in which only winning counts, all losers stand on one step. Names that look alike are
    followed by the number of the seat.
    """
    every = steps(view, table.rules)
    people = dict(enumerate(badges or [NOBODY] * len(table.players), 1))
    names = seat_names(speech, people)

    def seat_of(seat: Seat) -> PodiumSeat:
        badge = people[seat + 1]
        badge = replace(badge, name=names[seat + 1]) if badge.name else badge
        return replace(_podium_seat(speech, table, view, seat), badge=badge)

    shown: list[PodiumStep] = []
    for step in every:
        seats = tuple(map(seat_of, step.seats))
        how = side_result(every, step, table.rules)
        if how is SideResult.LOST and shown and not shown[-1].medal:
            shown[-1] = replace(shown[-1], seats=shown[-1].seats + seats)
        else:
            shown.append(PodiumStep(step.place, seats, medal=how in (None, SideResult.WON)))
    return PodiumPicture(tuple(shown), tiles=view.tiles)


def podium_words(speech: Speech, picture: PodiumPicture, subject: str) -> str:
    """Return the alt text of a podium, the best first; seats have the names in the picture.

    The sentence about its `subject` comes first: "Podium of Season 3, best first."
    """
    return alt_text(speech, [subject, *podium_facts(in_words(speech), picture)])


def podium_facts(speech: Speech, picture: PodiumPicture) -> list[str]:
    """Return the facts of a podium: the places with people and captions, then the cards left."""
    names = seat_names(
        speech, {seat.number: seat.badge for step in picture.steps for seat in step.seats}
    )
    steps = [_step(speech, step, picture, names) for step in picture.steps]
    held = [
        speech.say("alt-table-seat", who=names[seat.number], count=_held(speech, seat))
        for step in picture.steps
        for seat in step.seats
        if seat.cards
    ]
    return [*steps, *held]


def _step(
    speech: Speech, step: PodiumStep, picture: PodiumPicture, names: Mapping[int, str]
) -> str:
    seats = speech.say("between-plays").join(
        _in_words(speech, seat, names[seat.number]) for seat in step.seats
    )
    if all(one.medal for one in picture.steps):
        return speech.say("alt-podium-step", place=step.place, seats=seats)
    how = SideResult.WON if step.medal else SideResult.LOST if step.place > 1 else SideResult.DRAWN
    return speech.say("alt-podium-side", outcome=speech.say(f"result-side-{how}"), seats=seats)


def _podium_seat(speech: Speech, table: Snapshot, view: SeatView, seat: Seat) -> PodiumSeat:
    """Return a seat with its title, else its role, else its points of the deal."""
    held = tuple(each(view.hands_at_end[seat])) if view.hands_at_end else ()
    title = title_of(speech, table.state.match.titles.get(table.players[seat], ""))
    hat = _hat(table, view, seat)
    caption = title or _role(speech, table, view, seat)
    if caption or ALONE in view.sides:
        return PodiumSeat(seat + 1, caption, cards=held, hat=hat)
    caption, loss = _points(speech, table, view, seat)
    return PodiumSeat(seat + 1, caption, loss, held, hat=hat)


def _hat(table: Snapshot, view: SeatView, seat: Seat) -> Hat | None:
    """Return the hat of a player's side, or of the title that the deal gave."""
    match, player = table.state.match, table.players[seat]
    if player not in match.titles or player not in match.standing:
        return side_hat(view.sides, seat)
    place = match.standing.index(player)
    return title_hat(table.rules.society.titles, place, len(match.standing))


def _role(speech: Speech, table: Snapshot, view: SeatView, seat: Seat) -> str:
    """Return the role of a player in a game of one against all; "" in other games."""
    if ALONE not in view.sides:
        return ""
    landlord = resolved(table.state.preset)[0] == LANDLORDS
    if view.sides[seat] == ALONE:
        return speech.say("podium-landlord" if landlord else "podium-alone")
    return speech.say("podium-farmer") if landlord else ""


def _points(speech: Speech, table: Snapshot, view: SeatView, seat: Seat) -> tuple[str, bool]:
    """Return the points or chips of a seat in the deal, "" without any, and whether it lost."""
    ended, end = view.ended, table.rules.match
    assert ended is not None
    if end.starting_chips:
        won = end.stake * (ended.paid or ended.points)[seat]
        return money(won, signed=won != 0).written(speech.language), won < 0
    points = ended.points[seat]
    if not (any(ended.points) or table.rules.scoring):
        return "", False
    if end.won_by is WonBy.FEWEST:
        return speech.say("podium-penalties", points=points), points > 0
    return Number(points, signed=points != 0).written(speech.language), points < 0


def _in_words(speech: Speech, seat: PodiumSeat, who: str) -> str:
    about = [who, *filter(None, [seat.caption])]
    return speech.say("between-words").join(about)


def _held(speech: Speech, seat: PodiumSeat) -> str:
    return speech.say("result-held", cards=in_order(speech, sum(seat.cards)))
