"""The words by which claim and sentence fill the places of a construct."""

import re

from agent.domain.prose.casing import capital, small
from agent.domain.prose.terms import words
from agent.judge.clauses.stems import stem
from agent.judge.polarity.conditions.parties import is_party

Slot = frozenset[str]
PLAIN = r"(?:[^,;:.()]|(?<=\d)[.,](?=\d))"
"""A character inside a clause."""
_IDLE = frozenset(
    """a an the this that these those its their his her our my your is are was were be been being
    am do does did has have had having to of in on at for with as it there will would can could
    may might and also such own which so then ever already get gets got obtain obtains make makes
    made take takes took give gives given use uses used provide provides wear wears bring brings
    carry carries show shows submit submits gain gains become becomes becoming hold holds holding
    holder holders seek receive receives granted grant getting obtaining taking giving using doing
    providing wearing go goes ahead entitled entitles possible impossible able available order prior
    previous previously beforehand earlier advance you we they he she i people person anyone anybody
    everyone everybody someone one""".split()
)
"""Words that say little, alone or beside the noun that goes with them: *obtain a permit*."""
_FRONTED = re.compile(
    rf"^(?P<front>(?:(?:in|on|at|during|under|inside|outside) {PLAIN}+?(?=,)|in \d{{4}})),? "
    rf"(?P<rest>{PLAIN}+)$",
    re.IGNORECASE,
)
_PAST = {
    "sold": "sell", "kept": "keep", "sent": "send", "paid": "pay", "bought": "buy", "lent": "lend",
    "built": "build", "left": "leave", "told": "tell", "taught": "teach", "brought": "bring",
    "driven": "drive", "flown": "fly", "written": "write", "drawn": "draw", "shown": "show",
    "withdrawn": "withdraw", "undone": "undo", "begun": "begin", "resold": "resell",
    "women": "woman", "men": "man", "children": "child",
}  # fmt: skip
"""Participles and plurals that have another stem than their verb or noun."""
_SHORT = 5  # letters up to which a verb keeps its ending in `stem`
BLURRED = re.compile(
    r"\b(?:unless|except\w*|if|when|where|whether|only|but|or|either|nor|neither|other than|apart"
    r"|until|not|never|cannot|without|although|though|while|whereas)\b|n['’]t\b",
    re.IGNORECASE,
)
"""What may limit, turn or leave open what stands beside it."""


def slot(text: str) -> Slot:
    """Return the stems of the words of ``text``, but of those that say little."""
    return frozenset(sequence(text))


def sequence(text: str) -> tuple[str, ...]:
    """Return the stems of a text in its order: who informs whom is told by that."""
    found = [w.replace("’", "'") for w in words(text)]
    letters = {n for n, w in enumerate(found) if n and len(w) == 1 and w.isupper() and w != "I"}
    return tuple(
        w if n in letters else _key(w.lower())  # *Team A*
        for n, w in enumerate(found)
        if n in letters or w.lower() not in _IDLE
    )


def _key(word: str) -> str:
    """Return the stem of a word, that of a short verb without its ending: *filed*, *runs*."""
    word = _PAST.get(word, word)
    if len(word) > _SHORT:
        return stem(word)
    plural = word.endswith("s") and not word.endswith(("ss", "us", "is"))
    ending = "d" if word.endswith("ed") else "s" if plural else ""
    return stem(word.removesuffix(ending))


def unfronted(text: str) -> str:
    """Return a text with the place or time that it begins with at its end."""
    match = _FRONTED.match(text.rstrip(" .!"))
    return f"{capital(match['rest'])} {small(match['front'])}." if match else text


def fills(asked: Slot, told: Slot) -> bool:
    """Tell whether a claim has the words of a rule, and no others but for whom it is told of.

    What a rule tells of tenants it does not tell of the guests of a tenant.
    """
    more = asked - told
    whom = not more or not any(is_party(w) for w in told)
    return bool(told) and told <= asked and whom and all(is_party(w) for w in more)
