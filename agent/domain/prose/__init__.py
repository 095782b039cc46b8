"""Texts as they are read: blocks, sentences, words and figures."""
