"""Sections and clauses: what stands under *Site B* or in 4.3 is not told of *Site A* or in 4.2."""

import re
from collections.abc import Iterator, Sequence

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.text import Passage
from agent.judge.alignment.lexical import content, coverage
from agent.judge.checked import Checked, said_of_another
from agent.judge.passages.numbering import REFERENCE, references
from agent.judge.passages.windows import Sentence, Window, siblings

_PARTS = re.compile(r"\s*[:–—]\s+|\s+-\s+")
_COUNTED = re.compile(r"^\W*\d+(?:\.\d+)*[.)]?\s+")


def under_its_title(
    checked: Checked, claim: Analysis, window: Window, passages: Sequence[Passage], parts: int
) -> Checked:
    """Return what was found, and that a number is computed from another section than the claim's.

    ``parts`` is the number of texts of the window, which end with its sentences.
    """
    number = next((f for f in checked.findings if f.derivation is not None), None)
    if number is None or number.derivation is None or number.outcome is not Outcome.MATCH:
        return checked
    first = parts - len(window.sentences)
    places = {o.index - first for o in number.derivation.operands}
    used = [window.sentences[i] for i in places if i >= 0]
    titles = {t.text for s in used if (t := _title(s, passages)) is not None}
    mine = next((n for s in used for n in _named(claim.text, s, passages)), None)
    others = sorted(t for t in titles if not _names(claim.text, t))
    if not others or mine is None:
        return checked
    reason = f"the evidence gives this under “{others[0]}”, not under “{mine}”"
    other = Finding(rule=number.rule, outcome=Outcome.MISSING, reason=reason)
    return checked.replacing(number, other)


def _title(sentence: Sentence, passages: Sequence[Passage]) -> Sentence | None:
    """Return the title that a sentence stands under in its passage."""
    above = siblings(sentence, passages)[: sentence.order]
    return next((s for s in reversed(above) if s.title), None)


def _named(claim: str, sentence: Sentence, passages: Sequence[Passage]) -> Iterator[str]:
    """Yield the titles beside that of a sentence that a claim names."""
    return (s.text for s in siblings(sentence, passages) if s.title and _names(claim, s.text))


def _names(claim: str, title: str) -> bool:
    """Tell whether a claim names a section by its label (*Site A*), or by all words of its name."""
    for part in _PARTS.split(_COUNTED.sub("", title)):
        label = re.search(r"\b(?:\d+|[A-Z])$", part)
        if label and re.search(rf"\b{re.escape(part)}\b", claim, re.IGNORECASE):
            return True
        if not label and content(part) and content(part) <= content(claim):
            return True
    return False


def in_its_clause(checked: Checked, claim: Analysis, window: Window) -> Checked:
    """Return what was found in a window, and that another clause says so than the claim cites.

    Evidence is told under the names of its clauses for a claim that cites one.
    """
    cited = {r for _, _, r in references(claim.text)}
    if not cited:
        return checked
    said = REFERENCE.sub("", claim.text)
    saying = max(window.sentences, key=lambda s: coverage(said, [s.text]))
    name = REFERENCE.match(saying.text)
    own = {r for _, _, r in references(name[0])} if name else cited
    if own & cited or any(_holds(r.number, o.number) for r in cited for o in own):
        return checked
    return said_of_another(checked, f"the evidence says so in “{name[0] if name else ''}”")


def _holds(number: str, part: str) -> bool:
    return part.startswith(f"{number}.")
