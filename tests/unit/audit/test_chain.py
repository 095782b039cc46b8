import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.audit.chain import Tombstone, broken_links, canonical, digest, record_hash, seal
from agent.errors import IntegrityError

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def chain_of(make_record: Any, count: int) -> list[dict[str, Any]]:
    payloads: list[dict[str, Any]] = []
    previous = ""
    for number in range(count):
        sealed = seal(make_record(f"a{number}", day=number), {"n": number}, previous)
        previous = sealed.hash
        payloads.append(sealed.model_dump(mode="json"))
    return payloads


@given(JSON)
def test_stored_json_keeps_its_hash(value: Any) -> None:
    assert digest(json.loads(canonical(value))) == digest(value)


@given(st.dictionaries(st.text(), st.integers(), min_size=2))
def test_order_of_keys_does_not_matter(value: dict[str, int]) -> None:
    assert digest(dict(reversed(value.items()))) == digest(value)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), object(), {1, 2}])
def test_what_json_cannot_express_is_refused(value: object) -> None:
    with pytest.raises(IntegrityError, match="JSON"):
        canonical({"x": value})


def test_sealing_replaces_what_the_record_carried(make_record: Any) -> None:
    record = make_record("a", hash="x", previous_hash="y", report_hash="z")
    sealed = seal(record, {"answer": "é"}, "p")
    assert sealed.report_hash == digest({"answer": "é"})
    assert sealed.previous_hash == "p"
    assert sealed.hash == record_hash(sealed.model_dump(mode="json"))
    assert seal(sealed, {"answer": "é"}, "p") == sealed


def test_an_untouched_chain_is_intact(make_record: Any) -> None:
    chain = chain_of(make_record, 4)
    assert broken_links(chain, head=chain[-1]["hash"]) == []
    assert broken_links(chain) == []
    assert broken_links(chain[2:], anchor=chain[1]["hash"], head=chain[-1]["hash"]) == []
    assert broken_links([], head="") == []


def test_every_field_is_covered(make_record: Any) -> None:
    chain = chain_of(make_record, 1)
    for key in chain[0]:
        changed = copy.deepcopy(chain)
        changed[0][key] = "forged"
        assert broken_links(changed), key


def test_a_changed_record_is_named(make_record: Any) -> None:
    chain = chain_of(make_record, 4)
    chain[2]["coverage"] = 1.0
    (link,) = broken_links(chain, head=chain[-1]["hash"])
    assert (link.position, link.audit_id) == (2, "a2")
    assert "changed" in link.problem


def test_a_change_with_a_new_hash_breaks_the_next_link(make_record: Any) -> None:
    chain = chain_of(make_record, 4)
    chain[1]["coverage"] = 1.0
    chain[1]["hash"] = record_hash(chain[1])
    (link,) = broken_links(chain, head=chain[-1]["hash"])
    assert (link.position, link.audit_id) == (2, "a2")


@pytest.mark.parametrize(
    ("name", "positions"),
    [("first", [0]), ("middle", [1]), ("last", [3]), ("all", [0]), ("swap", [1, 2, 3])],
)
def test_removed_and_moved_records_show(make_record: Any, name: str, positions: list[int]) -> None:
    chain = chain_of(make_record, 4)
    head = chain[-1]["hash"]
    a, b, c, d = chain
    forged = {
        "first": [b, c, d],
        "middle": [a, c, d],
        "last": [a, b, c],
        "all": [],
        "swap": [a, c, b, d],
    }[name]
    assert [link.position for link in broken_links(forged, head=head)] == positions


def test_a_replaced_last_record_shows(make_record: Any) -> None:
    chain = chain_of(make_record, 2)
    head = chain[-1]["hash"]
    chain[1]["user"] = "bob"
    chain[1]["hash"] = record_hash(chain[1])
    (link,) = broken_links(chain, head=head)
    assert "newest" in link.problem


def test_payloads_of_an_older_format_stay_valid(make_record: Any) -> None:
    (payload,) = chain_of(make_record, 1)
    del payload["versions"]
    payload["hash"] = record_hash(payload)
    assert broken_links([payload], head=payload["hash"]) == []


def test_a_tombstone_holds_the_chain_together(make_record: Any) -> None:
    chain = chain_of(make_record, 4)
    head = chain[-1]["hash"]
    buried = Tombstone(**{k: chain[1][k] for k in ("audit_id", "previous_hash", "hash")})
    assert broken_links([chain[0], buried, *chain[2:]], head=head) == []
    assert [link.position for link in broken_links([chain[0], *chain[2:]], head=head)] == [1]
    forged = buried.model_copy(update={"hash": "x"})
    assert [link.position for link in broken_links([chain[0], forged, *chain[2:]])] == [2]
