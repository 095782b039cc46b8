"""Reports as text for people: pure functions from domain types to rich renderables."""
