"""Identity: who calls, which workspaces they reach and what they may do there."""
