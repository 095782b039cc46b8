"""Chat models: opened by role string, called within a budget, with retries and a cache."""
