"""What holds for a whole server: its settings, its tables, its leaderboard."""
