"""Awaited: what is *subject to shareholder approval*, or on a list of tasks, is not done yet."""

import re

from agent.judge.alignment.matter import wherever
from agent.judge.clauses.tree import Tree
from agent.judge.quantities.times.dates import MONTHS

_AWAITING = re.compile(
    r"(?<!was )(?<!were )(?<!been )\b(?:subject to|conditional (?:up)?on"
    r"|depend(?:s|ent|ing) (?:up)?on|pending|await(?:s|ing)?|yet to|seek(?:s|ing)?|whether to"
    r"|will(?: be)?|(?:is|are) (?:(?:due|set|expected|scheduled|about|going|waiting|still) )?to)\b",
    re.IGNORECASE,
)
_OPEN = re.compile(
    r"\b(?:not|no|never|nor|neither|if|unless|yet|until|before|will|would|must|should|may|might|can"
    r"|could|to be|await\w*|pending|subject to|whether)\b|n['’]t\b",
    re.IGNORECASE,
)
_DONE = frozenset({"has", "have", "had", "was", "were", "been", "'s", "'ve"})
_STOPS = frozenset({".", ";", ",", "but", "which", "that"})
REACH = 5  # words between what awaits and what is awaited: *subject to the council's own approval*
_PENDING = re.compile(
    r"\b(?:due|owner|responsible|assigned|deadline|to[- ]?do|actions?|tasks?|next steps?"
    r"|open (?:items?|points?)|pending|outstanding"
    r"|not started|in progress|status: ?open|by (?:the )?(?:\d+|end of|"
    + "|".join(MONTHS)
    + r"))\b",
    re.IGNORECASE,
)
_FINISHED = re.compile(
    r"\b(?:done|completed?|closed|finished|resolved|fixed|implemented|yes|achieved)\b|[✓✔☑]|\[x\]",
    re.IGNORECASE,
)
_OPENING = re.compile(r"(?:^|[:;.–—\-•*\n\])])\s*$")
_END = re.compile(r"[.\n)](?=\s)(?!\s*status\b)", re.IGNORECASE)
_START = re.compile(r"[.\n]\s")
_NOT_YET = re.compile(r"\b(?:not|no|never|if|unless|will|must|should|may|to be)\b|n['’]t\b", re.I)


def awaited(claim: Tree, premise: Tree) -> str:
    """Return the words by which the premise still awaits what the claim reports as done, or ''.

    Wherever the premise speaks of it, it must await it.
    """
    if not _AWAITING.search(premise.text) or _OPEN.search(claim.text):
        return ""
    done = (i for i in range(len(claim.tokens)) if is_done(claim, i))
    return wherever(claim, premise, done, _awaiting)


def is_done(tree: Tree, index: int) -> bool:
    """Tell whether a verb of a main clause reports what has been done."""
    token = tree.tokens[index]
    if token.pos != "VERB" or token.dep not in {"ROOT", "conj"}:
        return False
    helping = {tree.lower(k) for k in tree.with_deps(index, "aux", "auxpass")}
    return bool(helping & _DONE) or (token.tag in {"VBD", "VBN"} and not helping)


def _awaiting(tree: Tree, index: int) -> str:
    """Return the words from what awaits a token up to it, '' where nothing does."""
    start = tree.sentences[tree.sentence_of[index]][0]
    first = max(start, index - REACH - 2)
    text_end = tree.tokens[index].start
    found = list(_AWAITING.finditer(tree.text, tree.tokens[first].start, text_end))
    if not found:
        return ""
    between = (k for k in range(first, index) if tree.tokens[k].start >= found[-1].end())
    if any(tree.lower(k) in _STOPS for k in between):
        return ""
    return tree.text[found[-1].start() : tree.tokens[index].end]


def unfinished(claim: Tree, premise: Tree) -> str:
    """Return the task by which the premise asks for what the claim reports as done, or ''.

    Wherever the premise speaks of it, it must be a task that is not ticked off.
    """
    if _NOT_YET.search(claim.text) or not _PENDING.search(premise.text):
        return ""
    for verb in (i for i in range(len(claim.tokens)) if is_done(claim, i)):
        things = {claim.stems[k] for k in claim.with_deps(verb, "nsubjpass", "dobj")}
        places = premise.places(claim.stems[verb])
        on_them = [k for k in places if things & _sentence(premise, k)]
        told = [_task(premise, k, claim.tokens[verb].lemma) for k in on_them]
        if told and all(told):
            return told[0]
    return ""


def _sentence(tree: Tree, index: int) -> frozenset[str]:
    start, end = tree.sentences[tree.sentence_of[index]]
    return frozenset(tree.stems[start:end])


def _task(tree: Tree, index: int, lemma: str) -> str:
    """Return the entry of a list that opens with a verb in its bare form, '' where it is none."""
    token, text = tree.tokens[index], tree.text
    if token.text.lower() != lemma.lower() or not _OPENING.search(text[: token.start]):
        return ""
    start = max((m.end() for m in _START.finditer(text, 0, token.start)), default=0)
    end = _END.search(text, token.end)
    entry = text[start : end.end() if end else len(text)]
    return entry if _PENDING.search(entry) and not _FINISHED.search(entry) else ""
