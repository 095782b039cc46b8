"""Whether the sentences of an answer stand in the documents that they cite."""

from pathlib import Path

from agent.domain.anchors import strip_anchors
from agent.domain.prose.markup import readable
from agent.domain.prose.sentences import split_sentences
from agent.domain.prose.terms import terms
from agent.domain.report import Report
from agent.domain.wording import is_refusal

NEEDED = 0.9  # share of a sentence's content words that its document must hold near each other
REACH = 2  # times the sentence's length in words: how far apart they may stand


class Sources:
    """The raw texts of a corpus folder, by source."""

    def __init__(self, folder: Path) -> None:
        files = (p for p in sorted(folder.rglob("*")) if p.is_file())
        self._terms = {str(p.resolve()): terms(_text(p)) for p in files}

    def citations(self, report: Report) -> list[bool]:
        """Return for each sentence of the answer that states something whether it is backed.

        A sentence is backed where a document that the ledger quotes for it, or any cited one,
        has nine tenths of its words in one stretch. This reads the files anew: it trusts neither
        the index nor the judge.
        """
        cited = {e.source for entry in report.ledger.entries for e in entry.evidence}
        offered = [self._terms[s] for s in cited if s in self._terms]
        sentences = (s.of(report.answer) for s in split_sentences(report.answer))
        return [
            any(_holds(document, terms(strip_anchors(s)[0])) for document in offered)
            for s in sentences
            if not is_refusal(strip_anchors(s)[0]) and strip_anchors(s)[0].strip(" .")
        ]


def _text(path: Path) -> str:
    try:
        return readable(path.read_text("utf-8"))[0]
    except (OSError, UnicodeDecodeError):
        return ""


def _holds(document: list[str], wanted: list[str]) -> bool:
    need = set(wanted)
    if not need:
        return True
    width = max(REACH * len(wanted), 40)
    for start in range(0, max(len(document) - width // 2, 1), max(width // 4, 1)):
        if len(need & set(document[start : start + width])) >= NEEDED * len(need):
            return True
    return False
