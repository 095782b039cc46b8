"""The published JSON Schema of a report."""

from typing import Any

from agent.domain.report import Report

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def json_schema() -> dict[str, Any]:
    """Return the schema of ``Report.model_dump(mode="json")``, of ``--json`` and the HTTP reply."""
    schema = Report.model_json_schema(mode="serialization")
    return {"$schema": DIALECT, **schema, "title": "Affidavit report"}
