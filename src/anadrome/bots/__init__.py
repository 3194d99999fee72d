"""Bots: players that are handed a view and their legal actions, never the state."""
