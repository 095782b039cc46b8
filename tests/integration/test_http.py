"""The HTTP routes of a real server process, without keys."""

import json
import threading
import time
from typing import Any

import httpx
import pytest

from tests.chat_actor import Actor
from tests.scripted_server import ScriptedServer
from tests.serving import Served, events

pytestmark = [pytest.mark.server, pytest.mark.model]

DOCUMENTS = [
    {
        "title": "Leave rules",
        "text": "Full-time staff receive 25 days of paid leave a year. "
        "Unused leave of up to 5 days may be carried over until 31 March.",
    }
]
DRAFT = "Full-time staff receive 30 days of paid leave a year. Up to 5 days may be carried over."
CHECK = {"draft": DRAFT, "documents": DOCUMENTS}


def lasting(sentences: int) -> dict[str, Any]:
    """Return a request whose run takes a while."""
    text = " ".join(
        f"Depot {n} holds {n + 3} crates of type K{n} and was built in {1700 + n}."
        for n in range(sentences)
    )
    return {
        "draft": text,
        "documents": [{"text": text.replace("crates", "boxes")}],
        "context": {"policy": {"max_revisions": 0, "max_claims": 2 * sentences}},
    }


SLOW = lasting(24)
SLOWEST = lasting(250)
STREAM = {"Accept": "text/event-stream"}
HOLD = {"policy": {"risk": {"actions": dict.fromkeys(("low", "medium", "high"), "review")}}}


def metric(client: httpx.Client, name: str) -> float:
    lines = client.get("/metrics").text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(f"{name} "))


def streamed(client: httpx.Client, path: str, body: Any) -> list[tuple[str, str, dict[str, Any]]]:
    with client.stream("POST", path, json=body, headers=STREAM) as reply:
        assert reply.status_code == 200
        assert reply.headers["content-type"].startswith("text/event-stream")
        return list(events(reply.iter_lines()))


def test_check_replies_with_the_report(local_server: Served) -> None:
    with local_server.client() as client:
        reply = client.post("/v1/check", json=CHECK)
        assert reply.status_code == 200, reply.text
        report = reply.json()
        assert "25 days" in report["answer"]
        first = report["rounds"][0]["ledger"]["entries"][0]
        assert first["verdict"]["label"] == "contradicted"
        kept = client.get(f"/v1/audits/{report['audit_id']}").json()
        assert kept["report"] == report
        assert kept["record"]["query"] == DRAFT


def test_ask_answers_from_the_index(local_server: Served) -> None:
    with local_server.client() as client:
        reply = client.post("/v1/ask", json={"question": "Is there support on Sundays?"})
        assert reply.json()["summary"]["is_grounded"], reply.text


def test_ask_answers_from_documents_of_the_request(local_server: Served) -> None:
    body = {
        "question": "How many rowing boats does the boathouse hold?",
        "documents": [{"title": "Boats", "text": "The boathouse holds 14 rowing boats."}],
    }
    with local_server.client() as client:
        report = client.post("/v1/ask", json=body).json()
        assert "14 rowing boats" in report["answer"]
        assert report["ledger"]["entries"][0]["evidence"][0]["title"] == "Boats"
        both = client.post("/v1/ask", json={**body, "workspace": "default"})
        assert both.status_code == 400, both.text
        assert "not both" in both.text


def test_events_arrive_typed_and_numbered(local_server: Served) -> None:
    with local_server.client() as client:
        found = streamed(client, "/v1/check", CHECK)
        report = client.post("/v1/check", json=CHECK).json()
    run_id = found[0][0].partition(":")[0]
    assert [i for i, _, _ in found] == [f"{run_id}:{n}" for n in range(1, len(found) + 1)]
    assert all(data["type"] == kind and data["version"] == 1 for _, kind, data in found)
    claims = [d["claim"]["claim_id"] for _, k, d in found if k == "claim"]
    verdicts = [d["claim_id"] for _, k, d in found if k == "verdict"]
    assert sorted(claims) == sorted(verdicts)
    assert found[-1][1] == "final"
    assert found[-1][2]["report"]["answer"] == report["answer"]


@pytest.mark.parametrize("way", ["same request", "events of the run"])
def test_a_stream_goes_on_after_the_last_event_that_came(local_server: Served, way: str) -> None:
    with local_server.client() as client:
        whole = streamed(client, "/v1/check", CHECK)
        last = whole[3][0]
        headers = {**STREAM, "Last-Event-ID": last}
        if way == "same request":
            again = client.post("/v1/check", json=CHECK, headers=headers)
        else:
            again = client.get(f"/v1/runs/{last.partition(':')[0]}/events", headers=headers)
        assert list(events(again.iter_lines())) == whole[4:]


def test_a_run_that_is_followed_again_is_not_cancelled(local_server: Served) -> None:
    with local_server.client() as client:
        with client.stream("POST", "/v1/check", json=SLOW, headers=STREAM) as reply:
            last = next(events(reply.iter_lines()))[0]
        time.sleep(0.5)
        resumed = client.post("/v1/check", json=SLOW, headers={**STREAM, "Last-Event-ID": last})
        found = list(events(resumed.iter_lines()))
        assert found[0][0].endswith(":2")
        assert found[-1][1] == "final"


@pytest.mark.parametrize("wants", [{}, STREAM], ids=["json", "events"])
def test_a_client_that_goes_away_cancels_its_run(
    local_server: Served, wants: dict[str, str]
) -> None:
    before = stopped(local_server)

    if wants:
        with (
            local_server.client() as client,
            client.stream("POST", "/v1/check", json=SLOWEST, headers=wants) as reply,
        ):
            next(events(reply.iter_lines()))
    else:
        with local_server.client(timeout=0.6) as client, pytest.raises(httpx.TimeoutException):
            client.post("/v1/check", json=SLOWEST)
    deadline = time.monotonic() + 60
    while stopped(local_server) == before and time.monotonic() < deadline:
        time.sleep(0.1)
    assert stopped(local_server) == before + 1
    with local_server.client() as client:
        assert metric(client, "affidavit_runs_active") == 0


def stopped(served: Served) -> float:
    with served.client() as client:
        lines = client.get("/metrics").text.splitlines()
    name = 'affidavit_runs_total{kind="check",outcome="stopped"}'
    return next((float(x.split()[-1]) for x in lines if x.startswith(name)), 0.0)


def test_signs_of_life_come_while_nothing_happens(local_server: Served) -> None:
    with (
        ScriptedServer(Actor(delay=2.0)) as model,
        local_server.client() as client,
    ):
        roles = {"skeptic": "openai:scripted", "base_url": model.url, "api_key": "none"}
        body = {**CHECK, "context": roles}
        with client.stream("POST", "/v1/check", json=body, headers=STREAM) as reply:
            assert reply.status_code == 200
            beats = sum(line.startswith(":") for line in reply.iter_lines())
    assert beats >= 1


def test_documents_come_and_go(local_server: Served) -> None:
    with local_server.client() as client:
        body = {"workspace": "shed", "documents": [{"title": "Tents", "text": "It weighs 2.4 kg."}]}
        assert client.post("/v1/documents", json=body).status_code == 201
        files = [
            ("files", ("../../stove.md", b"# Stove\n\nThe stove burns for 90 minutes.")),
            ("files", ("bad.pdf", b"%PDF-1.4 damaged")),
        ]
        added = client.post("/v1/documents", data={"workspace": "shed"}, files=files)
        assert added.status_code == 201, added.text
        assert [f["source"] for f in added.json()["failures"]] == ["bad.pdf"]
        listed = client.get("/v1/documents", params={"workspace": "shed"}).json()
        assert {d["source"] for d in listed["documents"]} == {"inline:Tents", "upload:stove.md"}
        assert "shed" in client.get("/v1/workspaces").json()["workspaces"]
        question = {"question": "How long does the stove burn?", "workspace": "shed"}
        assert "90 minutes" in client.post("/v1/ask", json=question).json()["answer"]
        stove = next(d for d in listed["documents"] if d["title"] == "Stove")
        path = f"/v1/documents/{stove['document_id']}"
        whole = client.get(path, params={"workspace": "shed"}).json()
        assert "90 minutes" in whole["text"]
        assert client.delete(path, params={"workspace": "shed"}).json()["removed"] == 1
        assert client.delete(path, params={"workspace": "shed"}).status_code == 404
        assert "90 minutes" not in client.post("/v1/ask", json=question).json()["answer"]


def test_documents_of_the_command_line_are_seen_at_once(local_server: Served) -> None:
    from tests.serving import affidavit

    folder = local_server.home / "late"
    folder.mkdir()
    (folder / "late.md").write_text("# Gate\n\nThe gate closes at 22:15.\n")
    affidavit(local_server.home, "index", str(folder), "--workspace", "late")
    with local_server.client() as client:
        body = {"draft": "The gate closes at 22:15.", "workspace": "late"}
        report = client.post("/v1/check", json=body).json()
        assert report["summary"]["claims_supported"] == 1


@pytest.mark.parametrize("kind", ["markdown", "html"])
def test_reports_can_be_downloaded(local_server: Served, kind: str) -> None:
    with local_server.client() as client:
        audit_id = client.post("/v1/check", json=CHECK).json()["audit_id"]
        reply = client.get(f"/v1/audits/{audit_id}", params={"format": kind})
        assert reply.status_code == 200, reply.text
        assert reply.headers["content-type"].startswith(f"text/{kind}")
        assert "25 days" in reply.text
        assert "attachment" in reply.headers["content-disposition"]


def test_a_held_answer_waits_for_a_person(local_server: Served) -> None:
    with local_server.client() as client:
        held = client.post("/v1/check", json={**CHECK, "context": HOLD})
        assert held.status_code == 202
        assert held.json()["status"] == "review"
        thread = held.json()["thread_id"]
        waiting = client.get("/v1/reviews").json()["reviews"]
        assert thread in [w["thread_id"] for w in waiting]
        path = f"/v1/reviews/{thread}"
        assert client.post(path, json={"action": "edit"}).status_code in (400, 422)
        done = client.post(path, json={"action": "reject", "by": "Ada"})
        assert done.status_code == 200, done.text
        assert "25 days" not in done.json()["answer"]
        assert done.json()["review"]["by"] == "Ada"
        assert client.post(path, json={"action": "approve"}).status_code == 404


def test_a_held_answer_is_streamed_as_an_event(local_server: Served) -> None:
    with local_server.client() as client:
        found = streamed(client, "/v1/check", {**CHECK, "context": HOLD})
        assert found[-1][1] == "review"
        thread = found[-1][2]["thread_id"]
        done = streamed(client, f"/v1/reviews/{thread}", {"action": "approve"})
        assert done[-1][1] == "final"


def test_an_error_in_a_run_is_the_last_event(local_server: Served) -> None:
    with local_server.client() as client:
        found = streamed(client, "/v1/ask", {"question": "When?", "workspace": "nowhere"})
        assert [k for _, k, _ in found] == ["plan", "error"]
        assert found[-1][2]["status"] == 404
        assert "nowhere" in found[-1][2]["error"]["message"]


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/v1/ask", {"question": "When?", "workspace": "nowhere"}, 404),
        ("POST", "/v1/ask", {"question": " \n"}, 422),
        ("POST", "/v1/ask", {"question": "When?", "context": {"judge": "oracle"}}, 400),
        ("POST", "/v1/ask", {"question": "When?", "context": {"policy": {"levels": 3}}}, 422),
        ("POST", "/v1/check", {**CHECK, "workspace": "default"}, 400),
        ("POST", "/v1/check", {"draft": "x", "documents": []}, 422),
        ("POST", "/v1/check", {"draft": "x", "documents": ["/etc/passwd"]}, 422),
        ("POST", "/v1/check", {"draft": "x", "documents": [{"text": "y"}] * 101}, 413),
        ("POST", "/v1/check", {**CHECK, "context": {"policy": {"max_claims": 9999}}}, 422),
        ("GET", "/v1/audits/none", None, 404),
        ("GET", "/v1/audits?limit=-1", None, 422),
        ("GET", "/v1/audits/none?format=pdf", None, 422),
        ("GET", "/v1/documents?workspace=../x", None, 400),
        ("GET", "/v1/documents?limit=0", None, 422),
        ("GET", "/v1/check", None, 405),
        ("GET", "/v1/nothing", None, 404),
        ("GET", "/v1/runs/none/events", None, 404),
        ("POST", "/v1/reviews/none", {"action": "approve"}, 404),
    ],
)
def test_what_cannot_be_served_is_said(
    local_server: Served, method: str, path: str, body: Any, status: int
) -> None:
    with local_server.client() as client:
        reply = client.request(method, path, json=body)
        assert reply.status_code == status, reply.text
        assert reply.json()["error"]["message"]


def test_other_sites_pages_are_turned_away(local_server: Served) -> None:
    with local_server.client() as client:
        for headers in (
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Host": "evil.example"},
            {"X-Forwarded-For": "203.0.113.9"},
        ):
            reply = client.get("/v1/audits", headers=headers)
            assert reply.status_code == 401, headers
            assert reply.json()["error"]["type"] == "AccessError"
            assert client.post("/threads/search", json={}, headers=headers).status_code == 401
        preflight = {
            "Origin": "https://evil.example",
            "Access-Control-Request-Method": "POST",
        }
        reply = client.options("/v1/check", headers=preflight)
        assert "access-control-allow-origin" not in reply.headers
        same = {"Origin": local_server.url}
        assert client.get("/v1/audits", headers=same).status_code == 200


def test_the_reference_describes_every_route(local_server: Served) -> None:
    with local_server.client() as client:
        own = client.get("/v1/openapi.json").json()
        merged = client.get("/openapi.json").json()
        page = client.get("/v1/docs").text
    assert own["paths"].keys() <= merged["paths"].keys()
    assert all(path in page for path in own["paths"])
    schemas = own["components"]["schemas"]

    def references(value: Any) -> set[str]:
        if isinstance(value, dict):
            found = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
            return found.union(*map(references, value.values())) if value else found
        return set().union(*map(references, value)) if isinstance(value, list) else set()

    assert {r.rpartition("/")[2] for r in references(own)} <= schemas.keys()


def test_models_are_loaded_before_the_first_request(local_server: Served) -> None:
    deadline = time.monotonic() + 60
    while "models loaded" not in (log := local_server.log.read_text()):
        assert "could not be loaded" not in log
        assert time.monotonic() < deadline
        time.sleep(0.2)


def test_logs_tell_of_runs_and_nothing_of_texts(local_server: Served) -> None:
    marker = "Zanzibarite crystals weigh 7.31 grams."
    with local_server.client() as client:
        body = {"draft": marker, "documents": [{"title": "Zanzibarite", "text": marker}]}
        report = client.post("/v1/check", json=body).json()
        client.post("/v1/check", json={**body, "oops": marker})
        client.post("/v1/ask", json={"question": "How heavy are Zanzibarite crystals?"})
    lines = local_server.log.read_text().splitlines()
    assert not [line for line in lines if "anzibarite" in line]
    ended = [json.loads(line) for line in lines if '"run ended"' in line]
    (mine,) = [e for e in ended if e["audit_id"] == report["audit_id"]]
    assert mine["outcome"] == "grounded"
    assert mine["claims"] == 1


def test_many_clients_at_once(local_server: Served) -> None:
    good: list[tuple[int, int]] = []
    bad: list[str] = []

    def work(number: int) -> None:
        with local_server.client(timeout=900) as client:
            for turn in range(10):
                days = 20 + (number + turn) % 9
                body = {
                    "draft": f"Staff of depot {number} get {days} days of leave.",
                    "documents": [{"text": f"Staff of depot {number} get 25 days of leave."}],
                    "context": {"policy": {"max_revisions": 0}},
                }
                reply = client.post("/v1/check", json=body)
                label = "supported" if days == 25 else "contradicted"
                entries = reply.json()["ledger"]["entries"] if reply.status_code == 200 else ()
                if [e["verdict"]["label"] for e in entries] == [label]:
                    good.append((number, turn))
                else:
                    bad.append(f"{reply.status_code} {reply.text[:300]}")

    threads = [threading.Thread(target=work, args=(n,)) for n in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert bad == []
    assert len(good) == 200
