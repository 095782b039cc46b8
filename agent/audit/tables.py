"""The tables of the audit log, in words that SQLite and PostgreSQL both understand."""

VERSION = 2

TABLES = """
CREATE TABLE IF NOT EXISTS chains (
  workspace TEXT PRIMARY KEY,
  anchor TEXT NOT NULL DEFAULT '',   -- hash of the last link that was cut off the start
  swept INTEGER NOT NULL DEFAULT 0,  -- how many records have expired and are gone
  head TEXT NOT NULL DEFAULT ''      -- hash of the newest link
);
CREATE TABLE IF NOT EXISTS records (
  sequence {sequence},
  workspace TEXT NOT NULL,
  audit_id TEXT NOT NULL UNIQUE,
  created DOUBLE PRECISION NOT NULL, -- seconds since 1970, UTC
  retention_days INTEGER NOT NULL,   -- what the policy of the run asked for
  record TEXT NOT NULL,              -- '' once the record has expired: only its link stays
  report TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS records_of_workspace ON records (workspace, sequence);
"""

UPGRADES = {
    2: """
ALTER TABLE records ADD COLUMN expires DOUBLE PRECISION; -- NULL once it has expired
ALTER TABLE records ADD COLUMN hash TEXT NOT NULL DEFAULT '';          -- of an expired record
ALTER TABLE records ADD COLUMN previous_hash TEXT NOT NULL DEFAULT ''; -- of an expired record
UPDATE records SET expires = created + retention_days * 86400.0;
CREATE INDEX records_by_expiry ON records (workspace, expires);
CREATE TABLE retention (workspace TEXT PRIMARY KEY, days INTEGER NOT NULL);
CREATE TABLE documents (
  workspace TEXT NOT NULL,
  digest TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (workspace, digest)
);
CREATE TABLE attachments (
  workspace TEXT NOT NULL,
  digest TEXT NOT NULL,
  audit_id TEXT NOT NULL,
  PRIMARY KEY (workspace, digest, audit_id)
);
CREATE INDEX attachments_of_record ON attachments (audit_id)
"""
}
"""What brings a database of the version before to this version."""


def statements(version: int, sequence: str) -> list[str]:
    """Return what brings a database of ``version`` (0: empty) up to date, in order.

    ``sequence`` is the dialect's type of a key that counts up.
    """
    made = [] if version else [TABLES.format(sequence=sequence)]
    steps = [*made, *(text for to, text in sorted(UPGRADES.items()) if to > max(version, 1))]
    return [s for step in steps for s in _plain(step).split(";") if s.strip()]


def _plain(script: str) -> str:
    """Return ``script`` without its comments."""
    return "\n".join(line.partition("--")[0] for line in script.splitlines())
