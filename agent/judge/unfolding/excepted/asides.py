"""Who is set aside: *the dietitian, not the kitchen, changes the order*.

It is told as *the dietitian changes the order*, and of the other one the contrary: *the kitchen
does not change the order*. What only says that it is not all of them is left out: *some of the
tenants, though not all, signed*.
"""

import re

from agent.domain.prose.casing import capital
from agent.domain.prose.tags import PLURALS
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.unfolding.denied import FINITE, denied, denies

_OTHER = r"(?P<other>[^,;:.()]{2,60}?)"
_WHO = r"(?P<who>[^;:.()]{2,120}?)"
_BESIDE = re.compile(
    rf"(?:^|[;:] ){_WHO},(?: (?:and|but|though|although))? "
    rf"(?:not|rather than|instead of) {_OTHER}, ",
    re.IGNORECASE,
)
_FIRST = re.compile(r"(?:^|[;:] )not (?P<other>[^,;:.()]{2,60}?),? but ", re.IGNORECASE)
_SOME = r"(?:some|many|several|most|a few|a number|a majority|half|two thirds)"
_NOT_ALL = re.compile(
    rf"(?<![^;:.\s])(?P<some>{_SOME}\b)(?P<rest>[^,;:.()]{{0,60}}), "
    r"(?:though|although|but|if|albeit|even if) (?:perhaps |probably |certainly |by no means )?"
    r"not (?:all|every one|many|most|the majority)"
    r"(?: of (?:them|these|those))?,",
    re.IGNORECASE,
)
_SAID_NOT_ALL = re.compile(r"not all\b", re.IGNORECASE)
CUE = re.compile(
    r", (?:\w+ ){0,4}?(?:not|rather than|instead of) [^,;:.]{2,60},|(?:^|[;:.] )not [^,;:.]+ but ",
    re.IGNORECASE,
)
FOLDED = re.compile(
    r", (?:and |but |though |although )?(?:not|rather than|instead of) |^not .* but ", re.IGNORECASE
)
_WHOLE = frozenset("all every each any everyone everybody none no nobody both".split())
_NAMING = NOUNS | {"ADJ"}


def told_of_each(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return a sentence with what it sets aside told on its own, None where it sets none aside."""
    text = tree.quote(sentence)
    if _NOT_ALL.search(text) and (_SAID_NOT_ALL.match(claim.text) or not claim.words & _WHOLE):
        many = "Not all" if claim.words & _WHOLE else r"\g<some>"
        return _NOT_ALL.sub(rf"{many}\g<rest>", text)
    match = _BESIDE.search(text) or _FIRST.search(text)
    if match is None:
        return None
    start = tree.tokens[sentence.start].start
    after = [i for i in sentence if tree.tokens[i].start - start >= match.end()]
    verb = next((i for i in after if _is_finite(tree, i)), None)
    who = _named(tree, start, *match.span("who")) if match.re is _BESIDE else after
    if verb is None or (match.re is _BESIDE and verb != after[0]):
        return None
    who = [i for i in who if i < verb]
    other = _named(tree, start, *match.span("other"))
    stop = next((i for i in sentence if i > verb and tree.lower(i) in {";", ":"}), sentence.stop)
    said = range(verb, stop)
    contrary = denied(tree, verb, plural=_is_plural(tree, other))
    if not who or not _is_thing(tree, other) or len(said) < 2 or denies(tree, said) or not contrary:
        return None
    told, rest = (tree.quote(w).rstrip(" .!") for w in (said, said[1:]))
    before, behind = text[: match.start()], text[tree.tokens[stop - 1].end - start :].strip(" .;:")
    each = [
        f"{capital(tree.quote(who))} {told}.",
        f"{capital(tree.quote(other))} {contrary} {rest}.",
    ]
    opening, closing = (f"{capital(t)}." if t else "" for t in (before, behind))
    return " ".join(filter(None, [opening, *each[_of_whom(claim, tree, who, other)], closing]))


def _is_thing(tree: Tree, words: list[int]) -> bool:
    """Tell whether some words name something: *not the cook* does, *not far from here* does not."""
    if not words or not any(tree.tokens[i].pos in NOUNS for i in words):
        return False
    first = tree.tokens[words[0]]
    return first.pos in NOUNS | {"DET", "PRON", "NUM"} or first.dep == "amod"


def _of_whom(claim: Tree, tree: Tree, who: list[int], other: list[int]) -> slice:
    """Return which of the two the claim is on: of both, both are told."""
    said = frozenset(claim.stems)
    one, two = (words_of(tree, side, _NAMING) for side in (who, other))
    on_who, on_other = bool(said & (one - two)), bool(said & (two - one))
    return slice(on_other and not on_who, 2 if on_other or not on_who else 1)


def _named(tree: Tree, start: int, first: int, last: int) -> list[int]:
    places = enumerate(tree.tokens)
    return [i for i, t in places if start + first <= t.start and t.end <= start + last]


def _is_plural(tree: Tree, other: list[int]) -> bool:
    nouns = [i for i in other if tree.tokens[i].pos in NOUNS]
    several = any(tree.lower(i) in {"and", "or"} for i in other)
    return several or tree.tokens[nouns[-1]].tag in PLURALS if nouns else several


def _is_finite(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    return token.tag in FINITE or (token.tag == "VB" and token.head == index)
