"""What differs by band, tier or step."""
