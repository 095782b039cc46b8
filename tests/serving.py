"""A real server process for tests, and what they need to talk to it."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[1]
READY_SECONDS = 600
AFFIDAVIT = [sys.executable, "-m", "agent.cli"]


@dataclass(frozen=True)
class Served:
    """A server that is ready: its address, its process, its home folder and its log."""

    url: str
    process: subprocess.Popen[bytes]
    home: Path
    log: Path

    def client(self, key: str | None = None, timeout: float = 120) -> httpx.Client:
        """Return a client that shows ``key``."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return httpx.Client(base_url=self.url, headers=headers, timeout=timeout, trust_env=False)


def free_port() -> int:
    """Return a port on loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def affidavit(home: Path, *arguments: str) -> str:
    """Run the command line on ``home`` and return what it prints."""
    done = subprocess.run(
        [*AFFIDAVIT, *arguments],
        env={**os.environ, "AFFIDAVIT_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@contextmanager
def serving(home: Path, *options: str, **variables: str) -> Iterator[Served]:
    """Run `affidavit serve` on ``home``, named as seen from here; it must log no blocking call."""
    port = free_port()
    log = home / f"server-{port}.log"
    with log.open("w") as output:
        process = subprocess.Popen(
            [*AFFIDAVIT, "serve", "--port", str(port), *options],
            env={**os.environ, "AFFIDAVIT_HOME": os.path.relpath(home), **variables},
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        served = Served(f"http://127.0.0.1:{port}", process, home, log)
        try:
            _wait_until_ready(served)
            yield served
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)
            process.wait(timeout=60)
    assert "BlockingError" not in log.read_text()


def _wait_until_ready(served: Served) -> None:
    deadline = time.monotonic() + READY_SECONDS
    while time.monotonic() < deadline:
        if served.process.poll() is not None:
            raise AssertionError(f"the server ended:\n{served.log.read_text()[-4000:]}")
        try:
            if httpx.get(f"{served.url}/healthz", trust_env=False).status_code == 200:
                return
        except httpx.TransportError:  # the port is not open yet; the deadline bounds the loop
            time.sleep(0.2)
    raise AssertionError(f"the server was not ready within {READY_SECONDS} s")


def events(lines: Iterable[str]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield (id, type, data) of the Server-Sent Events in ``lines``."""
    fields: dict[str, str] = {}
    for line in lines:
        if line and not line.startswith(":"):
            name, _, value = line.partition(":")
            fields[name] = value.removeprefix(" ")
        elif not line and "data" in fields:
            yield fields.get("id", ""), fields["event"], json.loads(fields["data"])
            fields = {}
