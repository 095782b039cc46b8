"""Planned: a ramp that *will be opened in the summer* is not open yet.

What is told of a rule (*the door will be locked at night*) is so already; a plan has its day.
"""

import re

from agent.judge.alignment.matter import wherever
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import Tree
from agent.judge.quantities.times.dates import MONTHS, WEEKDAYS

_NAMES = "|".join((*MONTHS, *WEEKDAYS))
_DAY = (
    rf"(?:(?:the |early |late |mid-?|\d{{1,2}}(?:st|nd|rd|th)? )*(?:{_NAMES}|spring|summer|autumn"
    r"|fall|winter|(?:19|20)\d\d)|(?:the )?(?:end|start|beginning|middle) of|next \w+|tomorrow)\b"
)
_WHEN = re.compile(rf"\b(?:by|from|in|on|before|during|next|until) {_DAY}|\b(?:next|soon)\b", re.I)
_AHEAD = re.compile(
    r"\b(?:will|(?:is|are) (?:(?:due|set|expected|scheduled|about|going|planned|still) )?to"
    r"|(?P<left>remains? to))\b",
    re.IGNORECASE,
)
_OPEN = re.compile(
    rf"\b(?:not|no|never|if|unless|yet|until|once|when|will|would|must|should|may|might|can|could"
    r"|to be|planned|due|expected|scheduled|soon|next|usually|always"
    rf"|(?:at|from|by|within|in) \d+|{_NAMES}|spring|summer|autumn|winter)\b|n['’]t\b",
    re.IGNORECASE,
)
_STOP = re.compile(r"[;,]|\bbut\b")
_BEING = frozenset("is are".split())
REACH = 8  # words between what tells a plan and the word for what is planned
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


def planned(claim: Tree, premise: Tree) -> str:
    """Return the words by which the premise only plans the state that the claim tells, or ''.

    Wherever the premise speaks of it, it must plan it.
    """
    if _OPEN.search(claim.text) or not _AHEAD.search(premise.text):
        return ""
    return wherever(claim, premise, _states(claim), _plan)


def _states(tree: Tree) -> list[int]:
    """Return the words for what something is at present: *is open*, *is sealed*, *in service*."""
    found = []
    for i, token in enumerate(tree.tokens):
        if token.dep != "ROOT":
            continue
        if {tree.lower(k) for k in tree.with_deps(i, "auxpass")} & _BEING:
            found.append(i)
        elif tree.lower(i) in _BEING:
            found += tree.with_deps(i, "acomp")
            places = [*tree.with_deps(i, "advmod"), i]  # *is back in service*
            preps = [p for k in places for p in tree.with_deps(k, "prep")]
            found += [k for p in preps for k in tree.with_deps(p, "pobj")]
    return found


def _plan(tree: Tree, index: int) -> str:
    """Return the words from what tells a plan up to a token, '' where it is no plan."""
    start, end = tree.sentences[tree.sentence_of[index]]
    first = tree.tokens[max(start, index - REACH)].start
    found = list(_AHEAD.finditer(tree.text, first, tree.tokens[index].start))
    if not found or _STOP.search(tree.text, found[-1].end(), tree.tokens[index].start):
        return ""
    if not (found[-1]["left"] or _WHEN.search(tree.text, first, tree.tokens[end - 1].end)):
        return ""
    return tree.text[found[-1].start() : tree.tokens[index].end]


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
