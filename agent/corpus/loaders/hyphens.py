"""Words that a page breaks at the end of a line, made whole: no search finds "reim-bursement"."""

import re

_BROKEN = re.compile(r"(?P<head>[^\W\d_]{2,})[-\u2010\u00ad]\n(?P<tail>[a-zß-öø-ÿ]{2,})")
_WORD = re.compile(r"[^\W\d_]+(?:[-\u2010][^\W\d_]+)*")
_FIRST = frozenset(
    "self non well long short full part half high low cross mid multi all ex anti semi quasi ill "
    "one two three four five six seven eight nine ten twenty thirty year day month week".split()
)
_LAST = frozenset(
    "time based term free wide level date end related specific friendly day days week weeks month "
    "months year years hour hours minute minutes old owned in up off out on to of by".split()
)


def rejoined(text: str) -> str:
    """Return ``text`` with broken words on the line where they begin.

    A hyphen stays where the text writes the word with it elsewhere, or where one of its parts
    commonly takes one (self-service, part-time).
    """
    if "-\n" not in text and "\u2010\n" not in text and "\u00ad\n" not in text:
        return text
    known = {word.lower() for word in _WORD.findall(_BROKEN.sub(" ", text))}

    def whole(match: re.Match[str]) -> str:
        head, tail = match["head"], match["tail"]
        joined, hyphened = f"{head}{tail}", f"{head}-{tail}"
        if joined.lower() in known:
            return joined
        keeps = head.lower() in _FIRST or tail in _LAST or hyphened.lower() in known
        return hyphened if keeps else joined

    return _BROKEN.sub(whole, text)
