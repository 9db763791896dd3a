"""A sample of each kind of picture, in any deck; each new picture needs a line in `KINDS`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from io import BytesIO
from random import Random
from typing import Any, cast

from PIL import Image, ImageFilter

from bot.drawing.badges import Avatar, Badge, lay_badge, read_avatar
from bot.drawing.bars import Bar, BarsPicture, Emblem, draw_bars
from bot.drawing.brush import Brush
from bot.drawing.chart import Course
from bot.drawing.emojis import SIZE, draw_card_emoji, draw_suit_emoji
from bot.drawing.finale import AwardLine, FinalePicture, Side, draw_finale
from bot.drawing.hand import HandPicture, draw_hand
from bot.drawing.hats import Hat
from bot.drawing.marks import felt
from bot.drawing.names import lay_name
from bot.drawing.palettes import results_palette
from bot.drawing.podium import PodiumPicture, PodiumSeat, PodiumStep, draw_podium
from bot.drawing.replay import OpenHand, Replay, StepPicture, draw_step
from bot.drawing.rivals import Duel, RivalsPicture, draw_rivals
from bot.drawing.seats import SeatMark
from bot.drawing.table import PlayMark, TablePicture, draw_table
from bot.drawing.theme import (
    BACKS,
    FOUR_COLOUR,
    GOLD,
    HAIR,
    INK,
    LINES,
    MEDALS,
    SIDES,
    SKIN,
    WIDTH,
    Deck,
)
from rules.cards import PACK_BITS, STANDARD, SUITS, Card, card, cards, each, index_of

PACK = tuple(each(STANDARD))
TWICE = tuple(copy for card in PACK[:13] for copy in (card, card << PACK_BITS))


SKINS = (SKIN, "#C98F5E", "#8A5A36")
NAMES = (  # the names of twelve seats, then some more
    *("Ana", "陳大文 Da-Wei", "محمد علي", "Nguyễn Thị Minh Khai", "🐉Ďřāģőɲ", "สมชาย ใจดี"),
    *("たなか 🎴", "김민준", "Maximiliane von Hohenstein-Öden", "Levi אברהם 42", "Дмитрий"),
    *("एक लंबा नाम", "X" * 32, "👨\u200d👩\u200d👧\u200d👦 fam 🇩🇪 👍🏽", "Z̸̢̛͝ä̵́͜l̶g̷o̵"),
    *("★彡 Star ツ", "Ελένη", "❤️ 1️⃣", "𝓕𝓪𝓷𝓬𝔂 𝕿𝖊𝖝𝖙"),
)
NO_FONT = "\U0010ffff"  # a character that no font has
ODD = (*NAMES[12:16], NO_FONT, "😀" * 32)


DRAWN: dict[type, Callable[..., bytes]] = {
    HandPicture: draw_hand,
    TablePicture: draw_table,
    PodiumPicture: draw_podium,
    FinalePicture: draw_finale,
    BarsPicture: draw_bars,
    RivalsPicture: draw_rivals,
    StepPicture: draw_step,
}


@dataclass(frozen=True)
class Kind:
    """A kind of picture: its file name, a description, and its content or a function to draw it.

    If the content is several tables, the picture is a replay.
    """

    file: str
    about: str
    content: Any

    @property
    def decked(self) -> bool:
        """Whether the picture depends on the deck."""
        return isinstance(self.content, tuple | StepPicture) or hasattr(self.content, "deck")

    def draw(self, deck: Deck) -> bytes:
        """Draw the picture with the cards of this deck."""
        content = self.content
        if callable(content):
            return cast(bytes, content())
        if isinstance(content, tuple):
            return _replay(content, deck)
        if isinstance(content, StepPicture):
            return draw_step(replace(content, table=replace(content.table, deck=deck)))
        shown = replace(content, deck=deck) if self.decked else content
        return DRAWN[type(content)](shown)


def portrait(number: int) -> Avatar:
    ground, skin, hair = (MEDALS, SIDES, LINES)[number % 3][number % 4], SKINS[number % 3], INK
    brush = Brush(64, 64, 200)
    brush.panel((-9, -9, 73, 73), 1, ground, ground, 1)
    brush.disc(32, 64, 24, BACKS[number % 2])
    brush.disc(32, 26, 16, (hair, HAIR, GOLD)[number // 2 % 3])
    brush.disc(32, 31, 13, skin)
    for x in (27, 37):
        brush.disc(x, 30, 2, INK)
    return Avatar(f"sample {number}", brush.done().convert("RGB"))


def photograph(number: int) -> Avatar:
    """Draw an avatar with soft light, a blurred ground and grain, as photos have them."""
    chance, side = Random(number), 128
    brush = Brush(100, 100, side)
    around = _any_colour(chance)
    brush.panel((-9, -9, 109, 109), 1, around, around, 1)
    for _ in range(12):
        x, y, radius = (chance.randrange(most) for most in (100, 100, 24))
        brush.disc(x, y, radius + 4, _any_colour(chance))
    ground = brush.done().convert("RGB").filter(ImageFilter.GaussianBlur(5))
    brush = Brush(100, 100, side)
    brush.disc(50, 112, 40, _any_colour(chance))
    brush.disc(50, 44, 30, chance.choice((INK, HAIR, GOLD)))
    brush.disc(50, 54, 24, SKINS[number % 3])
    for x in (42, 58):
        brush.disc(x, 49, 3, INK)
    brush.panel((42, 63, 58, 66), 1, MEDALS[2], MEDALS[2], 1)
    figure = brush.done()
    ground.paste(figure.convert("RGB"), (0, 0), figure.getchannel("A"))
    light = Image.linear_gradient("L").resize((side, side)).rotate(90 * (number % 4))
    dark = ground.point(lambda value: value * 2 // 3)
    lit = Image.composite(ground.filter(ImageFilter.GaussianBlur(1)), dark, light)
    grain = Image.frombytes("RGB", lit.size, chance.randbytes(3 * side * side))
    return _as_fetched(f"photo {number}", Image.blend(lit, grain, 0.06))


def leaves(number: int) -> Avatar:
    """Draw an avatar that is hard to compress: hundreds of small leaves of all colours."""
    chance, brush = Random(number), Brush(128, 128)
    for _ in range(400):
        x, y, radius = (chance.randrange(most) for most in (128, 128, 6))
        brush.disc(x, y, radius + 1, _any_colour(chance))
    return _as_fetched(f"leaves {number}", brush.done().convert("RGB"))


def _any_colour(chance: Random) -> str:
    return f"#{chance.randrange(1 << 24):06X}"


def _as_fetched(address: str, picture: Image.Image) -> Avatar:
    """Return the avatar that the bot would keep after it has fetched this picture."""
    file = BytesIO()
    picture.save(file, "PNG")
    return cast(Avatar, read_avatar(address, file.getvalue()))


def with_avatars(content: Any, avatar: Callable[[int], Avatar | None]) -> Any:
    """Return a picture's content with other avatars.

    `avatar` gets the number of each different avatar, from 0 in order of appearance. Badges without
    an avatar stay without one.
    """
    order = dict[str, int]()

    def changed(badge: Badge) -> Badge:
        if not badge.avatar:
            return badge
        return replace(badge, avatar=avatar(order.setdefault(badge.avatar.address, len(order))))

    return with_badges(content, changed)


def with_badges(content: Any, changed: Callable[[Badge], Badge]) -> Any:
    """Return a picture's content with each badge changed, in order of appearance."""
    if isinstance(content, Badge):
        return changed(content)
    if isinstance(content, tuple | list):
        return type(content)(with_badges(part, changed) for part in content)
    if not is_dataclass(content) or isinstance(content, type):
        return content
    parts = {field.name: getattr(content, field.name) for field in fields(content)}
    return replace(content, **{name: with_badges(part, changed) for name, part in parts.items()})


def person(number: int, name: str) -> Badge:
    """Return the badge of a person; one person in five has no avatar yet."""
    return Badge(name, None if number % 5 == 4 else portrait(number))


def _peopled(table: TablePicture, names: Sequence[str]) -> TablePicture:
    seats = zip(table.seats, names, strict=False)
    badges = [replace(seat, badge=person(seat.number, name)) for seat, name in seats]
    return replace(table, seats=tuple(badges))


def _on_steps(podium: PodiumPicture, names: Sequence[str]) -> PodiumPicture:
    steps = [
        replace(
            step,
            seats=tuple(
                replace(seat, badge=person(seat.number, names[seat.number - 1]))
                for seat in step.seats
            ),
        )
        for step in podium.steps
    ]
    return replace(podium, steps=tuple(steps))


def _cards(words: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in words.split())


HAND = HandPicture(
    _cards("4S 6D 7C 9H 10D 10S JH QC QD KS KH 2C RJ"),
    dimmed=cards("4S 6D 7C 9H JH"),
    lifted=cards("QC QD"),
)
FIVE = ("Ana", "Ben", "Chiara", "Dev", "Eve Longbottom")
TABLE = TablePicture(
    seats=(
        SeatMark(1, 8, hat=Hat.TOP_HAT),
        SeatMark(2, 6, passed=True),
        SeatMark(3, 0, place=1, hat=Hat.CROWN),
        SeatMark(4, 5, on_turn=True),
        SeatMark(5, 9, asleep=True),
    ),
    plays=(
        PlayMark(4, _cards("5D 5S")),
        PlayMark(5, _cards("7C 7H")),
        PlayMark(1, _cards("9D BJ"), stands_as=_cards("9D 9S")),
        PlayMark(3, _cards("JC JS")),
    ),
)
TABLE = _peopled(TABLE, FIVE)
TWELVE = tuple(SeatMark(number, 9, on_turn=number == 7) for number in range(1, 13))
TWO = TablePicture(TABLE.seats[:2], (PlayMark(1, _cards("9D 9S")),))
LANDLORDS = TablePicture(
    (
        SeatMark(1, 8, on_turn=True, hat=Hat.LANDLORD),
        SeatMark(2, 12, side=1, hat=Hat.FARMER),
        SeatMark(3, 5, side=1, hat=Hat.FARMER),
    ),
    (PlayMark(1, PACK[0:48:4]), PlayMark(2, PACK[5:52:4])),
    stake=8,
    shown_to_all=_cards("4H 10S RJ"),
    shown_by=1,
)
TEAMS = TablePicture(
    tuple(SeatMark(n, 4 + n, on_turn=n == 6, side=1 + n % 2) for n in range(1, 7)),
    tuple(PlayMark(n, PACK[8 * n : 8 * n + 2]) for n in range(1, 6)),
    foot=2,
    stock=9,
)
LANDLORDS, TEAMS = _peopled(LANDLORDS, FIVE), _peopled(TEAMS, (*FIVE, "Flo"))
RUNS = (PlayMark(1, PACK[0:48:4]), PlayMark(2, PACK[5:52:4]))
CROWDED = TablePicture(
    tuple(
        SeatMark(
            number,
            number,
            on_turn=number == 12,
            place=number if number < 4 else None,
            passed=4 < number < 8,
            hat=(*Hat, None)[number % 4],
            side=number % 7,
            asleep=number % 3 == 0,
        )
        for number in range(1, 13)
    ),
    tuple(PlayMark(n, PACK[4 * n : 4 * n + 2]) for n in range(1, 12)),
    reversed=True,
    clockwise=False,
    stake=64,
    widow=3,
    stock=20,
)
CROWDED = _peopled(CROWDED, NAMES)
COURTS = tuple(card for card in PACK if index_of(card) >> 2 in range(8, 12)) + _cards("BJ RJ")
DEAL = (  # the tricks of four seats with six cards each; a seat's number is before its play
    "1 3D / 2 5C / 3 8H / 4 JS / 1 KD / 2 2C",
    "2 4D 4H / 3 9C 9S / 4 QD QH",
    "4 6S / 1 10H / 2 AS",
    "2 7D / 3 JC / 4 KS / 1 2H",
    "1 5D 5S",
    "3 10C / 4 AC",
)


def tables(tricks: tuple[str, ...] = DEAL, seats: int = 4, dealt: int = 6) -> list[TablePicture]:
    """Return the table after each play, and once more with the places at the end."""
    left, out, shown = dict.fromkeys(range(1, seats + 1), dealt), list[int](), list[TablePicture]()
    for trick in tricks:
        plays: tuple[PlayMark, ...] = ()
        for words in trick.split(" / "):
            seat, _, named = words.partition(" ")
            plays = (*plays, PlayMark(int(seat), _cards(named)))
            left[int(seat)] -= len(plays[-1].cards)
            out += [] if left[int(seat)] else [int(seat)]
            shown.append(TablePicture(tuple(_seats(left, out)), plays))
    turns = [table.plays[-1].seat for table in shown[1:]]
    shown = [_peopled(table, FIVE) for table in shown]
    played = [_on_turn(table, seat) for table, seat in zip(shown, turns, strict=False)]
    places = (*out, *(seat for seat, count in left.items() if count))
    end = replace(shown[-1], seats=tuple(_seats(left, places)))
    return [*played, shown[-1], _peopled(end, FIVE)]


def _seats(left: dict[int, int], out: list[int] | tuple[int, ...]) -> Iterator[SeatMark]:
    for seat, count in left.items():
        yield SeatMark(seat, count, place=out.index(seat) + 1 if seat in out else None)


def _on_turn(table: TablePicture, seat: int) -> TablePicture:
    seats = [replace(seat_mark, on_turn=seat_mark.number == seat) for seat_mark in table.seats]
    return replace(table, seats=tuple(seats))


_SCUM = PodiumSeat(2, "Scum", hat=Hat.BASKET)
PODIUM = PodiumPicture(
    (
        PodiumStep(1, (PodiumSeat(4, "President", hat=Hat.TOP_HAT),)),
        PodiumStep(2, (PodiumSeat(1, "Vice-President", hat=Hat.SUN_HAT),)),
        PodiumStep(3, (PodiumSeat(3, "Vice-Scum", hat=Hat.CAP),)),
        PodiumStep(4, (replace(_SCUM, cards=_cards("3S 4D 7C 10H QD")),)),
    )
)
PODIUM = _on_steps(PODIUM, FIVE)
_LORD = PodiumSeat(1, "Landlord", cards=_cards("3H 4D 7C 10H 10D 2C RJ"), hat=Hat.LANDLORD)
_FARMER = PodiumSeat(2, "Farmer", hat=Hat.FARMER)
LANDLORD = PodiumPicture(
    (
        PodiumStep(1, (_FARMER, replace(_FARMER, number=3, cards=_cards("3S 9D")))),
        PodiumStep(2, (_LORD,), medal=False),
    )
)
LOST = PodiumPicture(
    (
        PodiumStep(1, (PodiumSeat(1, "+20"),)),
        PodiumStep(
            2, tuple(PodiumSeat(n, "−4", True, PACK[n : 3 * n]) for n in range(2, 7)), False
        ),
    )
)
CROWD = PodiumPicture(
    tuple(
        PodiumStep(n, (PodiumSeat(13 - n, f"{123_456 * n:,} penalty", True, PACK[n : 2 * n]),))
        for n in range(1, 13)
    )
)
ANA, BEN, CHI, DEV = map(person, range(1, 5), ("Ana", "Ben", "Chiara von Hohenstein", "Dev"))
FINALE = FinalePicture(
    champions=(CHI,),
    courses=(
        Course((0, 2, 3, 5, 7, 9, 11), (CHI,), 1),
        Course((0, 1, 3, 4, 4, 6, 7), (ANA,), 2),
        Course((1, 3, 3, 5), (DEV,), 3, missed=3),
        Course((0, 0, 0, 0, 0, 1, 1), (BEN,), 4),
    ),
    names=(CHI.name,),
    title="President of #game-night",
    margin=("11 points, 4 ahead of Ana",),
    about="President · 6 deals · 26 November 2026",
    awards=(
        AwardLine((CHI,), "Won 4 deals in a row", (CHI.name,)),
        AwardLine((ANA, DEV), "Bombed twice", ("Ana and Dev",)),
        AwardLine((BEN,), "Won deal 6 from last place", ("Ben",)),
    ),
)
LONG = replace(
    FINALE,
    champions=tuple(person(n + 1, NAMES[n]) for n in range(12)),
    names=(" and ".join(NAMES), f"{NAMES[0]} and 11 more"),
    courses=tuple(
        Course(
            tuple(n * (90_000 - seat * 7_000) for n in range(40)),
            (person(seat, NAMES[seat - 1]),),
            seat,
        )
        for seat in range(1, 13)
    ),
    margin=(),
)
ODD_FINALE = replace(
    FINALE,
    champions=(person(1, ODD[0]),),
    names=(ODD[0],),
    courses=tuple(
        Course(
            tuple((n + 5 * deal) % 6 + 1 for deal in range(9)),
            (person(n, name),),
            (n + 5 * 8) % 6 + 1,
        )
        for n, name in enumerate(ODD, 1)
    ),
    places=True,
    low_wins=True,
    awards=tuple(
        AwardLine((person(n, ODD[n - 1]),), "From Scum to President", (ODD[n - 1],)) for n in (2, 5)
    ),
)
EQUAL = replace(
    FINALE,
    courses=(
        Course((0, 2, 4, 6), (CHI,), 1),
        *(
            Course(values, (person(n, name),), 2)
            for n, (name, values) in enumerate(
                zip(("Dev", "Ben", "Eve"), ((0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)), strict=True),
                4,
            )
        ),
        Course((0, 0, 0, 0), (ANA,), 5),
    ),
    margin=("6 points, 5 ahead of Dev, Ben and Eve", "6 points, 5 ahead of 3 players"),
)
PARTNERS = replace(
    FINALE,
    champions=(ANA, CHI),
    title="Champions of #game-night",
    names=("Ana and Chiara von Hohenstein", "Ana and 1 more"),
    courses=(
        Course((0, 2, 3, 5, 7, 9, 11), (ANA, CHI), 1),
        Course((0, 0, 0, 1, 3, 3, 5), (BEN, DEV), 2),
    ),
    sides=(
        Side((ANA, CHI), "11", ("Ana and Chiara von Hohenstein",)),
        Side((BEN, DEV), "5", ("Ben and Dev",)),
    ),
    margin=("11 points, 6 ahead of Ben and Dev",),
    awards=(
        AwardLine((ANA, CHI), "Won 4 deals in a row", ("Ana and Chiara von Hohenstein",)),
        AwardLine((BEN, DEV), "Won deal 4", ("Ben and Dev",)),
    ),
)
LANDLORD = _on_steps(LANDLORD, NAMES)
CROWD, LOST = _on_steps(CROWD, NAMES), _on_steps(LOST, ODD)
SEASON = PodiumPicture(
    tuple(
        PodiumStep(place, tuple(PodiumSeat(place, badge=person(n, FIVE[n])) for n in people))
        for place, people in ((1, (0,)), (2, (1,)), (3, (2, 3)))
    )
)
BARS = BarsPicture(tuple(Bar(n, v, str(v)) for n, v in enumerate((124, 80, 33, 12, 0, -5), 1)))


BOARD = BarsPicture(
    tuple(replace(bar, badge=person(n, NAMES[n])) for n, bar in enumerate(BARS.bars))
)
BOARD_12 = BarsPicture(
    tuple(
        Bar(n, 3_000_000 - n * 400_000, str(3_000_000 - n * 400_000), person(n, name))
        for n, name in enumerate((*NAMES[1:12], NO_FONT), 1)
    )
)
EARNED = (
    Emblem("rise", "From Scum to President"),
    Emblem("crowd", "Seven at the table"),
    Emblem("bomb", "Boom"),
)
CARD = replace(BARS, badge=person(1, "Nguyễn Thị Minh Khai"), earned=EARNED)
RATINGS = tuple(1500 + 60 * n // (n + 20) + 31 * (n * n % 7 - 3) // (n + 3) for n in range(200))
CARD_COURSE = replace(CARD, course=Course(RATINGS, (Badge("President"),)))
CARD_LATEST = replace(CARD, latest=(1, 3, 2, 2, 0, 1, 12, 4, 1, 1), latest_label="Last 10 deals")


RIVALS = RivalsPicture(
    CHI,
    ANA,
    (Duel("President", 5, 2, 1), Duel("Big Two", 1, 4), Duel("Dou Dizhu", 0, 0, 3)),
    caption="Neither ahead: 4 times",
)
PAIRS = [
    replace(
        RIVALS,
        left=person(number, name),
        right=person(number + 1, other),
        duels=RIVALS.duels[:1],
        caption="all in President",
    )
    for number, (name, other) in enumerate(
        zip((*NAMES[1::2], *ODD[::2]), (*NAMES[::2], *ODD[1::2]), strict=False), 1
    )
]
STEP = StepPicture(
    TABLE,
    tuple(
        OpenHand(mark.badge, mark.number, PACK[3 * mark.number : 3 * mark.number + mark.cards_left])
        for mark in TABLE.seats
    ),
)


def _names() -> bytes:
    palette = results_palette(FOUR_COLOUR)
    canvas = felt(palette, 40 + 60 * -(-len(NAMES) // 3))
    for number, name in enumerate(NAMES):
        row, column = divmod(number, 3)
        lay_badge(canvas, Badge(name), None, 70 + 340 * column, 50 + 60 * row, 24)
        lay_name(canvas, name, (110 + 340 * column, 38 + 60 * row), 24, 230)
    return canvas.png()


def _emojis() -> bytes:
    drawn = [draw_card_emoji(index_of(card)) for card in (*PACK, *_cards("BJ RJ"))]
    drawn += [draw_suit_emoji(suit) for suit in range(len(SUITS))]
    across = WIDTH // SIZE
    sheet = Image.new("RGBA", (WIDTH, -(-len(drawn) // across) * SIZE))
    for number, picture in enumerate(drawn):
        row, column = divmod(number, across)
        with Image.open(BytesIO(picture)) as emoji:
            sheet.paste(emoji, (column * SIZE, row * SIZE))
    file = BytesIO()
    sheet.save(file, "PNG")
    return file.getvalue()


def _replay(shown: Sequence[TablePicture], deck: Deck) -> bytes:
    replay, (*plays, end) = Replay(), shown
    for table in plays:
        replay.add(StepPicture(replace(table, deck=deck)), 0.9)
    replay.add(StepPicture(replace(end, deck=deck)), 3.0)
    return replay.gif()


KINDS = (
    Kind("hand.png", "13 cards: five that cannot be played now, two that are picked", HAND),
    Kind("hand-1.png", "one card", HandPicture(PACK[:1])),
    Kind("hand-20.png", "20 cards, as a landlord has them", HandPicture(PACK[:20])),
    Kind("hand-54.png", "a whole pack", HandPicture((*PACK, *_cards("BJ RJ")))),
    Kind("hand-26.png", "26 cards of two packs", HandPicture(TWICE)),
    Kind("hand-backs.png", "the same where backs count", HandPicture(TWICE, backs=True)),
    Kind("hand-tiles.png", "tiles from 1 to 15", replace(HAND, tiles=True)),
    Kind("hand-courts.png", "jacks, queens, kings, aces, jokers", HandPicture(COURTS)),
    Kind("table.png", "five seats: one out, one that passed, a wild card", TABLE),
    Kind("table-lead.png", "a lead is due", replace(TABLE, lead=True)),
    Kind("table-reversed.png", "low ranks beat high ones", replace(TABLE, reversed=True)),
    Kind("table-2.png", "two seats", TWO),
    Kind(
        "table-12-people.png",
        "twelve people with names in many scripts, some without an avatar",
        _peopled(TablePicture(TWELVE, RUNS), NAMES),
    ),
    Kind("table-12-all.png", "twelve people in every state, and all chips", CROWDED),
    Kind("table-photos.png", "avatars that are photos", with_avatars(CROWDED, photograph)),
    Kind("table-long.png", "long names, ornaments, names that no font has", _peopled(TABLE, ODD)),
    Kind("table-12.png", "twelve seats and runs of twelve", TablePicture(TWELVE, RUNS)),
    Kind("table-landlord.png", "a landlord against two, the stake doubled", LANDLORDS),
    Kind("table-teams.png", "six seats in two teams, partners opposite", TEAMS),
    Kind("table-tiles.png", "tiles", replace(TABLE, tiles=True)),
    Kind("table-over.png", "a deal is over", tables()[-1]),
    Kind("podium.png", "a deal: places, titles, cards held", PODIUM),
    Kind("podium-sides.png", "two against a landlord", LANDLORD),
    Kind("podium-lost.png", "one winner, five who have lost, names that no font has", LOST),
    Kind("podium-photos.png", "avatars that are photos", with_avatars(LANDLORD, photograph)),
    Kind("podium-season.png", "a season: places without points, the third shared", SEASON),
    Kind("podium-12.png", "twelve seats and points in millions", CROWD),
    Kind("finale.png", "a match: the champion, the course of points, three awards", FINALE),
    Kind("finale-photos.png", "avatars that are photos", with_avatars(FINALE, photograph)),
    Kind("finale-equal.png", "three people with equal points", EQUAL),
    Kind("finale-sides.png", "two partners who have won together", PARTNERS),
    Kind("finale-long.png", "long names, ornaments, a course of places", ODD_FINALE),
    Kind("finale-12.png", "twelve seats who share a long match", LONG),
    Kind("finale-bold.png", "for a deck of high contrast", replace(FINALE, heavy=True)),
    Kind("bars.png", "a leaderboard without people", BARS),
    Kind("board.png", "a leaderboard", BOARD),
    Kind("board-photos.png", "avatars that are photos", with_avatars(BOARD, photograph)),
    Kind("board-12.png", "twelve people, some without an avatar, points in millions", BOARD_12),
    Kind("card.png", "the card of a player: how often each place was taken", CARD),
    Kind("card-course.png", "the same with the course of the rating at a game", CARD_COURSE),
    Kind("card-latest.png", "the same with the places in the latest deals", CARD_LATEST),
    Kind("rivals.png", "two people against each other", RIVALS),
    Kind("rivals-photos.png", "avatars that are photos", with_avatars(RIVALS, photograph)),
    *(
        Kind(f"rivals-{number}.png", "two other people, one game", pair)
        for number, pair in enumerate(PAIRS, 2)
    ),
    *(
        Kind(f"card-{number}.png", "the card of another player", replace(CARD, badge=badge))
        for number, badge in enumerate(map(person, range(3, 15), (*NAMES[2:12], *ODD[3:5])), 2)
    ),
    Kind("names.png", "names in many scripts, with their initials", _names),
    Kind("emojis.png", "the emojis of cards and suits", _emojis),
    Kind("replay-step.png", "a step of a replay, with all hands open", STEP),
    Kind("replay.gif", "a deal from its first play to its end", tuple(tables())),
    Kind("replay-12.gif", "twelve people", (CROWDED, replace(CROWDED, lead=True), CROWDED)),
    Kind("replay-long.gif", "names that no font has", (_peopled(TABLE, ODD), TABLE)),
)
