from agent.corpus.retrieval.sentences import by_sentence

LONG = (
    "The review has five steps. Ratings are entered by the supervisor. "
    "Who starts after September 1 takes no part in the cycle. Peers write at most a page. "
    "The board meets in November."
)
TEXTS = {
    "near": "The cycle starts in May. It has dates.",
    "said": LONG,
    "scattered": "September is warm. The cycle is long. Its start is open. A part is new. 1 page.",
    "other": "Bicycles are kept in the yard.",
}


def test_what_one_sentence_says_comes_before_what_is_scattered() -> None:
    query = "People who start after September 1 take no part in the cycle."
    assert by_sentence(query, TEXTS)[0] == "said"


def test_texts_without_a_word_of_the_query_are_left_out() -> None:
    assert "other" not in by_sentence("the cycle in September", TEXTS)
    assert by_sentence("is it of the", TEXTS) == []
    assert by_sentence("cycle", {}) == []
    assert by_sentence("cycle", {"empty": ""}) == []


def test_rare_words_tell_more_than_common_ones() -> None:
    texts = {str(n): "The fee is due in May." for n in range(5)} | {"b": "A kayak is lent in May."}
    assert by_sentence("the fee for a kayak in May", texts)[0] == "b"


def test_of_two_with_the_same_words_the_shorter_comes_first_then_the_id() -> None:
    texts = {
        "c": "Tents are lent, with poles and pegs and a bag to carry.",
        "b": "Tents.",
        "a": "Tents.",
    }
    assert by_sentence("tents", texts) == ["a", "b", "c"]
