"""The bot's process, storage, pictures, texts and Discord client; commands are in `cogs`."""
