"""The podium of a deal that is over, as a picture and in words: by the numbers of the seats."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import discord

from bot import limits
from bot.client import Gamenight
from bot.domain.outcome import Came, came, steps
from bot.drawing import FOUR_COLOUR, Deck, PodiumPicture, PodiumSeat, PodiumStep
from bot.tables.snapshot import Snapshot
from bot.words import Number, say
from bot.words.cards import in_order
from cogs.hand.pictures import pictures_of
from rules.actions import Seat
from rules.cards import each
from rules.view import SeatView

PODIUM = "podium.png"


async def podium_file(
    bot: Gamenight, table: Snapshot, view: SeatView, deck: Deck = FOUR_COLOUR
) -> discord.File:
    """The picture, with all that it shows in words."""
    picture = replace(podium_picture(table, view), deck=deck)
    png = await pictures_of(bot).podiums.png(picture)
    return discord.File(BytesIO(png), PODIUM, description=podium_words(picture)[: limits.ALT])


def podium_picture(table: Snapshot, view: SeatView) -> PodiumPicture:
    """What the picture shows of a deal that is over: what anybody may see.

    Losers who are each alone, and equal as only winning counts, stand on one step.
    """
    every = steps(view, table.rules)
    shown: list[PodiumStep] = []
    for step in every:
        seats = tuple(_seat(table, view, seat) for seat in step.seats)
        how = came(every, step, table.rules)
        if how is Came.LOST and shown and not shown[-1].medal:
            shown[-1] = replace(shown[-1], seats=shown[-1].seats + seats)
        else:
            shown.append(PodiumStep(step.place, seats, medal=how in (None, Came.WON)))
    return PodiumPicture(tuple(shown), tiles=view.tiles)


def podium_words(picture: PodiumPicture) -> str:
    """The same in words, the best first."""
    said = [say("as-sentence", said=_step(step, picture)) for step in picture.steps]
    return say("between-sentences").join([say("alt-podium"), *said])


def _step(step: PodiumStep, picture: PodiumPicture) -> str:
    if all(one.medal for one in picture.steps):
        return say("alt-podium-step", place=step.place, seats=_together(step))
    how = Came.WON if step.medal else Came.LOST if step.place > 1 else Came.DRAWN
    return say("alt-podium-side", outcome=say(f"result-side-{how}"), seats=_together(step))


def _seat(table: Snapshot, view: SeatView, seat: Seat) -> PodiumSeat:
    ended = view.ended
    assert ended is not None
    held = tuple(each(view.hands_at_end[seat])) if view.hands_at_end else ()
    if not (any(ended.points) or table.rules.scoring):
        return PodiumSeat(seat + 1, cards=held)
    total = table.state.match.scores.get(table.players[seat], 0)
    return PodiumSeat(seat + 1, ended.points[seat], total, held)


def _together(step: PodiumStep) -> str:
    return say("between-plays").join(map(_said, step.seats))


def _said(seat: PodiumSeat) -> str:
    about = [say("alt-podium-seat", seat=seat.number)]
    if seat.gained is not None:
        gained = Number(seat.gained, signed=True)
        about.append(say("result-points", points=gained, total=seat.total or 0))
    if seat.cards:
        about.append(say("result-held", cards=in_order(sum(seat.cards))))
    return say("between-words").join(about)
