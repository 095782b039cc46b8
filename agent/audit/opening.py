"""Which audit log a process uses: a file under its home, or PostgreSQL by URL."""

from functools import lru_cache
from pathlib import Path

from agent.audit.postgres import PostgresDatabase
from agent.audit.sqlite import SqliteDatabase
from agent.audit.store import StoredAuditLog
from agent.settings import Settings


def audit_log(settings: Settings) -> StoredAuditLog:
    """Return the log in the database that the settings name, else the one under the home."""
    if settings.database_url:
        return postgres_log(settings.database_url)
    return sqlite_log(settings.home / "audit.sqlite3")


def sqlite_log(path: Path) -> StoredAuditLog:
    """Return the log in the file at ``path``, which is made when first used."""
    return StoredAuditLog(SqliteDatabase(path))


@lru_cache(maxsize=8)
def postgres_log(url: str) -> StoredAuditLog:
    """Return the log in the database at ``url``; the process shares its connections."""
    return StoredAuditLog(PostgresDatabase(url))
