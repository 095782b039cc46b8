"""Forms of English words, as far as putting a noun for a pronoun or writing out a list needs it."""

import re

from agent.domain.prose.analysis import Token

_IRREGULAR = {
    "are": "is", "were": "was", "have": "has", "do": "does", "go": "goes", "am": "is",
    "'re": "is", "’re": "is", "'ve": "has", "’ve": "has",
}  # fmt: skip
_PLURAL_VERBS = {"is": "are", "was": "were", "has": "have", "does": "do", "'s": "are", "’s": "are"}
_NAME = re.compile(r"[A-Z]{2}|[a-z][A-Z]|[A-Z]\w*\s+[A-Z]|\d")
_PLURAL = re.compile(r"[a-z]{2}s$")
_SINGULAR = re.compile(r"(?:ss|us|is)$")


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
    if low in _PLURAL_VERBS:
        return _PLURAL_VERBS[low]
    return verb.lemma if verb.tag == "VBZ" else verb.text


def agreeing_verb(verb: Token, *, plural: bool) -> str:
    """Return a finite verb in agreement with a subject in the third person."""
    return plural_verb(verb) if plural else singular_verb(verb.text, verb.tag)


def possessive(phrase: str) -> str:
    """Return the possessive of a noun phrase."""
    if phrase.endswith(("'s", "’s", "s'", "s’")):
        return phrase
    return phrase + ("'" if phrase.endswith("s") else "'s")


def is_plural(phrase: str) -> bool:
    """Tell whether a label such as "Opening hours" reads as a plural."""
    words = re.sub(r"\(.*?\)", "", phrase).split()
    last = words[-1].lower() if words else ""
    return bool(_PLURAL.search(last)) and not _SINGULAR.search(last)


def uncapitalised(phrase: str) -> str:
    """Return a label as it reads inside a sentence; names and abbreviations keep their case."""
    first = phrase.split(None, 1)[0] if phrase else ""
    if _NAME.search(phrase) or not first[1:].islower():
        return phrase
    return phrase[0].lower() + phrase[1:]


def singular_noun(noun: str) -> str:
    """Return a regular noun as there is one of it: *copies* as *copy*."""
    low = noun.lower()
    if low.endswith("ies"):
        return f"{noun[:-3]}y"
    return noun[:-1] if low.endswith("s") and not low.endswith(("ss", "us")) else noun
