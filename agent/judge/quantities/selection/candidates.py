"""Which value the evidence gives for what the claim speaks of, where none agrees."""

import re
from collections.abc import Sequence

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.quantity import Quantity

HALF = 0.5  # share of the claim's words that the sentence of any rival has
MATTER = 0.4  # share of the claim's words that the sentence of a lone rival has
SAID = 2 / 3  # share of the claim's words that the sentence of a firm rival has
NAMED = 2  # words of the claim that stand near it,
CLOSE = 0.6  # and their share,
REPEATED = 0.9  # unless its sentence has so many of them
RIVALS = 2  # most values that differ from the claim's; of more, none is plainly the one it means
_PERIOD = r"(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|century|centuries)"
_TIME = re.compile(
    rf"\b{_PERIOD}\s+(?:\w+\s+)?(?:earlier|later|before|after|afterwards|ago|behind|ahead|late)\b"
    rf"|\b(?:following|next|previous|preceding|same)\s+{_PERIOD}\b"
    r"|\banniversary\b",
    re.IGNORECASE,
)
_AMOUNT = re.compile(
    r"\b(?:half|twice|double|treble|triple|(?:a|one|two|three)[- ](?:third|quarter|fifth|tenth)s?)"
    r"\s+(?:as|the|that|those|of|price|again|more|fewer|less)\b"
    r"|\b[a-z]+ times (?:as|the|that|those|what)\b"
    r"|\b(?:doubl|tripl|trebl|quadrupl|halv)(?:ed|ing)\b"
    r"|\b(?:more|fewer|less|higher|lower|cheaper|dearer)\s+than\s+(?:last|the|that|in|before)\b"
    r"|\b(?:further|another|additional)\s+[£$€]?\d",
    re.IGNORECASE,
)


def loose(differing: Sequence[Bound], wanted: frozenset[str], known: Bindings) -> Bound | None:
    """Return the quantity that the evidence may give for the thing that the claim speaks of."""
    best = max(differing, key=lambda b: (len(b.near & wanted), len(b.wide & wanted)), default=None)
    if best is None or len(best.near & wanted) < NAMED:
        return None
    around = best.wide | best.near
    bearing = len(around & wanted) >= HALF * len(wanted) and wanted & known.words <= around
    return best if bearing else None


def lone(differing: Sequence[Bound], wanted: frozenset[str]) -> Bound | None:
    """Return the only quantity that could be the claim's, where the sentence speaks of the matter.

    A date may be that of something else, and so may the value of another row or band, or a number
    that leaves unsaid what it counts.
    """
    if len(differing) != 1:
        return None
    (only,) = differing
    if only.quantity.is_bare:
        return None
    if only.quantity.is_date or only.quantity.bound == "range" or only.column:
        return None
    return only if len((only.wide | only.near) & wanted) >= MATTER * len(wanted) else None


def firm(differing: Sequence[Bound], wanted: frozenset[str], known: Bindings) -> Bound | None:
    """Return the quantity that the evidence gives for the very thing the claim speaks of."""
    best = loose(differing, wanted, known)
    if best is None or len(differing) > RIVALS:
        return None
    share = len((best.wide | best.near) & wanted) / len(wanted)
    plain = len(best.near & wanted) >= CLOSE * len(wanted) or share >= REPEATED
    return best if share >= SAID and plain else None


def uncounted(item: Bound, stating: Sequence[Bound], others: Sequence[Bound]) -> list[Bound]:
    """Return the numbers that leave unsaid what they count, as one that agrees beside them does.

    So do all of *at most eight in stage 1 and at most ten in stage 2*.
    """
    beside = {b.sentence for b in stating if b.quantity.is_bare and item.quantity.noun}
    return [b for b in others if b.quantity.is_bare and b.sentence in beside]


def spoken_elsewhere(
    item: Bound, stating: Sequence[Bound], asked: Bindings, known: Bindings
) -> bool:
    """Tell whether the evidence speaks of the claim's subject, but not with this value.

    True when some other subject of the evidence matches the claim's subject better than the
    surroundings of every agreeing quantity do.
    """
    if not asked.subjects or not stating:
        return False
    subject = max(asked.subjects, key=len) - item.own
    best = len(subject)
    if not subject or len(asked.subjects) > 1 or not any(subject <= s for s in known.subjects):
        return False
    for good in stating:
        around = good.near | good.inherited | good.part
        if len(subject & around) >= best or subject <= around:
            return False
        if not any(s and s <= good.near and not s & subject for s in known.subjects):
            return False
    return not _told_there(subject, item, asked, known)


def _told_there(subject: frozenset[str], item: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether another number of the claim is what the evidence says of its subject."""
    there = [b for b in known.items if subject <= b.near | b.wide]
    return any(o is not item and states(o.quantity, b.quantity) for o in asked.items for b in there)


def tells_by_others(text: str, quantity: Quantity) -> bool:
    """Tell whether a text says how times (or amounts) follow from others that it gives.

    The value of the claim may then be one that we failed to compute, and no rival of those given.
    """
    timed = quantity.is_date or quantity.dimension == "clock"
    return bool((_TIME if timed else _AMOUNT).search(text))
