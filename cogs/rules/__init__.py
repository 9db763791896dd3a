"""Rules of tables: sheets, the browser of all games, and the editor."""
