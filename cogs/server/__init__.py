"""Server-wide features: settings, the list of tables, bans and the leaderboard."""
