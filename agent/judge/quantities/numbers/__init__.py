"""Numbers in a text: digits, words, scales, Roman numerals, and numbers that only name."""
