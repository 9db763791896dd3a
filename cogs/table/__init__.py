"""Tables in their channels: the table message, the lobby, the menu, the log and the seats."""
