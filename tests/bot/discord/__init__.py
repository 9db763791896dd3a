"""Tests of the client, of requests to Discord and of their rate limits."""
