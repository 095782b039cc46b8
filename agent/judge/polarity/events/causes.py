"""Reasons: a claim must not link two facts that the evidence only puts side by side.

That one thing came after another, or goes with it, does not say that it was caused by it.
"""

import re
from itertools import pairwise

from agent.judge.alignment import lexical
from agent.judge.alignment.align import Pair
from agent.judge.alignment.matter import nearest
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.events.effects import changes

_MARKS = frozenset({"because", "since"})
_PREPOSITIONS = frozenset({"because", "due", "owing", "thanks"})
_CUES = frozenset(
    """because since due owing thanks result resulting results resulted cause caused causes causing
    therefore hence thus so as led leads reason reasons reasoned trigger triggered consequently
    consequence attributed attributes blamed blames explain explains explained why prompted driven
    responsible stems otherwise effect given held after following helped which lest order
    lack shortage fear""".split()
)
_CAUSAL = frozenset(
    """because due owing thanks cause caused causes causing trigger triggered triggers prompted
    attributable responsible reason""".split()
)
_LEADING = {"lead": "to", "leads": "to", "led": "to", "result": "in", "results": "in",
            "resulted": "in", "brought": "about", "brings": "about"}  # fmt: skip
_WHY = (
    r"because|due to|owing to|thanks to|as a result of|caused by|driven by|attribut\w+ to|"
    r"result\w* from|explained by|down to|by reason of|on account of"
)
_ASIDE = frozenset(
    """after following once same then associated association correlated correlation
    accompanied coincided alongside compared""".split()
)
_SOLELY = re.compile(
    r"\b(?:only|solely|exclusively|entirely|purely|wholly|merely) (?:\w+ ){0,2}?"
    rf"(?:{_WHY})|\b(?:only|sole|single) (?:reason|cause)\b|(?:{_WHY})[^.;]* alone\b",
    re.IGNORECASE,
)
_MAINLY = re.compile(
    r"\b(?:mainly|largely|mostly|chiefly|primarily|predominantly|principally|partly|partially|"
    r"in (?:large |small |no small |good )?part|above all|among other (?:things|reasons)) "
    rf"(?:\w+ ){{0,2}}?(?:{_WHY})|\b(?:main|chief|primary|principal|biggest|most important) "
    r"(?:reason|cause)\b|\b(?:one|some) of (?:the|its|several|many) (?:reasons|causes)\b",
    re.IGNORECASE,
)
_MAIN_CAUSE = re.compile(
    r"\b(?:mainly|largely|mostly|chiefly|primarily|predominantly|principally|above all) "
    rf"(?:\w+ ){{0,2}}?(?:{_WHY})(?: of| to| by)? (?P<causes>[^;.:]+)",
    re.IGNORECASE,
)
_AND = re.compile(r",? (?:and|as well as|along with|together with)\b,? ", re.IGNORECASE)
TOGETHER = 2  # causes that are the main one only together


def shared_cause(claim: Tree, premise: Tree) -> str:
    """Return the words for a main cause, or one of several, that the claim calls the only one."""
    if not _SOLELY.search(claim.text) or any(t in NEGATIVES for t in claim.lowers):
        return ""
    told = [premise.quote(sentence) for sentence in nearest(claim, premise)]
    found = [_MAINLY.search(text) for text in told]
    if not all(found) or _SOLELY.search(" ".join(told)):
        return ""
    return next((m[0] for m in found if m), "")


def left_out_cause(claim: Tree, premise: Tree) -> str:
    """Return a main cause that the claim leaves out where it calls another one the main cause.

    What fell *mainly because of frost and a strike* did not fall mainly because of a strike.
    """
    if not _MAIN_CAUSE.search(claim.text) or any(t in NEGATIVES for t in claim.lowers):
        return ""
    found = ""
    for sentence in nearest(claim, premise):
        told = _MAIN_CAUSE.search(premise.quote(sentence))
        causes = _AND.split(told["causes"]) if told else []
        known = lexical.content(claim.text)
        silent = [c for c in causes if lexical.content(c) and not lexical.content(c) & known]
        if len(causes) < TOGETHER or not silent or len(silent) == len(causes):
            return ""
        found = found or silent[0]
    return "" if _speaks(found, premise) else found


def _speaks(cause: str, premise: Tree) -> bool:
    """Tell whether words of the evidence are a clause: *because of ice and the road was closed*."""
    start = premise.text.find(cause)
    inside = (t for t in premise.tokens if start <= t.start < start + len(cause))
    return any(t.tag in {"VBZ", "VBP", "VBD", "MD"} for t in inside)


def unlinked(claim: Tree, premise: Tree) -> str:
    """Return the word that only puts side by side what the claim calls cause and effect, or ''.

    Only the sentences of the premise that share most with the claim are asked, and their
    neighbours for a word of reason.
    """
    words = claim.lowers
    leading = any(_LEADING.get(a) == b for a, b in pairwise(words))
    causal = any(w in _CAUSAL and (w != "due" or _blames(claim, i)) for i, w in enumerate(words))
    if not leading and not causal:
        return ""
    found = ""
    for sentence in nearest(claim, premise):
        beside = [premise.lower(i) for i in sentence if premise.lower(i) in _ASIDE]
        if not beside or _reasoned(premise, premise.sentence_of[sentence[0]], _CUES - _ASIDE):
            return ""
        found = found or beside[0]
    return found


def _blames(tree: Tree, due: int) -> bool:
    """Tell whether *due* gives a reason: *due to fog*, not *due after a month*, *due to open*."""
    after = tree.tokens[due + 1 : due + 2]
    return any(t.text.lower() == "to" and t.tag != "TO" for t in after)


def unstated_reason(pair: Pair) -> str:
    """Return the claim's reason if the evidence around the aligned clause gives none, or ''."""
    reason = _reason(pair.claim)
    if reason is None or _gives_reason(pair.premise):
        return ""
    tree = pair.claim.tree
    inside = sorted(tree.below(reason))
    return tree.quote(inside)


def _reason(frame: Frame) -> int | None:
    tree = frame.tree
    for kid in (*tree.kids[frame.verb], *tree.kids[frame.predicate]):
        token = tree.tokens[kid]
        if token.dep == "advcl" and any(tree.lower(k) in _MARKS for k in tree.kids[kid]):
            return kid
        if token.dep in {"prep", "advmod", "npadvmod"} and token.text.lower() in _PREPOSITIONS:
            return kid if token.text.lower() != "due" or _blames(tree, kid) else None
    return None


def _gives_reason(frame: Frame) -> bool:
    """Tell whether the clause's sentence or a neighbouring one has a word of reason."""
    tree, number = frame.tree, frame.tree.sentence_of[frame.verb]
    effect = any(changes(tree, i) for i in range(*tree.sentences[number]))
    return effect or _reasoned(tree, number, _CUES)


def _reasoned(tree: Tree, number: int, cues: frozenset[str]) -> bool:
    start = tree.sentences[max(0, number - 1)][0]
    end = tree.sentences[min(len(tree.sentences) - 1, number + 1)][1]
    return any(tree.lower(i) in cues for i in range(start, end))
