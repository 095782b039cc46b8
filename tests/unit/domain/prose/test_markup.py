import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.domain.prose.markup import inlines, readable, uncut

MARKS = [
    *"*_`#[]()<>{}|\\!&-+=~\n\r\t :.1a ",
    "**",
    '{% page "/x" %}',
    "](http://a.b/c_d)",
    "[word",
    "<br>",
    "<a href='x'>",
    "</a>",
    "&nbsp;",
    "```\n",
    "| a | b |\n",
    "|---|---|\n",
    "\n# ",
    "\n- ",
    "\n2. ",
    "<!--",
    "-->",
    "München",
]
texts = st.lists(st.sampled_from(MARKS) | st.text(max_size=6), max_size=40).map("".join)

CASES = [
    ("plain words stay", "plain words stay"),
    ("# Title #", "Title"),
    ("See [the **big** page](http://x/_a_b).", "See the big page."),
    ('See [the page]({% page "/tools/x" %}#top) now', "See the page now"),
    ("[![logo](l.png)](http://x)", "logo"),
    ("[text][ref]", "text"),
    ("Ask [the Help\nDesk](http://x)\nat once.", "Ask the Help Desk\nat once."),
    ('ask in {% slack_channel "people-ops" %} first', "ask in people-ops first"),
    ("{% alert %}\nBeware\n{% endalert %}", "\nBeware\n"),
    ("{{ site.name }} a", " a"),
    ("*a* **b** _c_ __d__ ***e***", "a b c d e"),
    ("~~It is red.~~ It is blue.", " It is blue."),
    ("It costs ~~80~~ 90 ~ 95 euros, ~~~5.", "It costs  90 ~ 95 euros, ~~~5."),
    ("It costs <del>80</del> <s class='x'>85</s> 90 euros.", "It costs   90 euros."),
    ("The <strong>gate</strong> is <small>red</small>.", "The gate is red."),
    ("2 * 3 * 4 = 24", "2 * 3 * 4 = 24"),
    ("snake_case_name and a*b*c", "snake_case_name and a*b*c"),
    ("use `a_b*c` here", "use a_b*c here"),
    ("```sh\nrm *x* # y\n```", "\nrm *x* # y\n"),
    ("March 2023\\. and \\[date\\]", "March 2023. and [date]"),
    ("<b>bold</b> a<br>b", "bold a b"),
    ("if a <b and c> d", "if a <b and c> d"),
    ("x < 5 and y > 3", "x < 5 and y > 3"),
    ("&lt;5&nbsp;kg &amp; more &unknown;", "<5 kg & more &unknown;"),
    ("<https://a.b/c_d_e>", "https://a.b/c_d_e"),
    ("- one\n* two\n1. three\n2) four", "one\ntwo\nthree\nfour"),
    ("- [ ] todo", "todo"),
    ("It began in\n2024. Then it went on.", "It began in\n2024. Then it went on."),
    ("of the year\n12. Not an item", "of the year\n12. Not an item"),
    ("> quoted\n> - item", "quoted\nitem"),
    ("| A | B |\n|---|---|\n| 1 | 2 |", " A; B \n\n 1; 2 "),
    ("a | b", "a | b"),
    ("claim [cite:abc123][cite:def456]", "claim [cite:abc123][cite:def456]"),
    ("as shown [1][2]", "as shown [1][2]"),
    ("a <!-- hidden --> b", "a  b"),
    ("word[^1]", "word"),
    ("[ref]: http://x", ""),
    ("Heading\n=======", "Heading\n"),
    ("-5 °C", "-5 °C"),
    ("# Head\r\ntext\r\n", "Head\r\ntext\r\n"),
]


@pytest.mark.parametrize(("source", "expected"), CASES)
def test_markup_is_taken_out(source: str, expected: str) -> None:
    assert readable(source)[0] == expected


@given(texts)
def test_every_character_has_its_origin(source: str) -> None:
    text, offsets = readable(source)
    assert len(offsets) == len(text)
    assert all(a < b for a, b in itertools.pairwise(offsets))
    assert all(0 <= i < len(source) for i in offsets)
    replaced = [(c, source[i]) for c, i in zip(text, offsets, strict=True) if c != source[i]]
    assert all(origin in "&<|." or (c, origin) == (" ", "\n") for c, origin in replaced)


@given(st.text(alphabet=st.characters(categories=("L",)), min_size=1, max_size=50))
def test_words_alone_are_untouched(source: str) -> None:
    assert readable(source) == (source, list(range(len(source))))


def test_long_unclosed_marks_stay_fast() -> None:
    for mark in ("*a ", "[", "`", "<a ", "![a](", "_x", "&", "|", "{% "):
        text, offsets = readable(mark * 3000)
        assert len(text) == len(offsets)


@pytest.mark.parametrize(
    ("text", "words", "whole"),
    [
        ("Use `--fast`, then stop.", "Use `--fast", "Use `--fast`"),
        ("`A` is set, so use `B`.", "A` is set", "`A` is set"),
        ("It costs *5 euros*, they say.", "It costs *5 euros", "It costs *5 euros*"),
        ("**Fees are 5 euros, visits are free.**", "Fees are 5 euros", "**Fees are 5 euros"),
        ("**Fees are 5 euros, visits are free.**", "visits are free", "visits are free"),
        ("**Fees are 5 euros**", "Fees are 5 euros", "**Fees are 5 euros**"),
        (
            "See [the guide](http://x.y/z), please.",
            "See [the guide",
            "See [the guide](http://x.y/z)",
        ),
        ("See [the long guide](http://x.y).", "See [the long", "See [the long guide](http://x.y)"),
        ("The **`id`** is new.", "The **`id", "The **`id`**"),
        ("a * b is 5 and c * d is 6", "a * b is 5", "a * b is 5"),
    ],
)
def test_no_range_ends_between_marks_and_what_they_mark(text: str, words: str, whole: str) -> None:
    start = text.index(words)
    a, b = uncut(start, start + len(words), inlines(text))
    assert text[a:b] == whole
