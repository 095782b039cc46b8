import pytest
from pydantic import ValidationError

from agent.domain.events import EVENT, VerdictEvent
from agent.domain.verdict import Label, unassessed


def test_an_event_survives_json_and_keeps_type_and_version():
    event = VerdictEvent(claim_id="c1", verdict=unassessed("the model failed"))
    data = event.model_dump(mode="json")
    assert (data["type"], data["version"]) == ("verdict", 1)
    assert EVENT.validate_python(data) == event
    assert event.verdict.label is Label.UNASSESSED


@pytest.mark.parametrize(
    "data", [{"type": "gossip"}, {"type": "verdict", "claim_id": "c"}, {"version": 2}]
)
def test_what_is_no_event_is_refused(data):
    with pytest.raises(ValidationError):
        EVENT.validate_python(data)
