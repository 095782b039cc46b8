from itertools import pairwise

from agent.corpus.indexing.refreshing import REFRESH_CHUNKS, Refreshing


def test_a_long_run_publishes_ever_more_seldom() -> None:
    published: list[int] = []
    stored = 0

    def note() -> None:
        published.append(stored)

    refreshing = Refreshing(note)
    for stored in range(0, 1_000_001, 250):
        refreshing(stored)
    assert published[:3] == [REFRESH_CHUNKS, 2 * REFRESH_CHUNKS, 4 * REFRESH_CHUNKS]
    assert sum(published) < 2 * stored
    assert all(later - earlier <= stored // 2 for earlier, later in pairwise(published))
