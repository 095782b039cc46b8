"""Where workspaces live, and who may write into them."""
