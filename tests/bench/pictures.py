"""Benchmarks of drawing against time limits, and against bare encoding of equal pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import partial
from io import BytesIO
from itertools import accumulate, chain
from random import Random
from typing import Any

from PIL import Image

from bot.drawing import (
    AwardLine,
    Badge,
    Bar,
    BarsPicture,
    Course,
    FinalePicture,
    HandPicture,
    PlayMark,
    PodiumPicture,
    PodiumSeat,
    PodiumStep,
    Replay,
    SeatMark,
    StepPicture,
    TablePicture,
    draw_bars,
    draw_finale,
    draw_hand,
    draw_podium,
    draw_table,
    warm_up,
)
from bot.drawing.samples import (
    BOARD,
    BOARD_12,
    CARD,
    CARD_COURSE,
    NAMES,
    SEASON,
    person,
    photograph,
    tables,
    with_avatars,
)
from rules.cards import STANDARD, each, joined
from tests.bench.measure import Row, Side, beside, compare, figure, steady

LEVEL = 6  # of zlib: Pillow's default compression
PICTURES = 10  # of each kind, drawn one after the other
HAND_SECONDS, TABLE_SECONDS, RESULT_SECONDS = 0.005, 0.006, 0.006
LASTING_SECONDS, LASTING_BYTES = 0.025, 60_000
MOST_FOR_PEOPLE = 1.2  # times the bytes and CPU of a picture without names and avatars
PACK = tuple(each(STANDARD))
BADGES = tuple(map(Badge, ("Ana", "Ben", "Chiara", "Dev", "Eve", "Finn")))


def rows() -> list[Row]:
    """Return the rows of all benchmarks of pictures."""
    warm_up()
    hands = [partial(draw_hand, _hand(number)) for number in range(PICTURES)]
    tables = [partial(draw_table, _table(number)) for number in range(PICTURES)]
    podiums = [partial(draw_podium, _podium(number)) for number in range(PICTURES)]
    finales = [partial(draw_finale, _finale(number)) for number in range(PICTURES)]
    return [
        *_measured("Drawing a hand of 13", hands, HAND_SECONDS),
        *_measured("Drawing a table", tables, TABLE_SECONDS),
        *_measured("Drawing a podium", podiums, RESULT_SECONDS),
        *_measured("Drawing a finale", finales, RESULT_SECONDS),
        *chain.from_iterable(_people(*kind) for kind in _with_people()),
        *chain.from_iterable(_faces(*kind) for kind in _with_people()),
        *chain.from_iterable(_lasting(*kind) for kind in _of_standings()),
    ]


def _of_standings() -> Iterator[tuple[str, Callable[[Any], bytes], Any]]:
    """Yield pictures of boards, profiles and seasons, and a step of a replay."""
    yield "a leaderboard of twelve", draw_bars, BOARD_12
    yield "a profile with a course of ratings", draw_bars, CARD_COURSE
    yield "the podium of a season", draw_podium, SEASON
    yield "a step of a replay", draw_table, tables()[-1]


def _lasting(what: str, draw: Callable[[Any], bytes], picture: Any) -> Iterator[Row]:
    size = float(len(draw(picture)))
    yield Row(f"{what[0].upper()}{what[1:]}: bytes", ours=size, unit="B", at_most=LASTING_BYTES)
    yield figure(f"Drawing {what}", Side(partial(draw, picture), 1), at_most=LASTING_SECONDS)


def _with_people() -> Iterator[tuple[str, Callable[[Any], bytes], list[Any]]]:
    """Yield each kind of picture with names and avatars."""
    yield "A table", draw_table, [_table(number) for number in range(PICTURES)]
    yield "A podium", draw_podium, [_podium(number) for number in range(PICTURES)]
    yield "A finale", draw_finale, [_peopled_finale(number) for number in range(PICTURES)]
    yield "A replay", _replay, [tables()]
    yield "A leaderboard", draw_bars, [BOARD]
    yield "A player card", draw_bars, [CARD]


def _people(what: str, draw: Callable[[Any], bytes], pictures: list[Any]) -> Iterator[Row]:
    """Compare pictures with names and avatars to those with names alone and those with neither."""
    named = [_changed(picture, lambda badge: replace(badge, avatar=None)) for picture in pictures]
    plain = [_changed(picture, lambda _: Badge()) for picture in pictures]
    whole, names, none = (_bytes(draw, side) for side in (pictures, named, plain))
    most = MOST_FOR_PEOPLE
    faces = f"{what} with avatars: bytes"
    yield beside(faces, "names alone", whole, names, unit="B", at_most=most)
    yield beside(f"{what} with people: bytes", "without", whole, none, unit="B", at_most=most)
    ours, theirs = (Side(partial(_drawn, draw, side), len(side)) for side in (pictures, plain))
    spent = compare(what, "without", steady(ours, theirs))
    yield beside(f"{what} with people: CPU", "without", spent.ours, spent.theirs, at_most=most)


def _bytes(draw: Callable[[Any], bytes], pictures: list[Any]) -> float:
    return sum(map(len, map(draw, pictures))) / len(pictures)


def _faces(what: str, draw: Callable[[Any], bytes], pictures: list[Any]) -> Iterator[Row]:
    """Compare pictures with photographs as avatars to those without avatars, in bytes and CPU."""
    both = [
        [with_avatars(picture, avatar) for picture in pictures]
        for avatar in (photograph, lambda _: None)
    ]
    sizes = [sum(map(len, map(draw, side))) / len(side) for side in both]
    said, against = f"{what} with photos", "without avatars"
    yield beside(f"{said}: bytes", against, *sizes, unit="B", at_most=MOST_FOR_PEOPLE)
    ours, theirs = (Side(partial(_drawn, draw, side), len(side)) for side in both)
    spent = compare(said, against, steady(ours, theirs))
    yield beside(f"{said}: CPU", against, spent.ours, spent.theirs, at_most=MOST_FOR_PEOPLE)


def _drawn(draw: Callable[[Any], bytes], pictures: Sequence[Any]) -> None:
    for picture in pictures:
        draw(picture)


def _changed(content: Any, change: Callable[[Badge], Badge]) -> Any:
    """Return a picture's content with changed badges; an empty badge of bars becomes None."""
    if isinstance(content, Badge):
        return change(content)
    if isinstance(content, tuple | list):
        return type(content)(_changed(part, change) for part in content)
    if not is_dataclass(content) or isinstance(content, type):
        return content
    parts = {
        field.name: _changed(getattr(content, field.name), change) for field in fields(content)
    }
    if isinstance(content, Bar | BarsPicture) and parts["badge"] == Badge():
        parts["badge"] = None
    return replace(content, **parts)


def _replay(shown: Sequence[TablePicture]) -> bytes:
    replay = Replay()
    for table in shown:
        replay.add(StepPicture(table), 1.0)
    return replay.gif()


def _hand(number: int) -> HandPicture:
    """Return a hand of thirteen cards: five are dimmed as illegal, two are picked."""
    cards = tuple(Random(number).sample(PACK, 13))
    return HandPicture(cards, dimmed=joined(cards[:5]), lifted=joined(cards[7:9]))


def _table(number: int) -> TablePicture:
    """Return a table of two to eleven seats with four plays of one to five cards each."""
    chance, size = Random(number), number % 5 + 1
    seats = tuple(
        SeatMark(n + 1, chance.randint(1, 13), not n, passed=n == 2, badge=person(n, NAMES[n]))
        for n in range(number + 2)
    )
    plays = tuple(PlayMark(n + 1, tuple(chance.sample(PACK, size))) for n in range(4))
    return TablePicture(seats, plays, clockwise=bool(number % 2))


def _podium(number: int) -> PodiumPicture:
    """Return a podium of three to six seats; the fourth and later hold one to thirteen cards."""
    chance, seats = Random(number), number % 4 + 3
    held = tuple(tuple(chance.sample(PACK, chance.randint(1, 13))) for _ in range(3))
    return PodiumPicture(
        tuple(
            PodiumStep(n, (PodiumSeat(n, f"{3 - n:+}", n > 3, cards, person(n, NAMES[n])),))
            for n, cards in enumerate(((), (), (), *held)[:seats], 1)
        )
    )


def _finale(number: int) -> FinalePicture:
    """Return a finale of three to six seats after five to fourteen deals, with three awards."""
    chance, seats = Random(number), range(1, number % 4 + 4)
    courses = [
        Course(
            tuple(accumulate(chance.choices((0, 0, 1, 2), k=number + 6))),
            (BADGES[seat - 1],),
            seat,
        )
        for seat in seats
    ]
    best = max(seats, key=lambda seat: courses[seat - 1].values[-1])
    return FinalePicture(
        (BADGES[best - 1],),
        tuple(courses),
        names=(BADGES[best - 1].name,),
        title="President of #game-night",
        margin=("11 points, 4 ahead of Ana",),
        about="President · 6 deals · 26 November 2026",
        awards=tuple(
            AwardLine((BADGES[seat],), story, (BADGES[seat].name,))
            for seat, story in enumerate(
                ("From Scum to President", "Held two twos to the end", "Won 4 deals in a row")
            )
        ),
    )


def _peopled_finale(number: int) -> FinalePicture:
    bare = _finale(number)

    def peopled(badges: tuple[Badge, ...]) -> tuple[Badge, ...]:
        seats = [BADGES.index(badge) for badge in badges]
        return tuple(person(seat + 1, NAMES[seat]) for seat in seats)

    return replace(
        bare,
        champions=peopled(bare.champions),
        courses=tuple(replace(one, people=peopled(one.people)) for one in bare.courses),
        awards=tuple(replace(one, people=peopled(one.people)) for one in bare.awards),
    )


def _measured(what: str, draw: Sequence[Callable[[], bytes]], most: float) -> tuple[Row, Row]:
    pixels = [_pixels(one()) for one in draw]

    def ours() -> None:
        for one in draw:
            one()

    def bare() -> None:
        for one in pixels:
            one.save(BytesIO(), "PNG", compress_level=LEVEL)

    spent = Side(ours, PICTURES)
    bare_too = compare(what, "bare encoding of its pixels", steady(spent, Side(bare, PICTURES)))
    return figure(what, spent, at_most=most), bare_too


def _pixels(png: bytes) -> Image.Image:
    """Return the decoded picture, with palette indices as pixels."""
    with Image.open(BytesIO(png)) as picture:
        picture.load()
        return picture
