"""Yes and no as cells of tables tell them: by a word, a letter, a tick or a cross."""

_PAIRS = {"yes": "no", "y": "n", "✓": "✗", "✔": "✘", "✔️": "✖️", "✅": "❌"}
_OPPOSITES = {**_PAIRS, **{no: yes for yes, no in _PAIRS.items()}}
YES = frozenset((*_PAIRS, "☑", "☑️"))
NO = frozenset((*_PAIRS.values(), "✕", "✖", "❎"))


def opposite(value: str) -> str | None:
    """Return no for yes and yes for no, in the same form; None for other values."""
    other = _OPPOSITES.get(value.lower())
    return other.capitalize() if other and value[:1].isupper() else other
