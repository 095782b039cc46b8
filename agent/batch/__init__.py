"""Many drafts or questions from a file: read in parts, checked, every row once."""
