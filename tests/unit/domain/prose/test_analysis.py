from agent.domain.prose.analysis import concatenate
from agent.models.parser import SpacyParser


def test_concatenation_shifts_offsets_heads_and_sentences():
    parts = SpacyParser().parse(["The tent weighs 2.4 kg.", "It has two doors."])
    joined = concatenate(parts)
    assert joined.text == "The tent weighs 2.4 kg. It has two doors."
    for token in joined.tokens:
        assert joined.text[token.start : token.end] == token.text
    assert [joined.tokens[t.head].text for t in joined.tokens if t.text == "doors"] == ["has"]
    assert len(joined.sentences) == 2
    assert joined.sentences[1][0] == len(parts[0].tokens)


def test_subtree_and_children_follow_the_heads():
    (parsed,) = SpacyParser().parse(["The small tent has two doors."])
    verb = next(i for i, t in enumerate(parsed.tokens) if t.text == "has")
    subject = next(i for i, t in enumerate(parsed.tokens) if t.text == "tent")
    assert subject in parsed.children(verb)
    assert [parsed.tokens[i].text for i in parsed.subtree(subject)] == ["The", "small", "tent"]


def test_the_sentence_around_a_character() -> None:
    (parsed,) = SpacyParser().parse(["The fee is £5. It is due in May."])
    assert parsed.sentence_at(20).of(parsed.text) == "It is due in May."
    assert parsed.sentence_at(99).of(parsed.text) == parsed.text
