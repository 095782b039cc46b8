"""Texts that become the beginning of a sentence."""


def capital(text: str) -> str:
    """Return ``text`` with its first letter as at the beginning of a sentence."""
    return text[:1].upper() + text[1:]
