"""Excepted: what is so of plants *except ferns* is not so of ferns.

A claim that says of the exception what the sentence says of all others is denied by it.
"""

import re
from collections.abc import Iterator, Sequence

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import content, words_of
from agent.judge.alignment.relation import alike
from agent.judge.clauses.frame import LIGHT_VERBS
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import CONTENT_POS, Tree

SAID = 0.4  # share of the claim's other words that the sentence must have outside the exception
_EXCEPT = re.compile(
    r"(?:\b(?:except(?:ing)?|save)(?= )|\bwith the exceptions? of|\b(?:apart|aside) from"
    r"|\bother than|\bexcluding|(?<=\beverything )but|(?<=\banything )but|(?<=\ball )but)"
    r"(?P<left> [^.;:,()]+?)(?=[.;:,()]|\s(?:which|who|that)\b|$)",
    re.IGNORECASE,
)
_TURNED = re.compile(
    r"\b(?:instead|rather|unless|except\w*|other than|apart|aside|excluding|exempt\w*|save|only"
    r"|otherwise|but)\b",
    re.IGNORECASE,
)
_ENDED = re.compile(r"\b(?:until|till)\b", re.IGNORECASE)
_PARTS = re.compile(
    r"[;:]|\b(?:but|unless|in which case|while|whereas|although|though)\b", re.IGNORECASE
)
_JOINING = frozenset({"and", "or"})
_COUNTS = frozenset({"NUM"})
_ORDER = re.compile(r"\b(?:first|second|third|fourth|fifth|last)\b", re.IGNORECASE)


def compare_excepted(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim says of an exception what is said of all others."""
    if _TURNED.search(claim.text) or not _EXCEPT.search(premise.text):
        return Outcome.NONE, ""
    for first, last in premise.sentences:
        start, end = premise.tokens[first].start, premise.tokens[last - 1].end
        for match in _EXCEPT.finditer(premise.text, start, end):
            if _ENDED.search(premise.text, match.end(), end):
                continue
            cuts = (m.end() for m in _PARTS.finditer(premise.text, start, match.start()))
            rule = premise.within(max(cuts, default=start), match.start())
            for one in _members(premise, premise.within(*match.span("left"))):
                if _says_alike(claim, premise, rule, one):
                    return Outcome.CONFLICT, f"it says so but for “{match[0].strip()}”"
    return Outcome.NONE, ""


def _members(tree: Tree, inside: Sequence[int]) -> Iterator[list[int]]:
    """Yield the tokens of each thing that is left out: *law*, *medicine*."""
    part: list[int] = []
    for i in inside:
        if tree.lower(i) in _JOINING:
            yield part
            part = []
        else:
            part.append(i)
    yield part


def _says_alike(claim: Tree, premise: Tree, rule: Sequence[int], one: Sequence[int]) -> bool:
    """Tell whether a claim says of one exception what a sentence says outside it."""
    outside, named = words_of(premise, rule), words_of(premise, one)
    head = next((premise.stems[i] for i in one if premise.tokens[i].pos in CONTENT_POS), "")
    asked = content(claim)
    if not head or head in outside or not named - outside <= asked:
        return False
    rest = asked - named
    if not rest or len(rest & outside) < SAID * len(rest):
        return False
    if _denies(claim, range(len(claim.tokens))) != _denies(premise, rule):
        return False
    return _same_deed(claim, outside) and _same_counts(claim, premise, rule, one)


def _denies(tree: Tree, tokens: Sequence[int]) -> bool:
    return sum(tree.lower(i) in NEGATIVES for i in tokens) % 2 == 1


def _same_deed(claim: Tree, said: frozenset[str]) -> bool:
    """Tell whether a sentence has the claim's verb, or one that says much the same.

    Of a claim whose main verb says little another verb counts: *has to pay*.
    """
    main = [i for i in claim.roots if claim.tokens[i].pos == "VERB"]
    full = [i for i in main if claim.tokens[i].lemma not in LIGHT_VERBS]
    every = (i for i, t in enumerate(claim.tokens) if t.pos == "VERB" and t.dep != "amod")
    verbs = [claim.stems[i] for i in full or every]
    return any(v in said or not said.isdisjoint(alike(v)) for v in verbs)


def _same_counts(claim: Tree, premise: Tree, rule: Sequence[int], one: Sequence[int]) -> bool:
    """Tell whether a sentence has the claim's numbers, and leaves out things, not a number."""
    if any(premise.tokens[i].pos in _COUNTS for i in one):
        return False
    told = {premise.lower(i) for i in (*rule, *one)}
    counted = {t.text.lower() for t in claim.tokens if t.pos in _COUNTS or _ORDER.fullmatch(t.text)}
    return counted <= told
