"""Quotations: a claim whose words stand in order in one sentence is not denied by that sentence."""

import re
from collections.abc import Sequence
from functools import lru_cache

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import in_order
from agent.judge.clauses.reading import read
from agent.judge.polarity.conditions.alone import compare_alone
from agent.judge.polarity.conditions.company import other_case
from agent.judge.polarity.negation.denials import held
from agent.judge.polarity.roles.voices import compare_voices

WHOLE = 0.999
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


@lru_cache(maxsize=4096)
def limits(text: str) -> tuple[str, ...]:
    """Return the words of ``text`` that deny or limit what it says, sorted."""
    return tuple(sorted(w.lower() for w in _DENIAL.findall(text)))


def of_quotation(finding: Finding, claim: Analysis, parts: Sequence[Analysis]) -> Finding:
    """Return ``finding`` on polarity, ``none`` for a conflict with a sentence that is quoted.

    A sentence is quoted when it has all words of the claim in their order, and no word that
    denies or limits beyond those of the claim: what is then left out is only what it says besides.
    The words that make a passive are not left out: *was replaced by B* is not *replaced B*.
    Nor is *the soup without bread* quoted from *the soup with bread and the stew without bread*, or
    *only nurses* from *only nurses and midwives*.
    """
    if finding.outcome is not Outcome.CONFLICT:
        return finding
    for part in parts:
        alike = limits(part.text) == limits(claim.text)
        quoted = alike and in_order(claim.text, part.text) >= WHOLE
        if not quoted or held(claim.text, part.text)[0] is not Outcome.NONE:
            continue
        trees = read(claim).tree, read(part).tree
        turned = any(c(*trees)[0] is not Outcome.NONE for c in (compare_voices, compare_alone))
        if not turned and not other_case(*trees):
            return Finding(rule=finding.rule, outcome=Outcome.NONE)
    return finding
