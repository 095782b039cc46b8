"""A whole report, as `ask`, `check` and `audit show` print it."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from agent.cli.render.answer import answer
from agent.cli.render.ledger import ledger
from agent.cli.render.marks import STYLES, WORDS, Signs
from agent.cli.render.summary import summary
from agent.domain.report import Mode, Report
from agent.domain.verdict import Label


def report(made: Report, signs: Signs, *, verbose: bool = False) -> RenderableType:
    """Return the answer, the ledger and the summary, one below the other."""
    title = "Answer" if made.mode is Mode.ANSWER else "Draft, as checked"
    return Group(
        Text(title, "bold underline"),
        Padding(answer(made, signs), (1, 0)),
        Text.assemble(("Ledger", "bold underline"), "  ", *_legend(signs)),
        Padding(ledger(made.ledger, signs), (1, 0, 0, 0)),
        summary(made, signs, verbose=verbose),
    )


def _legend(signs: Signs) -> list[tuple[str, str]]:
    return [(f"{signs.mark(label)} {WORDS[label]}  ", STYLES[label]) for label in Label]
