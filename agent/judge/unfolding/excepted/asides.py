"""Who is set aside: *the dietitian, not the kitchen, changes the order*.

It is told as *the dietitian changes the order*, and of the other one the contrary: *the kitchen
does not change the order*. What only says that it is not all of them is left out: *some of the
tenants, though not all, signed*.
"""

import re

from agent.domain.prose.casing import capital
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.unfolding.denied import FINITE, denied, denies

_OTHER = r"(?P<other>[^,;:.()]{2,60}?)"
_WHO = r"(?P<who>[^;:.()]{2,120}?)"
_BESIDE = re.compile(
    rf"(?:^|[;:] ){_WHO},(?: (?:and|but|though|although))? (?:not|rather than|instead of) {_OTHER}, ",
    re.IGNORECASE,
)
_FIRST = re.compile(
    r"(?:^|[;:] )not (?P<other>[^,;:.()]{2,60}?),? but (?P<who>[^,;:.()]{2,60}?) ", re.IGNORECASE
)
_SOME = r"(?:some|many|several|most|a few|a number|a majority|half|two thirds)"
_NOT_ALL = re.compile(
    rf"(?<![^;:.\s])(?P<some>{_SOME}\b[^,;:.()]{{0,60}}), (?:though|although|but|if|albeit|even if) "
    r"(?:perhaps |probably |certainly |by no means )?not (?:all|every one|many|most|the majority)"
    r"(?: of (?:them|these|those))?,",
    re.IGNORECASE,
)
CUE = re.compile(
    r", (?:\w+ ){0,4}?(?:not|rather than|instead of) [^,;:.]{2,60},|(?:^|[;:.] )not [^,;:.]+ but ",
    re.IGNORECASE,
)
FOLDED = re.compile(
    r", (?:and |but |though |although )?(?:not|rather than|instead of) |^not .* but ", re.IGNORECASE
)
_WHOLE = frozenset("all every each any everyone everybody none no nobody both".split())
_PLURAL = frozenset({"NNS", "NNPS"})


def told_of_each(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return a sentence with what it sets aside told on its own, None where it sets none aside."""
    text = tree.quote(sentence)
    if not claim.words & _WHOLE and _NOT_ALL.search(text):
        return _NOT_ALL.sub(r"\g<some>", text)
    match = _BESIDE.search(text) or _FIRST.search(text)
    if match is None:
        return None
    start = tree.tokens[sentence.start].start
    verb = next((i for i in sentence if tree.tokens[i].start - start >= match.end()), None)
    if match.re is _FIRST:
        verb = next((i for i in sentence if _begins(tree, i, start + match.end())), None)
    if verb is None or not _is_finite(tree, verb) or not _names(tree, match, start):
        return None
    stop = next((i for i in sentence if i > verb and tree.lower(i) in {";", ":"}), sentence.stop)
    said = range(verb, stop)
    contrary = denied(tree, verb, plural=_is_plural(tree, match, start))
    if len(said) < 2 or denies(tree, said) or not contrary:
        return None
    told, rest = (tree.quote(w).rstrip(" .!") for w in (said, said[1:]))
    before, after = text[: match.start()], text[tree.tokens[stop - 1].end - start :]
    opening = f"{before}. " if before else ""
    closing = f" {capital(after.lstrip('; :'))}" if after.strip(" .;:") else ""
    own = _of_whom(claim, *(_stems(tree, match, start, g) for g in ("who", "other")))
    each = [f"{capital(match['who'])} {told}.", f"{capital(match['other'])} {contrary} {rest}."]
    return f"{opening}{' '.join(each[own])}{closing}"


def _of_whom(claim: Tree, who: frozenset[str], other: frozenset[str]) -> slice:
    """Return which of the two the claim is on: of both, both are told."""
    said = frozenset(claim.stems)
    on_who, on_other = bool(said & (who - other)), bool(said & (other - who))
    return slice(on_other and not on_who, 2 if on_other or not on_who else 1)


def _stems(tree: Tree, match: re.Match[str], start: int, group: str) -> frozenset[str]:
    inside = _named(tree, match, start, group)
    return frozenset(tree.stems[i] for i in inside if tree.tokens[i].pos in NOUNS | {"ADJ"})


def _begins(tree: Tree, index: int, start: int) -> bool:
    return tree.tokens[index].start >= start and _is_finite(tree, index)


def _is_finite(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    return token.tag in FINITE or (token.tag == "VB" and token.head == index)


def _named(tree: Tree, match: re.Match[str], start: int, group: str) -> list[int]:
    first, last = (start + edge for edge in match.span(group))
    return [i for i, t in enumerate(tree.tokens) if first <= t.start and t.end <= last]


def _names(tree: Tree, match: re.Match[str], start: int) -> bool:
    """Tell whether both sides are things or persons, and the one set aside is told in no clause."""
    who, other = (_named(tree, match, start, group) for group in ("who", "other"))
    clause = any(tree.tokens[i].tag in FINITE for i in other)
    return not clause and all(any(tree.tokens[i].pos in NOUNS for i in side) for side in (other,))


def _is_plural(tree: Tree, match: re.Match[str], start: int) -> bool:
    other = _named(tree, match, start, "other")
    nouns = [i for i in other if tree.tokens[i].pos in NOUNS]
    several = any(tree.lower(i) in {"and", "or"} for i in other)
    return several or tree.tokens[nouns[-1]].tag in _PLURAL
