"""Operations on alike numbers: sums, differences, shares, portions, rests and changes."""
