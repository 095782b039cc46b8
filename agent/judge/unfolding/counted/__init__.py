"""Sums and multiples told in a number: *90 days, extended by 30* is *120 days* when extended."""
