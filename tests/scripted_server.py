"""An OpenAI-compatible server on loopback that misbehaves on demand."""

import asyncio
import json
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Request = dict[str, Any]


@dataclass
class Reply:
    """What the server does with one request; the defaults make a well-formed completion."""

    text: str = ""
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    body: str | None = None  # sent instead of a completion
    delay: float = 0.0  # seconds before anything is sent
    hang: bool = False  # send nothing, ever
    drop: bool = False  # close the connection instead of answering
    cut: int | None = None  # of a stream: break off after so many pieces
    pause: float = 0.0  # of a stream: seconds between pieces
    gate: tuple[int, threading.Event] | None = None  # of a stream: after so many pieces, await it
    meet: int = 0  # answer only when so many requests were here at once, or after a minute
    finish: str | None = "stop"
    refusal: str | None = None
    choices: bool = True
    usage: tuple[int, int] | None = (10, 5)
    tool: bool = False  # answer by a tool call


Script = Callable[[Request], Reply]


def as_json(value: Any, **more: Any) -> Reply:
    """Return a reply whose text is ``value`` as JSON."""
    return Reply(text=json.dumps(value), **more)


class ScriptedServer:
    """Runs in a thread of its own; ``script`` decides on each request, ``requests`` keeps them."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.requests: list[Request] = []
        self.asked = threading.Event()
        self.most_at_once = 0
        self._now = 0
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._serve, daemon=True)

    def __enter__(self) -> "ScriptedServer":
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(10)
        self._loop.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/v1"

    def _serve(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._main())

    async def _main(self) -> None:
        self._stop = asyncio.Event()
        server = await asyncio.start_server(self._connection, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._stop.wait()
        server.close()
        mine = asyncio.current_task()
        pending = [t for t in asyncio.all_tasks() if t is not mine]
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)

    async def _connection(self, reader: Any, writer: Any) -> None:
        try:
            while request := await self._read(reader):
                self._now += 1
                self.most_at_once = max(self.most_at_once, self._now)
                try:
                    reply = self.script(request)
                    if not await self._answer(writer, request, reply):
                        return
                finally:
                    self._now -= 1
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            writer.close()

    async def _read(self, reader: Any) -> Request | None:
        head = await reader.readuntil(b"\r\n\r\n") if not reader.at_eof() else b""
        if not head.strip():
            return None
        lines = head.decode().split("\r\n")
        pairs = (line.split(": ", 1) for line in lines[1:] if ": " in line)
        headers = {name.lower(): value for name, value in pairs}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        request: Request = {**json.loads(body or b"{}"), "headers": headers, "line": lines[0]}
        self.requests.append(request)
        self.asked.set()
        return request

    async def _answer(self, writer: Any, request: Request, reply: Reply) -> bool:
        """Return whether the connection stays open."""
        await asyncio.sleep(reply.delay)
        await self._gathered(reply.meet)
        if reply.hang:
            await asyncio.sleep(3600)
        if reply.drop:
            writer.transport.abort()
            return False
        if request.get("stream") and reply.status == 200 and reply.body is None:
            return await self._stream(writer, request, reply)
        body = reply.body if reply.body is not None else json.dumps(_completion(request, reply))
        await self._send(writer, reply, body.encode())
        return True

    async def _gathered(self, number: int) -> None:
        for _ in range(6000):
            if self.most_at_once >= number:
                return
            await asyncio.sleep(0.01)

    async def _send(self, writer: Any, reply: Reply, body: bytes) -> None:
        head = {
            "content-type": "application/json",
            "content-length": str(len(body)),
            **reply.headers,
        }
        lines = "".join(f"{k}: {v}\r\n" for k, v in head.items())
        writer.write(f"HTTP/1.1 {reply.status} X\r\n{lines}\r\n".encode() + body)
        await writer.drain()

    async def _stream(self, writer: Any, request: Request, reply: Reply) -> bool:
        writer.write(
            b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n"
        )
        pieces = _pieces(request, reply)
        for n, piece in enumerate(pieces):
            if reply.cut is not None and n >= reply.cut:
                return False
            if reply.gate and n == reply.gate[0]:
                await asyncio.to_thread(reply.gate[1].wait, 60)
            writer.write(f"data: {json.dumps(piece)}\n\n".encode())
            await writer.drain()
            await asyncio.sleep(reply.pause)
        writer.write(b"data: [DONE]\n\n")
        await writer.drain()
        return False


def _completion(request: Request, reply: Reply) -> dict[str, Any]:
    message: dict[str, Any] = {"role": "assistant", "content": reply.text}
    if reply.refusal:
        message |= {"content": None, "refusal": reply.refusal}
    if reply.tool:
        name = request["tools"][0]["function"]["name"]
        call = {"name": name, "arguments": reply.text}
        message |= {
            "content": None,
            "tool_calls": [{"id": "t1", "type": "function", "function": call}],
        }
    choice = {"index": 0, "message": message, "finish_reason": reply.finish}
    return {
        "id": "c1",
        "object": "chat.completion",
        "created": 0,
        "model": request.get("model"),
        "choices": [choice] if reply.choices else [],
        "usage": _usage(reply),
    }


def _pieces(request: Request, reply: Reply) -> list[dict[str, Any]]:
    base = {"id": "c1", "object": "chat.completion.chunk", "created": 0, "model": request["model"]}
    words = [w if i == 0 else f" {w}" for i, w in enumerate(reply.text.split(" "))]
    deltas = [{"content": w} for w in words]
    found = [{**base, "choices": [{"index": 0, "delta": d, "finish_reason": None}]} for d in deltas]
    end = {"index": 0, "delta": {}, "finish_reason": reply.finish}
    found.append({**base, "choices": [end]})
    if reply.usage:
        found.append({**base, "choices": [], "usage": _usage(reply)})
    return found


def _usage(reply: Reply) -> dict[str, int] | None:
    if reply.usage is None:
        return None
    used_in, used_out = reply.usage
    return {
        "prompt_tokens": used_in,
        "completion_tokens": used_out,
        "total_tokens": used_in + used_out,
    }
