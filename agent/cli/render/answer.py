"""The answer with each sentence coloured and marked by the verdicts on its claims."""

from rich.text import Text

from agent.cli.render.marks import STYLES, Signs
from agent.cli.render.plain import visible
from agent.domain.report import Report
from agent.ledger.pieces import pieces


def answer(report: Report, signs: Signs) -> Text:
    """Return the answer of ``report``; marks name the claim's number in the ledger."""
    text = Text()
    for piece in pieces(report):
        if piece.label is None:
            text.append(visible(piece.text))
            continue
        text.append(visible(piece.text), STYLES[piece.label])
        for number, label in piece.rulings:
            text.append(f" {signs.mark(label)}{number}", f"bold {STYLES[label]}")
    return text
