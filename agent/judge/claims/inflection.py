"""English verb agreement, as far as putting a noun for a pronoun or splitting a list needs it."""

_IRREGULAR = {
    "are": "is", "were": "was", "have": "has", "do": "does", "go": "goes", "am": "is",
    "'re": "is", "’re": "is", "'ve": "has", "’ve": "has",
}  # fmt: skip


def singular_verb(verb: str, tag: str) -> str:
    """Return a finite verb in agreement with a third-person singular subject.

    ``tag`` is its Penn tag; past forms other than "were" and modals do not change.
    """
    low = verb.lower()
    if low in _IRREGULAR:
        return _IRREGULAR[low]
    if tag != "VBP":
        return verb
    if low.endswith(("s", "x", "z", "ch", "sh", "o")):
        return verb + "es"
    if low.endswith("y") and low[-2:-1] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def possessive(phrase: str) -> str:
    """Return the possessive of a noun phrase."""
    if phrase.endswith(("'s", "’s", "s'", "s’")):
        return phrase
    return phrase + ("'" if phrase.endswith("s") else "'s")
