"""Bodies that make no sense: refused with a message, never with an internal error."""

import json
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.serving import Served

pytestmark = [pytest.mark.server]

ROUTES = ["/v1/check", "/v1/ask", "/v1/documents", "/v1/texts", "/v1/reviews/x"]
FIELDS = [
    *("draft", "question", "documents", "workspace", "context", "action", "text", "by"),
    *("policy", "judge", "title", "date", "url", "user", "budget", "chat", "max_claims", ""),
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
# Never valid: no draft, question, document or action that could start a run.
OBJECTS = st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=5).map(
    lambda d: {**d, "no such field": 1}
)
BYTES = st.binary(max_size=60) | st.sampled_from(
    [
        b"",
        b"{",
        b"nul",
        b"\xff\xfe",
        b'{"draft": "\\ud800"}',
        b'{"draft": NaN}',
        b'{"draft": 1e999}',
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b'{"draft": "x", "draft": "y", "x": 0}',
        b'{"workspace": "\\u0000"}',
        b"9" * 5000,
    ]
)
TYPES = st.sampled_from(
    [
        "application/json",
        "application/json; charset=utf-8",
        "application/json; charset=utf-99",
        "text/plain",
        "multipart/form-data",
        "multipart/form-data; boundary=x",
        "application/x-www-form-urlencoded",
        "",
    ]
)
LAST_IDS = st.sampled_from(["", "x", "x:1", ":", "x:-1", "x:1e9", "0:" + "9" * 40, "x:٣"])


def refused(reply: httpx.Response) -> None:
    assert 400 <= reply.status_code < 500, f"{reply.status_code} {reply.text[:500]}"
    assert reply.json()["error"]["message"]


@pytest.fixture(scope="module")
def client(local_server: Served):
    with local_server.client() as made:
        yield made


ENOUGH = settings(
    max_examples=250, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)


@ENOUGH
@given(path=st.sampled_from(ROUTES), body=OBJECTS | JSON.filter(lambda v: not isinstance(v, dict)))
def test_json_that_does_not_fit(client: httpx.Client, path: str, body: Any) -> None:
    content = json.dumps(body).encode("utf-8", "surrogatepass")
    refused(client.post(path, content=content, headers={"Content-Type": "application/json"}))


@ENOUGH
@given(path=st.sampled_from(ROUTES), content=BYTES, kind=TYPES, last=LAST_IDS)
def test_what_is_no_json(
    client: httpx.Client, path: str, content: bytes, kind: str, last: str
) -> None:
    headers = {"Content-Type": kind, "Last-Event-ID": last.encode()}
    refused(client.post(path, content=content, headers=headers))


@pytest.mark.parametrize(
    "body",
    [
        {"draft": "It rains.", "documents": [{"text": "It rains."}], "context": context}
        for context in (
            {"policy": {"risk": {"impact": {"price": 0}}}},
            {"policy": {"risk": {"impact": "high"}}},
            {"policy": {"number_tolerance": -1}},
            {"policy": {"max_revisions": 10**30}},
            {"writer": "no such writer"},
            {"judge": {"x": 1}},
            {"user": 5},
            [],
        )
    ]
    + [
        {"draft": "It rains.", "documents": [document]}
        for document in (
            {"text": " "},
            {"text": "x", "date": "the day after"},
            {"text": "x", "date": 20240101},
            {"text": "x", "path": "/etc/passwd"},
            {"title": "x"},
            None,
        )
    ],
    ids=str,
)
def test_values_that_cannot_be_used(client: httpx.Client, body: Any) -> None:
    refused(client.post("/v1/check", json=body))


ODD = st.sampled_from(
    [
        *(
            "\x00",
            "\u202e",
            "\u200b",
            "\u2028",
            "\r\n",
            "﷽",
            "🚲",
            "[cite:",
            "[cite:x]",
            "]",
            "```",
        ),
        *("1e999", "-0", "½", "٣", "10^400", "9" * 40, "1/0", "31 February 2024", "24:61", "%%%"),
        *("$", "\\", "| a | b |", "<script>", "&#0;", "- ", "1. ", "#"),
    ]
)
WORDS = st.sampled_from(
    "Staff depot the holds 12 crates 5 kg may must not all € 30% more than , and or . ? !".split()
)
TEXTS = st.lists(ODD | WORDS | st.text(max_size=6), min_size=1, max_size=14).map(" ".join)
GIVEN = st.fixed_dictionaries(
    {"text": TEXTS},
    optional={"title": TEXTS, "date": st.dates().map(str) | TEXTS, "url": st.none() | TEXTS},
)
POLICIES = st.fixed_dictionaries(
    {"max_revisions": st.integers(0, 2)},
    optional={
        "number_tolerance": st.floats(0, 1),
        "strict_sentences": st.booleans(),
        "retention_days": st.integers(-1, 10**20),
        "chunks_per_query": st.integers(0, 50),
        "qualifier": TEXTS,
    },
)
ODD_CHECKS = st.fixed_dictionaries(
    {"draft": TEXTS, "documents": st.lists(GIVEN, min_size=1, max_size=3)},
    optional={"question": TEXTS, "context": st.fixed_dictionaries({"policy": POLICIES})},
)


@pytest.mark.model
@settings(ENOUGH, max_examples=60)
@given(body=ODD_CHECKS)
def test_odd_texts_are_checked_or_refused(client: httpx.Client, body: Any) -> None:
    content = json.dumps(body).encode("utf-8", "surrogatepass")
    reply = client.post("/v1/check", content=content, headers={"Content-Type": "application/json"})
    if reply.status_code != 200:
        refused(reply)
        return
    labels = {e["verdict"]["label"] for e in reply.json()["ledger"]["entries"]}
    assert "unassessed" not in labels, reply.text
