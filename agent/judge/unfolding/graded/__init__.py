"""What differs by tier, remit or season, told for the case of a claim."""
