"""API keys: made, listed, revoked and recognised; only their hashes are kept.

A key is ``aff_ID_SECRET``. The secret has 256 random bits, so one round of SHA-256 hides it as
well as a slow password hash would: there is nothing to guess.
"""

import hashlib
import hmac
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from agent.domain.base import Frozen
from agent.errors import InputError, NotFoundError, StorageError
from agent.identity.principal import Principal, Right, workspace_names

PREFIX = "aff"
MAX_LENGTH = 200
_TABLE = """
CREATE TABLE IF NOT EXISTS keys (
  key_id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  digest TEXT NOT NULL,
  workspaces TEXT NOT NULL,   -- separated by blanks
  "right" TEXT NOT NULL,
  created TEXT NOT NULL,      -- times are ISO 8601, UTC
  expires TEXT,
  revoked TEXT
) WITHOUT ROWID
"""


class Key(Frozen):
    """What is kept of a key; never its secret."""

    key_id: str
    name: str
    workspaces: tuple[str, ...]
    right: Right
    created: datetime
    expires: datetime | None = None
    revoked: datetime | None = None

    def is_valid(self, now: datetime) -> bool:
        """Tell whether the key opens anything at ``now``."""
        return self.revoked is None and (self.expires is None or now < self.expires)


class KeyStore:
    """The keys in the SQLite file ``path``; methods block, callers on a loop use threads."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def create(
        self,
        name: str,
        workspaces: Sequence[str],
        right: Right = Right.READ,
        days: int | None = None,
    ) -> tuple[Key, str]:
        """Make a key and return it with its text, which cannot be shown again.

        Args:
            name: who uses it; unique among keys that are not revoked, written to audit records.
            workspaces: names of workspaces, or ``*``.
            right: what it allows there.
            days: how long it is valid; None for ever.

        Raises:
            InputError: for an unusable name or workspace, or a name that is taken.
        """
        if not name.strip() or len(name) > 64 or not name.isprintable():
            raise InputError(f"{name!r} is no name for a key: use 1 to 64 printable characters")
        reached = workspace_names(workspaces)
        if days is not None and not 1 <= days <= 36_500:
            raise InputError(f"a key cannot be valid for {days} days: give 1 to 36500")
        now = datetime.now(UTC)
        key = Key(
            key_id=secrets.token_hex(6),
            name=name.strip(),
            workspaces=tuple(dict.fromkeys(reached)),
            right=right,
            created=now,
            expires=None if days is None else now + timedelta(days=days),
        )
        secret = secrets.token_urlsafe(32)
        self._insert(key, secret)
        return key, f"{PREFIX}_{key.key_id}_{secret}"

    def list(self) -> list[Key]:
        """Return all keys, revoked ones too, oldest first."""
        if not self._path.exists():
            return []
        with self._opened() as db:
            return [_key(row) for row in db.execute("SELECT * FROM keys ORDER BY created")]

    def revoke(self, key: str) -> Key:
        """Revoke the key of that id or name; it opens nothing from now on.

        Raises:
            NotFoundError: when no valid key is called that.
        """
        found = [k for k in self.list() if key in (k.key_id, k.name) and k.revoked is None]
        if not found:
            raise NotFoundError(f"no key in use has the id or name {key!r}: see `keys list`")
        now = datetime.now(UTC)
        with self._opened() as db:
            db.execute(
                "UPDATE keys SET revoked = ? WHERE key_id = ?", (now.isoformat(), found[0].key_id)
            )
        return found[0].model_copy(update={"revoked": now})

    def are_required(self) -> bool:
        """Tell whether callers must show a key: from the first one on, even if it is revoked."""
        if not self._path.exists():
            return False
        with self._opened() as db:
            return db.execute("SELECT 1 FROM keys LIMIT 1").fetchone() is not None

    def recognise(self, text: str) -> Principal | None:
        """Return whose key ``text`` is, None when it is no valid key."""
        prefix, _, rest = text.partition("_")
        key_id, _, secret = rest.partition("_")
        is_one = prefix == PREFIX and secret and text.isascii() and len(text) <= MAX_LENGTH
        if not is_one or not self._path.exists():
            return None
        with self._opened() as db:
            row = db.execute("SELECT * FROM keys WHERE key_id = ?", (key_id,)).fetchone()
        # A digest is compared even where there is no such id, so that both take as long.
        expected = row["digest"] if row else _digest("")
        if not hmac.compare_digest(expected, _digest(secret)) or row is None:
            return None
        return _principal(_key(row))

    def principal(self, key_id: str) -> Principal | None:
        """Return whose key has that id, None when there is no such key or it is not valid."""
        found = [k for k in self.list() if k.key_id == key_id]
        return _principal(found[0]) if found else None

    def _insert(self, key: Key, secret: str) -> None:
        with self._opened() as db:
            db.execute("BEGIN IMMEDIATE")
            taken = db.execute(
                "SELECT 1 FROM keys WHERE name = ? AND revoked IS NULL", (key.name,)
            ).fetchone()
            if taken:
                db.rollback()
                raise InputError(
                    f"a key named {key.name!r} is in use: revoke it first, or choose another name"
                )
            db.execute(
                "INSERT INTO keys VALUES (?, ?, ?, ?, ?, ?, ?, NULL)",
                (
                    key.key_id,
                    key.name,
                    _digest(secret),
                    " ".join(key.workspaces),
                    key.right.value,
                    key.created.isoformat(),
                    key.expires.isoformat() if key.expires else None,
                ),
            )
            db.execute("COMMIT")

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            new = not self._path.exists()
            with closing(sqlite3.connect(self._path, 10, isolation_level=None)) as db:
                db.row_factory = sqlite3.Row
                if new:
                    self._path.chmod(0o600)
                db.execute(_TABLE)
                yield db
        except (sqlite3.Error, OSError) as error:
            raise StorageError(
                f"the key file {self._path} cannot be used ({error}): "
                "check its permissions and the free space on its disk"
            ) from error


def _principal(key: Key) -> Principal | None:
    if not key.is_valid(datetime.now(UTC)):
        return None
    return Principal(identity=key.key_id, name=key.name, workspaces=key.workspaces, right=key.right)


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def _key(row: sqlite3.Row) -> Key:
    return Key(
        key_id=row["key_id"],
        name=row["name"],
        workspaces=tuple(row["workspaces"].split()),
        right=Right(row["right"]),
        created=datetime.fromisoformat(row["created"]),
        expires=datetime.fromisoformat(row["expires"]) if row["expires"] else None,
        revoked=datetime.fromisoformat(row["revoked"]) if row["revoked"] else None,
    )
