"""A bounded cache in front of a function that works on many keys at once."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class BatchCache(Generic[Key, Value]):
    """Remembers the values of the keys last used; safe across threads.

    A key asked for twice at once is computed once. Whoever asks for others does not wait for it.
    """

    def __init__(self, compute: Callable[[list[Key]], Sequence[Value]], size: int) -> None:
        self._compute = compute
        self._size = size
        self._known: OrderedDict[Key, Value] = OrderedDict()
        self._under_way: dict[Key, Future[Mapping[Key, Value]]] = {}
        self._lock = threading.Lock()

    def get(self, keys: Sequence[Key]) -> list[Value]:
        """Return the value of each key, in order; unknown ones are computed in one call."""
        values: dict[Key, Value] = {}
        with self._lock:
            for key in (k for k in dict.fromkeys(keys) if k in self._known):
                self._known.move_to_end(key)
                values[key] = self._known[key]
            awaited = {k: f for k in keys if (f := self._under_way.get(k))}
            missing = [k for k in dict.fromkeys(keys) if k not in values and k not in awaited]
            promise: Future[Mapping[Key, Value]] = Future()
            self._under_way.update(dict.fromkeys(missing, promise))
        if missing:
            values |= self._fulfilled(promise, missing)
        values |= {key: other.result()[key] for key, other in awaited.items()}
        return [values[k] for k in keys]

    def known(self, keys: Iterable[Key]) -> dict[Key, Value]:
        """Return the values of those of ``keys`` that are remembered."""
        with self._lock:
            return {key: self._known[key] for key in keys if key in self._known}

    def _fulfilled(
        self, promise: Future[Mapping[Key, Value]], keys: list[Key]
    ) -> Mapping[Key, Value]:
        """Compute the values of ``keys`` for all who wait for them."""
        found: dict[Key, Value] = {}
        try:
            found = dict(zip(keys, self._compute(keys), strict=True))
            promise.set_result(found)
        except BaseException as error:
            promise.set_exception(error)
            raise
        finally:
            with self._lock:
                self._known.update(found)
                while len(self._known) > self._size:
                    self._known.popitem(last=False)
                for key in keys:
                    del self._under_way[key]
        return found
