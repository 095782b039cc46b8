"""The rule on standing: what evidence denies, asks or supposes does not bear a claim out."""

import re
from collections.abc import Iterator, Sequence

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import FINITE
from agent.domain.text import Passage
from agent.judge.agreement.measure import Agreement
from agent.judge.alignment.lexical import content, overlap
from agent.judge.checked import Checked
from agent.judge.passages.belonging import CELL
from agent.judge.passages.windows import Sentence, Window, siblings
from agent.judge.polarity.check import RULE
from agent.judge.standing.disputes import disputed, reports
from agent.judge.standing.following import answered, asks, corrected, exemplified, taken_back, under
from agent.judge.standing.framings import Framing, framings
from agent.judge.standing.unexamined import unexamined
from agent.judge.standing.words import DENIAL, PLANNED, STATED, UNDONE

FRAMED = 0.75  # share of the claim's words that must stand in what is framed,
DENIED = 0.6  # or in what is denied
ALIKE = 0.6  # share of the denied words that the claim must have more of to be denied itself
_DENIAL = re.compile(DENIAL, re.IGNORECASE)
_CONDITION = re.compile(
    r"\b(?:if|unless|when|whenever|whether|in case|provided|supposing|assuming|(?<!at )once|"
    r"as long as|where)\b",
    re.IGNORECASE,
)
_ITEM = re.compile(r"(?:^|\n)[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]+\W*$")
_POSED = re.compile(
    r"^\W*(?:(?:q|question|true or false|fact or (?:myth|fiction)|is it true that|"
    r"do you think that|is it (?:correct|right|the case) that)\b\W*)+",
    re.IGNORECASE,
)
_RULE = re.compile(r"\b(?:must|should|need|needs|have to|has to|required|shall)\b", re.IGNORECASE)
_SILENT = frozenset("if until till some once only before never no not whether up".split())
_STATED = re.compile(STATED, re.IGNORECASE)
_LATER = frozenset({"will", "would"})
_PLANNED = re.compile(rf"(?:{PLANNED}|open|new)\b", re.IGNORECASE)
_TO_DO = re.compile(
    r"\b(?:will|would|should|must|shall|may|could|(?:is|are|was|were|ha[sd]|have) (?:yet )?to"
    r"|plan\w*|due|task|responsible|owner|in charge|assigned|open|pending|working|being|not|no)\b",
    re.IGNORECASE,
)
_NO = re.compile(
    r"(?:no|none|false|never|[✗✘✕×❌☐]\ufe0f?|not (?:allowed|available|included|possible|permitted|"
    r"supported|covered|required)|unavailable|excluded|prohibited|forbidden)\.?",
    re.IGNORECASE,
)
_STATUS = re.compile(r"\b(?:status|state|progress|stage|decision|outcome)\W*$", re.IGNORECASE)
_UNDONE = re.compile(rf"(?:{UNDONE}|open|new)\b[^.]{{0,40}}\.?", re.IGNORECASE)
_BOX = re.compile(r"(?:\[ ?\]|[☐◻⬜])[ \t]*$")
_MARKED = re.compile(r"^\s*(?P<cue>[☐◻⬜✗✘❌]\ufe0f?)\s*(?P<said>\S.*)$", re.DOTALL)


def as_it_stands(
    checked: Checked, claim: Analysis, window: Window, passages: Sequence[Passage]
) -> Checked:
    """Return what was found in a window, and that it denies, asks or supposes the claim.

    A claim that says so itself, or that another sentence of the window tells, is left alone.
    """
    framing = _framing(claim, window, passages)
    if framing is None:
        return _as_examined(checked, claim, window, passages)
    denied = framing.denied and _denies(claim.text, framing)
    outcome = Outcome.CONFLICT if denied else Outcome.MISSING
    why = "denies this" if framing.denied else "does not assert this"
    found = Finding(rule=RULE, outcome=outcome, reason=f"the evidence {why}: “{framing.cue}”")
    told = checked.unless_opposed(found, limited=True)
    return told._replace(agreement=Agreement()) if denied else told


def _as_examined(
    checked: Checked, claim: Analysis, window: Window, passages: Sequence[Passage]
) -> Checked:
    """Return what was found in a window, and that the claim is on what was not looked at."""
    beside = {s.passage: siblings(s, passages) for s in window.sentences}
    texts = dict.fromkeys(s.text for found in beside.values() for s in found)
    left_out = unexamined(claim.text, texts)
    if not left_out:
        return checked
    why = f"the evidence tells nothing of it: “{left_out}”"
    return checked.unless_opposed(Finding(rule=RULE, outcome=Outcome.MISSING, reason=why))


def _framing(claim: Analysis, window: Window, passages: Sequence[Passage]) -> Framing | None:
    """Return the framing of the claim in a window, a denial before others, None if it is told."""
    found: list[Framing] = []
    told = 0.0
    for sentence in window.sentences:
        share = overlap(claim.text, sentence.text)
        around = _around(sentence, window, passages) if share >= DENIED else ()
        own = [f for f in around if _bears(claim, f)]
        found += own
        told = max(
            told, overlap(claim.text, own[0].rest) if own else share * _tells(sentence, claim.text)
        )
    found = [f for f in found if overlap(claim.text, f.said) > told]
    return max(found, key=lambda f: f.denied and _denies(claim.text, f), default=None)


def _around(sentence: Sentence, window: Window, passages: Sequence[Passage]) -> Iterator[Framing]:
    """Yield the framings of a sentence: its own, and those that what stands around it makes."""
    text, beside = sentence.text, siblings(sentence, passages)
    yield from framings(text)
    yield from _cells(text)
    following = next(iter(beside[sentence.order + 1 :]), None)
    after = "" if following is None else following.text
    asked = asks(text)
    before = passages[sentence.passage].text[: sentence.span.start]
    others = (
        _boxed(text, before[-8:]),
        _asked(text, after, read_on=following in window.sentences) if asked else None,
        None if asked else taken_back(text, after),
        None if asked else disputed(text, after),
        corrected(text, after),
        exemplified(text, beside[sentence.order - 1].text if sentence.order else ""),
        under(text, _title(sentence, beside, before)),
    )
    yield from (o for o in others if o is not None)


def _title(sentence: Sentence, beside: Sequence[Sentence], before: str) -> str:
    """Return the title that a sentence stands under: as an item of a list, or as the first."""
    above = beside[: sentence.order] if _ITEM.search(before) else beside[: sentence.order][-1:]
    return next((s.text for s in reversed(above) if s.title), "")


def _tells(sentence: Sentence, claim: str) -> bool:
    """Tell whether a sentence can tell the claim: no title, head of a table or other row."""
    key, *others = CELL.split(sentence.text)
    own = key.rpartition(": ")[2].casefold() in claim.casefold()
    return not sentence.title and (not others or (own and ": " in sentence.text))


def _asked(text: str, after: str, *, read_on: bool) -> Framing | None:
    """Return the framing of a question, None where it is answered with yes.

    An answer that takes up its words, neither with yes nor with no, is left to the reader.
    """
    answer = answered(after)
    if answer.yes or (read_on and not answer.no and content(text) & content(after)):
        return None
    denied = answer.no and not _DENIAL.search(text)
    return Framing(_POSED.sub("", text), "", answer.cue if denied else "?", denied)


def _bears(claim: Analysis, framing: Framing) -> bool:
    """Tell whether a framing is one of what ``claim`` flatly says."""
    asked = content(claim.text)
    if framing.reported and reports(claim.text, framing.said):
        return False
    if framing.undone and _as_undone(claim.text, framing.cue):
        return False
    said = overlap(claim.text, framing.said)
    if said < (DENIED if framing.denied else FRAMED):
        return False
    if asked & content(framing.rest) - content(framing.said):
        return False
    if not framing.reported and _repeats(claim.text, framing.cue):
        return False
    if framing.timed:
        finite = {t.tag for t in claim.tokens} & FINITE
        later = any(t.text.lower() in _LATER for t in claim.tokens)
        return bool(finite) and "VBD" not in finite and not later
    if framing.denied:
        return bool(_DENIAL.search(claim.text)) == bool(_DENIAL.search(framing.said))
    return True


def _as_undone(claim: str, cue: str) -> bool:
    """Tell whether a claim tells itself what is proposed, or planned by its ``cue``, as such."""
    planned = _PLANNED.match(cue) is not None and _TO_DO.search(claim) is not None
    return planned or re.search(UNDONE, claim, re.IGNORECASE) is not None


def _repeats(claim: str, cue: str) -> bool:
    """Tell whether a claim frames what it says as the evidence does."""
    if _CONDITION.match(cue):
        return _CONDITION.search(claim) is not None or "would" in claim.lower().split()
    if not any(c.isalpha() for c in cue):
        return cue != "?" and _RULE.search(claim) is not None
    spoken, framed = (
        {w.strip(".,:;()").lower() for w in t.split()} & _SILENT for t in (claim, cue)
    )
    own = content(_STATED.sub("", cue))
    return bool(own & content(claim) or spoken & framed)


def _denies(claim: str, framing: Framing) -> bool:
    """Tell whether what is denied is the claim itself, not something near it."""
    return overlap(claim, framing.said) >= FRAMED and overlap(framing.said, claim) > ALIKE


def _cells(text: str) -> Iterator[Framing]:
    """Yield what the cells of a table's row deny: of its first cell, what their columns name.

    And what a column for the status leaves undone.
    """
    parts = CELL.split(text.strip())
    if len(parts) < 2:
        return
    key = parts[0].rpartition(": ")[2]
    for i, part in enumerate(parts[1:], start=1):
        label, _, value = part.rpartition(": ")
        if _NO.fullmatch(value.strip()):
            rest = " ".join(parts[1:i] + parts[i + 1 :])
            yield Framing(f"{key} {label}", rest, value.strip(), denied=True)
        elif _STATUS.search(label) and _UNDONE.fullmatch(value.strip()):
            others = (p.rpartition(": ")[2] for p in parts[:i] + parts[i + 1 :])
            yield Framing(" ".join(others), "", value.strip(), undone=True)


def _boxed(text: str, before: str) -> Framing | None:
    """Return the framing of an item whose box is not ticked, or that is crossed.

    Args:
        text: the item.
        before: what stands before it in its document.
    """
    box = _BOX.search(before)
    if box is not None:
        return Framing(text, "", box.group().strip())
    marked = _MARKED.match(text)
    return None if marked is None else Framing(marked["said"], "", marked["cue"])
