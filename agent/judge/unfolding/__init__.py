"""Evidence unfolded: *respectively*, *the latter*, what is cut short, excepted or set against."""
