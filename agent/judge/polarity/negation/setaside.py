"""Set aside: what goes *to the clerk, not to the chair*, does not go to the chair.

A claim that has the denied one in the place of the other repeats the sentence and says the
opposite.
"""

import re
from itertools import takewhile

from agent.domain.finding import Outcome
from agent.domain.prose.tags import VERBS
from agent.judge.alignment.matter import content, stems_in, words_of
from agent.judge.clauses.tree import Tree

SAID = 0.5  # share of the claim's other words that the sentence must have besides the denied one
_DENIED = re.compile(
    r"(?:[,;]|\b(?:but|and)) not (?!only\b|just\b|merely\b|all\b|every\b|always\b|until\b|more\b"
    r"|less\b|later\b|before\b|yet\b|necessarily\b|if\b|when\b|unless\b|without\b)"
    r"(?:even )?(?P<denied>[^.;:,()]+?)(?=[.;:,()]|$| but )",
    re.IGNORECASE,
)
_TURNED = re.compile(
    r"\b(?:not|no|never|none|nobody|nothing|neither|nor|without|cannot|only|instead|rather|unless"
    r"|except|excepted|other|another|different\w*|differs?|unlike|apart|but|while|whereas|though|rest)"
    r"\b|n['’]t\b",
    re.IGNORECASE,
)
"""What may give a claim another turn, or tell of both sides."""
_LIMITED = re.compile(
    r"\b(?:except\w*|unless|apart from|save|only if|other than|excluded)\b", re.IGNORECASE
)
_ITS_OWN = re.compile(r",?\s*(?:which|who|whose|whom|where|when)\b", re.IGNORECASE)
"""What opens a clause on the denied one: *not to the office, which sends out the bills*."""
_SIDES = frozenset("before after until since above over below under within outside".split())
"""What tells one side of a bound: *but not after ten* says nothing of *before ten*."""
_STOPS = frozenset(",;:.()")
_FARTHEST = 5  # words that what stands in the place of the denied one may have


def compare_set_aside(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim says of what a sentence denies what it says of another.

    Another sentence that speaks of the denied one may say so of it.
    """
    if _TURNED.search(claim.text):
        return Outcome.NONE, ""
    for first, last in premise.sentences:
        start, end = premise.tokens[first].start, premise.tokens[last - 1].end
        if _LIMITED.search(premise.text, start, end):
            continue
        for match in _DENIED.finditer(premise.text, start, end):
            if _takes_up(claim, premise, range(first, last), match):
                return Outcome.CONFLICT, f"it says “{match[0].strip(' ,;')}”"
    return Outcome.NONE, ""


def _takes_up(claim: Tree, premise: Tree, sentence: range, match: re.Match[str]) -> bool:
    """Tell whether a claim has what a sentence denies, and of the rest all but what it affirms."""
    denied = stems_in(premise, [match.span("denied")])
    start, end = premise.tokens[sentence.start].start, premise.tokens[sentence.stop - 1].end
    stop = match.end() if _ITS_OWN.match(premise.text, match.end()) else end
    outside = stems_in(premise, [(start, match.start()), (match.end(), stop)])
    tail = stems_in(premise, [(stop, end)]) - outside
    elsewhere = stems_in(premise, [(0, start), (end, len(premise.text))]) | tail
    asked = content(claim)
    rest, own = asked - denied, denied - outside
    if not own or not own <= asked - elsewhere:
        return False
    if not rest or len(rest & outside) < SAID * len(rest) or rest & tail:
        return False
    opening = next(i for i in sentence if premise.tokens[i].start >= match.start("denied"))
    if premise.lower(opening) in _SIDES - claim.words:
        return False
    return _affirmed(premise, sentence, match.start(), opening).isdisjoint(rest)


def _affirmed(premise: Tree, sentence: range, before: int, opening: int) -> frozenset[str]:
    """Return the stems of what stands in the place of the denied one: *to the clerk*.

    It is opened by the preposition that opens the denied one, and else it is what stands last.
    """
    said = [i for i in sentence if premise.tokens[i].start < before]
    if premise.tokens[opening].pos == "ADP":
        alike = [i for i in said if premise.lower(i) == premise.lower(opening)]
        return words_of(premise, said[said.index(alike[-1]) :]) if alike else frozenset()
    last = reversed(said[-_FARTHEST:])
    return words_of(premise, takewhile(lambda i: not _closes(premise, i), last))


def _closes(premise: Tree, index: int) -> bool:
    return premise.lower(index) in _STOPS or premise.tokens[index].pos in {"ADP", *VERBS}
