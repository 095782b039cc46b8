"""A Chroma server of our own on loopback."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.serving import free_port

READY_SECONDS = 120


@contextmanager
def chroma_server(folder: Path) -> Iterator[str]:
    """Run `chroma run` on ``folder`` and give its address."""
    port = free_port()
    command = [Path(sys.executable).with_name("chroma"), "run", "--path", folder]
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--host", "127.0.0.1", "--port", str(port)],
            stdout=log,
            stderr=log,
            cwd=folder,
        )
    try:
        _wait(port, process, folder / "server.log")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=30)


def _wait(port: int, process: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + READY_SECONDS
    url = f"http://127.0.0.1:{port}/api/v2/heartbeat"
    while time.monotonic() < deadline:
        assert process.poll() is None, log.read_text()
        try:
            if httpx.get(url, trust_env=False).status_code == 200:
                return
        except httpx.TransportError:  # the port is not open yet; the deadline bounds the loop
            time.sleep(0.1)
    raise AssertionError(f"the Chroma server was not ready in time: {log.read_text()}")
