"""The page's files, read once a process and named by what they hold."""

import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

ASSETS = Path(__file__).parent / "assets"
INDEX = "index.html"
PLACEHOLDER = b"$version"

# The tables of the operating system differ; browsers refuse a module of another type.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True, slots=True)
class Asset:
    """One file: its bytes, its media type, and an entity tag made of the bytes."""

    body: bytes
    media_type: str
    etag: str


@dataclass(frozen=True, slots=True)
class Assets:
    """All files by their path below the folder; ``version`` changes when any of them does."""

    version: str
    files: Mapping[str, Asset]

    @property
    def index(self) -> Asset:
        """The page itself."""
        return self.files[INDEX]


@lru_cache(maxsize=1)
def assets() -> Assets:
    """Return the page's files; the first call reads the disk."""
    bodies = {
        path.relative_to(ASSETS).as_posix(): path.read_bytes()
        for path in sorted(ASSETS.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }
    version = _version(bodies)
    bodies[INDEX] = bodies[INDEX].replace(PLACEHOLDER, version.encode())
    return Assets(version, {name: _asset(name, body) for name, body in bodies.items()})


def _version(bodies: Mapping[str, bytes]) -> str:
    digest = hashlib.sha256()
    for name, body in bodies.items():
        digest.update(f"{name}\0{len(body)}\0".encode() + body)
    return digest.hexdigest()[:12]


def _asset(name: str, body: bytes) -> Asset:
    suffix = Path(name).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Asset(body, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')
