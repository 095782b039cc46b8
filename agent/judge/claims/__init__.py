"""Extraction of atomic claims from a draft by rules on a dependency parse."""
