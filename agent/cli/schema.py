"""``affidavit schema``: the JSON Schema of a report."""

from agent.cli.console import write_json
from agent.cli.failures import GROUNDED
from agent.cli.options import Json


def schema(json: Json = False) -> int:
    """Print the JSON Schema of a report, as --json, HTTP and --format json give it."""
    from agent.ledger.export import json_schema

    write_json(json_schema())
    return GROUNDED
