"""What so many things hold, where one holds so much: *a crate holds 24 bottles* and *15 crates*.

For a claim on bottles the crates are told as 360 of them.
"""

import re
from collections.abc import Sequence

from agent.domain.prose.figures import ONE_TO_TWELVE, value
from agent.judge.claims.parsing.inflection import singular_noun
from agent.judge.clauses.stems import stem

_NUMBER = rf"(?:\d{{1,3}}(?:,\d{{3}})+|\d{{1,4}}|{ONE_TO_TWELVE}|twenty)"
_HOLDS = re.compile(
    r"^(?:Each|Every|An?|One) (?P<thing>[a-z]+) (?:holds|contains|has|carries|seats"
    r"|includes|leads|yields"
    rf"|produces|consists of|makes|gives) (?P<each>{_NUMBER}) (?P<what>[a-z]+s)\b(?P<rest>[^.;]*)",
    re.IGNORECASE,
)
CUE = re.compile(rf"\b{_NUMBER} [a-z]+s\b", re.IGNORECASE)
_LOOSE = re.compile(
    r"\b(?:at least|at most|up to|more than|less than|fewer than|about|around|over|under|every|each"
    r"|per|nearly|almost|of the)\s+$",
    re.IGNORECASE,
)
_BLURRED = re.compile(r"\b(?:or|usually|about|most|between|if|when|unless|except)\b", re.IGNORECASE)


def in_all(text: str, around: Sequence[str], claim: str) -> str:
    """Return a text with so many things as what they hold together, for a claim on that.

    Args:
        text: the text.
        around: the other sentences of its passage.
        claim: the claim.
    """
    holding = [m for s in around if (m := _HOLDS.match(s)) and not _BLURRED.search(m["rest"])]
    if len(holding) != 1 or _HOLDS.match(text):
        return text
    (held,) = holding
    thing, what = held["thing"].lower(), held["what"].lower()
    asked = {stem(w) for w in re.findall(r"[a-z]+", claim.lower())}
    if stem(what) not in asked or _is_of(thing, claim):
        return text
    return CUE.sub(lambda m: _product(m, text, thing, held), text, count=1)


def _is_of(thing: str, claim: str) -> bool:
    """Tell whether a claim counts the things themselves."""
    return any(_is_many(m.group().split()[-1], thing) for m in CUE.finditer(claim))


def _is_many(word: str, thing: str) -> bool:
    return singular_noun(word.lower()) == thing or stem(word.lower()) == stem(thing)


def _product(match: re.Match[str], text: str, thing: str, held: re.Match[str]) -> str:
    """Return *15 crates* as *360 bottles*, as it stands where it is loose or of something else."""
    count, noun = match.group().rsplit(" ", 1)
    many, each = value(count), value(held["each"])
    loose = _LOOSE.search(text, 0, match.start())
    if loose or not many or not each or not _is_many(noun, thing):
        return match.group()
    return f"{many * each:,.0f} {held['what']}"
