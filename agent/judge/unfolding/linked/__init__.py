"""What two sentences or sources tell only together: times, limits and kinds held together."""
