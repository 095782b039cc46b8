"""Texts seen as blocks, and cut into chunks that follow them."""
