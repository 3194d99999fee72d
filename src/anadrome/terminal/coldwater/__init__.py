"""Coldwater Crown's table in the terminal: waters, tackle boxes and catches that facts draw."""
