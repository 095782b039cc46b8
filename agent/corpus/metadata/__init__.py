"""What a document says about itself: front matter, and its date."""
