"""Tracing by the usual variables: LangSmith, OpenTelemetry; there when set, absent when not."""

import gzip
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.conftest import ROOT
from tests.scripted_server import Reply, ScriptedServer

KEY = "sk-very-secret"
CALL = """
import asyncio, sys
from agent.context import Context
from agent.domain.prompt import Prompt
from agent.models.chat.client import ChatClient
from agent.models.chat.opening import close_connections
from agent.models.chat.role import ChatRole
from agent.models.chat.session import session

async def main():
    context = Context(base_url=sys.argv[1], api_key=sys.argv[2], chat={"cache_seconds": 0})
    with session(context):
        prompt = Prompt(name="judge", version="1", system="Rule.", user="On this.")
        print(await ChatClient("judge", ChatRole(provider="openai", model="m")).text(prompt))
    await close_connections()

asyncio.run(main())
from langchain_core.tracers.langchain import wait_for_all_tracers
wait_for_all_tracers()
"""


class Sink(BaseHTTPRequestHandler):
    """Takes whatever it is sent."""

    server: "SinkServer"

    def do_GET(self) -> None:
        self._reply()

    def do_POST(self) -> None:
        if self.headers.get("transfer-encoding") == "chunked":
            body = b""
            while size := int(self.rfile.readline().strip() or b"0", 16):
                body += self.rfile.read(size)
                self.rfile.readline()
        else:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
        self.server.bodies.append(body)
        self.server.paths.append(self.path)
        self._reply()

    def _reply(self) -> None:
        self.send_response(200)
        self.send_header("content-length", "2")
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class SinkServer(ThreadingHTTPServer):
    """Keeps the bodies and paths of all requests."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Sink)
        self.bodies: list[bytes] = []
        self.paths: list[str] = []


@contextmanager
def sink() -> Iterator[SinkServer]:
    with SinkServer() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join(10)


def call(url: str, home: Path, **variables: str) -> str:
    ours = ("LANGSMITH", "LANGCHAIN", "OTEL")
    plain = {k: v for k, v in os.environ.items() if not k.startswith(ours)}
    environment = {**plain, "AFFIDAVIT_HOME": str(home), **variables}
    command = [sys.executable, "-c", CALL, url, KEY]
    done = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=240, check=True
    )
    return done.stdout.strip()


def test_calls_are_traced_when_asked_for_and_never_with_the_key(tmp_path: Path):
    with sink() as traces, ScriptedServer(lambda _: Reply("ruled")) as server:
        endpoint = f"http://127.0.0.1:{traces.server_port}"
        variables = {
            "LANGSMITH_ENDPOINT": endpoint,
            "LANGSMITH_API_KEY": "ls-key",
            "LANGSMITH_DISABLE_RUN_COMPRESSION": "true",
        }
        assert call(server.url, tmp_path, **variables) == "ruled"
        assert not traces.bodies
        assert call(server.url, tmp_path, **variables, LANGSMITH_TRACING="true") == "ruled"
    sent = b"".join(traces.bodies)
    assert b"judge: judge" in sent
    assert b"On this." in sent
    assert KEY.encode() not in sent


def test_calls_are_traced_to_an_opentelemetry_collector(tmp_path: Path):
    with sink() as collector, ScriptedServer(lambda _: Reply("ruled")) as server:
        variables = {
            "LANGSMITH_OTEL_ENABLED": "true",
            "LANGSMITH_OTEL_ONLY": "true",
            "OTEL_EXPORTER_OTLP_ENDPOINT": f"http://127.0.0.1:{collector.server_port}",
        }
        assert call(server.url, tmp_path, **variables) == "ruled"
        assert not collector.bodies
        assert call(server.url, tmp_path, **variables, LANGSMITH_TRACING="true") == "ruled"
    assert set(collector.paths) == {"/v1/traces"}
    sent = b"".join(map(_plain, collector.bodies))
    assert b"judge: judge" in sent
    assert b"gen_ai" in sent
    assert b"On this." in sent
    assert KEY.encode() not in sent


def _plain(body: bytes) -> bytes:
    return gzip.decompress(body) if body.startswith(b"\x1f\x8b") else body
