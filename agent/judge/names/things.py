"""Things with a name: Birch House and Maple House, Unit 5 and Unit 9, the lentil soup."""

import re
from functools import lru_cache
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.stems import fold, stem
from agent.judge.clauses.tree import NOUNS
from agent.judge.names.stated import spells
from agent.judge.names.vocabulary import COURTESY, GENERIC, TITLES
from agent.judge.quantities.units.registry import currency

_RUN = re.compile(r"[A-Z][\w’'-]*(?:\s+(?:[A-Z][\w’'-]*|\d+[A-Za-z]?\b(?![.,]\d)))+")
_WORD = re.compile(r"[^\W_]+")
_CODE = re.compile(r"\d+[A-Za-z]?|[A-Z]|[IVX]+")
_OPENERS = frozenset(
    """a an the this that these those at in on for of to from by with under after before when while
    if as and but or no not our your their his her its my all both each every only entry since
    during unlike like today yesterday however moreover also then there here where why what which
    who how is are was were do does did has have had can may must will new old""".split()
)
_LEADING = COURTESY | TITLES | GENERIC


class Named(NamedTuple):
    """A thing with a name: the stem for its kind, and the words that tell it from others.

    ``leads`` tells that the kind comes first: *Unit 5*, *Hotel Bellevue*.
    """

    kind: str
    own: frozenset[str]
    text: str
    leads: bool = False


@lru_cache(maxsize=8192)
def names_in(text: str) -> tuple[Named, ...]:
    """Return the names of several words in ``text``, each by its last and by its first word."""
    found = []
    for match in _RUN.finditer(text):
        words = [w.removesuffix("'s").removesuffix("’s") for w in match.group().split()]
        while words and fold(words[0]) in _OPENERS:
            words = words[1:]
        if len(words) < 2:
            continue
        whole = " ".join(words)
        *rest, last = words
        if _CODE.fullmatch(last):
            if currency(rest[-1]) is not None:
                continue  # an amount: "EUR 50"
            found.append(Named(stem(fold(rest[-1])), frozenset([fold(last)]), whole, leads=True))
            continue
        found.append(Named(stem(fold(last)), frozenset(map(fold, rest)), whole))
        if len(words) > 2:
            found.append(Named(stem(fold(rest[-1])), frozenset([fold(last)]), whole, leads=True))
        if fold(words[0]) in _LEADING:
            found.append(
                Named(stem(fold(words[0])), frozenset(map(fold, words[1:])), whole, leads=True)
            )
    return tuple(found)


def compounds(part: Analysis) -> list[Named]:
    """Return the common nouns that another noun tells apart: *the lentil soup*."""
    return [
        Named(stem(fold(head.lemma)), frozenset([fold(t.text)]), f"{t.text} {head.text}")
        for t in part.tokens
        if t.dep == "compound" and t.pos in NOUNS and t.text.isalpha()
        for head in [part.tokens[t.head]]
        if head.pos == "NOUN" and head.text.islower() and t.end + 1 == head.start
    ]


def before_kind(kind: str, text: str) -> list[Named]:
    """Return the names before the word for a kind: *the Oslo office*."""
    if kind not in text:  # most texts: a pattern of its own is dear
        return []
    found = re.finditer(rf"\b([A-Z][\w’-]+)(?:['’]s)?\s+({re.escape(kind)}\w*)", text)
    pairs = ((m[1], m[2]) for m in found if stem(fold(m[2])) == kind)
    return [
        Named(kind, frozenset([fold(w)]), f"{w} {k}") for w, k in pairs if fold(w) not in _OPENERS
    ]


def apart(one: Named, other: Named) -> bool:
    """Tell whether two are different things of one kind."""
    kinds = (one.kind, one.leads) == (other.kind, other.leads)
    if not kinds or not one.own - other.own or not other.own - one.own:
        return False
    mine, theirs = (
        " ".join(sorted(a - b)) for a, b in ((one.own, other.own), (other.own, one.own))
    )
    return not spells(mine, theirs)


def stands(name: Named, text: str) -> bool:
    """Tell whether ``text`` has the words of a name beside the word for its kind."""
    words = [fold(w) for w in _WORD.findall(text)]
    reach = len(name.own)
    return any(
        stem(w) == name.kind and name.own <= frozenset(words[max(0, i - reach) : i + 1 + reach])
        for i, w in enumerate(words)
    )


@lru_cache(maxsize=8192)
def words_in(text: str) -> frozenset[str]:
    """Return the folded words of a text."""
    return frozenset(map(fold, _WORD.findall(text)))


@lru_cache(maxsize=8192)
def stems_in(text: str) -> frozenset[str]:
    """Return the stems of the words of a text."""
    return frozenset(map(stem, words_in(text)))
