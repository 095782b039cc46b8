"""Verdicts reached before: what was ruled on stays ruled on.

A revision changes a few sentences of a draft, and an author sends a draft again and again: most of
its claims meet the same passages as before. A verdict depends on nothing but claim, passages and
policy, so it need not be reached twice.
"""

import hashlib
import json
import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from agent.domain.policy import Policy
from agent.domain.verdict import Case, Label, Verdict

SIZE = 4096  # verdicts; about 2 kB each


class VerdictCache:
    """Remembers the verdicts last used; safe across threads."""

    def __init__(self, size: int = SIZE) -> None:
        self._size = size
        self._known: OrderedDict[bytes, Verdict] = OrderedDict()
        self._lock = threading.Lock()

    def find(self, keys: Sequence[bytes]) -> list[Verdict | None]:
        """Return the verdict under each key, None where there is none."""
        with self._lock:
            found = [self._known.get(key) for key in keys]
            for key, verdict in zip(keys, found, strict=True):
                if verdict is not None:
                    self._known.move_to_end(key)
        return found

    def keep(self, verdicts: Mapping[bytes, Verdict]) -> None:
        """Remember ``verdicts`` by their keys; what failed is not ruled on, and tried again."""
        ruled = {k: v for k, v in verdicts.items() if v.label is not Label.UNASSESSED}
        with self._lock:
            self._known.update(ruled)
            while len(self._known) > self._size:
                self._known.popitem(last=False)


def keys(cases: Sequence[Case], policy: Policy) -> list[bytes]:
    """Return a key for each of ``cases``: the same for the same claim, passages and policy."""
    rules = _digest(policy.model_dump(mode="json"))
    return [_digest(c.model_dump(mode="json", exclude={"objections"}), rules) for c in cases]


def _digest(values: Any, key: bytes = b"") -> bytes:
    return hashlib.blake2b(json.dumps(values).encode(), digest_size=32, key=key).digest()
