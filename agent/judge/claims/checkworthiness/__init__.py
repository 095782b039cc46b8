"""What claims something that documents could settle, of what kind, how much it matters."""
