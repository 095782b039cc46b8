"""What a run has come to so far, read from the state."""

from collections.abc import Mapping, Sequence

from agent.domain.anchors import find_anchors, strip_anchors
from agent.domain.report import Mode, Notice, Round
from agent.domain.text import Chunk
from agent.ledger.injected import injection_flags
from agent.ledger.report import Run
from agent.ledger.usage import usage
from agent.ledger.warnings import foreign_text
from agent.state import State


def run_of(state: State) -> Run:
    """Return what ``state`` holds of the run, for its report."""
    chunks = state.get("chunks") or {}
    cited = [i for i, _ in find_anchors(state["rounds"][0].draft)]
    # Where there was no claim, nothing was looked for.
    found = bool(chunks) or not any(r.ledger.entries for r in state["rounds"])
    told = state.get("has_evidence")
    stages = state.get("stages_ms") or {}
    return Run(
        question=state.get("question"),
        mode=Mode.ANSWER if state.get("plan") else Mode.DRAFT,
        rounds=tuple(state["rounds"]),
        usage=usage(state.get("spent") or {}, stages, len(state["rounds"][0].ledger.entries)),
        notices=(*(state.get("notices") or ()), *_languages(state["rounds"], chunks)),
        flags=injection_flags(chunks.values()),
        has_evidence=found if told is None else told,
        unreadable=tuple(state["sources"].get("unreadable") or ()),
        review=state.get("review"),
        invalid=tuple(dict.fromkeys(i for i in cited if i not in chunks)),
    )


def _languages(rounds: Sequence[Round], chunks: Mapping[str, Chunk]) -> list[Notice]:
    """Return the warning of languages in the draft, and in what it was held against."""
    used = {e.chunk_id for r in rounds for entry in r.ledger.entries for e in entry.evidence}
    read = [chunk.text for i, chunk in chunks.items() if not used or i in used]
    return foreign_text(strip_anchors(rounds[0].draft)[0], read)
