"""A draft's sentences, list items, headings and table cells as units that stand alone."""
