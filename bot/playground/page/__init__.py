"""The web page of the playground, and the routes that serve it."""
