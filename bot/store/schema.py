"""Schema of the database; the migrations create an equal one (a test compares them)."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
    literal_column,
    select,
    text,
    true,
)

metadata = MetaData()

SNOWFLAKE = BigInteger()  # a Discord id
ROW_ID = BigInteger().with_variant(Integer(), "sqlite")  # SQLite numbers only INTEGER keys itself
# Without a type: a Boolean would be written `= 1`, for which SQLite could not use the index.
OPEN: ColumnElement[bool] = literal_column("stage <> 'closed'")
FIRST = text("place = 1")  # of a deal; as text, which SQLite must find equal in the index


def _of_server(*names: str) -> list[Column[Any]]:
    """Return the columns of a primary key: the id of a server, and texts of these names."""
    server = Column("guild_id", SNOWFLAKE, primary_key=True, autoincrement=False)
    return [server, *(Column(name, Text, primary_key=True) for name in names)]


ACTIVE, LEFT = ("active_at", "host_at"), ("left_order", "left_at")
FIRSTS = ("first_deal", "first_bid", "first_five", "first_run")  # deals that explained something
game_table = Table(
    "game_table",
    metadata,
    Column("id", ROW_ID, primary_key=True),
    Column("guild_id", SNOWFLAKE, nullable=False),
    Column("channel_id", SNOWFLAKE, nullable=False),
    Column("host", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("changed", JSON, nullable=False),
    Column("stage", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("deal_id", BigInteger),  # no foreign key: `deal` has one to this table
    Column("match_number", Integer, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("dealer", Text),
    Column("direction", Integer, nullable=False),
    Column("began_at", Double, nullable=False),
    Column("plan", JSON, nullable=False, server_default="{}"),
    Column("turn_seq", Integer, nullable=False),
    Column("due_at", Double, nullable=False),
    Column("remind_at", Double, nullable=False),
    Column("votes", JSON, nullable=False, server_default="{}"),
    Column("parent_id", SNOWFLAKE, nullable=False, server_default=text("0")),
    Column("drafts", JSON, nullable=False, server_default="[]"),
    Column("stand_in", Text, nullable=False, server_default="normal"),
    Column("closed_by", Text, nullable=False, server_default=text("''")),
    Column("takes_back", Boolean, nullable=False, server_default=true()),
    Column("closed_why", Text, nullable=False, server_default=text("''")),
    *(Column(n, Double, nullable=False, server_default=text("0")) for n in ACTIVE),
    Column("host_before", Text, nullable=False, server_default=text("''")),
    Column("saved", JSON, nullable=False, server_default="[]"),
    Column("chat", Boolean, nullable=False, server_default=false()),
    Column("given_by", JSON, nullable=False, server_default="[]"),
    Column("shuffles", Integer, nullable=False, server_default=text("0")),
    Column("next_secret", Text, nullable=False, server_default=text("''")),
    Column("words", JSON, nullable=False, server_default="{}"),  # for the next shuffle
    Column("closed_at", Double),  # set by the first pruning after the closing
    Column("carries", Text, nullable=False, server_default=text("''")),
    Column("champions", JSON, nullable=False, server_default="[]"),
    Column("daily", Text, nullable=False, server_default=text("''")),
    Column("stop", JSON, nullable=False, server_default="[]"),  # by, until, agreed, declined
    Column("most_factor", Integer, nullable=False, server_default=text("4")),
    Index(
        "one_open_table_per_channel",
        "channel_id",
        unique=True,
        sqlite_where=OPEN,
        postgresql_where=OPEN,
    ),
)

seat = Table(
    "seat",
    metadata,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("player", Text, primary_key=True),
    Column("position", Integer, nullable=False),  # in the order of joining; -1 for no seat
    Column("delivery", Text, nullable=False),
    Column("sitting_out", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False, server_default=false()),
    Column("asleep", Boolean, nullable=False, server_default=false()),
    Column("missed", Integer, nullable=False, server_default=text("0")),
    Column("bank", Double, nullable=False, server_default=text("0")),
    Column("substituted", Boolean, nullable=False, server_default=false()),
    *(Column(n, Integer, nullable=False, server_default=text("0")) for n in LEFT),
    Column("turn_factor", Integer, nullable=False, server_default=text("1")),
    Column("waits", Integer, nullable=False, server_default=text("0")),  # place in the line
    Column("called_up", Boolean, nullable=False, server_default=false()),
    Index("seat_by_player", "player"),
)

match_player = Table(
    "match_player",
    metadata,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("player", Text, primary_key=True),
    # NULL for unknown facts: a player who left the match keeps a score, but no seat
    *(Column(name, Integer) for name in ("seat", "place", "score", "winner")),
    Column("title", Text),
    Column("paid", BigInteger().with_variant(Integer(), "sqlite")),  # in hundredths of a chip
    Column("tied", Integer),  # place in the last deal, if shared
)

deal = Table(
    "deal",
    metadata,
    Column("id", ROW_ID, primary_key=True),
    Column("table_id", ForeignKey("game_table.id"), nullable=False),
    Column("match_number", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("preset", Text, nullable=False),
    Column("choices", JSON, nullable=False),
    Column("players", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    Column("started_at", Double, nullable=False),
    Column("ended_at", Double),
    Column("standing_seq", BigInteger),  # order in which deals of a server count; NULL for none
    Column("method", Integer, nullable=False, server_default=text("1")),  # of the shuffle
    Column("words", JSON, nullable=False, server_default="[]"),  # [place, player, word] each
    Column("terms", JSON, nullable=False, server_default="{}"),
    # who voided the deal, the reason, and the previous value of `counted`; empty if not voided
    Column("voided", JSON, nullable=False, server_default="{}"),
    Column("host", Text, nullable=False, server_default=text("''")),  # of the table at the deal
    Column("fault", Boolean, nullable=False, server_default=false()),  # a technical fault cost time
    Index("deal_by_table", "table_id"),
)

commitment = Table(  # fingerprint of a shuffle, as a message showed it first
    "commitment",
    metadata,
    Column("key", Text, primary_key=True),  # name of the shuffle, as 7.3
    Column("guild_id", SNOWFLAKE, nullable=False),
    Column("table_id", BigInteger, nullable=False),  # 0 for a deal of the day
    Column("proof", Text, nullable=False),
    Column("shown_at", Double, nullable=False),
    Column("channel_id", SNOWFLAKE, nullable=False),
    Column("message_id", SNOWFLAKE, nullable=False),
    # of a shuffle that was never dealt, once its table is closed; "" before, and for all others
    Column("seed", Text, nullable=False, server_default=text("''")),
    Index("commitment_by_table", "table_id"),
)

stopped_deal = Table(  # begun and never finished: by whom, and why
    "stopped_deal",
    metadata,
    Column("deal_id", BigInteger, primary_key=True, autoincrement=False),
    *(Column(name, SNOWFLAKE, nullable=False) for name in ("guild_id", "channel_id")),
    Column("at", Double, nullable=False),
    *(Column(name, Text, nullable=False) for name in ("by", "why")),
    Index("stopped_deal_by_time", "guild_id", "at"),
    sqlite_with_rowid=False,
)

event = Table(
    "event",
    metadata,
    Column("deal_id", ForeignKey("deal.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

PLACES = ("player", "guild_id", "preset", "people_sides", "people_place", "substituted", "counted")
result = Table(
    "result",
    metadata,
    Column("deal_id", ForeignKey("deal.id"), primary_key=True),
    Column("player", Text, primary_key=True),
    # copied from other tables, so that rankings read this table alone
    Column("guild_id", SNOWFLAKE, nullable=False),
    Column("channel_id", SNOWFLAKE, nullable=False),
    Column("preset", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("out_of", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("scored", Text, nullable=False, server_default="nothing"),
    Column("substituted", Boolean, nullable=False, server_default=false()),
    # result of the player's side
    *(Column(name, Integer) for name in ("side", "side_place", "sides")),
    Column("people_sides", Integer),  # sides with people
    Column("people_place", Integer),  # place of the player's side among those
    Column("people_below", Integer),  # number of those sides that came out worse
    Column("ended_at", Double),  # of the deal
    Column("table_id", BigInteger),
    Column("ladder", Text, nullable=False, server_default=text("''")),
    Column("season", Integer, nullable=False, server_default=text("0")),  # 0: without a server
    # place before the deal, as in `state.Result`; 0: none
    Column("role", Integer, nullable=False, server_default=text("0")),
    Column("counted", Integer, nullable=False, server_default=text("0")),  # `tallies.Counted`
    Column("left_deal", Boolean, nullable=False, server_default=false()),  # by the player's choice
    Column("stayed", Boolean, nullable=False, server_default=true()),  # as in `state.Result`
    Column("paid", BigInteger),  # in hundredths of a chip; NULL if none are paid, or unknown
    # rating before the deal in `ratings.UNITS`, of all time and of the season; NULL if unrated
    *(Column(name, Integer) for name in ("mu", "sigma", "season_mu", "season_sigma")),
    # highest certain mu until then, of all time and of the season: see `ratings.units_of`
    *(Column(name, Double) for name in ("peak", "season_peak")),
    Index("result_by_player", "guild_id", "player", "ended_at"),
    Index("result_by_channel", "channel_id", "ended_at"),
    Index("result_by_place", *PLACES),  # covers a person's deals by place, which may be very many
    Index(  # one row for each deal: every deal has a first place
        "result_by_end",
        "guild_id",
        "ended_at",
        "deal_id",
        sqlite_where=FIRST,
        postgresql_where=FIRST,
    ),
)


played = Table(  # number of all deals of a server, by game
    "played",
    metadata,
    *_of_server("preset"),
    Column("deals", Integer, nullable=False),
)


def _count(name: str, kind: Any = Integer) -> Column[Any]:
    return Column(name, kind, nullable=False, server_default=text("0"))


tally = Table(  # of a person on a board: season 0 is all time, channel 0 the whole server
    "tally",
    metadata,
    *_of_server("ladder"),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("channel_id", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("player", Text, primary_key=True),
    *map(_count, ("deals", "known", "firsts", "lasts", "sum_place")),
    _count("sum_rank", Double),
    *map(_count, ("sum_points", "pointed", "penalties", "penalized", "president", "coups")),
    *map(_count, ("opening", "reign", "best_reign", "beside", "alone", "alone_firsts", "settled")),
    _count("sum_paid", BigInteger),  # in hundredths of a chip
    _count("last_at", Double),
    *(Column(name, Double) for name in ("mu", "sigma", "peak")),
    Index("tally_by_player", "player", "guild_id"),
    sqlite_with_rowid=False,
)

achievement = Table(  # of a person on a server, earned once
    "achievement",
    metadata,
    *_of_server("player", "kind"),
    # no foreign key to `deal`, whose rows are replaced when their cards are deleted
    Column("deal_id", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
    Index("achievement_by_player", "player"),
    Index("achievement_by_deal", "deal_id"),
    sqlite_with_rowid=False,
)

kept = Table(  # deals whose cards a person keeps, by the codes that show them
    "kept",
    metadata,
    Column("code", Text, primary_key=True),
    Column("deal_id", BigInteger, nullable=False),  # no foreign key, as in `achievement`
    Column("player", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("kept_by_deal", "deal_id", "player", unique=True),
    Index("kept_by_player", "player"),
)

proposal = Table(  # that a deal be void or count again, or an admin's decision on that
    "proposal",
    metadata,
    Column("id", ROW_ID, primary_key=True),
    # no foreign key, as in `achievement`
    *(Column(name, BigInteger, nullable=False) for name in ("guild_id", "deal_id")),
    *(Column(name, Text, nullable=False) for name in ("by", "role")),
    Column("restores", Boolean, nullable=False),
    Column("reason", Text, nullable=False, server_default=text("''")),
    Column("at", Double, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("shown", Text, nullable=False, server_default=text("''")),  # outcome in the channel
    Column("post_id", SNOWFLAKE),  # message with the button, in the channel of the table
    Index("proposal_by_deal", "deal_id"),
)

proposal_vote = Table(  # of a person for a proposal
    "proposal_vote",
    metadata,
    Column("proposal_id", BigInteger, primary_key=True, autoincrement=False),
    Column("player", Text, primary_key=True),
    Column("guild_id", SNOWFLAKE, nullable=False),
    sqlite_with_rowid=False,
)

season = Table(
    "season",
    metadata,
    Column("guild_id", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("begins_at", Double, nullable=False),
    *(Column(name, Double) for name in ("ends_at", "closed_at", "undo_until", "told_at")),
    *(Column(name, SNOWFLAKE) for name in ("post_channel", "post_id")),
)

daily_deal = Table(  # deal of a day on a server; for the next day only the secret is drawn
    "daily_deal",
    metadata,
    Column("guild_id", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("day", Text, primary_key=True),  # as 2026-11-26
    Column("secret", Text, nullable=False),
    Column("preset", Text, nullable=False, server_default=text("''")),
    Column("ends_at", Double),  # NULL until the day begins
    Column("par", JSON, nullable=False, server_default="[]"),
    Column("par_version", Integer, nullable=False, server_default=text("0")),
    Column("told_at", Double),
    *(Column(name, SNOWFLAKE) for name in ("post_channel", "post_id")),
)

daily = Table(  # first try of a person at the deal of a day
    "daily",
    metadata,
    *_of_server("day", "player"),
    # no foreign keys: table and deal are deleted earlier than this row
    Column("table_id", BigInteger, nullable=False),
    Column("deal_id", BigInteger, nullable=False),
    Column("channel_id", SNOWFLAKE, nullable=False, server_default=text("0")),
    Column("worth", Integer),
    *map(_count, ("place", "out_of")),
    *(Column(name, Double) for name in ("done_at", "shared_at")),
    Index("daily_by_player", "player", "guild_id"),
    Index("daily_by_deal", "deal_id"),
)

# in place of the try of a deleted person, until the day is over
daily_mark = Table("daily_mark", metadata, *_of_server("day", "mark"))

daily_streak = Table(  # finished days in a row of a person; outlives the tries
    "daily_streak",
    metadata,
    *_of_server("player"),
    Column("day", Text, nullable=False),  # the last finished one
    *(Column(name, Integer, nullable=False) for name in ("days", "best")),
)

post = Table(
    "post",
    metadata,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("channel_id", SNOWFLAKE, nullable=False),
    Column("message_id", SNOWFLAKE, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("posted_at", Double, nullable=False),
)
UNSEEN = ~OPEN & game_table.c.id.in_(select(post.c.table_id))  # posts go once the closing is shown

fact = Table(
    "fact",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

preference = Table(
    "preference",
    metadata,
    Column("player", Text, primary_key=True),
    Column("sent", Text, nullable=False),
    Column("sorting", Text, nullable=False),
    Column("deck", Text, nullable=False),
    Column("pictures", Boolean, nullable=False),
    Column("pinged", Text, nullable=False, server_default="soon"),
    Column("auto_pass", Boolean, nullable=False),
    Column("language", Text, nullable=False),
    Column("seen", Text, nullable=False),
    Column("avatar", Boolean, nullable=False, server_default=true()),
    Column("hidden", Text, nullable=False, server_default="no"),
    Column("signs", JSON, nullable=False, server_default="[]"),
    *(Column(n, BigInteger, nullable=False, server_default=text("0")) for n in FIRSTS),
    Column("explained", JSON, nullable=False, server_default="{}"),
    Column("turn_factor", Integer, nullable=False, server_default=text("1")),
)
UNLISTED = text("hidden = 'all'")  # value of `Hidden.ALL`; as text, like `FIRST`
Index(  # hidden people are few, and each board leaves them out
    "preference_unlisted",
    preference.c.player,
    sqlite_where=UNLISTED,
    postgresql_where=UNLISTED,
)

server = Table(
    "server",
    metadata,
    Column("guild_id", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("language", Text, nullable=False),
    Column("host_role", SNOWFLAKE, nullable=False),
    Column("families", JSON, nullable=False),
    Column("turn_seconds", Integer, nullable=False),
    Column("bank_seconds", Integer, nullable=False),
    Column("threads", Boolean, nullable=False),
    Column("most_tables", Integer, nullable=False),
    Column("greeted", Boolean, nullable=False, server_default=false()),
    Column("channels", JSON, nullable=False, server_default="[]"),
    Column("most_hosted", Integer, nullable=False, server_default=text("2")),
    Column("ping_role", SNOWFLAKE, nullable=False, server_default=text("0")),
    Column("ping_minutes", Integer, nullable=False, server_default=text("60")),
    Column("savers", Text, nullable=False, server_default="all"),
    Column("saver_role", SNOWFLAKE, nullable=False, server_default=text("0")),
    Column("pinged_at", Double, nullable=False, server_default=text("0")),
    Column("sent", Text, nullable=False, server_default="default"),
    Column("crown_role", SNOWFLAKE, nullable=False, server_default=text("0")),
    Column("standing_seq", BigInteger, nullable=False, server_default=text("0")),
    Column("rating_method", Integer, nullable=False, server_default=text("1")),  # `ratings.METHOD`
    Column("zone", Text, nullable=False, server_default="UTC"),
    Column("season_kind", Text, nullable=False, server_default="quarter"),
    Column("history_days", Integer, nullable=False, server_default=text("30")),
    Column("daily_channel", SNOWFLAKE, nullable=False, server_default=text("0")),
    Column("rates_custom", Boolean, nullable=False, server_default=false()),
)


def _throne(name: str, *more: Column[Any] | Index) -> Table:
    return Table(
        name,
        metadata,
        Column("channel_id", SNOWFLAKE, primary_key=True, autoincrement=False),
        Column("ladder", Text, primary_key=True),
        Column("guild_id", SNOWFLAKE, nullable=False),
        Column("standing", JSON, nullable=False),
        Column("seats", JSON, nullable=False),
        Column("dealer", Text, nullable=False),
        Column("direction", Integer, nullable=False),
        Column("ruler", Text, nullable=False),
        Column("since", Double, nullable=False),
        Column("deals", Integer, nullable=False),
        Column("nights", Integer, nullable=False),
        Column("ended_at", Double, nullable=False),
        Column("champions", JSON, nullable=False),
        *more,
    )


throne = _throne(  # order and champions of a channel, which outlive its tables
    "throne",
    Column("table_id", BigInteger, nullable=False, server_default=text("0")),  # of the last deal
    Index("throne_by_server", "guild_id", "ended_at"),
)
old_throne = _throne("old_throne")  # thrones before `throne_deal`, which begin its deals

throne_deal = Table(  # deals played for a throne, which is computed from them
    "throne_deal",
    metadata,
    # no foreign keys, as in `achievement`
    Column("deal_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", SNOWFLAKE, nullable=False),
    Column("ladder", Text, nullable=False),
    Column("guild_id", SNOWFLAKE, nullable=False),
    Column("seq", BigInteger, nullable=False),  # `standing_seq` of the deal
    Column("table_id", BigInteger, nullable=False),
    Column("ended_at", Double, nullable=False),
    Column("seats", JSON, nullable=False),  # players in turn order
    Column("dealer", Integer),  # number of a seat, as are the lists below
    Column("direction", Integer, nullable=False),
    Column("firsts", JSON, nullable=False),
    Column("standing", JSON, nullable=False),
    Column("champions", JSON, nullable=False),
    Index("throne_deal_by_throne", "channel_id", "ladder", "seq"),
    Index("throne_deal_by_server", "guild_id"),
)

crown = Table(  # people to whom the bot has given a server's crown role
    "crown",
    metadata,
    *_of_server("player"),
    Column("role_id", SNOWFLAKE, nullable=False),
    Column("given_at", Double, nullable=False),
)

ban = Table(  # exclusion of a person from the tables of a server
    "ban",
    metadata,
    *_of_server("player"),
    Column("by", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("reason", Text, nullable=False),
)

server_log = Table(  # actions of hosts and admins
    "server_log",
    metadata,
    Column("id", ROW_ID, primary_key=True),
    Column("guild_id", SNOWFLAKE, nullable=False),
    *(Column(name, Text, nullable=False) for name in ("done", "by", "whom", "about")),
    Column("channel_id", SNOWFLAKE, nullable=False),
    Column("at", Double, nullable=False),
    Index("server_log_by_server", "guild_id"),
)

house_preset = Table(
    "house_preset",
    metadata,
    *_of_server("name"),
    Column("preset", Text, nullable=False),
    Column("changed", JSON, nullable=False),
    Column("author", Text, nullable=False),
    Column("made_at", Double, nullable=False),
)

channel_default = Table(
    "channel_default",
    metadata,
    Column("channel_id", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("preset", Text, nullable=False),
    Column("changed", JSON, nullable=False),
    Column("guild_id", SNOWFLAKE, nullable=False, server_default=text("0")),
)

rule_draft = Table(  # rules that a person changes without a table, by a digest of their code
    "rule_draft",
    metadata,
    Column("player", Text, primary_key=True),
    Column("digest", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("at", Double, nullable=False),
)

dm_channel = Table(  # channel of a person's direct messages; `used_at` is updated once a day
    "dm_channel",
    metadata,
    Column("player", Text, primary_key=True),
    Column("channel_id", SNOWFLAKE, nullable=False),
    Column("used_at", Double, nullable=False),
)

waiting = Table(  # players who want to know when a table opens
    "waiting",
    metadata,
    *_of_server("player"),
)

display_name = Table(  # guild 0: a person's name everywhere
    "display_name",
    metadata,
    Column("player", Text, primary_key=True),
    Column("guild_id", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("username", Text, nullable=False, server_default=text("''")),
)

blocked_server = Table(  # blocked by the operator, also if the bot is not in the server
    "blocked_server",
    metadata,
    Column("server_id", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("reason", Text, nullable=False),
    Column("made_at", Double, nullable=False),
)

operator_task = Table(  # ordered by the operator and not done yet
    "operator_task",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("made_at", Double, nullable=False),
)

absence = Table(  # servers that the bot has left, with data still kept
    "absence",
    metadata,
    Column("guild_id", SNOWFLAKE, primary_key=True, autoincrement=False),
    Column("since", Double, nullable=False),
)

lease = Table(  # work that one process may do at a time; times are of the database's clock
    "lease",
    metadata,
    Column("name", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("renewed_at", Double, nullable=False),  # or the holder's last activity for the lease
    Column("until", Double, nullable=False),
)
