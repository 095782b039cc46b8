"""A whole report, as `ask`, `check` and `audit show` print it."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from agent.cli.render.answer import answer
from agent.cli.render.ledger import ledger, mended
from agent.cli.render.marks import STYLES, WORDS, Signs
from agent.cli.render.summary import summary
from agent.domain.report import Mode, Report
from agent.domain.verdict import Label
from agent.ledger.pieces import failures_mended, kept_draft

HEADING = "bold underline"


def report(made: Report, signs: Signs, *, verbose: bool = False) -> RenderableType:
    """Return the answer, what was revised, the ledger and the summary, one below the other."""
    return Group(
        Text(_title(made), HEADING),
        Text(),
        answer(made, signs),
        Text(),
        *_revised(made, signs),
        Text.assemble(("Ledger", HEADING), "  ", *_legend(signs)),
        Text(),
        ledger(made.ledger.entries, signs, _nothing(made)),
        summary(made, signs, verbose=verbose),
    )


def _title(made: Report) -> str:
    if made.mode is Mode.ANSWER:
        return "Answer"
    unchanged = not made.rounds or kept_draft(made) == made.rounds[0].draft
    return "Draft, as checked" if unchanged else "Draft, as revised"


def _nothing(made: Report) -> str:
    """Return what to say where no claim is left: none was made, or all of them failed."""
    return "No claim is left: all failed." if failures_mended(made) else "No claims were checked."


def _revised(made: Report, signs: Signs) -> Iterator[RenderableType]:
    entries = failures_mended(made)
    if entries:
        yield Text("Revised: these claims of the first draft failed", HEADING)
        yield Text()
        yield mended(entries, signs)


def _legend(signs: Signs) -> list[tuple[str, str]]:
    return [(f"{signs.mark(label)} {WORDS[label]}  ", STYLES[label]) for label in Label]
