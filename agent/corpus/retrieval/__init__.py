"""Both searches fused into hits, and the publishing of what they read."""
