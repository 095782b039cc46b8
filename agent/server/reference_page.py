"""The OpenAPI document as a page for people, without scripts."""

import json
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
STYLE = """
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
section { border-top: 1px solid var(--line); padding: .5rem 0 1rem }
h3 code { font-size: 1rem } h3 b { display: inline-block; min-width: 4.5rem }
table { border-collapse: collapse } td, th { padding: .15rem 1rem .15rem 0; text-align: left;
vertical-align: top } pre { overflow: auto; padding: .75rem; border: 1px solid var(--line);
max-height: 28rem } details { margin: .25rem 0 } summary { cursor: pointer }
"""


def page(document: Mapping[str, Any]) -> str:
    """Return ``document``, which is OpenAPI 3.1, as one HTML page."""
    info = document["info"]
    title = f"{escape(info['title'])} {escape(info['version'])}"
    body = "".join(_tag(document, tag) for tag in _tags(document))
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}: HTTP reference</title><style>{STYLE}</style></head>"
        f"<body><main><h1>{title}: HTTP reference</h1><p>{escape(info['description'])}</p>"
        "<p>Send a key, where the server has any, as <code>Authorization: Bearer KEY</code>. "
        'For programs: <a href="openapi.json">openapi.json</a>.</p>'
        f"{body}</main></body></html>"
    )


def _operations(document: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def _tags(document: Mapping[str, Any]) -> list[str]:
    return list(dict.fromkeys(o["tags"][0] for _, _, o in _operations(document)))


def _tag(document: Mapping[str, Any], tag: str) -> str:
    parts = [
        _operation(document, method, path, operation)
        for method, path, operation in _operations(document)
        if operation["tags"][0] == tag
    ]
    return f"<h2>{escape(tag)}</h2>{''.join(parts)}"


def _operation(
    document: Mapping[str, Any], method: str, path: str, operation: Mapping[str, Any]
) -> str:
    bodies = operation.get("requestBody", {}).get("content", {})
    text = operation.get("description", "")
    return (
        f"<section><h3><b>{method}</b> <code>{escape(path)}</code></h3>"
        f"<p>{escape(operation['summary'])}. {escape(text)}</p>"
        + _parameters(operation.get("parameters", ()))
        + "".join(_schema(document, f"Body: {kind}", c) for kind, c in bodies.items())
        + _replies(document, operation["responses"])
        + "</section>"
    )


def _parameters(parameters: Any) -> str:
    rows = "".join(
        f"<tr><td><code>{escape(p['name'])}</code></td><td>{escape(p['in'])}</td>"
        f"<td>{escape(p.get('description', ''))}</td></tr>"
        for p in parameters
    )
    head = "<tr><th>parameter</th><th>in</th><th>meaning</th></tr>"
    return f"<table>{head}{rows}</table>" if rows else ""


def _replies(document: Mapping[str, Any], replies: Mapping[str, Any]) -> str:
    rows = "".join(
        f"<tr><td>{status}</td><td>{escape(reply['description'])}</td></tr>"
        for status, reply in replies.items()
    )
    shown = "".join(
        _schema(document, f"Reply {status}: {kind}", content)
        for status, reply in replies.items()
        if status < "400"
        for kind, content in reply.get("content", {}).items()
    )
    return f"<table><tr><th>status</th><th>meaning</th></tr>{rows}</table>{shown}"


def _schema(document: Mapping[str, Any], title: str, content: Mapping[str, Any]) -> str:
    schema = content.get("schema", {})
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    found = document["components"]["schemas"].get(name, schema)
    text = escape(json.dumps(found, indent=2, ensure_ascii=False))
    label = f"{title} ({name})" if name else title
    return f"<details><summary>{escape(label)}</summary><pre>{text}</pre></details>"
