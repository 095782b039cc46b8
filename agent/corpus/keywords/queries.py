"""Full-text queries that are safe for any text a user may type."""

import re
from collections.abc import Iterable

MAX_TERMS = 64

_WORD = re.compile(r"\w+")
_STOPWORDS = frozenset(
    """a about above after again against all also am an and any are aren as at be because been
    before being below between both but by can cannot could couldn d did didn do does doesn doing
    don down during each few for from further get gets give given got had hadn has hasn have haven
    having he her here hers herself him himself his how i if in into is isn it its itself just know
    let ll m may me might more most much must my myself need no nor not now of off on once only or
    other our ours ourselves out over own please re s same say says shall shan she should shouldn
    so some such t tell than that the their theirs them themselves then there these they this those
    through to too under until up us use used ve very want was wasn we were weren what when where
    which while who whom whose why will with won would wouldn you your yours yourself yourselves
    """.split()
)


def terms(text: str) -> list[str]:
    """Return the distinct words of ``text`` in order, lower case, without stop words.

    A text of stop words alone keeps them. At most ``MAX_TERMS`` words are returned.
    """
    words = list(dict.fromkeys(w.lower() for w in _WORD.findall(text)))
    telling = [w for w in words if w not in _STOPWORDS]
    return (telling or words)[:MAX_TERMS]


def match_expression(text: str) -> str:
    """Return an FTS5 expression that finds any word of ``text``; '' if it has none.

    Words are quoted, so nothing in ``text`` acts as an operator.
    """
    return any_of(terms(text))


def any_of(words: Iterable[str]) -> str:
    """Return an FTS5 expression for any of the words; quoted, so that none is an operator."""
    return " OR ".join(f'"{word}"' for word in words)
