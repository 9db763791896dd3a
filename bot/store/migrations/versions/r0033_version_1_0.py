"""Create the schema of version 1.0.0, in which every supported database begins."""

import sqlalchemy as sa
from alembic import op

revision = "r0033"
down_revision = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
OPEN = sa.text("stage <> 'closed'")
FIRST = sa.text("place = 1")
UNLISTED = sa.text("hidden = 'all'")


def upgrade() -> None:
    """Create all tables and indexes in an empty database."""
    _tables()
    _deals()
    _standings()
    _people()
    _servers()
    _operation()


def _tables() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("changed", sa.JSON(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("deal_id", sa.BigInteger()),
        sa.Column("match_number", sa.Integer(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("dealer", sa.Text()),
        sa.Column("direction", sa.Integer(), nullable=False),
        sa.Column("began_at", sa.Double(), nullable=False),
        sa.Column("plan", sa.JSON(), nullable=False, server_default="{}"),
        sa.Column("turn_seq", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.Double(), nullable=False),
        sa.Column("remind_at", sa.Double(), nullable=False),
        sa.Column("votes", sa.JSON(), nullable=False, server_default="{}"),
        sa.Column("parent_id", sa.BigInteger(), nullable=False, server_default=sa.text("0")),
        sa.Column("drafts", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("stand_in", sa.Text(), nullable=False, server_default="normal"),
        sa.Column("closed_by", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("takes_back", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("closed_why", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("active_at", sa.Double(), nullable=False, server_default=sa.text("0")),
        sa.Column("host_at", sa.Double(), nullable=False, server_default=sa.text("0")),
        sa.Column("host_before", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("saved", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("chat", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("given_by", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("shuffles", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("next_secret", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("words", sa.JSON(), nullable=False, server_default="{}"),
        sa.Column("closed_at", sa.Double()),
        sa.Column("carries", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("champions", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("daily", sa.Text(), nullable=False, server_default=sa.text("''")),
    )
    op.create_index(
        "one_open_table_per_channel",
        "game_table",
        ["channel_id"],
        unique=True,
        sqlite_where=OPEN,
        postgresql_where=OPEN,
    )
    op.create_table(
        "seat",
        sa.Column("table_id", ROW_ID, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("delivery", sa.Text(), nullable=False),
        sa.Column("sitting_out", sa.Boolean(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("asleep", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("missed", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("bank", sa.Double(), nullable=False, server_default=sa.text("0")),
        sa.Column("substituted", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("left_order", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("left_at", sa.Integer(), nullable=False, server_default=sa.text("0")),
    )
    op.create_index("seat_by_player", "seat", ["player"])
    op.create_table(
        "match_player",
        sa.Column("table_id", ROW_ID, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("seat", sa.Integer()),
        sa.Column("place", sa.Integer()),
        sa.Column("title", sa.Text()),
        sa.Column("score", sa.Integer()),
        sa.Column("winner", sa.Integer()),
        sa.Column("paid", sa.Integer()),
    )
    op.create_table(
        "post",
        sa.Column("table_id", ROW_ID, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("kind", sa.Text(), primary_key=True),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("posted_at", sa.Double(), nullable=False),
    )
    op.create_table(
        "rule_draft",
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("digest", sa.Text(), primary_key=True),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )


def _deals() -> None:
    op.create_table(
        "deal",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("table_id", ROW_ID, sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("match_number", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("choices", sa.JSON(), nullable=False),
        sa.Column("players", sa.JSON(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("started_at", sa.Double(), nullable=False),
        sa.Column("ended_at", sa.Double()),
        sa.Column("standing_seq", sa.BigInteger()),
        sa.Column("method", sa.Integer(), nullable=False, server_default=sa.text("1")),
        sa.Column("words", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("terms", sa.JSON(), nullable=False, server_default="{}"),
        sa.Column("voided", sa.JSON(), nullable=False, server_default="{}"),
    )
    op.create_index("deal_by_table", "deal", ["table_id"])
    op.create_table(
        "event",
        sa.Column("deal_id", ROW_ID, sa.ForeignKey("deal.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "result",
        sa.Column("deal_id", ROW_ID, sa.ForeignKey("deal.id"), primary_key=True),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("out_of", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("scored", sa.Text(), nullable=False, server_default="nothing"),
        sa.Column("substituted", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("side", sa.Integer()),
        sa.Column("side_place", sa.Integer()),
        sa.Column("sides", sa.Integer()),
        sa.Column("people_sides", sa.Integer()),
        sa.Column("people_place", sa.Integer()),
        sa.Column("people_below", sa.Integer()),
        sa.Column("ended_at", sa.Double()),
        sa.Column("table_id", sa.BigInteger()),
        sa.Column("ladder", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("season", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("role", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("counted", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("left_deal", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("mu", sa.Integer()),
        sa.Column("sigma", sa.Integer()),
        sa.Column("season_mu", sa.Integer()),
        sa.Column("season_sigma", sa.Integer()),
    )
    op.create_index("result_by_channel", "result", ["channel_id", "ended_at"])
    op.create_index(
        "result_by_end",
        "result",
        ["guild_id", "ended_at", "deal_id"],
        sqlite_where=FIRST,
        postgresql_where=FIRST,
    )
    op.create_index("result_by_player", "result", ["guild_id", "player", "ended_at"])
    op.create_table(
        "kept",
        sa.Column("code", sa.Text(), primary_key=True),
        sa.Column("deal_id", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("kept_by_deal", "kept", ["deal_id", "player"], unique=True)
    op.create_index("kept_by_player", "kept", ["player"])
    op.create_table(
        "daily_deal",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("day", sa.Text(), primary_key=True),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("ends_at", sa.Double()),
        sa.Column("par", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("par_version", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("told_at", sa.Double()),
        sa.Column("post_channel", sa.BigInteger()),
        sa.Column("post_id", sa.BigInteger()),
    )
    op.create_table(
        "daily",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("day", sa.Text(), primary_key=True),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("deal_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False, server_default=sa.text("0")),
        sa.Column("worth", sa.Integer()),
        sa.Column("place", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("out_of", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("done_at", sa.Double()),
        sa.Column("shared_at", sa.Double()),
    )
    op.create_index("daily_by_deal", "daily", ["deal_id"])
    op.create_index("daily_by_player", "daily", ["player", "guild_id"])


def _standings() -> None:
    op.create_table(
        "season",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("begins_at", sa.Double(), nullable=False),
        sa.Column("ends_at", sa.Double()),
        sa.Column("closed_at", sa.Double()),
        sa.Column("undo_until", sa.Double()),
        sa.Column("told_at", sa.Double()),
        sa.Column("post_channel", sa.BigInteger()),
        sa.Column("post_id", sa.BigInteger()),
    )
    op.create_table(
        "tally",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("ladder", sa.Text(), primary_key=True),
        sa.Column("season", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("deals", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("known", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("firsts", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("lasts", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("sum_place", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("sum_rank", sa.Double(), nullable=False, server_default=sa.text("0")),
        sa.Column("sum_points", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("pointed", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("penalties", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("penalized", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("president", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("coups", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("opening", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("reign", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("best_reign", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("beside", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("alone", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("alone_firsts", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("last_at", sa.Double(), nullable=False, server_default=sa.text("0")),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
        sa.Column("peak", sa.Double()),
        sqlite_with_rowid=False,
    )
    op.create_index("tally_by_player", "tally", ["player", "guild_id"])
    op.create_table(
        "achievement",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("kind", sa.Text(), primary_key=True),
        sa.Column("deal_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("achievement_by_deal", "achievement", ["deal_id"])
    op.create_index("achievement_by_player", "achievement", ["player"])
    op.create_table(
        "throne",
        sa.Column("channel_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("ladder", sa.Text(), primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("standing", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("dealer", sa.Text(), nullable=False),
        sa.Column("direction", sa.Integer(), nullable=False),
        sa.Column("ruler", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("nights", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.Double(), nullable=False),
        sa.Column("champions", sa.JSON(), nullable=False),
    )
    op.create_index("throne_by_server", "throne", ["guild_id", "ended_at"])
    op.create_table(
        "crown",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("role_id", sa.BigInteger(), nullable=False),
        sa.Column("given_at", sa.Double(), nullable=False),
    )


def _people() -> None:
    op.create_table(
        "preference",
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("sent", sa.Text(), nullable=False),
        sa.Column("sorting", sa.Text(), nullable=False),
        sa.Column("deck", sa.Text(), nullable=False),
        sa.Column("pictures", sa.Boolean(), nullable=False),
        sa.Column("pinged", sa.Text(), nullable=False, server_default="soon"),
        sa.Column("auto_pass", sa.Boolean(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("seen", sa.Text(), nullable=False),
        sa.Column("avatar", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("hidden", sa.Text(), nullable=False, server_default="no"),
        sa.Column("signs", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("first_deal", sa.BigInteger(), nullable=False, server_default=sa.text("0")),
        sa.Column("first_bid", sa.BigInteger(), nullable=False, server_default=sa.text("0")),
        sa.Column("first_five", sa.BigInteger(), nullable=False, server_default=sa.text("0")),
        sa.Column("first_run", sa.BigInteger(), nullable=False, server_default=sa.text("0")),
        sa.Column("explained", sa.JSON(), nullable=False, server_default="{}"),
    )
    op.create_index(
        "preference_unlisted",
        "preference",
        ["player"],
        sqlite_where=UNLISTED,
        postgresql_where=UNLISTED,
    )
    op.create_table(
        "display_name",
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("username", sa.Text(), nullable=False, server_default=sa.text("''")),
    )
    op.create_table(
        "dm_channel",
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.Double(), nullable=False),
    )
    op.create_table(
        "waiting",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text(), primary_key=True),
    )


def _servers() -> None:
    op.create_table(
        "server",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("host_role", sa.BigInteger(), nullable=False),
        sa.Column("families", sa.JSON(), nullable=False),
        sa.Column("turn_seconds", sa.Integer(), nullable=False),
        sa.Column("bank_seconds", sa.Integer(), nullable=False),
        sa.Column("threads", sa.Boolean(), nullable=False),
        sa.Column("most_tables", sa.Integer(), nullable=False),
        sa.Column("greeted", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("channels", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("most_hosted", sa.Integer(), nullable=False, server_default=sa.text("2")),
        sa.Column("ping_role", sa.BigInteger(), nullable=False, server_default=sa.text("0")),
        sa.Column("ping_minutes", sa.Integer(), nullable=False, server_default=sa.text("60")),
        sa.Column("savers", sa.Text(), nullable=False, server_default="all"),
        sa.Column("saver_role", sa.BigInteger(), nullable=False, server_default=sa.text("0")),
        sa.Column("pinged_at", sa.Double(), nullable=False, server_default=sa.text("0")),
        sa.Column("sent", sa.Text(), nullable=False, server_default="default"),
        sa.Column("crown_role", sa.BigInteger(), nullable=False, server_default=sa.text("0")),
        sa.Column("standing_seq", sa.BigInteger(), nullable=False, server_default=sa.text("0")),
        sa.Column("zone", sa.Text(), nullable=False, server_default="UTC"),
        sa.Column("season_kind", sa.Text(), nullable=False, server_default="quarter"),
        sa.Column("history_days", sa.Integer(), nullable=False, server_default=sa.text("30")),
        sa.Column("daily_channel", sa.BigInteger(), nullable=False, server_default=sa.text("0")),
        sa.Column("rates_custom", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "house_preset",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("changed", sa.JSON(), nullable=False),
        sa.Column("author", sa.Text(), nullable=False),
        sa.Column("made_at", sa.Double(), nullable=False),
    )
    op.create_table(
        "channel_default",
        sa.Column("channel_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("changed", sa.JSON(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False, server_default=sa.text("0")),
    )
    op.create_table(
        "ban",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("made_at", sa.Double(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
    )
    op.create_table(
        "server_log",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("whom", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("server_log_by_server", "server_log", ["guild_id"])
    op.create_table(
        "absence",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("since", sa.Double(), nullable=False),
    )


def _operation() -> None:
    op.create_table(
        "fact",
        sa.Column("key", sa.Text(), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_table(
        "lease",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("renewed_at", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
    )
    op.create_table(
        "blocked_server",
        sa.Column("server_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made_at", sa.Double(), nullable=False),
    )
    op.create_table(
        "operator_task",
        sa.Column("kind", sa.Text(), primary_key=True),
        sa.Column("subject", sa.Text(), primary_key=True),
        sa.Column("made_at", sa.Double(), nullable=False),
    )
