"""Whether one quantity states, denies or only touches another, and in which words."""
