"""Entry point for Alembic, over the connection that `bot.store.upgrade` passes."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
