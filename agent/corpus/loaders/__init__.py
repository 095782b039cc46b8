"""One loader a file format; ``agent.corpus.loaders.load`` chooses among them."""
