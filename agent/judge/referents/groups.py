"""Groups: what the evidence says of adults is not what a draft, speaking of children, says.

*Children are weighed first. The dose is 75 mg.* leaves unsaid in the second sentence whose dose it
is; where the evidence gives 75 mg for adults and 25 mg for children, it is the wrong one.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.prose.blocks import BlockKind, split_blocks
from agent.domain.prose.sentences import split_sentences
from agent.domain.verdict import Case
from agent.judge.alignment.lexical import content, overlap
from agent.judge.checked import Checked
from agent.judge.passages.windows import Window, beside
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.binding.words import stems
from agent.judge.quantities.comparison.kinds import gives, same_kind
from agent.judge.quantities.quantity import RULE
from agent.ports import Parser

KEPT = 1024  # claims; each is asked about for every window
SAME = 0.8  # share of the claim's words that its sentence in the draft has
ALIKE = 0.5  # share of the words of a value's clause that makes another one parallel to it
NAMED = 0.5  # share of a group's words that names it
_APART = re.compile(r"\b(?:unlike|except|than|instead|besides|not|whereas|while)\b", re.IGNORECASE)
Text = TypeVar("Text")
_END = frozenset(("VERB", "AUX", "NUM"))


class Setting(NamedTuple, Generic[Text]):
    """Where a claim stands in a draft: its sentence, the one before it, and the last heading."""

    own: Text
    before: Text
    heading: Text


@lru_cache(maxsize=KEPT)
def setting(claim: str, context: str) -> Setting[str] | None:
    """Return where ``claim`` stands in ``context``, None where that is not plain."""
    spans = split_sentences(context)
    texts = [s.of(context) for s in spans]
    shares = [overlap(claim, t) for t in texts]
    best = max(shares, default=0.0)
    if best < SAME or shares.count(best) != 1:
        return None
    place = shares.index(best)
    heads = [b for b in split_blocks(context) if b.kind is BlockKind.HEADING]
    above = [context[b.start : b.end] for b in heads if b.end <= spans[place].start]
    before = next((t for t in reversed(texts[:place]) if content(t)), "")
    return Setting(texts[place], before, above[-1] if above else "")


def of_its_group(
    checked: Checked, case: Case, window: Window, claim: Analysis, parser: Parser
) -> Checked:
    """Return what was found in a window, in conflict where it says it of another group."""
    number = checked.of(RULE)
    told = setting(case.claim, case.context) if number and case.context else None
    if number is None or number.outcome is not Outcome.MATCH or told is None:
        return checked
    wanted = content(told.own) | content(told.before)
    texts = [t for t in beside(window, case.passages) if wanted & content(t)]
    draft = Setting(*parser.parse(list(told), entities=False))
    others = parser.parse(texts, entities=False)
    for part in parser.parse([s.text for s in window.sentences], entities=False):
        found = of_another_group(claim, draft, part, others)
        if found is not None:
            return checked.replacing(number, found)
    return checked


def of_another_group(
    claim: Analysis, draft: Setting[Analysis], stating: Analysis, others: Sequence[Analysis]
) -> Finding | None:
    """Return a conflict where a sentence says of one group what the draft says of another.

    Args:
        claim: the parsed claim; it names neither group.
        draft: where it stands.
        stating: a sentence of the evidence that may state its number.
        others: further sentences there; one says the same of the other group with another value.
    """
    asked, own = _words(claim), _group(stating)
    for other in others:
        mine, rival = own - _words(other), _group(other) - _words(stating)
        if not mine or not rival or (mine | rival) & asked:
            continue
        if _speaks_of(rival, mine, draft) and _parallel(claim, draft, stating, other):
            why = f"the evidence says so of “{_phrase(stating)}”, not of “{_phrase(other)}”"
            return Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=why)
    return None


def _speaks_of(rival: frozenset[str], mine: frozenset[str], draft: Setting[Analysis]) -> bool:
    """Tell whether the draft speaks of ``rival`` right at or before the claim, not of ``mine``."""
    if mine & _words(draft.heading):
        return False
    for text in (draft.own, draft.before):
        words = _words(text)
        if mine & words or _APART.search(text.text):
            return False
        if len(rival & words) >= NAMED * len(rival):
            return True
    return False


def _parallel(
    claim: Analysis, draft: Setting[Analysis], stating: Analysis, other: Analysis
) -> bool:
    """Tell whether two sentences give different values of what the claim speaks of.

    None where the sentence before the claim gives the other value itself.
    """
    asked, rivals = bind(claim).items, bind(other).items
    settled = [*asked, *bind(draft.before).items]
    if any(gives(item.quantity, bad.quantity) for item in settled for bad in rivals):
        return False
    return any(
        gives(item.quantity, good.quantity)
        and same_kind(item.quantity, bad.quantity)
        and _alike(good, bad)
        for item in asked
        for good in bind(stating).items
        for bad in rivals
    )


def _alike(good: Bound, bad: Bound) -> bool:
    shared = good.near & bad.near
    return len(shared) >= ALIKE * min(len(good.near), len(bad.near)) > 0


def _group(sentence: Analysis) -> frozenset[str]:
    """Return the words that tell of whom a sentence speaks: of its opening phrase or subject.

    A number that stands there tells how many, not which.
    """
    first, last = _opening(sentence)
    told = zip(sentence.tokens[first:last], stems(sentence)[first:last], strict=True)
    return frozenset(root for token, root in told if root and token.pos != "NUM")


def _words(text: Analysis) -> frozenset[str]:
    return frozenset(filter(None, stems(text)))


def _phrase(sentence: Analysis) -> str:
    first, last = _opening(sentence)
    return sentence.text[sentence.tokens[first].start : sentence.tokens[last - 1].end]


def _opening(sentence: Analysis) -> tuple[int, int]:
    """Return the tokens of the phrase with a preposition that opens a sentence, else its subject.

    Both end where the verb or a number begins at the latest.
    """
    tokens = sentence.tokens
    verb = next((i for i, t in enumerate(tokens) if t.pos in _END), len(tokens))
    if tokens[0].pos == "ADP" and verb > 1:
        noun = next((i for i in range(1, verb) if tokens[i].dep == "pobj"), verb - 1)
        return 1, noun + 1
    return 0, max(verb, 1)
