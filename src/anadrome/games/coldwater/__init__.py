"""Coldwater Crown, by Brian Suhre (Bellwether Games): a fishing tournament in cold waters."""
