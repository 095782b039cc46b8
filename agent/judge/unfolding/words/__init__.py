"""What a claim says in other words, told in them."""
