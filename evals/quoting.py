"""Whether a text has what a document says, and whether a ledger quotes what decides its claims."""

import re
from collections.abc import Mapping
from typing import Any

from agent.domain.report import Report
from evals.datasets import sentence_spans

TAG, LINK, MARK = re.compile(r"<[^>]+>"), re.compile(r"\]\([^)]*\)"), re.compile(r"[*_`#|>\[\]]")
WORD = re.compile(r"\w+(?:[.,]\w+)*")
HELD = 0.8  # least share of a quote's words in a text that holds it


def words(text: str) -> list[str]:
    """Return the words of a text without its markup, in small letters."""
    return WORD.findall(MARK.sub(" ", LINK.sub(" ", TAG.sub(" ", text))).lower())


def holds(text: str, quote: str) -> bool:
    """Tell whether a text has (nearly) all words of a quote, as rows of tables told in prose."""
    wanted, offered = set(words(quote)), set(words(text))
    return len(wanted & offered) >= HELD * len(wanted)


def quoted(report: Report, row: Mapping[str, Any]) -> list[bool]:
    """Tell of each sentence of a labelled draft with known quotes whether the ledger has them all.

    It is the ledger of the report's first round; its evidence for any claim of the sentence counts.
    """
    entries, found = report.rounds[0].ledger.entries, []
    for sentence, span in zip(
        row["sentences"], sentence_spans(row["draft"], row["sentences"]), strict=True
    ):
        here = [e for e in entries if e.claim.span.overlaps(span)]
        texts = [v.quote for e in here for v in e.evidence]
        if here and (wanted := sentence.get("quotes")):
            found.append(all(any(holds(text, quote) for text in texts) for quote in wanted))
    return found
