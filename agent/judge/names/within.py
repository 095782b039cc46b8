"""Names inside other names: what is told of New York, or of Basic Plus, is not told of York."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from agent.judge.clauses.stems import fold
from agent.judge.names.mentions import Mention
from agent.judge.names.vocabulary import APART, EDITIONS, NOT_NAMES

_PLACES = frozenset(
    """city town republic kingdom state states province county village island isle borough district
    commonwealth canton municipality port principality federation duchy region""".split()
)
"""Words before *of* and a name that is the name itself: *the City of York*."""
_SHARED = frozenset("sons brothers daughters sisters partners associates".split())
_TEAMS = frozenset("city united rovers wanderers athletic tech".split())
_SUBSIDIARY = frozenset("foundation ventures".split())
ACTING = frozenset({"nsubj", "nsubjpass", "dobj", "csubj"})
"""Parts that a name plays where it is no place where something happens."""
_CUT = re.compile(r"[,;:()]\s*$|(?<!\b[SFM]t)\.\s+$")
_TOKEN = re.compile(r"[^\W_]+(?:['’][^\W_]+)*\.?|&")
_EDITION = re.compile(
    rf"(?<![\w-])([a-z]?[A-Z][\w-]*(?: \d+\w*)?) ({'|'.join(sorted(EDITIONS))})\b"
)
_NAMED = re.compile(r"(?<![\w-])(([a-z]?[A-Z][\w-]*)(?: \d+\w*)?)(?![\w-])")


def longer(mention: Mention, claim: str, premise: str, *, acting: bool) -> str:
    """Return the longer name of which ``mention`` is a part wherever the premise has it, or ''.

    Args:
        mention: a name of the claim.
        claim: the text of the claim.
        premise: the text of the evidence.
        acting: whether it does something in the claim, or something is done to it. A place where
            something happens may be told by the name of its university or bank.
    """
    told = frozenset(fold(m.group().rstrip(".")) for m in _TOKEN.finditer(claim))
    found = [_whole(premise, *at, told, acting=acting) for at in _places(mention.words, premise)]
    return found[0] if found and all(found) else ""


def _places(words: Sequence[str], text: str) -> Iterator[tuple[int, int]]:
    """Yield where ``words`` stand one after the other in ``text``."""
    lower = text.lower()
    if not all(w in lower for w in words):
        return
    spelled = r"\W+".join(re.escape(w) for w in words)
    for match in re.finditer(rf"(?<!\w){spelled}(?!\w)", text, re.IGNORECASE):
        yield match.start(), match.end()


def _whole(text: str, start: int, end: int, told: frozenset[str], *, acting: bool) -> str:
    """Return the longer name around a place, '' if the name stands alone there."""
    before = [m.group() for m in _TOKEN.finditer(text[max(0, start - 60) : start])][-2:]
    first = "" if not before or _CUT.search(text[:start]) else before[-1]
    if _capital(first) and fold(first.rstrip(".")) in APART - told:
        return f"{first} {text[start:end]}"
    if acting and first == "of" and _capital(before[0]) and fold(before[0]) not in _PLACES | told:
        return f"{before[0]} of {text[start:end]}"
    after = re.match(r"(?:(-)|(\s+&|\s+and)?\s+)([A-Z][\w'’]*)", text[end:])
    if after is None or fold(after[3]) in told:
        return ""
    word = fold(after[3])
    listed = _SUBSIDIARY | _TEAMS if acting else _SUBSIDIARY
    part = after[1] or word in (_SHARED if after[2] else listed)
    return text[start : end + after.end()] if part else ""


def _capital(word: str) -> bool:
    return word[:1].isupper()


def other_edition(claim: str, premise: str) -> tuple[str, str] | None:
    """Return a product of the claim and the edition that alone the premise has, or None.

    *The Galaxy S23* is not the *Galaxy S23 Ultra*, nor the other way round.
    """
    mine, theirs = (_editions(text) for text in (claim, premise))
    for name, edition in mine.items():
        if name in _plain(premise) | theirs.keys() and f"{name} {edition}" not in premise:
            return f"{name} {edition}", f"{name} {theirs.get(name, '')}".strip()
    for name in _plain(claim) - mine.keys():
        if name in theirs and name not in _plain(premise):
            return name, f"{name} {theirs[name]}"
    return None


@lru_cache(maxsize=4096)
def _editions(text: str) -> dict[str, str]:
    found = dict(_EDITION.findall(text))
    return {name: edition for name, edition in found.items() if fold(name) not in NOT_NAMES}


@lru_cache(maxsize=4096)
def _plain(text: str) -> frozenset[str]:
    """Return the names, with their number if they have one, that no edition follows."""
    taken = {m.start() for m in _EDITION.finditer(text)}
    alone = [m for m in _NAMED.finditer(text) if m.start() not in taken]
    return frozenset(name for m in alone for name in m.groups())


def other_initials(mine: Sequence[str], premise: str) -> str:
    """Return the full name of another one of that surname by a middle initial, or ''."""
    if len(mine) < 3 or len(mine[1]) > 1:
        return ""
    found = re.finditer(rf"((?:[A-Z][\w'’-]*\.?\s+){{2,3}}){re.escape(mine[-1])}\b", premise, re.I)
    names = [(m.group(), [fold(w.rstrip(".")) for w in m[1].split()]) for m in found]
    others = [n for n, given in names if len(given[1]) == 1 and given[1] != mine[1]]
    return others[0] if others and len(others) == len(names) else ""
