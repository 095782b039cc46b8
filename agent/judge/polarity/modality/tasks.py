"""Tasks: what a list of actions asks somebody to do by a day has not been done by that."""

import re

from agent.judge.clauses.tree import Tree
from agent.judge.polarity.modality.awaited import is_done
from agent.judge.quantities.times.dates import MONTHS

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
