"""Kodiak's table in the terminal: the picture that facts draw, and the words on it."""
