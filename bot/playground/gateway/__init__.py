"""Where bots connect and hear what happens."""
