"""What the server counts, for Prometheus; the LangGraph server shows it under ``/metrics``."""

from prometheus_client import Counter, Gauge, Histogram

from agent.domain.report import Report
from agent.errors import AffidavitError, ReviewRequired
from agent.server.failures import RunStoppedError

RUNS = Counter("affidavit_runs", "Runs that ended.", ["kind", "outcome"])
SECONDS = Histogram(
    "affidavit_run_seconds",
    "Seconds from request to end of a run, waiting included.",
    ["kind"],
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120),
)
CLAIMS = Counter("affidavit_claims", "Claims in the ledgers of reports.", ["verdict"])
ACTIVE = Gauge("affidavit_runs_active", "Runs that wait or go on.")
REFUSED = Counter("affidavit_runs_refused", "Runs that were not taken, since too many waited.")


def count_run(kind: str, seconds: float, report: Report | None, error: BaseException | None) -> str:
    """Count a run that ended and return its outcome in one word."""
    outcome = _outcome(report, error)
    RUNS.labels(kind, outcome).inc()
    SECONDS.labels(kind).observe(seconds)
    for entry in report.ledger.entries if report else ():
        CLAIMS.labels(entry.verdict.label.value).inc()
    return outcome


def _outcome(report: Report | None, error: BaseException | None) -> str:
    if report is not None and report.is_withheld:
        return "withheld"
    if report is not None:
        return "grounded" if report.summary.is_grounded else "not_grounded"
    if isinstance(error, ReviewRequired):
        return "review"
    if isinstance(error, RunStoppedError):
        return "stopped"
    return "refused" if isinstance(error, AffidavitError) else "failed"
