"""Actors: who approves court action in stage 4 does not decide on *Stage 5: eviction*.

The sentence that names another actor says of what it speaks in the title or label before it:
*Eviction. The Director decides.*
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.text import Passage
from agent.judge.alignment.lexical import content
from agent.judge.checked import Checked
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reading import read
from agent.judge.passages.windows import Sentence, Window, sentences
from agent.judge.polarity.check import RULE
from agent.ports import Parser

LABEL = 4  # most words of a sentence that says of what the next one speaks
OPENING = 4  # characters of a verb by which the sentences that may have it are found
_CLAUSES = frozenset({"relcl", "acl", "advcl", "appos", "conj"})


class _Deed(NamedTuple):
    """What is done, the words of who does it, those of what it is about, and who, as written."""

    verb: str
    actor: frozenset[str]
    matter: frozenset[str]
    name: str


def of_its_actor(
    checked: Checked, claim: Analysis, window: Window, passages: Sequence[Passage], parser: Parser
) -> Checked:
    """Return what was found in a window, in conflict where its document names another actor."""
    mine = next(_deeds(claim), None)
    if mine is None or not mine.matter:
        return checked
    documents = {passages[i].document_id for i in window.passages}
    own = [p for p in passages if p.document_id in documents]
    told = [d for group in sentences(own) for d in _told(mine, group, parser)]
    others = [d for d in told if mine.actor.isdisjoint(d.actor | d.matter)]
    if not others or len(others) < len(told):
        return checked
    reason = f"the evidence says so of “{others[0].name}”, not of “{mine.name}”"
    found = Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=reason)
    return checked.corrected(found if f.rule == RULE else f for f in checked.findings)


def _told(mine: _Deed, own: Sequence[Sentence], parser: Parser) -> Iterator[_Deed]:
    """Yield the deeds of a passage that are of the claim's kind, on its matter by their label.

    The claim's own is among them where a sentence may tell it.
    """
    for sentence in own:
        label = _label(sentence, own)
        words = content(f"{label} {sentence.text}")
        if mine.verb[:OPENING] not in sentence.text.lower() or not mine.matter <= words:
            continue
        if mine.actor <= words:
            yield mine
        elif not mine.matter <= content(sentence.text):
            (part,) = parser.parse([sentence.text], entities=False)
            yield from (d._replace(matter=words) for d in _deeds(part) if d.verb == mine.verb)


def _label(sentence: Sentence, own: Sequence[Sentence]) -> str:
    """Return the title or label right before a sentence, '' where there is none."""
    before = own[sentence.order - 1] if sentence.order else None
    named = before is not None and (before.title or len(before.text.split()) <= LABEL)
    return before.text if before is not None and named else ""


def _deeds(part: Analysis) -> Iterator[_Deed]:
    """Yield what a text says that somebody with a name does."""
    for frame in read(part).frames:
        if len(frame.roles.subjects) == 1 and not frame.stance.negated and not frame.asked:
            actor = _actor(frame)
            if any(part.tokens[i].pos == "PROPN" for i in actor):
                rest = [part.tokens[i].text for i in sorted(frame.scope - {*actor, frame.verb})]
                words = content(" ".join(part.tokens[i].text for i in actor))
                yield _Deed(frame.key, words, content(" ".join(rest)), frame.tree.quote(actor))


def _actor(frame: Frame) -> list[int]:
    return sorted(frame.tree.below(frame.roles.subjects[0], _CLAUSES))
