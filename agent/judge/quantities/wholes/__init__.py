"""Several things and their total: what holds of all of them is not what holds of each."""
