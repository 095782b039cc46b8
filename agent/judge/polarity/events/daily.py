"""Days among all: what runs *daily except Sundays* runs on Saturdays."""

import re
from collections.abc import Iterable

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import Tree
from agent.judge.quantities.times.frequency import all_days_but, weekdays

SAID = 0.5  # share of the claim's words, the day aside, from which a sentence says so of all days
_DENYING = re.compile(
    r"\b(?:no|not|never|none|nothing|cannot|without|neither|nor|closed|shut|closes|shuts"
    r"|cancel\w*|suspended)\b|n['’]t\b",
    re.IGNORECASE,
)
_OPEN = re.compile(r"open(?:s|ed|ing)?|clos(?:e|es|ed|ing)|shuts?|daily")
_PARTLY = re.compile(r"\b(?:only|until|till|after|before|by|than|if|unless|when)\b", re.IGNORECASE)


def compare_days(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a day that is not excepted from all is told like one that is."""
    excepted = all_days_but(premise.text)
    asked = weekdays(claim.text) if excepted else frozenset[int]()
    if not asked or asked & excepted or _PARTLY.search(claim.text):
        return Outcome.NONE, ""
    others = [s for s in premise.sentences if not all_days_but(premise.quote(range(*s)))]
    if any(weekdays(premise.quote(range(*s))) & asked for s in others):
        return Outcome.NONE, ""
    wanted = _matter(claim, range(len(claim.tokens)))
    for start, end in premise.sentences:
        text = premise.quote(range(start, end))
        shared = wanted & _matter(premise, range(start, end))
        if not all_days_but(text) or not shared or len(shared) < SAID * len(wanted):
            continue
        if _denied(claim.text) != _denied(_positive(text)):
            return Outcome.CONFLICT, f"“{text}”"
    return Outcome.NONE, ""


def _matter(tree: Tree, indices: Iterable[int]) -> frozenset[str]:
    """Return the stems of the words that tell neither the day nor whether it is open."""
    rest = [i for i in indices if not weekdays(tree.tokens[i].text)]
    return words_of(tree, (i for i in rest if not _OPEN.fullmatch(tree.lower(i))))


def _positive(text: str) -> str:
    return re.sub(r"\b(?:but )?not(?= (?:on )?[A-Z]\w+days?\b)", "", text)


def _denied(text: str) -> bool:
    return len(_DENYING.findall(text)) % 2 == 1
