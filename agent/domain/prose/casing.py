"""Texts that become the beginning of a sentence, or go on within one."""


def capital(text: str) -> str:
    """Return ``text`` with its first letter as at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """Return ``text`` with its first letter as within a sentence; a name is not to be told so."""
    return text[:1].lower() + text[1:]
