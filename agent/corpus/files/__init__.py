"""Files found, watched, and parsed in processes that can be ended."""
