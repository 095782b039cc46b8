"""A report as a file to keep: Markdown, HTML, and the schema of its JSON."""

from agent.ledger.export.markdown import as_markdown
from agent.ledger.export.page import as_html
from agent.ledger.export.schema import json_schema

__all__ = ["as_html", "as_markdown", "json_schema"]
