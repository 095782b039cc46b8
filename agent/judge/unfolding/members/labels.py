"""Labels told by what they stand for: *Group A got the vaccine. In Group A, three fell ill*.

For a claim on the vaccine that is *in the vaccine group, three fell ill*: with a letter alone
neither models nor rules tell which group it is on.
"""

import re
from collections.abc import Sequence

from agent.judge.alignment.lexical import content
from agent.judge.alignment.matter import own_of_each
from agent.judge.clauses.stems import stem
from agent.judge.passages.windows import Sentence

_LABEL = r"\b(?P<kind>[A-Za-z]{3,}) (?P<key>[A-H]|[1-9]|I{1,3})\b(?! ?[%:.,]?\d)"
_GIVEN = (
    r"(?:received|receives|took|takes|got|gets|had|used|uses|ate|drank|consumed|comprised"
    r"|comprises|contained|contains|consist(?:ed|s) of|(?:was|were|is|are) (?:given|fed"
    r"|treated with|assigned to|allocated to|offered|made up of))"
)
_THING = r"(?:an? |the |only )?(?P<thing>[a-z][\w-]*(?: [a-z][\w-]*){0,2}?)"
_NEXT = r"(?=[.;,]|$| (?:and|while|whereas|but) )"
_DEFINED = re.compile(rf"{_LABEL}(?: \([^()]*\))? (?:{_GIVEN} )?{_THING}{_NEXT}")
"""*Group A received a placebo*; the verb may be left out where one before it has it."""
_ROOT = 6  # letters by which *vaccinated* and *vaccine* are told to be of one family
_VERB = re.compile(rf"\b{_GIVEN}\b")


def by_their_things(sentences: Sequence[Sentence], claim: str) -> list[Sentence]:
    """Return the sentences with labels told by what one sentence says they stand for.

    Only for a claim that names one of these things, and none of the labels.
    """
    found = list(sentences)
    at = next((n for n, s in enumerate(found) if len(_things(s.text)) > 1), None)
    if at is None:
        return found
    things = _things(found[at].text)
    said = _stems(claim)
    apart = own_of_each([_stems(thing) for thing in things.values()])
    labelled = any(re.search(rf"\b{re.escape(label)}\b", claim, re.I) for label in things)
    if labelled or not any(words & said for words in apart):
        return found
    return [s if n == at else s._replace(text=_told(s.text, things)) for n, s in enumerate(found)]


def _stems(text: str) -> frozenset[str]:
    return frozenset(stem(word)[:_ROOT] for word in content(text))


def _things(sentence: str) -> dict[str, str]:
    """Return what each label of a kind stands for by one sentence, nothing where it is unclear."""
    if not _VERB.search(sentence):
        return {}
    found = {f"{m['kind'].lower()} {m['key']}": m["thing"] for m in _DEFINED.finditer(sentence)}
    kinds = {label.split()[0] for label in found}
    return found if len(kinds) == 1 and len(set(found.values())) == len(found) else {}


def _told(text: str, things: dict[str, str]) -> str:
    """Return a text with each label as the group, or what it is, of its thing."""
    for label, thing in things.items():
        kind, key = label.split()
        place = re.compile(rf"\b(?:[Tt]he )?{kind} {key}\b", re.IGNORECASE)
        text = place.sub(f"the {thing} {kind}", text)
    return f"{text[:1].upper()}{text[1:]}"
