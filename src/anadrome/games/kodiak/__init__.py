"""Kodiak, by Didier Jacobée (Multivers): save your salmon, catch those of the others."""
