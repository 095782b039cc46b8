"""Alone: who was the only inspector is so no longer once another one has been trained."""

import re
from collections.abc import Sequence

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import CURRENT
from agent.domain.text import Passage
from agent.judge.checked import Checked
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, Tree
from agent.judge.passages.windows import Sentence, Window, siblings
from agent.judge.polarity.check import RULE
from agent.ports import Parser

REACH = 3  # sentences after one that tells of somebody alone, in which others may join them
_ALONE = re.compile(
    r"\b(?:only|sole|alone|solely|exclusively|no one (?:else|but)|nobody)\b", re.IGNORECASE
)
_MORE = re.compile(
    r"\b(?:another|second|third|further|additional|additionally|more|others?|extra|too|also|"
    r"no longer|as well|newly)\b",
    re.IGNORECASE,
)
_ONES = frozenset("one ones others other".split())


def no_longer_alone(
    checked: Checked, claim: Analysis, window: Window, passages: Sequence[Passage], parser: Parser
) -> Checked:
    """Return what was found in a window, and that somebody alone of old is joined by others now."""
    told = [s for s in window.sentences if _ALONE.search(s.text)]
    if not told or not _ALONE.search(claim.text) or not _is_present(Tree(claim)):
        return checked
    found = next((f for s in told if (f := _joined(s, passages, parser))), None)
    return checked if found is None else checked.unless_opposed(found)


def _joined(alone: Sentence, passages: Sequence[Passage], parser: Parser) -> Finding | None:
    """Return what a sentence on the past lacks if one after it tells of more of the kind today."""
    after = siblings(alone, passages)[alone.order + 1 : alone.order + 1 + REACH]
    (was, *now) = (Tree(a) for a in parser.parse([s.text for s in (alone, *after)], entities=False))
    if _is_present(was):
        return None
    kind = {was.stems[k] for k, t in enumerate(was.tokens) if t.pos in CONTENT_POS}
    for tree in now:
        nouns = {tree.stems[k] for k, t in enumerate(tree.tokens) if t.pos in NOUNS}
        of_kind = nouns & kind or tree.words & _ONES
        if of_kind and _MORE.search(tree.text) and _is_present(tree):
            reason = f"the evidence says so of a time before “{tree.text}”"
            return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)
    return None


def _is_present(tree: Tree) -> bool:
    """Tell whether the main verb of a text is about the present: *is*, *has been trained*."""
    root = tree.roots[0]
    inside = (root, *tree.with_deps(root, "aux", "auxpass"))
    return any(tree.tokens[k].tag in CURRENT for k in inside)
