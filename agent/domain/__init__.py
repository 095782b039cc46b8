"""The words of the domain, as frozen types; nothing here does input or output."""
