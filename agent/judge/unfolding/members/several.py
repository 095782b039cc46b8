"""What one does besides: *Anna speaks French, Paul German* leaves open whether she speaks German.

Readers take what is said of her for all that she speaks, and the second name for a part of it.
"""

import re

from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.unfolding.denied import denies
from agent.judge.unfolding.telling import Told

_VERBS = frozenset(
    map(
        stem,
        """speak know understand learn study teach play like love enjoy own sell offer stock make
        produce grow brew bake serve visit use read eat drink wear collect cook repair support
        sponsor write translate""".split(),
    )
)
"""What somebody may do with several things at once."""
CUE = re.compile(r"\w[,;]? (?:(?:and|while|but|whereas) )?(?:[A-Z]|the )\w")
_CUT = re.compile(r"(?:[,;]|\.(?=\s)) (?:and |while |but |whereas )?|\s(?:and|while|but|whereas) ")
_CLOSED = re.compile(
    r"\b(?:only|just|each|every|all|no|not|never|nothing|one|two|three|four|alone|exclusively"
    r"|solely|single|else|other|others|both|too|also|respectively|languages?|if|unless|when"
    r"|whether|may|would|will|perhaps|maybe)\b|n['’]t\b|\d",
    re.IGNORECASE,
)
_NAME = r"(?:[A-Z][\w’'-]*\.?(?: [A-Z][\w’'-]*)?|[Tt]he (?:[\w-]+ ){0,2}?[\w-]+)"


def of_one_of_them(told: Told) -> str:
    """Return what a sentence says of one of several who each do the like, for a claim on that one.

    Where the claim takes from another what one may do as well, it is only told of somebody.

    Example:
        "Anna speaks French, Paul German." is told as "Paul speaks German." for a claim that says
        so, as "Somebody speaks German." for one that says it of Anna.
    """
    (mine,) = told.trees(told.claim)
    asked = _asked(mine)
    if asked is None or _CLOSED.search(told.text) or _CLOSED.search(told.claim):
        return told.text
    who, verb, what = asked
    parts = [p.strip(" .") for p in _CUT.split(told.text)]
    same = re.compile(
        rf"^{re.escape(who)} (?:\w+ly )?{re.escape(verb)} (?P<own>.+)$", re.IGNORECASE
    )
    other = re.compile(
        rf"^(?P<who>{_NAME}) (?:{re.escape(verb)} )?(?:the |an? )?{re.escape(what)}$"
    )
    own = [m["own"] for p in parts if (m := same.match(p))]
    theirs = [m["who"] for p in parts if (m := other.match(p))]
    if len(theirs) == 1 and len(parts) > 1 and theirs[0].lower() == who.lower() and not own:
        return told.claim
    if len(own) != 1 or len(theirs) != 1 or what.lower() in own[0].lower():
        return told.text
    return f"Somebody {told.claim[len(who) :].strip()}"


def _asked(claim: Tree) -> tuple[str, str, str] | None:
    """Return who does what to what in a claim that says no more, None for another claim."""
    if len(claim.roots) != 1 or denies(claim, range(len(claim.tokens))):
        return None
    (verb,) = claim.roots
    who, what = claim.child(verb, *SUBJECTS), claim.child(verb, "dobj")
    if who is None or what is None or claim.stems[verb] not in _VERBS:
        return None
    plain = all(claim.tokens[k].dep in {*SUBJECTS, "dobj", "punct"} for k in claim.kids[verb])
    if not plain or any(len(claim.conjuncts(k)) > 1 for k in (who, what)):
        return None
    if claim.tokens[who].pos not in NOUNS:
        return None
    things = [k for k in claim.subtree(what) if claim.tokens[k].dep != "det"]
    return claim.quote(claim.subtree(who)), claim.tokens[verb].text, claim.quote(things)
