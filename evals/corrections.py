"""What became of the sentences of labelled drafts in the final answers."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from agent.domain.anchors import strip_anchors
from agent.domain.policy import Policy
from agent.domain.prose.sentences import split_sentences
from agent.domain.report import Report
from evals.facts import same_statement

QUALIFIER = Policy().qualifier
WRONG = ("contradicted", "not_found")


class Checked(NamedTuple):
    """A labelled draft, its report, what was predicted a sentence, and the time it took."""

    row: Mapping[str, Any]
    report: Report
    predicted: Sequence[tuple[str, float | None]]
    elapsed_ms: float

    @property
    def verify_ms(self) -> float:
        """Milliseconds of critique and one verification, the mean over the rounds."""
        stages = self.report.usage.stages_ms
        rounds = len(self.report.rounds)
        return stages.get("critique", 0.0) + stages.get("verify", 0.0) / rounds


def corrections(checked: Sequence[Checked]) -> dict[str, Any]:
    """Return how often what was wrong is gone, what was right is still there, and what remains.

    - ``correction_triggered``: share of drafts with a wrong sentence that were revised;
    - ``correction_success``: share of wrong sentences (contradicted or not found) that the final
      answer no longer makes;
    - ``supported_kept``: share of supported sentences that stand in it word for word;
    - ``hallucination_rate``: share of the final answers' sentences that make a wrong statement
      of the draft, unmarked.
    """
    gone: list[bool] = []
    kept: list[bool] = []
    lasting, total = [], 0
    for c in checked:
        final = [s for s in _sentences(c.report.answer) if QUALIFIER not in s]
        total += len(final)
        for sentence in c.row["sentences"]:
            said = _sentences(sentence["text"])
            stands = any(same_statement(x, s) for x in final for s in said)
            if sentence["label"] in WRONG:
                gone.append(not stands)
                lasting += [[c.row["id"], sentence["text"]]] if stands else []
            elif sentence["label"] == "supported":
                kept.append(sentence["text"] in c.report.answer)
    faulty = [c for c in checked if any(s["label"] in WRONG for s in c.row["sentences"])]
    return {
        "correction_triggered": _share([c.report.summary.revisions > 0 for c in faulty]),
        "correction_success": _share(gone),
        "supported_kept": _share(kept),
        "hallucination_rate": len(lasting) / max(total, 1),
        "lasting": lasting,
        "answers": [[c.row["id"], c.row["draft"], c.report.answer] for c in checked],
    }


def _sentences(text: str) -> list[str]:
    plain = strip_anchors(text)[0]
    return [" ".join(s.of(plain).split()) for s in split_sentences(plain)]


def _share(values: Sequence[bool]) -> float:
    return sum(values) / len(values) if values else 0.0
