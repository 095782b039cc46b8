from agent.domain.wording import CLOSEST, NO_ANSWER, NO_EVIDENCE, NO_PART, NOTHING_LEFT, is_refusal


def test_own_sentences_are_known() -> None:
    for sentence in (CLOSEST, NO_ANSWER, NO_EVIDENCE, NOTHING_LEFT, NO_PART.format(part="when")):
        assert is_refusal(sentence)


def test_other_sentences_are_not() -> None:
    assert not is_refusal("The documents require a signature.")
