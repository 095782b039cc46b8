"""English verb agreement, as far as putting a noun for a pronoun or splitting a list needs it."""

from agent.domain.analysis import Token

_IRREGULAR = {
    "are": "is", "were": "was", "have": "has", "do": "does", "go": "goes", "am": "is",
    "'re": "is", "’re": "is", "'ve": "has", "’ve": "has",
}  # fmt: skip
_PLURAL = {"is": "are", "was": "were", "has": "have", "does": "do", "'s": "are", "’s": "are"}


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


def plural_verb(verb: Token) -> str:
    """Return a finite verb in agreement with a plural subject; past forms but "was" stay."""
    low = verb.text.lower()
    if low in _PLURAL:
        return _PLURAL[low]
    return verb.lemma if verb.tag == "VBZ" else verb.text


def possessive(phrase: str) -> str:
    """Return the possessive of a noun phrase."""
    if phrase.endswith(("'s", "’s", "s'", "s’")):
        return phrase
    return phrase + ("'" if phrase.endswith("s") else "'s")
