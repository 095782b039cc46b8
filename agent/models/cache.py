"""A bounded cache in front of a function that works on many keys at once."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class BatchCache(Generic[Key, Value]):
    """Remembers the values of the keys last used; safe across threads.

    Calls are serialised, so that a key asked for twice at once is computed once.
    """

    def __init__(self, compute: Callable[[list[Key]], Sequence[Value]], size: int) -> None:
        self._compute = compute
        self._size = size
        self._known: OrderedDict[Key, Value] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, keys: Sequence[Key]) -> list[Value]:
        """Return the value of each key, in order; unknown ones are computed in one call."""
        with self._lock:
            missing = [k for k in dict.fromkeys(keys) if k not in self._known]
            if missing:
                self._known.update(zip(missing, self._compute(missing), strict=True))
            for key in keys:
                self._known.move_to_end(key)
            values = [self._known[k] for k in keys]
            while len(self._known) > self._size:
                self._known.popitem(last=False)
        return values
