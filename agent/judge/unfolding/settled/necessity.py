"""Necessary and sufficient: *a deposit is needed to book* is *no booking without a deposit*.

What is not necessary is not asked of all, and what is necessary need not be enough.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from agent.judge.unfolding.settled import demands
from agent.judge.unfolding.settled.slots import BLURRED, PLAIN, Slot, fills, slot

_NEED = (
    r"(?:necessary|required|needed|essential|indispensable|vital|mandatory|compulsory|obligatory"
    r"|(?:condition|requirement|prerequisite|precondition|must))"
)
_ENOUGH = r"(?:sufficient|enough|all that is (?:needed|required)|all it takes|suffices?)"
_BE = r"(?:is|are|was|were)"
_FOR = r"(?:for|to|in order to|of)"
_NOT = re.compile(r"\b(?:not|no|nobody|none|never|cannot|impossible|nor)\b|n['’]t\b", re.IGNORECASE)
CUE = re.compile(
    rf"\b(?:{_NEED}|{_ENOUGH}|requires?|presupposes?|needs?|without|guarantees?|alone)\b"
    rf"|{demands.CUE.pattern}",
    re.IGNORECASE,
)
_BOTH = re.compile(
    rf"^(?P<what>{PLAIN}+?) {_BE} (?:an? )?(?:(?P<no>not )(?:an? )?)?"
    rf"(?P<first>{_NEED}|{_ENOUGH}),? (?:but|though|yet|and|although)(?: (?:it|they) {_BE})? "
    r"(?:(?P<other>not )(?:an? )?)?"
    rf"(?P<second>{_NEED}|{_ENOUGH}),?(?: \w+)? {_FOR} (?P<end>{PLAIN}+)",
    re.IGNORECASE,
)
_CALLED = re.compile(
    rf"^(?P<what>{PLAIN}+?) {_BE}(?P<no>(?: not|n['’]t|(?= no )))?(?: by no means)?"
    rf" (?:(?:an?|no) )?(?:(?:strictly|absolutely|always|(?P<strict>necessary)) )?"
    rf"(?P<level>{_NEED}|{_ENOUGH}) {_FOR} (?P<end>{PLAIN}+)",
    re.IGNORECASE,
)
_FRONTED = re.compile(
    rf"^(?:To|In order to|For) (?P<end>{PLAIN}+), (?P<no>no )?(?P<what>{PLAIN}+?) {_BE}"
    rf"(?P<not> not|n['’]t)? (?:an? )?(?P<level>{_NEED}|{_ENOUGH})(?=\W*$)",
    re.IGNORECASE,
)
_ASKING = re.compile(
    rf"^(?P<end>{PLAIN}+?) (?:(?P<no>(?:does|do|did) not|doesn['’]t|don['’]t) )?"
    rf"(?:requires?|presupposes?|calls? for) (?P<what>{PLAIN}+)",
    re.IGNORECASE,
)
_NEEDING = re.compile(
    rf"^(?P<who>{PLAIN}+?) (?:(?P<no>(?:do|does)(?: not|n['’]t)) )?needs? "
    rf"(?P<what>(?:an?|the|no|your|their) {PLAIN}+?) (?:to|for|in order to) (?P<end>{PLAIN}+)",
    re.IGNORECASE,
)
_WANTING = re.compile(
    rf"^(?P<end>{PLAIN}+?) (?:(?P<no>(?:do|does)(?: not|n['’]t)) )?needs? "
    rf"(?P<what>(?:(?! to | for | in order ){PLAIN})+)",
    re.IGNORECASE,
)
_WITHOUT_FIRST = re.compile(
    rf"^Without (?P<what>{PLAIN}+?)(?:,|(?= (?:there (?:is|are|will be) no|no|nobody)\b)) "
    rf"(?P<end>{PLAIN}+)",
    re.IGNORECASE,
)
_WITHOUT_LAST = re.compile(rf"^(?P<end>{PLAIN}+?) without (?P<what>{PLAIN}+)", re.IGNORECASE)
_WITHOUT_WITHIN = re.compile(
    rf"^(?P<who>\w+) without (?P<what>{PLAIN}+?) "
    rf"(?P<rest>(?:can|could|may|must|will|are|is|do|does)(?:not| not|n['’]t)?\b {PLAIN}+)",
    re.IGNORECASE,
)
_ALLOWED = re.compile(r"\b(?:can|may|could|possible|able|allowed|free)\b", re.IGNORECASE)
_GUARANTEE = re.compile(
    rf"^(?P<what>{PLAIN}+?) (?P<no>does not |do not |doesn['’]t |don['’]t )?"
    rf"(?:guarantees?|ensures?|entitles? \w+ to) (?P<end>{PLAIN}+)",
    re.IGNORECASE,
)
_EVERYONE = re.compile(
    rf"^(?:Everyone|Everybody|Anyone|Anybody|Whoever|Every \w+|Any \w+|All \w+)(?: who)? "
    rf"(?P<both>{PLAIN}+)",
    re.IGNORECASE,
)
_ONLY = re.compile(rf"^Only (?P<both>{PLAIN}+)", re.IGNORECASE)
_ALONE = re.compile(r"\b(?:alone|on (?:its|their) own|by itself)\b", re.IGNORECASE)


_ENDS = re.compile(
    r"^[.!]?$|^[,;:.] (?:but|and|though|although) (?:it|this|that|they|these) "
    r"(?:does|do|is|are) not\b",
    re.IGNORECASE,
)
"""How a sentence may go on behind its condition: on the same thing, to say what it does not do."""


_TURNING = frozenset("no most less fewer few under below".split())
"""Words without which what is needed is another thing: *at most two bags*."""


class Condition(NamedTuple):
    """What is, or is not, needed or enough for an end."""

    what: Slot
    end: Slot
    enough: bool
    holds: bool
    permits: bool = False
    """Whether it is also told that the end may be had so: *may be sold only with consent*."""


def settles(text: str, claim: str) -> bool | None:
    """Tell whether a sentence on what something needs makes a claim true, or untrue; else None."""
    told = conditions(text)
    if not told:
        return None
    for asked in conditions(claim):
        for rule in told:
            if (settled := _compared(rule, asked)) is not None:
                return settled
    return next((s for rule in told if (s := _of_all(rule, claim)) is not None), None)


def _compared(rule: Condition, asked: Condition) -> bool | None:
    if rule.enough is not asked.enough or not fills(asked.end, rule.end):
        return None
    weaker = rule.holds and not rule.enough and bool(asked.what) and asked.what <= rule.what
    weaker = weaker and not _TURNING & (rule.what - asked.what)
    if not weaker and rule.what != asked.what:
        return None
    return rule.holds is asked.holds


def _of_all(rule: Condition, claim: str) -> bool | None:
    """Tell how a claim on all, or only on those, who meet a condition stands to it."""
    match = _EVERYONE.match(claim) if rule.enough else _ONLY.match(claim)
    if match is None or BLURRED.search(match["both"]):
        return None
    both = slot(match["both"])
    if not rule.what or not rule.end or both != rule.what | rule.end:
        return None
    return rule.holds


@lru_cache(maxsize=4096)
def conditions(text: str) -> tuple[Condition, ...]:
    """Return what a text says is or is not needed, or enough."""
    return tuple(_conditions(text))


def _conditions(text: str) -> Iterator[Condition]:
    if match := _BOTH.match(text):
        if _ENDS.match(text[match.end() :]) and not BLURRED.search(match["what"] + match["end"]):
            what, end = slot(match["what"]), slot(match["end"])
            for level, no in (("first", "no"), ("second", "other")):
                yield Condition(what, end, _is_enough(match[level]), not match[no])
        return
    for form in (_CALLED, _FRONTED, _ASKING, _NEEDING, _WANTING, _GUARANTEE):
        if match := form.match(text):
            if _ENDS.match(text[match.end() :]):
                yield from _of_form(match)
            return
    found = [Condition(d.what, d.end, False, True, d.permits) for d in demands.demands(text)]
    yield from found or _without(text)


def _of_form(match: re.Match[str]) -> Iterator[Condition]:
    groups = match.groupdict()
    what = match["what"]
    none = re.match(r"no ", what, re.IGNORECASE) or groups.get("not") or groups["no"] is not None
    enough = match.re is _GUARANTEE or _is_enough(groups.get("level") or "")
    alone = _ALONE.search(what) is not None
    bare = re.sub(r"^no ", "", _ALONE.sub("", what), flags=re.IGNORECASE)
    if BLURRED.search(bare + match["end"]) or (alone and not enough):
        return
    end = f"{groups.get('who') or ''} {match['end']}"
    yield Condition(slot(bare), slot(end), enough, not none)


def _without(text: str) -> Iterator[Condition]:
    """Yield what a text says is not, or is, possible without something."""
    forms = (_WITHOUT_FIRST, _WITHOUT_WITHIN, _WITHOUT_LAST)
    match = next((m for form in forms if (m := form.match(text))), None)
    if match is None or BLURRED.search(match["what"]) or not _ENDS.match(text[match.end() :]):
        return
    within = match.re is _WITHOUT_WITHIN
    end = f"{match['who']} {match['rest']}" if within else match["end"]
    denied = _NOT.findall(end)
    if len(denied) > 1 or BLURRED.search(_NOT.sub("", end)):
        return
    if denied or _ALLOWED.search(end):
        yield Condition(slot(match["what"]), slot(_NOT.sub("", end)), False, bool(denied))


def _is_enough(level: str) -> bool:
    return re.fullmatch(_ENOUGH, level, re.IGNORECASE) is not None
