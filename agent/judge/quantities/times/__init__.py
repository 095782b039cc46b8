"""Dates and times of day: how they are told, and whether two texts place something alike."""
