"""Upstream's table in the terminal: the river that facts draw, and the words beside it."""
