"""Upstream, by Víctor Samitier (2Tomatoes): lead your salmon up the river before it falls away."""
