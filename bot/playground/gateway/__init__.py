"""The gateway: the WebSocket connections, sessions and events of bots."""
