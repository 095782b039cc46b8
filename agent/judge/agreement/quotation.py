"""Quotations: a claim whose words stand in order in one sentence is not denied by that sentence."""

import re
from collections.abc import Sequence
from functools import lru_cache

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import in_order
from agent.judge.clauses.reading import read
from agent.judge.polarity.amounts.superlatives import compare_superlatives
from agent.judge.polarity.conditions.alone import compare_alone
from agent.judge.polarity.conditions.company import other_case
from agent.judge.polarity.events.former import compare_former
from agent.judge.polarity.negation.denials import held
from agent.judge.polarity.roles.parallel import compare_pairs
from agent.judge.polarity.roles.voices import compare_voices

WHOLE = 0.999
_HALVES = re.compile(r";|, (?:but|while|whereas) ")
_DENIAL = re.compile(
    r"(?=[a-z])(?:\b(?:no|not|never|none|neither|nor|nobody|nothing|without|except|unless|only|cannot|hardly|"
    r"rarely|former|formerly|until|few|false|deny|denies|denied|fail\w*|refus\w*|prohibit\w*|"
    r"forbid\w*|forbidden|ban\w*|lack\w*|if|provided(?! (?:by|to|with|for))|as long as|so long as|"
    r"on condition|subject to|according to|respectively|may|might|could|some|outside|who|whose|"
    r"apart from|against|other than|untrue|myth|misconception|exceptions?|save for|"
    r"(?<=all )but|(?<=none )but|(?<=nothing )but|(?<=nobody )but|(?<=everyone )but|"
    r"(?<!at )most)\b|n['’]t\b)",
    re.IGNORECASE,
)
_CHANGING = (
    compare_voices,
    compare_alone,
    compare_superlatives,
    compare_pairs,
    compare_former,
)
"""Rules on what is not so any more where words of a sentence are left out."""


@lru_cache(maxsize=4096)
def limits(text: str) -> tuple[str, ...]:
    """Return the words of ``text`` that deny or limit what it says, sorted."""
    return tuple(sorted(w.lower() for w in _DENIAL.findall(text)))


def of_quotation(finding: Finding, claim: Analysis, parts: Sequence[Analysis]) -> Finding:
    """Return ``finding`` on polarity, ``none`` for a conflict with a sentence that is quoted.

    A sentence is quoted when it has all words of the claim in their order, and no word that
    denies or limits beyond those of the claim: what is then left out is only what it says besides.
    The words that make a passive are not left out: *was replaced by B* is not *replaced B*.
    Nor is *the soup without bread* quoted from *the soup with bread and the stew without bread*,
    *only nurses* from *only nurses and midwives*, *vans need not stop* from *vans have to stop;
    bicycles need not stop*, or *by post to the bank* from *by post to us and by fax to the bank*.
    """
    if finding.outcome is not Outcome.CONFLICT:
        return finding
    for part in parts:
        if not _quoted(claim.text, part.text) or held(claim.text, part.text)[0] is not Outcome.NONE:
            continue
        trees = read(claim).tree, read(part).tree
        turned = any(compare(*trees)[0] is not Outcome.NONE for compare in _CHANGING)
        if not turned and not other_case(*trees):
            return Finding(rule=finding.rule, outcome=Outcome.NONE)
    return finding


def _quoted(claim: str, text: str) -> bool:
    """Tell whether a text, or the one half of it that denies as the claim does, has its words."""
    halves = _HALVES.split(text) if limits(claim) and not _HALVES.search(claim) else [text]
    return any(limits(t) == limits(claim) and in_order(claim, t) >= WHOLE for t in halves)
