"""One number told by way of another: multiples, gaps, complements, equal parts, time zones."""
