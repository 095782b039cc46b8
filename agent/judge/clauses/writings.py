"""Nouns by which a document may speak of itself."""

ITSELF = frozenset(
    """contract agreement lease licence license document report policy manual guide handbook letter
    memo article paper study order form""".split()
)
