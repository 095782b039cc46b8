"""Names in the spelling of a claim: *Müller* is *Mueller* where a keyboard has no such letter."""

import re

_LETTERS = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "oe", "å": "aa", "œ": "oe"}
)
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
CUE = re.compile(r"[äöüßæøåœ]|[aou]e|aa|ss", re.IGNORECASE)


def in_its_spelling(text: str, claim: str) -> str:
    """Return a text with the names that a claim spells otherwise as the claim spells them."""
    mine = {_plain(w): w for w in _WORD.findall(claim) if w[0].isupper() and CUE.search(w)}

    def told(match: re.Match[str]) -> str:
        word = match[0]
        return mine.get(_plain(word), word) if word[0].isupper() else word

    return _WORD.sub(told, text) if mine else text


def _plain(word: str) -> str:
    return word.lower().translate(_LETTERS)
