"""A throw-away PostgreSQL cluster on loopback, run by an unprivileged user."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SETTINGS = "-c fsync=off -c full_page_writes=off -c shared_buffers=32MB -c max_connections=60"
READY_SECONDS = 30


class Cluster:
    """A running server; every call of ``database`` makes a fresh database."""

    def __init__(self, port: int, superuser: str) -> None:
        self.port = port
        self.superuser = superuser

    def url(self, database: str) -> str:
        return f"postgresql://{self.superuser}@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """Return the URL of a new, empty database."""
        import psycopg

        name = f"test_{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


def binaries() -> Path | None:
    """Return the folder of `initdb` and `postgres`, the newest first; None where there is none."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    found = shutil.which("initdb")
    candidates = [*debian, *([Path(found)] if found else [])]
    return next((c.parent for c in candidates if (c.parent / "postgres").exists()), None)


def unprivileged() -> str | None:
    """Return who shall run the server; None for the present user, who is not root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


@contextmanager
def cluster(folder: Path) -> Iterator[Cluster]:
    """Start a server whose binaries lie in ``folder``; stop it and delete it at the end."""
    user = unprivileged()
    data = Path(tempfile.mkdtemp(prefix="affidavit-pg-", dir="/tmp"))
    if user:
        shutil.chown(data, user)
    try:
        command = [folder / "initdb", "-D", data / "data", "-U", "tester", "-A", "trust"]
        subprocess.run(
            [*command, "-E", "UTF8", "--locale=C", "--no-sync"],
            check=True,
            capture_output=True,
            user=user,
            cwd=data,
        )
        port = _free_port()
        options = f"-p {port} -h 127.0.0.1 -k {data} {SETTINGS}".split()
        with (data / "log").open("wb") as log:
            server = subprocess.Popen(
                [folder / "postgres", "-D", data / "data", *options],
                stdout=log,
                stderr=log,
                user=user,
                cwd=data,
            )
        try:
            _wait(port, server, data / "log")
            yield Cluster(port, "tester")
        finally:
            server.send_signal(signal.SIGINT)  # a gentler one would wait for open connections
            server.wait(timeout=30)
    finally:
        shutil.rmtree(data, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait(port: int, server: "subprocess.Popen[bytes]", log: Path) -> None:
    import psycopg

    deadline = time.monotonic() + READY_SECONDS
    while time.monotonic() < deadline:
        assert server.poll() is None, log.read_text()
        try:
            psycopg.connect(f"postgresql://tester@127.0.0.1:{port}/postgres").close()
        except psycopg.OperationalError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError(f"PostgreSQL was not ready in time: {log.read_text()}")
