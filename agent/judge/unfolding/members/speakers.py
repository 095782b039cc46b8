"""Speakers: *I* in a letter or chat told with the name of who writes it.

*Dear Mr Lang, I have broken my wrist* has all the words of *Mr Lang has broken his wrist*.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

_NAME = r"[A-Z][\w'’-]+(?: (?:[A-Z][\w'’-]+|[A-Z]\.))*"
_MARKS = r"[*_\s]*"
_FROM = re.compile(rf"^{_MARKS}(?:From|Sender){_MARKS}:{_MARKS}(?P<who>{_NAME})")
_GREETING = r"(?:Dear|Hi|Hello|Hallo)\s+(?:(?:Mr|Mrs|Ms|Dr)\.? )?"
_TO = re.compile(rf"^{_MARKS}(?:(?:To|Recipient){_MARKS}:{_MARKS}|{_GREETING})(?P<who>{_NAME})")
_CALLED = (
    re.compile(
        rf"^\W*(?P<who>{_NAME}), (?:I|we|can|could|would|will|please|do|did|are|have|thank|thanks"
        r"|you|your|the|my|our|I['’]\w+)\b"
    ),
    re.compile(
        r"^\W*(?i:(?:many |with )?thanks|thank you|sorry|cheers|regards)(?: [a-z]+)*, "
        rf"(?P<who>{_NAME})\b"
    ),
)
_TURN = re.compile(
    rf"^{_MARKS}(?:\[[^\]]*\]\s*|\d\d?[:.]\d\d\s+)?(?P<who>{_NAME})(?: \([^)]*\))?:\s"
)
_HEADS = frozenset(
    "From To Date Subject Cc Bcc Sent Re Note Status Sender Recipient Question Answer".split()
)
_I = re.compile(r"\bI(?:['’](?P<short>m|ve|ll|d))?\b(?![.&/-]|['’]s)")
_WE = re.compile(r"\b[Ww]e(?:['’](?P<short>re|ve|ll|d))?\b")
_VOCATIVE = re.compile(rf"^\W*(?:{_GREETING})?{_NAME}, (?=(?:I|we)\b)")
_FULL = {"m": "am", "re": "are", "ve": "have", "ll": "will", "d": "would"}
CUE = re.compile(r"\bI\b|\b[Ww]e\b")
SPOKEN = re.compile(r"\bI\b")
UNKNOWN = "the writer"


class _Talk(NamedTuple):
    """Who speaks, as far as it is known, and who is spoken to."""

    speaker: str
    addressed: frozenset[str]


def in_full(text: str, passage: Sequence[str], claim: str) -> str:
    """Return a text with who says *I*; if that is unknown, for claims on whom they speak to.

    So with *we*, who need not be the writer alone, for those claims only.

    A text that begins with who speaks stays as it is.

    Args:
        text: what is told.
        passage: the sentences of its passage up to its own, as they stand.
        claim: what it is told for.

    Example:
        "Ann, I am ill.", for a claim on Ann, is "I, the writer, am ill."
    """
    if _TURN.match(text):
        return text
    talk = _talk(passage)
    words = frozenset(re.findall(r"\w+", claim))
    to_them = any(not words.isdisjoint(name.split()) for name in talk.addressed)
    joint = SPOKEN.search(text) is None
    if not to_them and (joint or not talk.speaker):
        return text
    speaker = UNKNOWN if joint else talk.speaker or UNKNOWN

    def told(match: re.Match[str]) -> str:
        verb = _FULL.get(match["short"] or "", "")
        return f"I, {speaker}, {verb}".rstrip()

    return (_WE if joint else _I).sub(told, _VOCATIVE.sub("", text), count=1)


def _talk(passage: Sequence[str]) -> _Talk:
    """Return who speaks in the last of the sentences of a passage, and to whom."""
    speaker = ""
    addressed: set[str] = set()
    known: set[str] = set()
    for sentence in passage:
        sender, to, turn = _FROM.match(sentence), _TO.match(sentence), _TURN.match(sentence)
        called = next(filter(None, (p.match(sentence) for p in _CALLED)), None)
        if sender is not None:
            speaker, addressed = sender["who"], set()
        elif turn is not None and turn["who"] not in _HEADS:
            known.add(turn["who"])
            speaker = turn["who"]
            addressed = known - {speaker}
        addressed |= {m["who"] for m in (to, called) if m is not None and m["who"] not in _HEADS}
    return _Talk(speaker, frozenset(addressed - {speaker}))
