"""Bots against bots: matches, shares and benchmarks."""
