from pathlib import Path

from agent.corpus.chunking.chunks import chunk, index_text
from agent.corpus.chunking.splitting import word_pieces
from agent.corpus.loaders.load import load
from evals.generated import ASKED, queries, write_documents


def test_generated_documents_make_as_many_chunks_as_were_asked_for(tmp_path: Path) -> None:
    write_documents(tmp_path, 47)
    chunks = [c for p in sorted(tmp_path.rglob("*.md")) for c in chunk(load(p))]
    assert len(chunks) == 47
    assert len({c.text for c in chunks}) == 47
    sizes = [sum(map(word_pieces, index_text(c))) for c in chunks]
    assert 100 < sum(sizes) / len(sizes) < 170  # a handbook's have 132 tokens


def test_queries_share_words_with_the_documents_and_are_always_the_same(tmp_path: Path) -> None:
    write_documents(tmp_path, 400)
    text = " ".join(p.read_text() for p in tmp_path.rglob("*.md")).lower()
    asked = queries(30)
    assert asked == queries(30)
    assert all(0 < len(q.split()) == len(set(q.split())) <= ASKED for q in asked)
    found = [word in text for q in asked for word in q.split()]
    assert sum(found) > len(found) / 2
