"""Details that a claim adds to a clause of the evidence: an item, a reason, a circumstance.

*Moved to Ostend on a four-year contract* says more than *was transferred to Ostend*. A detail
counts as added when nearly none of its content words stands anywhere in the premise; details
made of numbers, dates and empty nouns are left to other rules.
"""

import re
from collections.abc import Iterator

from agent.judge.alignment.align import Pair
from agent.judge.clauses.frame import SILENT, Frame
from agent.judge.clauses.phrases import signs
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, Tree
from agent.judge.quantities.numbers.lexer import VULGAR

_IN_ADVANCE = re.compile(
    r"\b(?:in advance|ahead of time|beforehand|ahead|prior(?: to\b.*)?|before(?: \w.*)?)\b", re.I
)
_ALL_DAY = re.compile(
    r"\b(?:a?round the clock|24/7|(?:by )?day and night"
    r"|(?:24|twenty-four) hours (?:a|per|every) day)\b",
    re.IGNORECASE,
)
_DAYTIME = re.compile(r"in the (?:morning|afternoon|evening)|at night", re.I)
_CLOCK = re.compile(
    r"\b(?:half|quarter) (?:past|to)\b|\bo.clock\b|\b\d{1,2}[:.]\d\d\b|\bat \w+ in the\b", re.I
)
_AVERAGED = re.compile(r"on average|on the average", re.I)
_TOGETHER = re.compile(r"\b(?:between them|together|altogether|in (?:all|total)|all told)\b", re.I)
_ROOT = 4  # letters that *unsigned* and *a signature* share
_OF_NOUN = frozenset({"relcl", "appos", "prep", "compound"})
_OF_VERB = frozenset({"prep", "conj"})
_REASONS = frozenset({"because", "since", "so"})
_NAMING = CONTENT_POS - {"PROPN"}
_POINTING = frozenset("this that these those such".split())
_SHORT = 4  # words of a detail that only points back
_TIMES = frozenset({"DATE", "TIME"})
_EMPTY = frozenset(
    """place country thing way time person people man woman group film movie other others area kind
    type sort form part number amount level case fact reason year month day week cost price item
    work event one life world home name""".split()
)
_EMPTY_MANNER = frozenset(
    """together apart respectively combined overall altogether alone however instead rather well
    either too later earlier soon ago away back far out up down in on over""".split()
)


def addition(pair: Pair) -> str:
    """Return the first detail of the claim clause that the premise does not mention, or ''."""
    tree = pair.claim.tree
    known = frozenset(pair.premise.tree.stems)
    for head in _details(pair.claim):
        inside = sorted(tree.below(head))
        words = [i for i in inside if _telling(tree, i)]
        stated = sum(tree.stems[i] in known for i in words)
        solid = any(tree.tokens[i].pos != "ADV" for i in words) or _manner(tree, head)
        new = stated * 3 <= len(words) and not _measured(tree, inside)
        alike = _same_time(tree, inside, pair.premise.tree.text) or _in_a_phrase(pair, inside)
        if solid and new and not alike and not _points_back(tree, inside):
            return tree.quote(inside)
    return ""


def unstated_title(claim: Tree, premise: Tree) -> str:
    """Return what the claim calls somebody in passing and the premise does not, or ''.

    *L. Fonseca, the head of procurement, was present* against *present were K. Brandt and
    L. Fonseca*.
    """
    known = frozenset(premise.stems)
    for i, token in enumerate(claim.tokens):
        if token.dep != "appos" or token.pos != "NOUN" or claim.tokens[token.head].pos != "PROPN":
            continue
        inside = sorted(claim.below(i))
        words = [claim.stems[k] for k in inside if _telling(claim, k)]
        if claim.stems[token.head] in known and words and known.isdisjoint(words):
            return claim.quote(inside)
    return ""


def _in_a_phrase(pair: Pair, inside: list[int]) -> bool:
    """Tell whether a detail is a set phrase that the premise has too, or a part of the clock."""
    tree, premise = pair.claim.tree, pair.premise.tree
    detail = tree.quote(inside)
    if _DAYTIME.fullmatch(detail) and _CLOCK.search(tree.text):
        return True
    if _AVERAGED.fullmatch(detail) and _TOGETHER.search(premise.text):
        return True
    if _lacked(tree, inside, premise):
        return True
    mine = signs(tree, inside[0], inside[-1] + 1)
    return bool(mine) and not mine.keys().isdisjoint(signs(premise, 0, len(premise.tokens)))


def _lacked(tree: Tree, inside: list[int], premise: Tree) -> bool:
    """Tell whether the premise has in a word what the claim goes *without*: *shown unasked*."""
    if tree.lower(inside[0]) != "without":
        return False
    undone = {w[2:] for w in premise.words if w.startswith("un")}
    undone |= {w.removesuffix("less") for w in premise.words if w.endswith("less")}
    roots = (tree.lower(i)[:_ROOT] for i in inside if _telling(tree, i))
    return any(w.startswith(root) for root in roots for w in undone)


def _same_time(tree: Tree, inside: list[int], premise: str) -> bool:
    """Tell whether a detail and the premise both say "in advance", in whatever words.

    Or that something goes on around the clock.
    """
    detail = tree.quote(inside)
    return any(said.fullmatch(detail) and said.search(premise) for said in (_IN_ADVANCE, _ALL_DAY))


def _points_back(tree: Tree, inside: list[int]) -> bool:
    """Tell whether a detail only names what was spoken of before: *in that system*."""
    pointing = any(tree.tokens[i].dep == "det" and tree.lower(i) in _POINTING for i in inside)
    return pointing and len(inside) <= _SHORT


def _telling(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    if token.pos not in _NAMING:
        return False
    word = token.text.lower()
    return word not in SILENT and token.lemma.lower() not in _EMPTY


def _measured(tree: Tree, inside: list[int]) -> bool:
    tokens = [tree.tokens[i] for i in inside]
    return any(t.pos in {"NUM", "SYM"} or t.entity in _TIMES or t.text in VULGAR for t in tokens)


def _details(frame: Frame) -> Iterator[int]:
    """Yield the heads of the phrases that may say more than the bare clause."""
    tree: Tree = frame.tree
    for head in frame.roles.heads:
        if head in frame.scope and head not in frame.roles.inherited:
            yield from (k for k in tree.kids[head] if _extends_noun(tree, k))
    for kid in tree.kids[frame.verb]:
        if _extends_verb(tree, kid) or _manner(tree, kid):
            yield kid


def _extends_verb(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    if token.dep == "advcl":
        return any(tree.lower(k) in _REASONS for k in tree.kids[index])
    if token.dep == "prep":
        return token.pos in {"ADP", "SCONJ"} and token.text.lower() != "than"
    return token.dep in _OF_VERB


def _extends_noun(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    if token.dep == "conj":
        return token.pos in NOUNS
    return token.dep in _OF_NOUN and token.pos != "PROPN"


def _manner(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    word = token.text.lower()
    return token.dep == "advmod" and word.endswith("ly") and word not in SILENT | _EMPTY_MANNER
