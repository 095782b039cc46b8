"""Edits in a draft, and the repairs that they make necessary around them."""
