"""Two times held together: *closed from 3 to 9 August* and *the fair is on 7 August*.

What a claim says of the one by the other follows, or does not: that the fair falls within the
closure, that the head was in office when the wing opened, that an application came too late.
"""

import datetime
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.text import Passage
from agent.judge.alignment.lexical import content
from agent.judge.derivation.dates.deadlines import IN_TIME, LAST, LATE
from agent.judge.passages.windows import Sentence
from agent.judge.quantities.times.dates import calendar_spans
from agent.judge.unfolding.linked.answers import Answer
from agent.judge.unfolding.linked.stretches import Stretch, days, told_in
from agent.ports import Parser

CUE = re.compile(
    rf"\b(?:when|while|during|after|before|(?:with)?in|inside|outside|at the time|by the time"
    rf"|already)\b|{IN_TIME.pattern}|{LATE.pattern}",
    re.IGNORECASE,
)
_PERIOD = r"the (?:period|time|weeks?|days?|months?|years?|span|phase)"
_FORMS = tuple(
    re.compile(form + r"[.\s]*$", re.IGNORECASE)
    for form in (
        (
            r"(?P<a>.+?) (?P<how>within|during|inside|in|outside|after|before) "
            rf"{_PERIOD}(?: \w+)? (?:in which|when|during which|while|for which|that) (?P<b>.+)"
        ),
        r"(?P<a>.+?),? (?P<how>when|while|at the time (?:that|when|of)|by the time) (?P<b>.+)",
        r"(?P<how>when|while|at the time (?:that|when|of)) (?P<b>[^,]+), (?P<a>.+)",
        r"(?P<a>.+?),? (?P<how>after|before) (?P<b>.+)",
        r"(?P<how>after|before) (?P<b>[^,]+), (?P<a>.+)",
    )
)
_ASIDE = re.compile(r", (?:an?|the|formerly|previously)\b[^,]*,")
_DENYING = re.compile(
    r"\b(?:not|never|no|nobody|none|only|unless|if|might|could|may|shortly|soon|immediately"
    r"|directly|just|long|all|every|each|always|until)\b|n['’]t\b|\d+ \w+ (?:after|before)\b",
    re.IGNORECASE,
)
_CHANGED = re.compile(
    r"\b(?:postpone|reschedul|cancel|brought forward|extend|instead|put off|revised|moved to"
    r"|no longer|not\b|never\b|n['’]t\b|would\b|might\b|unless\b|if\b|planned|was to\b|were to\b)",
    re.IGNORECASE,
)
_OWN = re.compile(r"\b(?:its|their|his|her|it|they|he|she)\b", re.IGNORECASE)
_LIGHT = frozenset("still already plac happen occur held hold fall fell lie lay".split())
_ARRIVING = frozenset("receiv arriv reach".split())
_SENDING = frozenset("submit submission submitt hand lodg fil sent post apply".split())
_DEADLINE = frozenset("deadlin late tim too limit".split())


class _Dated(NamedTuple):
    sentence: Sentence
    when: Stretch


class _Deadline(NamedTuple):
    """The sentence that tells a deadline, the last whole day, and whether it ends at an hour."""

    sentence: Sentence
    last: datetime.date
    timed: bool = False

    def kept_by(self, when: Stretch) -> bool | None:
        """Tell whether it is kept, None where the hour or the day would have to tell."""
        first, latest = when.begins
        if latest <= self.last:
            return True
        over = self.last + datetime.timedelta(days=int(self.timed))
        return False if first > over else None


def answer(
    claim: str, split: Sequence[Sequence[Sentence]], passages: Sequence[Passage], parser: Parser
) -> Answer | None:
    """Return whether the times that two sentences tell bear a claim out, None where unclear."""
    if not CUE.search(claim) or calendar_spans(claim):
        return None
    sentences = [s for own in split for s in own if not s.title]
    return _in_time(claim, sentences) or _together(claim, sentences, passages)


def without_asides(claim: str) -> str:
    """Return a claim without what it says of its subject in passing."""
    return _ASIDE.sub("", claim, count=1)


def _together(
    claim: str, sentences: Sequence[Sentence], passages: Sequence[Passage]
) -> Answer | None:
    match = next((m for f in _FORMS if (m := f.match(without_asides(claim)))), None)
    if match is None or _DENYING.search(claim):
        return None
    one, two = (_told(match[half], sentences, passages) for half in "ab")
    if one is None or two is None or one.sentence == two.sentence:
        return None
    if _OWN.search(match["b"]) and not _share(one.sentence, two.sentence, match["a"]):
        return None
    holds = _holds(match["how"].lower(), one.when, two.when)
    return None if holds is None else Answer(holds, one.sentence, two.sentence)


def _share(one: Sentence, two: Sentence, words: str) -> bool:
    """Tell whether two sentences may be of one thing: in one text, or with a word in common."""
    return one.passage == two.passage or bool(content(words) & content(two.text))


def _told(half: str, sentences: Sequence[Sentence], passages: Sequence[Passage]) -> _Dated | None:
    """Return the sentences' time for one half of a claim; None where they tell none or several."""
    wanted = content(half) - _LIGHT
    saying = [s for s in sentences if wanted and wanted <= _said(s, passages)]
    if not saying or any(_CHANGED.search(s.text) for s in saying):
        return None
    found = [_Dated(s, when) for s in saying if (when := told_in(s.text, wanted))]
    return found[0] if found and len({f.when[:2] for f in found}) == 1 else None


def _said(sentence: Sentence, passages: Sequence[Passage]) -> frozenset[str]:
    passage = passages[sentence.passage]
    return content(f"{sentence.text} {passage.title} {passage.heading}")


def _holds(how: str, one: Stretch, two: Stretch) -> bool | None:
    """Tell whether one stretch lies to another as a word says."""
    if how in ("after", "before"):
        first, last = (one, two) if how == "before" else (two, one)
        return True if first.before(last) else False if last.before(first) else None
    if how == "by the time":
        return None
    if one.lasts == two.lasts:
        return None
    inner, outer = (two, one) if one.lasts else (one, two)
    inside = outer.holds(inner)
    return inside if inside is None else inside != (how == "outside")


def _in_time(claim: str, sentences: Sequence[Sentence]) -> Answer | None:
    """Return whether what a claim says to be in time, or late, kept the deadline of another one."""
    in_time, late = bool(IN_TIME.search(claim)), bool(LATE.search(claim))
    rest = LATE.sub("", IN_TIME.sub("", claim))
    if in_time == late or _DENYING.search(rest):
        return None
    wanted = content(rest) - _DEADLINE
    limits = list(_deadlines(sentences, wanted))
    if len({(d.last, d.timed) for d in limits}) != 1:
        return None
    deadline, *_ = limits
    event = _event(wanted, [s for s in sentences if s not in [d.sentence for d in limits]])
    if event is None or not _of_one_way(event.sentence, deadline.sentence):
        return None
    kept = deadline.kept_by(event.when)
    return None if kept is None else Answer(kept == in_time, event.sentence, deadline.sentence)


def _deadlines(sentences: Sequence[Sentence], wanted: frozenset[str]) -> Iterator[_Deadline]:
    """Yield the sentences that tell a last day for a matter, and that day."""
    for sentence in sentences:
        found = calendar_spans(sentence.text)
        if len(found) != 1 or not wanted & content(sentence.text):
            continue
        before = sentence.text[: found[0].start]
        ends, known = LAST.search(before), days(found[0].day)
        if ends and known:
            strict = bool(ends["before"] or ends["hour"])
            last = known[0] - datetime.timedelta(days=1) if strict else known[1]
            yield _Deadline(sentence, last, timed=bool(ends["hour"]))


def _event(wanted: frozenset[str], sentences: Sequence[Sentence]) -> _Dated | None:
    plain = wanted - _ARRIVING - _SENDING
    saying = [s for s in sentences if plain and plain <= content(s.text)]
    saying = [s for s in saying if _way(content(s.text)) in (_way(wanted), None)]
    if any(_CHANGED.search(s.text) for s in saying):
        return None
    found = [_Dated(s, when) for s in saying if (when := told_in(s.text, plain))]
    single = len({f.when[:2] for f in found}) == 1 and not found[0].when.lasts
    return found[0] if single else None


def _of_one_way(event: Sentence, deadline: Sentence) -> bool:
    """Tell whether a deadline is for what happens in an event: for sending or for arriving."""
    asked = _way(content(deadline.text))
    return asked in (None, _way(content(event.text)))


def _way(words: frozenset[str]) -> str | None:
    """Return whether words tell of what arrives or of what is sent, None for neither or both."""
    arriving, sending = bool(words & _ARRIVING), bool(words & _SENDING)
    return None if arriving == sending else "arriving" if arriving else "sending"
