"""In or out: what is *out of service* is not *in service*, nor is *off the lead* on it."""

import re
from collections.abc import Iterator

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import content, saying, stems_in
from agent.judge.clauses.tree import Tree

_NOUNS = r"(?P<noun>service|stock|print|use|season|force|order|reach|range|office|control)"
_LEADS = r"(?P<noun>(?:the |a |their |its )?(?:lead|leash|duty|menu|grid|payroll|premises))"
_SIDES = tuple(
    tuple(re.compile(rf"\b{side} {nouns}\b(?! of\b)", re.IGNORECASE) for side in sides)
    for nouns, sides in ((_NOUNS, ("(?:in|within)", "out of")), (_LEADS, ("on", "off")))
)
_DENYING = re.compile(
    r"\b(?:not|no|never|neither|nor|nobody|none|only|unless|until|longer|without|if|when)\b|n['’]t\b",
    re.IGNORECASE,
)
_CUT = re.compile(r";\s+(?:(?:and|but|while|whereas)\s)?|,?\s(?:and|but|while|whereas)\s")
_ALL_OF = re.compile(r"(?:both|all|each|every)\b", re.IGNORECASE)
_ALL = frozenset({"both", "all", "each", "everi"})
_LETTER = re.compile(r"(?<=\w )[A-Z]\b")
_BOTH = (True, False)
_FEW = 5  # words of a claim of which a sentence must have all
_SHARE = 0.8


def compare_states(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where all that says so has the other side of a state, and that alone."""
    mine = list(_states(claim.text))
    if len(mine) != 1 or _DENYING.search(claim.text):
        return Outcome.NONE, ""
    ((noun, side),) = mine
    wanted = content(claim)
    apart = _apart(claim, premise, noun, side)
    if apart:
        return Outcome.MISSING, apart
    why = ""
    for sentence in saying(claim, premise, 1.0 if len(wanted) < _FEW else _SHARE):
        text = premise.quote(sentence)
        sides = {s for n, s in _states(text) if n == noun}
        if sides != {not side} or _DENYING.search(text):
            return Outcome.NONE, ""
        why = f"“{text}”"
    return (Outcome.CONFLICT, why) if why else (Outcome.NONE, "")


def _apart(claim: Tree, premise: Tree, noun: str, side: bool) -> str:
    """Return the part of a sentence on both sides that has the other one for the claim's, or ''.

    *Tap A is out of order; tap B is in order.*
    """
    wanted = content(claim) - _ALL | _letters(claim.text)
    whole = _ALL_OF.match(claim.text) is not None
    for first, last in premise.sentences:
        start, end = premise.tokens[first].start, premise.tokens[last - 1].end
        if len({s for n, s in _states(premise.text[start:end]) if n == noun}) < len(_BOTH):
            continue
        cuts = [(m.start(), m.end()) for m in _CUT.finditer(premise.text, start, end)]
        places = zip([start, *(e for _, e in cuts)], [*(s for s, _ in cuts), end], strict=True)
        texts = {premise.text[s:e]: stems_in(premise, [(s, e)]) for s, e in places}
        parts = {text: stems | _letters(text) for text, stems in texts.items()}
        near = max(len(wanted & stems) for stems in parts.values())
        on_it = [p for p, stems in parts.items() if whole or len(wanted & stems) == near]
        sides = {s: p for p in on_it for n, s in _states(p) if n == noun}
        if ((not side) in sides and side not in sides) or (whole and len(sides) == len(_BOTH)):
            return f"“{sides[not side]}”"
    return ""


def _letters(text: str) -> frozenset[str]:
    """Return the letters by which things are told apart: *Tap A*."""
    return frozenset(_LETTER.findall(text))


def _states(text: str) -> Iterator[tuple[str, bool]]:
    """Yield each state that a text names, by its noun, and whether something is in it."""
    for inside, outside in _SIDES:
        for side, pattern in ((True, inside), (False, outside)):
            yield from ((m["noun"].split()[-1].lower(), side) for m in pattern.finditer(text))
