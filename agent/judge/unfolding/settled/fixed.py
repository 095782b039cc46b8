"""What must not be changed is fixed, what cannot be undone is final: *may not be replaced*.

*Substitutes may not be changed after the first round* is *after the first round the substitutes are
fixed*, and not *may still be replaced*; what may not be opened stays unopened.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.judge.unfolding.settled.slots import BLURRED, PLAIN, Slot, slot

_CHANGING = (
    "changed altered modified amended revised edited adjusted varied replaced exchanged swapped"
    " substituted"
)
_UNDOING = (
    "revoked reversed overturned undone rescinded retracted withdrawn cancelled canceled appealed"
    " challenged contested annulled repealed reviewed questioned"
)


def _verb(participle: str) -> str:
    return next(iter(slot(participle)), "")


_KINDS = {
    _verb(word): kind
    for kind, words in (("change", _CHANGING), ("undo", _UNDOING))
    for word in words.split()
}
_GENERAL = frozenset({_verb("changed"), _verb("altered")})
"""What is not done in any way where it may not be done: what may not be changed is not replaced."""
_STATES = {
    "fixed": {"change"}, "final": {"change", "undo"}, "definitive": {"change", "undo"},
    "set in stone": {"change"}, "unchangeable": {"change"}, "unalterable": {"change"},
    "immutable": {"change"}, "unchanged": {"change"}, "the same": {"change"},
    "as it is": {"change"}, "as they are": {"change"}, "binding": {"undo"},
    "irrevocable": {"undo"}, "irreversible": {"undo"}, "incontestable": {"undo"},
}  # fmt: skip
"""What is in such a state undergoes no deed of these kinds."""
_BE = r"(?:is|are|be|become|becomes|remains?|stays?|(?:must|will|shall) (?:be|remain|stay))"
_MODAL = r"(?:may|can|could|must|shall|will)"
_NOT = r"(?:\bcannot|\b@(?: not|n['’]t| no longer)(?: any ?(?:more|longer))?)".replace("@", _MODAL)
_BANNED = re.compile(
    rf"{_NOT} be (?:\w+ly )?(?P<verb>(?!used\b|made\b|kept\b)\w+(?:ed|en|wn|ne))\b", re.IGNORECASE
)
_ALLOWED = re.compile(
    r"\b(?:may|can|could)(?: still| also| later)? be (?:\w+ly )?"
    r"(?P<verb>\w+(?:ed|en|wn|ne))\b(?: again)?",
    re.IGNORECASE,
)
_BEING = re.compile(
    rf"\b{_BE}(?P<no> not|n['’]t)?(?: (?:then|thus|therefore|always|all))? "
    rf"(?P<state>{'|'.join(sorted(_STATES, key=len, reverse=True))})\b",
    re.IGNORECASE,
)
_UNDONE = re.compile(
    rf"\b{_BE}(?P<no> not|n['’]t)? (?P<state>(?:non-?|un|ir|in)(?P<verb>\w{{3,}}?)"
    r"(?:able|ible|ed|en))\b",
    re.IGNORECASE,
)
CUE = re.compile(
    rf"{_NOT} be \w|\b(?:{'|'.join(_STATES)})\b|\b(?:non-?|un|ir|in)\w+(?:able|ible)\b",
    re.IGNORECASE,
)
_FROM = re.compile(r"\b(?:once|as soon as|when)\b", re.IGNORECASE)
_BY = re.compile(r"\bby\b", re.IGNORECASE)
"""What is fixed *by* somebody is set by them."""
_OPENS = re.compile(rf"^(?P<front>(?:after|before|during|from|until) {PLAIN}+?), ", re.IGNORECASE)


class _State(NamedTuple):
    """What is said to undergo a deed or not: its words, the deed, its kinds, whether denied."""

    of: Slot
    verb: str
    kinds: frozenset[str]
    denied: bool


def settles(text: str, claim: str) -> bool | None:
    """Tell whether what may not be done to a thing makes a claim on its state true, or untrue."""
    for told in _states(text):
        for asked in _states(claim):
            if told.of == asked.of and told.of and (told.denied or asked.denied):
                if told.denied and _takes_in(told, asked):
                    return asked.denied
                if asked.denied and not told.denied and _takes_in(asked, told):
                    return False
    return None


def _takes_in(ban: _State, other: _State) -> bool:
    """Tell whether what undergoes no deed of the one kind undergoes none of the other."""
    if ban.verb and other.verb:
        known = _KINDS.get(other.verb)
        return ban.verb == other.verb or (ban.verb in _GENERAL and known == "change")
    if not ban.verb and not other.verb:
        return ban.kinds >= other.kinds
    return bool(ban.kinds & other.kinds)


def _states(text: str) -> Iterator[_State]:
    """Yield what a sentence says may or may not be done to a thing, or in what state it is."""
    plain = _OPENS.sub(r"\g<front> ", _FROM.sub("after", text.rstrip(" .!")))
    for form in (_BANNED, _ALLOWED, _BEING, _UNDONE):
        match = form.search(plain)
        if match is None:
            continue
        rest = f"{plain[: match.start()]} {plain[match.end() :]}"
        if not re.fullmatch(rf"{PLAIN}+", rest) or BLURRED.search(rest) or _BY.search(rest):
            return
        groups = match.groupdict()
        done = groups.get("verb") or ""
        verb = _verb(f"{done}ed" if form is _UNDONE else done)
        state = groups.get("state", "").lower()
        kinds = _STATES.get(state) or {_KINDS.get(verb, verb)}
        denied = form is _BANNED or (form in (_BEING, _UNDONE) and not groups["no"])
        yield _State(slot(rest), verb, frozenset(kinds), denied)
        return
