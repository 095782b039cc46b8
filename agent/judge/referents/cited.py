"""Clauses: what section 4.3 says is not what section 4.2 says."""

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import coverage
from agent.judge.checked import Checked, said_of_another
from agent.judge.passages.numbering import REFERENCE, references
from agent.judge.passages.windows import Window


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
