"""The extension of the tables: loads the publisher, the commands, and the acts of the controls."""

from __future__ import annotations

from bot.discord.client import Gamenight
from bot.domain.computers import Level
from bot.domain.preferences import FACTORS
from bot.domain.reactions import SIGNS
from cogs.core.acts import (
    button_with,
    channels,
    choice,
    form,
    nothing,
    number,
    of_server,
    one_of,
    opening_form,
    plain,
    player,
)
from cogs.core.app_cog import message_menu, person_menu
from cogs.core.components import add_acts
from cogs.hand.extension import REVIEWS
from cogs.rules.references import read_request, reference
from cogs.table import (
    challenge,
    daily,
    history,
    lobby,
    log,
    menu,
    menu_actions,
    practice,
    proof,
    replay,
    seats,
    spectators,
    stop,
    throne,
    void,
)
from cogs.table.channels import ChannelEvents, EmptyThreads
from cogs.table.menu_actions import of_menu
from cogs.table.proposals import ProposalPosts
from cogs.table.public_results import PublicResults
from cogs.table.publisher import Publisher
from cogs.table.server_events import Greeting, ServerEvents

PAST_DEALS = history.PastDeals()
REPLAYS, CHALLENGES = replay.Replays(), challenge.Challenges()
RESULTS = PublicResults(REPLAYS, REVIEWS)
ACTS = {  # acts by their names in the custom ids of controls
    "join": plain(seats.join),
    "leaveline": plain(seats.leave_line),
    "second": plain(lobby.open_second),
    "computer": plain(seats.computer),
    "start": button_with(throne.way, seats.start),
    "fill": button_with(throne.way, seats.fill),
    "wait": plain(seats.wait),
    "react": button_with(number(0, len(SIGNS) - 1), seats.react),
    "playthis": button_with(reference, lobby.play_this),
    "challenge": button_with(challenge.challenged, CHALLENGES.with_game),
    "accept": button_with(player, challenge.accept),
    "decline": button_with(player, challenge.decline),
    "opentable": plain(lobby.ask_game),
    "practise": button_with(read_request, practice.practise),
    "log": button_with(number(1, log.LAST, absent=0), log.show_log),
    "replay": plain(REPLAYS.show),
    "post": button_with(RESULTS.read, RESULTS.post),
    "proof": plain(proof.show_proof),
    "cut": opening_form(nothing, proof.ask_word),
    "cutword": form(nothing, proof.word_typed),
    "verify": plain(proof.check_deal),
    "past": button_with(history.PageRequest.read, PAST_DEALS.show_page),
    "pastdeal": button_with(history.PageRequest.read, PAST_DEALS.show_deal),
    "keep": button_with(history.PageRequest.read, PAST_DEALS.keep),
    "unkeep": button_with(history.reference, PAST_DEALS.let_go),
    "step": button_with(history.step, PAST_DEALS.show_step),
    "pastrecord": button_with(history.reference, PAST_DEALS.record),
    "pastverify": button_with(history.reference, PAST_DEALS.verify),
    "stopyes": plain(stop.agree),
    "stopno": plain(stop.decline),
    "watch": button_with(one_of(("", spectators.BESIDE)), spectators.watch),
    "unwatch": plain(spectators.stop_watching),
    "company": button_with(number(0, menu.MOST, absent=0), menu.open_menu),
    "anew": plain(menu_actions.begin_anew),
    "swap": button_with(reference, menu_actions.swap),
    "throne": button_with(one_of((throne.CARRY, throne.EQUAL)), throne.decide),
}
MENU = {  # acts of the menu, refused where the menu is of an earlier deal: see `of_menu`
    "sitout": plain(menu_actions.sit_out),
    "quit": button_with(menu_actions.is_sure, menu_actions.leave_for_good),
    "takeseat": button_with(player, menu_actions.take_seat),
    "dropseat": button_with(player, menu_actions.drop_seat),
    "addseat": plain(menu_actions.add_seat),
    "level": button_with(player, menu_actions.choose_level),
    "setlevel": button_with(menu_actions.level_and_player, menu_actions.set_level),
    "standin": choice(one_of(one.value for one in Level), menu_actions.set_stand_in),
    "longer": plain(menu_actions.ask_longer),
    "setlonger": button_with(one_of(map(str, FACTORS)), menu_actions.limit_longer),
    "voteout": button_with(player, menu_actions.vote_out),
    "remove": button_with(number(0, menu.MOST, absent=0), menu.list_removable),
    "heir": button_with(number(0, menu.MOST, absent=0), menu.list_heirs),
    "person": button_with(player, menu_actions.person),
    "sendaway": button_with(player, menu_actions.send_away),
    "makehost": button_with(player, menu_actions.make_host),
    "takehost": plain(menu_actions.take_host),
    "shuffle": plain(menu_actions.shuffle),
    "takesback": button_with(menu_actions.allows, menu_actions.allow_takebacks),
    "end": button_with(menu_actions.is_sure, menu_actions.end),
}


async def setup(client: Gamenight) -> None:
    """Add the acts, commands and event handlers of the tables; called by discord.py."""
    app = client.app
    days = daily.DailyCommand(app)
    add_acts(app, ACTS)
    of_day = {
        "daily": of_server(daily.server_of_day, button_with(daily.read_request, days.open)),
        "dailycopy": of_server(daily.server_of_day, button_with(daily.read_day, days.copy)),
        "dailypost": of_server(daily.server_of_day, button_with(daily.read_day, days.share)),
        "dailyplace": channels(daily.choose_place),
    }
    add_acts(app, of_day)
    posts = ProposalPosts(app)
    voiding = void.Voiding(PAST_DEALS, posts)
    of_void = {
        "voidask": button_with(history.PageRequest.read, voiding.ask_void),
        "voidwhy": opening_form(history.PageRequest.read, voiding.ask_reason),
        "void": form(history.PageRequest.read, voiding.void),
        "restore": button_with(history.PageRequest.read, voiding.restore),
        "voidagree": button_with(number(1, 999_999_999), voiding.agree),
    }
    add_acts(app, of_void)
    add_acts(app, {name: of_menu(act) for name, act in MENU.items()})
    app.publisher = Publisher(app)
    client.tree.add_command(person_menu(app, "challenge", CHALLENGES.begin, private_channel=True))
    client.tree.add_command(message_menu(app, "replay", REPLAYS.show_shown, dm_channel=True))
    await client.add_cog(ChannelEvents(app))
    await client.add_cog(ServerEvents(app))
    await client.add_cog(EmptyThreads(app))
    await client.add_cog(Greeting(app))
    await client.add_cog(lobby.GameCommands(app))
    await client.add_cog(practice.PracticeCommand(app))
    await client.add_cog(days)
    await client.add_cog(daily.DailyPosts(app))
    await client.add_cog(posts)
    await client.add_cog(proof.ProofCommand(app))
    await client.add_cog(history.HistoryCommands(app, PAST_DEALS))
    await client.add_cog(seats.SeatsCommand(app))
