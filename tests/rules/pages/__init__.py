"""Tests that each follow the page of one game and quote it, sentence by sentence."""
