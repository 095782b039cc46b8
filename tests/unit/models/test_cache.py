import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest

from agent.models.cache import BatchCache

SECONDS = 10  # more than enough for what must not wait


class Slow:
    """Doubles numbers; for those below ten it waits until it is let go on."""

    def __init__(self) -> None:
        self.calls: list[list[int]] = []
        self.begun = threading.Event()
        self.go_on = threading.Event()

    def __call__(self, keys: list[int]) -> Sequence[int]:
        self.calls.append(keys)
        if min(keys) < 10:
            self.begun.set()
            assert self.go_on.wait(SECONDS)
        if 13 in keys or 3 in keys:
            raise ValueError("no")
        return [2 * key for key in keys]


@pytest.fixture
def slow():
    return Slow()


@pytest.fixture
def cache(slow):
    return BatchCache[int, int](slow, 4)


def test_values_come_in_the_order_of_the_keys_and_are_computed_once(cache, slow):
    slow.go_on.set()
    assert cache.get([12, 11, 12]) == [24, 22, 24]
    assert cache.get([11, 14]) == [22, 28]
    assert slow.calls == [[12, 11], [14]]


def test_the_keys_last_used_are_kept(cache, slow):
    for key in (20, 21, 22, 23, 20, 24):
        cache.get([key])
    cache.get([20])
    cache.get([21])
    assert slow.calls == [[20], [21], [22], [23], [24], [21]]


def test_who_asks_for_other_keys_does_not_wait(cache, slow):
    cache.get([20])
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(cache.get, [1])
        assert slow.begun.wait(SECONDS)
        assert pool.submit(cache.get, [20, 21]).result(SECONDS) == [40, 42]
        assert not first.done()
        slow.go_on.set()
        assert first.result(SECONDS) == [2]


def test_a_key_under_way_is_waited_for(cache, slow):
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(cache.get, [1, 2])
        assert slow.begun.wait(SECONDS)
        second = pool.submit(cache.get, [30, 2])
        slow.go_on.set()
        assert first.result(SECONDS) == [2, 4]
        assert second.result(SECONDS) == [60, 4]
    assert sorted(map(sorted, slow.calls)) == [[1, 2], [30]]


def test_a_failure_reaches_all_who_wait_and_is_not_remembered(cache, slow):
    with ThreadPoolExecutor(2) as pool:
        waiting = [pool.submit(cache.get, [3])]
        assert slow.begun.wait(SECONDS)
        waiting.append(pool.submit(cache.get, [3]))
        slow.go_on.set()
        for each in waiting:
            with pytest.raises(ValueError, match="no"):
                each.result(SECONDS)
    with pytest.raises(ValueError, match="no"):
        cache.get([13])
    assert cache.get([14]) == [28]
    assert not cache._under_way
