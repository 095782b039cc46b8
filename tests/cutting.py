"""A proxy on loopback that cuts connections: what a phone in a tunnel does to a stream."""

import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from tests.serving import free_port

# Closing sends a reset, which no client can take for the end of a reply.
RESET = (socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


class Cutting:
    """Passes bytes on to ``upstream``; replies to requests of ``marks`` are cut, some times.

    Each cut comes when ``after`` bytes of the reply have passed. ``cuts`` counts them.
    """

    def __init__(self, upstream: str, marks: tuple[bytes, ...], after: int, times: int) -> None:
        where = urlsplit(upstream)
        self._upstream = (where.hostname, where.port)
        self._marks = marks
        self._after = after
        self._left = times
        self._listener = socket.create_server(("127.0.0.1", free_port()))
        self.cuts = 0
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def serve(self) -> None:
        """Take connections until `close`."""
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._pass, args=(client,), daemon=True).start()

    def close(self) -> None:
        """Take no more connections."""
        self._listener.close()

    def _pass(self, client: socket.socket) -> None:
        server = socket.create_connection(self._upstream)
        marked = threading.Event()
        threading.Thread(target=self._up, args=(client, server, marked), daemon=True).start()
        passed = 0
        with suppress(OSError):
            while data := server.recv(512):
                client.sendall(data)
                passed += len(data) if marked.is_set() else 0
                if passed > self._after and self._left:
                    self._left -= 1
                    self.cuts += 1
                    client.setsockopt(*RESET)
                    break
        for end in (client, server):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _up(self, client: socket.socket, server: socket.socket, marked: threading.Event) -> None:
        with suppress(OSError):
            while data := client.recv(65_536):
                if data.startswith(self._marks):
                    marked.set()
                server.sendall(data)
            server.shutdown(socket.SHUT_RDWR)


@contextmanager
def cutting(upstream: str, *marks: bytes, after: int, times: int = 1) -> Iterator[Cutting]:
    """Run a proxy before ``upstream`` that cuts the first ``times`` replies to ``marks``."""
    proxy = Cutting(upstream, marks, after, times)
    thread = threading.Thread(target=proxy.serve, daemon=True)
    thread.start()
    try:
        yield proxy
    finally:
        proxy.close()
