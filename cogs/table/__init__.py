"""What a channel shows of its table: the message, the results, the log; and who sits there."""
