"""What a table says beyond its cells: extremes, counts, trends, ranges, two cells compared."""
