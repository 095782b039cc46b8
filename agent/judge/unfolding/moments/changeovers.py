"""What holds until an hour and what after it: *half the rate until 3 pm, the full rate after that*.

Such a sentence is told with the one of both that holds at the hour of a claim.
"""

import re

from agent.domain.prose.figures import UNITS
from agent.judge.quantities.times.clock import clock_spans

_THEN = r"(?:after (?:that|then)|afterwards|thereafter|from then on)"
CUE = re.compile(rf"\b(?:until|till)\b.*\b{_THEN}\b", re.IGNORECASE | re.DOTALL)
_TURN = re.compile(
    rf"(?P<before>[^;.]+?) (?P<until>(?:until|till) [\w:]+(?:\.\d\d)?(?: ?[ap]\.?m\.?)?),?"
    rf"(?:,| and| but)+ (?P<then>{_THEN} )?(?P<second>[^,;.]+?)(?(then)|,? {_THEN})(?=[.;]|$)",
    re.IGNORECASE,
)
_LINK = re.compile(r"(?:at|for|to|by|in|with) ", re.IGNORECASE)
_VALUE = re.compile(rf"(?:[£€$]?\d|(?:{'|'.join(UNITS[1:])})\b)", re.IGNORECASE)
_VERB = re.compile(r"\b(?:is|are|was|were|be|costs?|stays?|remains?) ", re.IGNORECASE)
_UNCLEAR = re.compile(r"\b(?:not|no|never|only|except|unless|if|until|till)\b|n['’]t\b", re.I)


def at_its_hour(text: str, claim: str) -> str:
    """Return a text with what holds at the hour of a claim, as it stands where that is unclear.

    Example:
        "Tickets cost 5 euros until noon and 8 euros afterwards." is "Tickets cost 8 euros at 3 pm."
        for a claim on 3 pm.
    """
    match, asked = _TURN.search(text), clock_spans(claim)
    turn = clock_spans(match["until"]) if match else ()
    if match is None or len(turn) != 1 or len(asked) != 1 or _UNCLEAR.search(match["before"]):
        return text
    (hour,), at = asked, turn[0].minutes
    others = [s.minutes for s in clock_spans(text) if s.minutes != at]
    vague = hour.vague or turn[0].vague or hour.minutes == at
    if vague or any(o > min(at, hour.minutes) for o in others):
        return text
    start = _start(match["before"], match["second"])
    if start is None:
        return text
    lead, first = match["before"][:start], match["before"][start:]
    own, other = (first, match["second"]) if hour.minutes < at else (match["second"], first)
    when = claim[hour.start : hour.end].rstrip(" .")
    denied = "" if _VALUE.match(other) else f", not {other}"  # values are weighed as they stand
    told = f"{lead}{own} at {when}{denied}"
    return f"{text[: match.start()]}{told}{text[match.end() :]}"


def _start(before: str, second: str) -> int | None:
    """Return where in a clause stands what gives way to a second: *5 euros* to *8 euros*."""
    link = _LINK.match(second)
    if link:
        found = before.lower().rfind(f" {link[0].lower()}")
        return found + 1 if found >= 0 else None
    values = [m.start() for m in re.finditer(rf"(?<= ){_VALUE.pattern}", before, re.IGNORECASE)]
    if values and _VALUE.match(second):
        return values[-1]
    verbs = [m.end() for m in _VERB.finditer(before)]
    return verbs[-1] if verbs else None
