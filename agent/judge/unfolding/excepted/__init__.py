"""What is excepted, set apart or set against, told on its own."""
