"""Which value of the evidence the claim's is held against, and which denies it."""
