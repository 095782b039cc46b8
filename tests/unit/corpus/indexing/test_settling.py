from itertools import pairwise

from agent.corpus.indexing.settling import SETTLE_CHUNKS, Settling


def test_a_long_run_settles_ever_more_seldom() -> None:
    settled: list[int] = []
    stored = 0

    def note() -> None:
        settled.append(stored)

    settling = Settling(note)
    for stored in range(0, 1_000_001, 250):
        settling(stored)
    assert settled[:3] == [SETTLE_CHUNKS, 2 * SETTLE_CHUNKS, 4 * SETTLE_CHUNKS]
    assert sum(settled) < 2 * stored
    assert all(later - earlier <= stored // 2 for earlier, later in pairwise(settled))
