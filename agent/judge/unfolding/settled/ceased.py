"""What is no longer so was so once: *no longer open to the public* used to be open to it."""

import re

from agent.judge.unfolding.settled.slots import BLURRED, PLAIN, sequence, slot

CUE = re.compile(
    r"\b(?:no longer|any ?more|any longer|stopped|ceased|quit|g[ai]ven? up)\b", re.IGNORECASE
)
_CEASED = re.compile(
    rf"^(?P<one>{PLAIN}+?) (?:(?:is|are|do|does|can|may|has|have) )?no longer "
    rf"(?P<two>{PLAIN}+?)[.!]?$",
    re.IGNORECASE,
)
_ANY_MORE = re.compile(
    rf"^(?P<one>{PLAIN}+?) (?:is|are|do|does|can|may|has|have)(?: not|n['’]t) "
    rf"(?P<two>{PLAIN}+?),? (?:any ?more|any longer)[.!]?$",
    re.IGNORECASE,
)
_STOPPED = re.compile(
    rf"^(?P<one>{PLAIN}+?) (?:(?:has|have) )?(?:stopped|ceased to|ceased|quit|gave up|given up) "
    rf"(?P<two>{PLAIN}+?)(?P<when> in \d{{4}})?[.!]?$",
    re.IGNORECASE,
)
_ONCE = re.compile(
    rf"^(?:(?:formerly|previously|once|in the past|at one time),? )?(?P<one>{PLAIN}+?) "
    rf"(?:used to (?:be )?|(?:was|were|had|could) (?:once|formerly|previously|at one time) "
    rf"|(?:once|formerly|previously) )(?P<two>{PLAIN}+?)[.!]?$",
    re.IGNORECASE,
)
_FRONTED = re.compile(
    rf"^(?:formerly|previously|in the past|at one time),? (?P<one>{PLAIN}+?) "
    rf"(?:was|were|could|did|had) (?P<two>{PLAIN}+?)[.!]?$",
    re.IGNORECASE,
)
_NEVER = re.compile(
    rf"^(?P<one>{PLAIN}+?) (?:(?:has|have|was|were|had|did|could) )?never (?P<two>{PLAIN}+?)[.!]?$",
    re.IGNORECASE,
)
_OFFERED = re.compile(r"\b(?:available|open|offered|accessible) to\b", re.IGNORECASE)
_FEW = 2  # words that have no two roles: *we accept cheques*, *cheques are accepted*
_AND_NOW = re.compile(r"\b(?:now|today|still|but|and)\b", re.IGNORECASE)


def settles(text: str, claim: str) -> bool | None:
    """Tell whether what is no longer so makes a claim true, that it was, or untrue, that never."""
    forms = (_CEASED, _ANY_MORE, _STOPPED)
    match = next((m for form in forms if (m := form.match(text))), None)
    if match is None or BLURRED.search(f"{match['one']} {match['two']}"):
        return None
    told = f"{match['one']} {match['two']}"
    for form in (_ONCE, _FRONTED, _NEVER, _CEASED, _ANY_MORE):
        asked = form.match(claim)
        if asked is None:
            continue
        rest = f"{asked['one']} {asked['two']}"
        if not _alike(told, rest) or BLURRED.search(rest) or _AND_NOW.search(rest):
            return None
        return form is not _NEVER
    return None


def _alike(told: str, asked: str) -> bool:
    """Tell whether two texts are of the same: who has the other role is told by the order."""
    free = _OFFERED.search(told) or len(slot(told)) <= _FEW
    same = slot(told) == slot(asked) if free else sequence(told) == sequence(asked)
    return same and bool(slot(told))
