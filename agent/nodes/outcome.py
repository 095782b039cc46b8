"""What a run has come to so far, read from the state."""

from agent.domain.anchors import find_anchors
from agent.domain.report import Mode
from agent.ledger.injected import injection_flags
from agent.ledger.report import Run
from agent.ledger.usage import usage
from agent.state import State


def run_of(state: State) -> Run:
    """Return what ``state`` holds of the run, for its report."""
    chunks = state.get("chunks") or {}
    cited = [i for i, _ in find_anchors(state["rounds"][0].draft)]
    # Where there was no claim, nothing was looked for.
    found = bool(chunks) or not any(r.ledger.entries for r in state["rounds"])
    stages = state.get("stages_ms") or {}
    return Run(
        question=state.get("question"),
        mode=Mode.ANSWER if "plan" in state else Mode.DRAFT,
        rounds=tuple(state["rounds"]),
        usage=usage(state.get("spent") or {}, stages, len(state["rounds"][0].ledger.entries)),
        notices=tuple(state.get("notices") or ()),
        flags=injection_flags(chunks.values()),
        has_evidence=state.get("has_evidence", found),
        unreadable=tuple(state.get("unreadable") or ()),
        review=state.get("review"),
        invalid=tuple(dict.fromkeys(i for i in cited if i not in chunks)),
    )
