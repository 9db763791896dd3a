"""Controls of a hand, as rows of buttons and selects within Discord's limits.

The controls needed at once take few lines, so that a phone shows them below the cards. All other
controls appear after a press of the button "More".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil
from random import Random
from typing import Any, NamedTuple, TypeAlias

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, TextDisplay

from bot.discord import limits
from bot.domain.suggestions import (
    Groups,
    Price,
    Suggestions,
    kind_of,
    plays_in,
    ranked,
    suggested,
)
from bot.tables.snapshot import Snapshot
from bot.words.card_emojis import beside
from bot.words.cards import (
    STAR,
    as_suggested,
    brief,
    labelled,
    meaning_of,
    named_play,
    short,
    shown,
)
from bot.words.speech import Speech
from cogs.core.acts import hex_cards, number
from cogs.core.button_layout import balanced, text_width, width
from cogs.core.components import TableButton, TableSelect, button, cost, in_rows, select
from cogs.hand.bids_and_calls import answer_rows
from cogs.hand.gifts import gift_label, gifts_offered, most_to_give, pick_gift
from rules.cards import ONE_PACK, Card, Cards, copies, joined, rank_of
from rules.combinations import Combination
from rules.ranking import same_rank
from rules.view import SeatView

LINES, FEWER = 2, 1  # lines of suggestions on a phone; FEWER for a long hand or picked cards
PARTS = 2  # most selects for picking cards that a phone shows below a hand


def on_turn(
    speech: Speech,
    table: Snapshot,
    view: SeatView,
    hand: tuple[Card, ...],
    picked: Cards,
    used: int,
    chance: Random,
    reason: str = "",
) -> list[Row | TextDisplay[Any]]:
    """Build the controls of the seat on turn: suggestions, passing, and selects to pick cards.

    `reason`, if any, tells why the picked cards may not be played; it is shown above the selects.
    """
    told: list[TextDisplay[Any]] = [TextDisplay(f"> {reason}")] if reason else []
    mine = _put_back_alone(speech, table) if reason else _picked(speech, table, view, picked)
    parts = len(pieces(hand))
    shown = picked or told or view.gift or parts <= PARTS
    picking = _picking(speech, table, view, hand, picked, chance) if shown else []
    heard = speech.spelled  # to pass then always comes first, and no picture takes room
    last = bool(view.asked) and view.may_pass and not (view.plays or view.gift or heard)
    answers = _answers(speech, table, view, passing=last)
    below: list[Row | TextDisplay[Any]] = [*told, *picking, *mine, *answers]
    if not view.plays:
        gifts = gift_rows(speech, table, view, picked)
        first = in_rows([_pass(speech, table, view)]) if heard and view.may_pass else []
        others = _others(speech, table, view, passing=not (first or last))
        return [*first, *gifts, *below, *others]
    passing = _passing(speech, table, view)
    room = limits.COMPONENTS - used - cost([*passing, *below])
    lines = MOST if heard else FEWER if picked or told or parts > 1 else LINES
    suggested = suggestion_rows(speech, table, view, picked, lines, room)
    return [*passing, *suggested, *below] if heard else [*suggested, *passing, *below]


def waiting(speech: Speech, table: Snapshot, view: SeatView, live: bool) -> list[Row]:
    """Build the controls of a waiting seat: bombs and calls out of turn.

    A hand that is not `live` has a button to refresh.
    """
    bombs, rest = (
        bomb_rows(speech, table, view) if view.plays else [],
        _others(speech, table, view, live),
    )
    finish: list[Row] = []
    if table.only_computers and table.may_finish(table.players[view.seat or 0]):
        number, key, label = table.state.id, table.stage_key, speech.say("button-finish")
        quick = button("finish", number, key, label=label, style=ButtonStyle.primary)
        finish.append(ActionRow(quick))
    return [*finish, *bombs, *_answers(speech, table, view), *rest]


def declaring(speech: Speech, table: Snapshot, meanings: tuple[Combination, ...]) -> list[Row]:
    """Build the controls to choose a reading of cards, and the button that puts the cards back."""
    return [*meaning_rows(speech, table, meanings), *_put_back_alone(speech, table)]


def gift_rows(speech: Speech, table: Snapshot, view: SeatView, picked: Cards) -> list[Row]:
    """Build the buttons that give cards with one press, and the hint button; [] without a gift."""
    if not view.gift:
        return []
    offered = {
        cards: label for cards, label in gifts_offered(speech, view).items() if cards != picked
    }
    row = [
        button("give", table.state.id, table.key, f"{cards:x}", label=label, style=_style(main))
        for place, (cards, label) in enumerate(offered.items())
        for main in [not picked and not place]
    ]
    return in_rows([*row, *([] if picked else [_hint(speech, table)])])


def all_on_turn(
    speech: Speech,
    table: Snapshot,
    view: SeatView,
    hand: tuple[Card, ...],
    used: int,
    chance: Random,
    page: int,
) -> list[Row | TextDisplay[Any]]:
    """Build a page of all plays of the seat on turn, and the buttons of further questions."""
    rest = [*_picking(speech, table, view, hand, 0, chance), *_asking(speech, table)]
    return [*all_plays(speech, table, view, page, limits.COMPONENTS - used - cost(rest)), *rest]


def _picking(
    speech: Speech,
    table: Snapshot,
    view: SeatView,
    hand: tuple[Card, ...],
    picked: Cards,
    chance: Random,
) -> list[Row]:
    if not (view.plays or view.gift):
        return []
    gift = view.gift
    controls = selects(
        speech,
        "pick",
        table.state.id,
        table.key,
        tuple(one for one in hand if one in view.givable),
        picked,
        chance=chance,
        asked=pick_gift(speech, view) if gift else speech.say("pick-cards"),
        least=(gift.count if gift else 0) or 1,
        most=most_to_give(view) if gift else limits.OPTIONS,
    )
    return [ActionRow(control) for control in controls]


def _picked(speech: Speech, table: Snapshot, view: SeatView, picked: Cards) -> list[Row]:
    if not picked:
        return []
    label = (
        gift_label(speech, view, picked)
        if view.gift
        else speech.say("lay-picked", cards=brief(speech, picked))
    )
    act = "give" if view.gift else "play"
    lay = button(
        act, table.state.id, table.key, f"{picked:x}", label=label, style=ButtonStyle.primary
    )
    return [ActionRow(lay, _put_back(speech, table))]


def _put_back_alone(speech: Speech, table: Snapshot) -> list[Row]:
    return [ActionRow(_put_back(speech, table))]


def _put_back(speech: Speech, table: Snapshot) -> TableButton:
    return button("unpick", table.state.id, table.key, label=speech.say("button-put-back"))


def _passing(speech: Speech, table: Snapshot, view: SeatView) -> list[Row]:
    """Build the row below the suggestions: pass, hint, and the button "More"."""
    number, key = table.state.id, table.key
    row = [_pass(speech, table, view)] if view.my_turn and view.may_pass else []
    row.append(button("hint", number, key, label=speech.say("button-hint")))
    row.append(button("more", number, key, "0", label=speech.say("button-more")))
    return in_rows(row)


def _asking(speech: Speech, table: Snapshot) -> list[Row]:
    """Build the button back to the suggestions, and the buttons of further questions."""
    labels = {act: f"button-{act}" for act in ("plays", "why", "log", "settings")}
    row = [
        button(act, table.state.id, table.key, label=speech.say(label))
        for act, label in {"refresh": "button-back", **labels}.items()
    ]
    return in_rows([*row, _watch(speech, table), *_of_table(speech, table)])


def _of_table(speech: Speech, table: Snapshot) -> list[TableButton]:
    """Build copies of two buttons of the table message: the menu and the rules."""
    acts = {"company": "button-table", "rules": "button-rules"}
    number, key = table.state.id, table.stage_key
    return [button(act, number, key, label=speech.say(label)) for act, label in acts.items()]


def _watch(speech: Speech, table: Snapshot) -> TableButton:
    """Build the button that shows the table from this seat in a separate message."""
    return button("watch", table.state.id, table.key, "beside", label=speech.say("button-watch"))


def _others(
    speech: Speech, table: Snapshot, view: SeatView, live: bool = True, *, passing: bool = True
) -> list[Row]:
    """Build the buttons besides plays and answers, the most important first.

    Pass is the first of them, unless it stands elsewhere: `passing` is false then.
    """
    number, key = table.state.id, table.key
    row = []
    if not live:
        row.append(button("refresh", number, key, label=speech.say("button-refresh")))
    if passing and view.my_turn and view.may_pass:
        row.append(_pass(speech, table, view))
    if view.opened and view.hand and not view.ended:
        row.append(button("why", number, key, label=speech.say("button-why")))
    if live and not view.ended:
        row.append(_watch(speech, table))
    row.append(button("log", number, key, label=speech.say("button-log")))
    return in_rows([*row, *_of_table(speech, table)])


def _pass(speech: Speech, table: Snapshot, view: SeatView) -> TableButton:
    only = not view.plays and not view.asked
    style = ButtonStyle.primary if only else ButtonStyle.secondary
    return button("pass", table.state.id, table.key, label=speech.say("button-pass"), style=style)


def _hint(speech: Speech, table: Snapshot) -> TableButton:
    """Build the hint button for a bid, a cut, a call or a gift."""
    return button("hint", table.state.id, table.key, label=speech.say("button-hint"))


def _answers(
    speech: Speech, table: Snapshot, view: SeatView, *, passing: bool = False
) -> list[Row]:
    """Build the buttons of bids, cuts and calls, and a hint button for a decision without cards.

    With `passing`, Pass is the last button, where the next turn has no play.
    """
    alone = view.my_turn and not (view.plays or view.gift)
    choices = len(view.asked) + view.may_pass
    beside = [_hint(speech, table)] if alone and choices > 1 else []
    beside += [_pass(speech, table, view)] if passing else []
    return answer_rows(speech, table, view, beside) if view.asked else []


def _style(primary: bool) -> ButtonStyle:
    return ButtonStyle.primary if primary else ButtonStyle.secondary


ROOMY = 20  # options of each select if a hand needs several selects


def selects(
    speech: Speech,
    act: str,
    table: int,
    key: str,
    hand: tuple[Card, ...],
    picked: Cards = 0,
    *,
    chance: Random,
    asked: str,
    least: int = 1,
    most: int = limits.OPTIONS,
) -> list[TableSelect]:
    """Build one select for all these cards in the order shown, or several selects for a long hand.

    The argument of each select has the cards picked in the other selects; see `part_of`.
    """
    parts = pieces(hand)
    whole = len(parts) == 1
    return [
        select(
            act,
            table,
            key,
            # A random part makes the Discord client forget a refused choice.
            f"{picked & ~joined(part):x}.{len(parts)}.{chance.randbytes(2).hex()}",
            placeholder=asked if whole else _part(speech, part, number),
            options=[_option(speech, one, hand, picked) for one in part],
            least=min(least, len(part)) if whole else int(not picked & joined(part)),
            most=most,
        )
        for number, part in enumerate(parts, 1)
    ]


def part_of(written: str) -> tuple[Cards, int]:
    """Return the cards picked in the other selects and the number of selects, from an argument."""
    elsewhere, _, rest = written.partition(".")
    parts, _, random = rest.partition(".")
    hex_cards(random)
    return hex_cards(elsewhere), number(1, limits.ROW)(parts)


def pieces(hand: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Divide the hand into parts for selects: few, of about equal size, and cut between ranks."""
    size = len(hand)
    parts = 1 if size <= limits.OPTIONS else ceil(size / ROOMY)
    even = [size * part // parts for part in range(parts + 1)]
    cuts = [0, *(_between_ranks(hand, cut) for cut in even[1:-1]), size]
    lengths = [after - before for before, after in pairwise(cuts)]
    if (
        not 0 < min(lengths) <= max(lengths) <= limits.OPTIONS
    ):  # sorted by suit, or many of one rank
        cuts = even
    return [hand[start:end] for start, end in pairwise(cuts)]


def _between_ranks(hand: tuple[Card, ...], near: int) -> int:
    """Return the place of a change of rank nearest to `near`; `near` itself without a change."""
    ends = [at for at in range(1, len(hand)) if rank_of(hand[at]) != rank_of(hand[at - 1])]
    return min(ends, key=lambda at: abs(at - near), default=near)


def _part(speech: Speech, part: tuple[Card, ...], number: int) -> str:
    return speech.say(
        "pick-part", first=shown(speech, part[0]), last=shown(speech, part[-1]), part=number
    )


def _option(
    speech: Speech, one: Card, hand: tuple[Card, ...], picked: Cards
) -> discord.SelectOption:
    twins = copies(one) & joined(hand)
    about = None
    if twins != one:
        about = speech.say("first-of-two" if one <= ONE_PACK else "second-of-two")
    chosen = bool(one & picked)
    said, value = shown(speech, one), f"{one:x}"
    return discord.SelectOption(
        label=said, value=value, description=about, emoji=beside(speech, one), default=chosen
    )


BUTTONS = 20  # most readings shown as buttons; more readings are shown in selects


def meaning_rows(
    speech: Speech, table: Snapshot, meanings: tuple[Combination, ...]
) -> list[ActionRow[Any]]:
    """Build buttons or selects for all readings of the cards, the strongest first."""
    said = _said(speech, table, meanings)
    if len(meanings) > BUTTONS:
        parts = [
            meanings[start : start + limits.OPTIONS]
            for start in range(0, len(meanings), limits.OPTIONS)
        ]
        return [
            ActionRow(_select(speech, table, part, said, at)) for at, part in enumerate(parts, 1)
        ]
    return in_rows(
        [
            button(
                "play",
                table.state.id,
                table.key,
                f"{one.laid:x}.{one.cards:x}",
                label=said[one],
            )
            for one in meanings
        ]
    )


def _said(
    speech: Speech, table: Snapshot, meanings: tuple[Combination, ...]
) -> dict[Combination, str]:
    """Return the label of each reading; it includes the kind of play if the kinds differ."""
    kinds = {one: kind_of(one, table.rules) for one in meanings}
    if len(set(kinds.values())) == 1:
        return {one: meaning_of(speech, one) for one in meanings}
    return {
        one: speech.say("stands-for-kind", stands=meaning_of(speech, one), kind=speech.say(kind))
        for one, kind in kinds.items()
    }


def _select(
    speech: Speech,
    table: Snapshot,
    meanings: tuple[Combination, ...],
    said: dict[Combination, str],
    part: int,
) -> TableSelect:
    options = [discord.SelectOption(label=said[one], value=f"{one.cards:x}") for one in meanings]
    return select(
        "stand",
        table.state.id,
        table.key,
        f"{meanings[0].laid:x}.{part}",
        placeholder=speech.say("stands-for-which", part=part),
        options=options,
    )


MOST = 10  # most suggestions on turn
BOMBS = 5  # most bombs suggested out of turn

Row: TypeAlias = ActionRow[Any]


class _Labelled(NamedTuple):
    """A play and its button label."""

    play: Combination
    label: str


def suggestion_rows(
    speech: Speech, table: Snapshot, view: SeatView, picked: Cards, lines: int, room: int
) -> list[Row]:
    """Build the best suggestions within `lines` on a phone and `room` components, by rank.

    The best play has the primary button, and a star because not everybody sees its colour. Picked
    cards have a button of their own; no suggestion is then the primary button.
    """
    suggestions = Suggestions(view, table.rules)
    groups = suggestions.grouped()
    best = next(iter(plays_in(groups)), None)
    others = {kind: [p for p in plays if p.laid != picked] for kind, plays in groups.items()}
    chosen: list[list[_Labelled]] = []
    kept: list[Combination] = []
    for play in sorted(ranked(others), key=lambda one: (one is not best, suggestions.price(one))):
        more = sorted([*kept, play], key=suggestions.by_rank)
        labels = _labels(speech, table, more, None if picked else best)
        arranged = _in_lines(speech, labels)
        fits = len(arranged) <= lines and sum(1 + len(line) for line in arranged) <= room
        if not kept or (fits and len(labels) == len(more)):  # no two with equal labels
            chosen, kept = arranged, [*kept, play]
        if len(kept) == MOST:
            break
    return [_row(speech, table, line, None if picked else best) for line in chosen]


def _row(
    speech: Speech, table: Snapshot, line: Sequence[_Labelled], best: Combination | None
) -> Row:
    return ActionRow(
        *(play_button(speech, table, one.play, one.label, one.play is best) for one in line)
    )


def bomb_rows(speech: Speech, table: Snapshot, view: SeatView) -> list[Row]:
    """Build the buttons of bombs that may be played out of turn."""
    suggestions = Suggestions(view, table.rules)
    plays = sorted(plays_in(suggested(suggestions.grouped(), BOMBS)), key=suggestions.by_rank)
    labels = [speech.say("throw-bomb", play=named_play(speech, play)) for play in plays]
    return in_rows(
        [
            button("bomb", table.state.id, table.key, play_arg(play), label=label)
            for play, label in zip(plays, labels, strict=True)
        ]
    )


def play_button(
    speech: Speech, table: Snapshot, play: Combination, label: str, primary: bool
) -> TableButton:
    """Build the button of a play; a single card with an emoji has no label but the star."""
    style, emoji = ButtonStyle.primary if primary else ButtonStyle.secondary, _alone(speech, play)
    about = label if not emoji else STAR if primary else None
    return button(
        "play", table.state.id, table.key, play_arg(play), label=about, style=style, emoji=emoji
    )


def _alone(speech: Speech, play: Combination) -> str | None:
    """Return the emoji of a single-card play; None for other plays, which have labels alone."""
    one = play.laid.bit_count() == 1 and play.cards == play.laid
    return beside(speech, play.laid) if one else None


def play_arg(play: Combination) -> str:
    """Return the argument of a play's button: its cards, and its reading if that differs."""
    return f"{play.laid:x}" if play.cards == play.laid else f"{play.laid:x}.{play.cards:x}"


def all_plays(
    speech: Speech, table: Snapshot, view: SeatView, page: int, room: int
) -> list[Row | TextDisplay[Any]]:
    """Build all plays as selects by kind, within `room` components.

    If the plays need several pages, this is the `page` counted from 0, with a select of other
    pages. The best plays of each kind come on the first pages. Parts of a kind stand together, and
    the plays of a part by rank.
    """
    suggestions = Suggestions(view, table.rules)
    groups = suggestions.complete()
    kinds, parts = [*groups], sorted(_parts(suggestions, groups), key=lambda part: part.part)
    told = TextDisplay[Any](speech.say("plays-all" if view.plays_in_full else "plays-some"))
    most = (room - 1) // 2  # a select and its row are two components
    if len(parts) > most:
        most -= 1  # for the select of pages
    pages = [
        sorted(parts[start : start + most], key=lambda part: kinds.index(part.kind))
        for start in range(0, len(parts), most)
    ]
    page = min(page, len(pages) - 1)
    first = page * most
    found = [
        _play_select(speech, table, suggestions, part, number)
        for number, part in enumerate(pages[page], first)
    ]
    if len(pages) > 1:
        found.append(_pages(speech, table, pages, page))
    rows: list[Row] = [ActionRow(one) for one in found]
    return [told, *rows]


class Part(NamedTuple):
    """Plays of one kind that fit a select; parts count from 1.

    >>> threes = Combination(0b11, 0, 0, 0, size=2, trump=False, laid=0b11)
    >>> Part("kind-pair", [threes], part=2, parts=3, together=60).called(Speech())
    'Pairs 2/3 · 3♦ 3♣ …'
    """

    kind: str
    plays: Sequence[Combination]
    part: int
    parts: int
    together: int  # plays of the kind in all parts

    def called(self, speech: Speech) -> str:
        """Return the placeholder of the select."""
        kind = speech.say(self.kind)
        if self.parts == 1:
            return speech.say("plays-of-kind", kind=kind, count=self.together)
        first = short(speech, self.plays[0])
        return speech.say("plays-part", kind=kind, part=self.part, parts=self.parts, first=first)


def _parts(suggestions: Suggestions, groups: Groups) -> Iterator[Part]:
    for kind, plays in groups.items():
        starts = range(0, len(plays), limits.OPTIONS)
        for part, start in enumerate(starts, 1):
            some = sorted(plays[start : start + limits.OPTIONS], key=suggestions.by_rank)
            yield Part(kind, some, part, len(starts), len(plays))


def _play_select(
    speech: Speech, table: Snapshot, suggestions: Suggestions, part: Part, number: int
) -> TableSelect:
    options = [
        discord.SelectOption(
            label=named_play(speech, play, limits.OPTION)[: limits.OPTION],
            value=f"{play.laid:x}.{play.cards:x}",
            description=speech.say("breaks-up")
            if suggestions.price(play) is Price.BREAKS
            else None,
            emoji=beside(speech, play.laid),
        )
        for play in part.plays
    ]
    number_of_table, key = table.state.id, table.key
    return select(
        "choose",
        number_of_table,
        key,
        str(number),
        placeholder=part.called(speech),
        options=options,
    )


def _pages(
    speech: Speech, table: Snapshot, pages: Sequence[Sequence[Part]], shown: int
) -> TableSelect:
    """Build the select of the other pages; each page is named by its first kind."""
    options = [
        discord.SelectOption(label=page[0].called(speech)[: limits.OPTION], value=str(number))
        for number, page in enumerate(pages[: limits.OPTIONS])
        if number != shown
    ]
    placeholder = speech.say("plays-other")
    return select("page", table.state.id, table.key, "", placeholder=placeholder, options=options)


def _labels(
    speech: Speech, table: Snapshot, plays: Sequence[Combination], best: Combination | None
) -> list[_Labelled]:
    """Return the plays with unique labels; later sets of a kind do not name the kind."""
    found: dict[str, _Labelled] = {}
    named = set[str]()
    for play in plays:
        kind = kind_of(play, table.rules)
        bare = kind in named and same_rank(play.laid) is not None
        label = (
            short(speech, play, table.rules) if bare else labelled(speech, play, kind, table.rules)
        )
        said = as_suggested(speech, label) if play is best else label
        found.setdefault(label, _Labelled(play, said))
        named.add(kind)
    return list(found.values())


def _in_lines(speech: Speech, labels: Sequence[_Labelled]) -> list[list[_Labelled]]:
    """Arrange the labels in lines that a phone does not break in two."""
    widths = tuple(
        width(None) + text_width(STAR) * one.label.endswith(STAR)
        if _alone(speech, one.play)
        else width(one.label)
        for one in labels
    )
    return [list(labels[line.start : line.stop]) for line in balanced(widths)]
