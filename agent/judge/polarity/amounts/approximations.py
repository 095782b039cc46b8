"""Approximations: *almost all* is not all, and *virtually no* and *hardly anybody* are not none."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.judge.alignment.matter import nearest
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree

_NEARLY = (
    r"almost|nearly|virtually|practically|just about|pretty much|well[- ]nigh|nigh on|not quite|"
    r"close to|more or less|as good as|next to|all but|effectively"
)
_HARDLY = r"hardly|scarcely|barely"
_ALL = (
    r"all|every|each|everyone|everybody|everything|everywhere|always|100 ?%|100 per ?cent|"
    r"(?:the|its|their|our|his|her|my|a|an) (?:whole|entire|full)|the (?:entirety|whole)"
)
_NO = r"no|none|nobody|no[- ]one|nothing|nowhere|never|zero"
_ANY = r"any|anyone|anybody|anything|anywhere|ever"
_NOUN = (
    r"(?: of)?(?: (?:the|its|their|our|his|her|my|these|those|all))*(?: (?P<noun>[^\W\d][\w-]*))?"
)
_DETERMINERS = frozenset("all every each no zero any whole entire full entirety".split())
_TOLD = re.compile(
    rf"\b(?:(?:{_NEARLY}) (?:(?P<all>{_ALL})|(?P<no>{_NO}))|(?P<hardly>(?:{_HARDLY}) (?:{_ANY})))\b"
    rf"{_NOUN}",
    re.IGNORECASE,
)
_GROUPS = ("all", "no", "hardly")
_IDLE = (
    r"(?<!not )(?<!n't )(?<!n’t )(?<!\bat )(?<!\bin )(?<!after )(?<!above )(?<!first of )\b"
    r"(?!all (?:but|day|along|over|right|the same|in all)\b|no (?:longer|more|less|fewer|later|"
    r"sooner|doubt|matter)\b|No\.)"
)
_CLAIMED = re.compile(
    rf"{_IDLE}(?:(?P<all>{_ALL})|(?P<no>{_NO})|(?P<hardly>(?!)))\b{_NOUN}", re.IGNORECASE
)
_LOOSE = re.compile(
    rf"\b(?:{_NEARLY}|{_HARDLY}|most|mostly|few|rarely|seldom|about|some)\b", re.IGNORECASE
)


class _Whole(NamedTuple):
    """All or none of something: whether it is none, and the stem of the word after it."""

    none: bool
    noun: str


def approximated(claim: Tree, premise: Tree) -> str:
    """Return what says of nearly all what the claim says of all, or of nearly none, or ''.

    Only where each sentence nearest to the claim says it so, of the same things as far as both
    name them, and none says it of all.
    """
    if _TOLD.search(premise.text) is None or _LOOSE.search(claim.text):
        return ""
    asked = [_whole(m) for m in _CLAIMED.finditer(claim.text)]
    found = ""
    for sentence in nearest(claim, premise) if asked else []:
        text = premise.quote(sentence)
        told = list(_TOLD.finditer(text))
        plain = list(_plain(text, told))
        near = [m for m in told if any(_alike(_whole(m), a) for a in asked)]
        if not near or any(_alike(p, a) for p in plain for a in asked):
            return ""
        found = found or _quoted(near[0])
    return found


def _quoted(match: re.Match[str]) -> str:
    """Return the words for nearly all or none, with the noun if they have one."""
    end = match.end() if _whole(match).noun else max(match.end(g) for g in _GROUPS)
    return match.string[match.start() : end]


def _plain(text: str, told: list[re.Match[str]]) -> Iterator[_Whole]:
    """Yield what a text says of all or none, that said of nearly all left out."""
    for match in _CLAIMED.finditer(text):
        if not any(m.start() <= match.start() < m.end() for m in told):
            yield _whole(match)


def _whole(match: re.Match[str]) -> _Whole:
    groups = match.groupdict()
    told = groups["all"] or groups["no"] or groups["hardly"]
    noun = match["noun"] if told.split()[-1].lower() in _DETERMINERS or _of(match) else ""
    return _Whole(groups["all"] is None, stem((noun or "").lower()))


def _of(match: re.Match[str]) -> bool:
    return " of " in match.group()


def _alike(one: _Whole, other: _Whole) -> bool:
    """Tell whether two speak of all, or of none, of the same things."""
    same = one.noun == other.noun or not one.noun or not other.noun
    return one.none == other.none and same
