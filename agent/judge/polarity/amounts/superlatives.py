"""Superlatives: what is the largest in Europe outside Russia is not the largest in Europe.

Fewer words make a superlative say more, so none of what limits it may be left out: a rank (*the
second largest*), the others it shares its place with (*one of the largest*), what is not counted,
and where, when and among which it holds.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import content, own_of_each, saying, words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.once import once

SAID = 0.5  # share of the claim's words from which a sentence is on the same matter
_SAME = {"biggest": "largest", "greatest": "largest", "quickest": "fastest", "finest": "best"}
_GRADING = frozenset({"most", "least"})
_ORDINAL = re.compile(
    r"second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)|next"
)
_SHARING = "one of"
_ALIKE_IN_RANK = re.compile(r"\b(?:one|some|two|three|several|many) of the\b|\bamong(?:st)?\b")
_NEAR = 5  # tokens before a superlative in which its rank or *one of the* stands
_BUT_ONE = re.compile(r"(?: [^\s,;:.]+){0,4}? (?:but|bar|save) (?:one|two|three)\b", re.IGNORECASE)
_UNCOUNTED = re.compile(
    r"\b(?:outside(?: of)?|except(?:ing)?(?: for)?|with the exceptions? of|other than|apart from|"
    r"aside from|excluding|excluded|not (?:counting|including)|leaving (?:aside|out)|"
    r"disregarding|ignoring|but for|besides|behind|second only to|"
    r"after(?= (?!the\b|an?\b|its\b|his\b|her\b|their\b|this\b|that\b|\d)))\b(?P<left>[^,;:.]*)",
    re.IGNORECASE,
)
_FOLLOWED = re.compile(r"\bfollowed by\b", re.IGNORECASE)
_AT_FRONT = re.compile(r"(?:Of|Among|Amongst) (?P<left>[^,;:.]+),")
_AMONG = re.compile(r"\b(?:among|amongst)\b", re.IGNORECASE)
_LIMITING = frozenset("in of on among amongst within for since outside below above under".split())
_CUTS = frozenset({",", ";", ":", "and", "but", "while", "whereas"})
_BEFORE_NOUN = NOUNS | {"ADJ"}
_ENDING = frozenset({"VERB", "AUX", "PRON", "SCONJ", "PUNCT"})


class Superlative(NamedTuple):
    """A superlative, its rank ('' for the very first), its place and what follows it up to."""

    key: str
    rank: str
    at: int
    stop: int


def compare_superlatives(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` where a claim leaves out what limits a superlative of the evidence.

    So it is where it has another rank; ``conflict`` where it has one that it has elsewhere.
    Every sentence on the claim's matter that has the superlative must say so.
    """
    if not NEGATIVES.isdisjoint(claim.lowers):
        return Outcome.NONE, ""
    for own in superlatives(claim):
        near = [range(s.start, s.stop) for s in saying(claim, premise, SAID)]
        told = [s for s in superlatives(premise) if s.key == own.key and _inside(near, s.at)]
        found = [_limit(claim, own, premise, s) for s in told]
        if found and all(why for _, why in found):
            return found[0]
    return Outcome.NONE, ""


def _inside(sentences: list[range], at: int) -> bool:
    return any(at in sentence for sentence in sentences)


def _limit(claim: Tree, own: Superlative, premise: Tree, told: Superlative) -> tuple[Outcome, str]:
    """Return how one superlative of the evidence is narrower than the claim's, '' if it is not."""
    sentence = range(*premise.sentences[premise.sentence_of[told.at]])
    named = words_of(claim, range(len(claim.tokens)), {"PROPN"})
    whole = content(claim) - named <= words_of(premise, sentence)
    if other := _exchanged(claim, own, premise, told):
        return Outcome.CONFLICT, f"it says so of “{other}”"
    if thing := _of_another(claim, own, premise, told):
        return Outcome.MISSING, f"it says so of “{thing}”"
    if _ranked_otherwise(claim, own, premise, told):
        return Outcome.MISSING, f"it says “{told.rank or 'the'} {premise.lower(told.at)}”"
    left = _uncounted(claim, premise, sentence) or (whole and _scope(claim, premise, told))
    return (Outcome.MISSING, f"it says so only “{left}”") if left else (Outcome.NONE, "")


def _ranked_otherwise(claim: Tree, own: Superlative, premise: Tree, told: Superlative) -> bool:
    """Tell whether the ranks differ; the second largest is also the largest but for the first."""
    if own.rank in (told.rank, _SHARING):
        return False
    start, end = premise.sentences[premise.sentence_of[told.at]]
    text = claim.text if told.rank else premise.quote(range(start, end))
    return not (_UNCOUNTED.search(text) or _FOLLOWED.search(text))


def _of_another(claim: Tree, own: Superlative, premise: Tree, told: Superlative) -> str:
    """Return the noun of a superlative where the claim has it with another one of the evidence."""
    mine, theirs = (_noun(t, s) for t, s in ((claim, own), (premise, told)))
    if mine is None or theirs is None:
        return ""
    moved = claim.stems[mine] in premise.stems and premise.stems[theirs] not in claim.stems
    return premise.quote(range(told.at, theirs + 1)) if moved else ""


def _noun(tree: Tree, found: Superlative) -> int | None:
    """Return the noun that a superlative stands with, None for *is the deepest in the state*."""
    inside = range(found.at + 1, found.stop)
    end = next((k for k in inside if tree.tokens[k].pos not in _BEFORE_NOUN), found.stop)
    return end - 1 if end > inside.start and tree.tokens[end - 1].pos in NOUNS else None


@once
def superlatives(tree: Tree) -> tuple[Superlative, ...]:
    """Return the superlatives of a text, those of bounds (*at least*) apart."""
    return tuple(_superlatives(tree))


def _superlatives(tree: Tree) -> Iterator[Superlative]:
    for i, token in enumerate(tree.tokens):
        if token.tag not in ("JJS", "RBS") or tree.lower(i - 1 if i else i) == "at":
            continue
        end = tree.sentences[tree.sentence_of[i]][1]
        key, last = _SAME.get(tree.lower(i), tree.lower(i)), i
        if key in _GRADING:
            last = i + 1
            if last >= end or tree.tokens[last].pos not in ("ADJ", "ADV", "VERB"):
                continue
            key = f"{key} {tree.stems[last]}"
        stop = next((k for k in range(last + 1, end) if tree.lower(k) in _CUTS), end)
        yield Superlative(key, _rank(tree, i), last, stop)


def _rank(tree: Tree, at: int) -> str:
    """Return the ordinal of a superlative, *one of* where it has its place with others, or ''."""
    start = tree.sentences[tree.sentence_of[at]][0]
    before = [tree.lower(k) for k in range(max(start, at - _NEAR), at)]
    for word in [w for w in before if w != "-"][-1:]:
        first = word.split("-", maxsplit=1)[0]
        if _ORDINAL.fullmatch(first):
            return first
    if _ALIKE_IN_RANK.search(" ".join(before)):
        return _SHARING
    return "second" if _BUT_ONE.match(tree.text, tree.tokens[at].end) else ""


def _exchanged(claim: Tree, own: Superlative, premise: Tree, told: Superlative) -> str:
    """Return with what a superlative stands that the claim has with what another one stands.

    *The deepest in the state and the third deepest in the nation* is not the deepest in the nation.
    """
    place = premise.sentence_of[told.at]
    others = [
        s for s in superlatives(premise) if premise.sentence_of[s.at] == place and s.at != told.at
    ]
    if told.rank != own.rank or len(others) != 1:
        return ""
    sides = [words_of(premise, range(s.at + 1, s.stop)) for s in (told, others[0])]
    mine, theirs = own_of_each(sides)
    asked = content(claim)
    moved = mine and asked & theirs and not asked & mine
    return premise.quote(range(told.at, told.stop)) if moved else ""


def _uncounted(claim: Tree, premise: Tree, sentence: range) -> str:
    """Return what is not counted, or among which things it is the first, if the claim has not."""
    start = premise.tokens[sentence[0]].start
    stop = premise.tokens[sentence[-1]].end
    known = frozenset(claim.stems)
    front = _AT_FRONT.match(premise.text, start, stop)
    for match in (*_UNCOUNTED.finditer(premise.text, start, stop), *([front] if front else [])):
        left = _up_to_a_verb(premise, premise.within(*match.span("left")))
        if words_of(premise, left) - known:
            return match[0].strip(" ,")
    return ""


def _up_to_a_verb(tree: Tree, words: list[int]) -> list[int]:
    stop = next((n for n, k in enumerate(words) if tree.tokens[k].pos in _ENDING), len(words))
    return words[:stop]


def _scope(claim: Tree, premise: Tree, told: Superlative) -> str:
    """Return the phrase after a superlative of which a shorter claim has no word, or ''."""
    places = range(told.at + 1, told.stop)
    first = {s.at for s in superlatives(premise)}
    stop = next((k for k in places if premise.tokens[k].pos in _ENDING or k in first), told.stop)
    starts = [k for k in range(told.at + 1, stop) if premise.lower(k) in _LIMITING]
    known = frozenset(claim.stems)
    if _AMONG.search(claim.text):
        return ""
    for start, end in pairwise([*starts, stop]):
        words = words_of(premise, range(start, end))
        named = any(premise.tokens[k].pos in NOUNS for k in range(start, end))
        if named and words and words.isdisjoint(known):
            return premise.quote(range(start, end))
    return ""
