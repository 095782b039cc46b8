"""Given up: who agreed to chair a club *but withdrew* does not chair it."""

import re

from agent.judge.alignment.matter import wherever
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import Tree

_INTENDING = frozenset(
    """agree plan intend want promise decide offer prepare mean hope wish undertake volunteer aim
    arrange try attempt start propose about set go""".split()
)
_TURN = r"(?:but|then|until|before|when|however|yet|only to|though|later)"
_GIVEN_UP = re.compile(
    rf"\b{_TURN}\b[^.;]*?\b(?P<end>withdr[ae]w|(?:back|pull)(?:ed|s)? out"
    r"|(?:drop|scrap|cancel|cancell|abandon|shelv|revers)(?:p?ed|s)?"
    r"|(?:ga|gi)ve(?:s|n)? (?:it |the \w+ )?up|chang(?:ed|es) (?:his|her|their|its|\w+) minds?"
    r"|reconsidered|thought better|decided (?:against|not)|chose not"
    r"|(?:was|were) (?:stopped|prevented|overruled|outvoted)|call(?:ed)? (?:it|the \w+) off"
    r"|stepped (?:in|back)|failed|refused|could(?: not|n['’]t)"
    r"|(?:never|did(?: not|n['’]t)) (?:do|did|happen|succeed|manage|come))\b",
    re.IGNORECASE,
)
_PAST = frozenset({"VBD", "VBN"})


def given_up(claim: Tree, premise: Tree) -> str:
    """Return the words that end the premise's plan to do what the claim has done or planned, or ''.

    Wherever the premise speaks of it, it must be such a plan.
    """
    if any(word in NEGATIVES for word in claim.lowers) or _GIVEN_UP.search(premise.text) is None:
        return ""
    told = (i for i in range(len(claim.tokens)) if _told(claim, i))
    return wherever(claim, premise, told, end_of_plan)


def _told(tree: Tree, index: int) -> bool:
    """Tell whether a claim has something done, or planned at present: not that it was planned."""
    token = tree.tokens[index]
    if token.pos not in {"VERB", "NOUN"}:
        return False
    if token.dep == "xcomp":
        plan = tree.tokens[token.head]
        return plan.lemma.lower() in _INTENDING and plan.tag not in _PAST
    return token.dep in {"ROOT", "conj", "attr"} and token.lemma.lower() not in _INTENDING


def end_of_plan(tree: Tree, index: int) -> str:
    """Return the words that end the plan to do what a verb tells, '' where it is none."""
    token = tree.tokens[index]
    plan = tree.tokens[token.head]
    if token.dep not in {"xcomp", "ccomp"} or plan.lemma.lower() not in _INTENDING:
        return ""
    if plan.tag not in _PAST and tree.lower(token.head) != "about":
        return ""
    last = tree.sentences[tree.sentence_of[index]][1] - 1
    found = _GIVEN_UP.search(tree.text, token.end, tree.tokens[last].end)
    return found["end"] if found else ""
