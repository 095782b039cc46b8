"""A package, so that fixtures of the scope `package` end with this folder."""
