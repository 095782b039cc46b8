"""What was left out of a study is not told of by what it found: *the survey did not cover islands*.

*Not found at the six sites* has no bearing on them, though readers take it for one.
"""

import re
from collections.abc import Iterable

from agent.judge.alignment.lexical import content

_PLAIN = r"(?:[^,;:.()]|(?<=\d)[.,](?=\d))"
_STUDY = (
    r"(?:study|studies|trials?|surveys?|audits?|samples?|analys[ie]s|reviews?|investigations?"
    r"|inspections?|experiments?|tests?|testing|assessments?|evaluations?|census|research"
    r"|searche?s?|inventory|poll|measurements?|monitoring|screening|models?)"
)
_EXAMINED = (
    r"(?:included|covered|sampled|tested|examined|studied|surveyed|assessed|investigated|inspected"
    r"|measured|monitored|audited|analy[sz]ed|reviewed|evaluated|checked|searched|visited|screened)"
)
_EXAMINE = (
    r"(?:include|cover|sample|test|examine|study|survey|assess|investigate|inspect|measure|monitor"
    r"|audit|analy[sz]e|review|evaluate|check|search|visit|screen|look at|extend to)"
)
_LEFT_OUT = (
    re.compile(
        rf"^(?P<what>{_PLAIN}+?) (?:was|were|has been|have been)(?:(?: not|n['’]t) {_EXAMINED}"
        rf"| (?:excluded from|(?:outside|beyond) the scope of|not part of) (?:the |this |our )?"
        rf"(?:\w+ )?{_STUDY})\b",
        re.IGNORECASE,
    ),
    re.compile(
        rf"^(?:(?:The|This|Our|No) )?(?:[\w-]+ ){{0,2}}(?:{_STUDY}|we|they|researchers|inspectors"
        rf"|auditors) (?:did|could|was able to)(?: not|n['’]t) {_EXAMINE} "
        rf"(?P<what>{_PLAIN}+?)[.!]?$",
        re.IGNORECASE,
    ),
    re.compile(
        rf"^(?:(?:The|This|Our) )?(?:[\w-]+ ){{0,2}}{_STUDY} excluded (?P<what>{_PLAIN}+?)[.!]?$",
        re.IGNORECASE,
    ),
)
_OPEN = re.compile(
    rf"\b(?:{_EXAMINED}|{_EXAMINE}|exclude[ds]?|excluding|left out|scope|unknown|unclear|whether"
    r"|not known|no (?:data|results?|information|evidence)|may|might|could|should|must)\b",
    re.IGNORECASE,
)
"""What tells that a claim asks nothing of what was found, or leaves it open."""


def unexamined(claim: str, texts: Iterable[str]) -> str:
    """Return the sentence by which what the claim is on was not looked at, '' for none.

    Args:
        claim: its text.
        texts: the sentences of the evidence; where another one speaks of the same, it is heard.
    """
    if _OPEN.search(claim):
        return ""
    asked, found, others = content(claim), "", []
    for text in texts:
        match = next((m for form in _LEFT_OUT if (m := form.match(text))), None)
        what = content(match["what"]) if match else frozenset()
        if what and what <= asked:
            found, left_out = text, what
        else:
            others.append(text)
    if not found or any(left_out <= content(t) for t in others):
        return ""
    return found
